import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vitest/config'

/** A country's texts hold those of its language as well: a cache by the one file alone would give yesterday's words. */
const freshTexts: Plugin = {
  name: 'fresh-texts',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.includes('.po') ? false : undefined)),
}

export default defineConfig({
  plugins: [freshTexts, lingui({ configPath: join(import.meta.dirname, 'lingui.config.js') })],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
