import { defineConfig } from 'vitest/config'

/** `npm run proof`: what takes minutes, because it starts and kills the service again and again. */
export default defineConfig({
  test: {
    name: 'api proof',
    environment: 'node',
    include: ['api/src/**/*.proof.ts'],
    // Says what was found, not only that it was right.
    reporters: ['verbose'],
    hookTimeout: 60_000,
  },
})
