import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

interface Chunk {
  name: string
  isEntry: boolean
}

/**
 * Asks the browser to compile all of a file while it downloads, off the main thread. Otherwise it compiles each function on its
 * first call: over 1,000 of them, a third of the time from the code to the first rows. To other browsers it is a comment.
 *
 * @param isEarly the files most of which the first paint runs; elsewhere the hint would compile code in vain
 */
export const compileEarly = (isEarly: (chunk: Chunk) => boolean): Plugin => ({
  name: 'compile-early',
  apply: 'build',
  generateBundle: {
    // It has to be the first line, and other plugins add some.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !isEarly(file)) continue
        file.code = hint + file.code
        const map = bundle[`${file.fileName}.map`]
        // The hint moves the code down one line.
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
      }
    },
  },
})
