import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

import { defineConfig } from 'vite'

/** Programs and threads, each bundled into a separate file in `dist/`, where `startWorker` finds threads by name. */
const folders = [
  'src',
  'src/commands',
  'src/db/embedded',
  'src/documents',
  'src/modules/imports',
  'src/modules/nutrition-planner',
]
const files = folders.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder)).map((file) => `${folder}/${file}`),
)
const entries = files.filter((file) => /^src\/(main|commands\/(?!command\b).*|.*-worker)\.tsx?$/.test(file))

export default defineConfig({
  build: {
    ssr: true,
    target: 'node26',
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((file) => [basename(file).replace(/\.tsx?$/, ''), file])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
