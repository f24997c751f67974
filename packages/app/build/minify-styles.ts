import type { Plugin } from 'vite'

/**
 * Removes indentation, comments and needless signs from the files of styles, because the minifier leaves template literals
 * alone. Lines stay, so source maps stay right.
 */
export function minifyStyles(): Plugin {
  return {
    name: 'minify-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /(\.styles|\/GlobalStyle)\.tsx?$/ },
      handler: (code) => ({ code: packed(withoutComments(code)), map: null }),
    },
  }
}

/** Without spaces around names and braces; between values one can mean something. */
const packed = (code: string) =>
  code
    .replaceAll(/^[ \t]+/gm, '')
    .replaceAll(/^([\w-]+): /gm, '$1:')
    .replaceAll(/ \{$/gm, '{')
    .replaceAll(/;\n\}/g, '\n}')

const withoutComments = (code: string) =>
  code.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ''))
