import type { Plugin } from 'vite'

/**
 * Takes `with { type: 'json' }` from the imports of message catalogs in development: the server answers them as JavaScript, and a
 * browser that is told to expect JSON refuses that. Node and TypeScript need the words.
 */
export const plainJsonImports = (): Plugin => ({
  name: 'commissary:plain-json-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/src\/generated\/load-[\w-]+\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(", { with: { type: 'json' } }", ''), map: null }),
  },
})
