import { MagicString } from 'magic-string'
import type { Plugin } from 'vite'

/**
 * Comments, indentation, and what CSS does not need beside a sign. The code of such a file has no semicolons, so a line ends
 * with one in CSS only.
 */
const needless = /\/\*.*?\*\/\s*|(?<=[;{])\s+|;?\s+(?=\})| (?=\{)|(?<=^\s*[\w-]+:) |(?<=\n)\s+/gms

/** Packs the files of styles, because the minifier leaves template literals alone. */
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
