import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // An embedded PostgreSQL starts in each file.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
