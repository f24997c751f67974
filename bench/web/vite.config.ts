import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

import { compileEarly } from '../../packages/app/build/compile-early.ts'

/** The pages, built like the app. */
export default defineConfig({
  root: `${import.meta.dirname}/pages`,
  base: './',
  // For both pages, although a handwritten page would hardly use it.
  plugins: [react(), compileEarly(() => true)],
  resolve: { conditions: ['@commissary/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir: '../dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        floor: `${import.meta.dirname}/pages/floor/index.html`,
        week: `${import.meta.dirname}/pages/week/index.html`,
        table: `${import.meta.dirname}/pages/table/index.html`,
      },
    },
  },
})
