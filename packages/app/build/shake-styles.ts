import type { Plugin } from 'vite'

const prefixing = 'e.prefix&&c.push(o.prefixer),'

/**
 * Lets the bundler leave out the vendor prefixes of styled-components, which no supported browser needs and nothing turns on:
 * about 1 KB (gzip) on every page. Fails when a new version of the package writes them differently.
 */
export function shakeStyles(): Plugin {
  return {
    name: 'shake-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/styled-components\.browser\.esm\.js$/ },
      handler(code) {
        if (!code.includes(prefixing)) throw new Error('shake-styles found no prefixes in styled-components')
        return { code: code.replace(prefixing, ''), map: null }
      },
    },
  }
}
