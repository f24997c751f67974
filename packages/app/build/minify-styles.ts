import type { Plugin } from 'vite'

/**
 * Removes indentation from the files of styles, because the minifier leaves template literals alone. Lines stay, so
 * source maps stay right. It saves about 2 KB (gzip) on every screen.
 */
export function minifyStyles(): Plugin {
  return {
    name: 'minify-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /(\.styles|\/GlobalStyle)\.tsx?$/ },
      handler: (code) => ({ code: code.replaceAll(/^[ \t]+/gm, ''), map: null }),
    },
  }
}
