import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['rules', 'catalogue', 'contract', 'http', 'api', 'web', 'tools'],
    passWithNoTests: false,
  },
})
