import { join } from 'node:path'
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
  // wouter asks for the shim of a hook that every React we support has itself, and for a parser of patterns that nobody here writes.
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      regexparam: join(import.meta.dirname, 'src/routes/noPatterns.ts'),
    },
  },
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
            codeSplitting: { groups: [{ name: chunkOf }], includeDependenciesRecursively: false },
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

/** Parts that one cart page often needs several of: a file each would be a dozen requests, and what they share a dozen more. */
const partsOfCart = {
  extras: [
    'cart/EmailChoice.tsx',
    'cart/EmailBanner.tsx',
    'cart/EmailAccounts.tsx',
    'cart/ServerChoices.tsx',
    'cart/BonusBanner.tsx',
  ],
  dialogs: ['cart/InstallmentsDialog.tsx', 'cart/FreeDomainDialog.tsx', 'cart/HelpVideoDialog.tsx'],
  early: ['routes/CycleRoute.tsx', 'routes/DomainRoute.tsx'],
  after: ['routes/afterStart.ts', 'session/counting.ts'],
  domains: [
    'routes/DomainLine.tsx',
    'routes/BuyerLine.tsx',
    'domains/DomainBox.tsx',
    'domains/DomainEditor.tsx',
    'domains/OwnerDocument.tsx',
    'domains/TransferLine.tsx',
  ],
} as const

/** React with what stands around its evaluation, and what the bundler puts before everything: a file that is run before the rest. */
const partsOfReact = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/evaluation\/|rolldown\/runtime/

/**
 * The chunk of a module: `react`; `shop` for what the entry imports without waiting for it, directly or through others; then what one group of parts
 * has for itself, and `shared` for what it has in common with another group or a later step. The bundler places everything else.
 */
function chunkOf(moduleId: string, graph: ModuleGraph): string | null {
  if (partsOfReact.test(moduleId)) return 'react'
  const roots = rootsOf(moduleId, graph)
  if (roots.some((root) => root.endsWith(entry))) return 'shop'
  const groups = [...new Set(roots.map(groupOf))]
  return groups.length === 1 ? (groups[0] ?? null) : 'shared'
}

const groupOf = (root: string): string | null =>
  Object.entries(partsOfCart).find(([, parts]) => parts.some((part) => root.endsWith(`src/${part}`)))?.[0] ??
  null

/** The modules that nobody imports but by waiting for them, and that cannot run without this one. */
function rootsOf(moduleId: string, graph: ModuleGraph): readonly string[] {
  const seen = new Set<string>()
  const visit = (id: string): readonly string[] => {
    if (seen.has(id)) return []
    seen.add(id)
    const importers = graph.getModuleInfo(id)?.importers ?? []
    return importers.length === 0 ? [id] : importers.flatMap(visit)
  }
  return visit(moduleId)
}
