import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['rules', 'catalogue', 'contract', 'api', 'web', 'tools'],
    passWithNoTests: false,
  },
})
