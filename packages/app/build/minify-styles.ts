import { MagicString } from 'magic-string'
import type { Plugin } from 'vite'

/**
 * Comments, indentation, and what CSS does not need next to punctuation. The code of such a file has no semicolons, so only
 * lines of CSS end with one.
 */
const needless = /\/\*.*?\*\/\s*|(?<=[;{])\s+|;?\s+(?=\})| (?=\{)|(?<=^\s*[\w-]+:) |(?<=\n)\s+/gms

/** Minifies the style files, because the minifier leaves template literals alone. */
export function minifyStyles(): Plugin {
  return {
    name: 'minify-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /(\.styles|\/GlobalStyle)\.tsx?$/ },
      handler(code) {
        const packed = new MagicString(code).replaceAll(needless, '')
        return { code: packed.toString(), map: packed.generateMap({ hires: true }) }
      },
    },
  }
}
