/**
 * Which schema library is smaller in the browser? The answer of `calculate`, written in both, bundled and minified as the storefront
 * is, in bytes after brotli. `npm run bench:schema`
 */
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

async function bytesOf(file: string): Promise<{ minified: number; brotli: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve(import.meta.dirname, file), preserveEntrySignatures: 'strict' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (bundle === undefined || !('output' in bundle))
    throw new Error('a build that is not watched has an output')
  const code = bundle.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return { minified: code.length, brotli: brotliCompressSync(code).length }
}

for (const [name, file] of [
  ['valibot', 'withValibot.ts'],
  ['zod/mini', 'withZodMini.ts'],
] as const) {
  const { minified, brotli } = await bytesOf(file)
  console.log(
    `${name.padEnd(10)} ${String(minified).padStart(7)} B minified ${String(brotli).padStart(7)} B brotli`,
  )
}
