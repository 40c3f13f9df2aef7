import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const entry = 'src/entry-client.tsx'
const boot = 'src/boot.ts'

/** Two builds of one source: the browser's (`vite build`) and the server's renderer (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), lingui({ cwd: import.meta.dirname, failOnMissing: true })],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // wouter asks for the shim of a hook that every React we support has itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  ssr: { noExternal: [/^@balcao\//] },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, ssr: 'src/entry-server.tsx' }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        rolldownOptions: {
          input: [entry, boot],
          // The boot calls what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          // All that the first page runs stands in one chunk: by itself the bundler cuts out what later screens share, which
          // compresses worse (3 KB brotli) and asks for more files.
          output: {
            codeSplitting: { groups: [{ name: firstPage }] },
            // The first chunk names every later one: seven letters of each hash tell releases apart, and no hash compresses.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
}))

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

/** `shop` for what the entry imports, directly or through others, without waiting for it. */
function firstPage(moduleId: string, graph: ModuleGraph): string | null {
  const seen = new Set<string>()
  const reaches = (id: string): boolean => {
    if (id.endsWith(entry)) return true
    if (seen.has(id)) return false
    seen.add(id)
    return (graph.getModuleInfo(id)?.importers ?? []).some(reaches)
  }
  return reaches(moduleId) ? 'shop' : null
}
