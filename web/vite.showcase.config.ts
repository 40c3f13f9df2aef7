import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Serves the page of all primitives (`npm run ui`). No production build knows of it: nothing there imports `showcase`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { open: false },
  build: { outDir: 'dist/showcase', rolldownOptions: { input: 'showcase.html' } },
})
