import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive: its text comes piece by piece. */
export interface ZipEntry {
  name: string
  text: AsyncIterable<string> | Iterable<string>
}

interface Written {
  name: Buffer
  crc: number
  packed: number
  size: number
  at: number
}

/** Sizes follow each file, because they are unknown before; names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** January 1, 1980: the same files make the same bytes. */
const day = 0x0021

/** An archive of texts as a stream, so that one of any size needs little memory. Files must be below 4 GB each. */
export async function* zipPieces(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let at = 0
  for await (const { name, text } of entries) {
    const file: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at }
    written.push(file)
    const head = Buffer.concat([
      numbers([0x04034b50, 4], [20, 2], ...facts(null), [file.name.length, 2], [0, 2]),
      file.name,
    ])
    at += head.length
    yield head
    for await (const piece of deflate(text, file)) {
      at += piece.length
      yield piece
    }
    const tail = numbers([0x08074b50, 4], [file.crc, 4], [file.packed, 4], [file.size, 4])
    at += tail.length
    yield tail
  }
  const directory = Buffer.concat(
    written.flatMap((file) => [
      numbers([0x02014b50, 4], [20, 2], [20, 2], ...facts(file), [file.name.length, 2], [0, 8], [0, 4], [file.at, 4]),
      file.name,
    ]),
  )
  yield directory
  const count = written.length
  yield numbers([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [directory.length, 4], [at, 4], [0, 2])
}

const facts = (file: Written | null): [number, number][] => [
  [flags, 2],
  [deflated, 2],
  [0, 2],
  [day, 2],
  [file?.crc ?? 0, 4],
  [file?.packed ?? 0, 4],
  [file?.size ?? 0, 4],
]

/** Numbers, each in its number of bytes, lowest byte first. */
function numbers(...all: (readonly [value: number, bytes: number])[]): Buffer {
  const buffer = Buffer.alloc(all.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of all) {
    if (bytes <= 4) buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

async function* deflate(text: ZipEntry['text'], file: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of text) {
      const bytes = Buffer.from(piece)
      file.crc = crc32(bytes, file.crc)
      file.size += bytes.length
      yield bytes
    }
  }
  const packed = createDeflateRaw({ level: 6 })
  // An error in the texts ends the stream with that error.
  pipeline(Readable.from(counted()), packed, () => undefined)
  for await (const piece of packed as AsyncIterable<Buffer>) {
    file.packed += piece.length
    yield piece
  }
}
