import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressing smaller files saves nothing. */
const leastBytes = 1024

/** Compresses every script and style at build time, at the highest level, so that the server need not. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const texts = Object.values(bundle).flatMap((file) => {
        if (!/\.(js|css|svg)$/.test(file.fileName)) return []
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        return bytes.length < leastBytes ? [] : [{ name: path.join(dir, file.fileName), bytes }]
      })
      await Promise.all(
        texts.flatMap(({ name, bytes }) => [
          brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).then((packed) =>
            writeFile(`${name}.br`, packed),
          ),
          zip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${name}.gz`, packed)),
        ]),
      )
    },
  }
}
