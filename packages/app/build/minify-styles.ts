import type { Plugin } from 'vite'

/**
 * Removes indentation and comments from the files of styles, because the minifier leaves template literals alone. Lines
 * stay, so source maps stay right.
 */
export function minifyStyles(): Plugin {
  return {
    name: 'minify-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /(\.styles|\/GlobalStyle)\.tsx?$/ },
      handler: (code) => ({ code: withoutComments(code).replaceAll(/^[ \t]+/gm, ''), map: null }),
    },
  }
}

const withoutComments = (code: string) =>
  code.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ''))
