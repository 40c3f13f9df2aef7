import { defineConfig } from '@playwright/test'
import stories from '../playwright.config.ts'

/** `npm run pictures`: the pictures of docs/pictures, taken anew. Look at them before they are kept. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results',
  projects: [{ name: 'pictures' }],
})
