import { defineConfig } from 'vitest/config'

// The compiler and the linter at work: seconds each on a busy machine.
export default defineConfig({
  test: { name: 'tools', environment: 'node', include: ['**/*.test.ts'], testTimeout: 60_000 },
})
