const endRecord = 0x06054b50
const fileHeader = 0x02014b50
const endLength = 22
const maxComment = 0xffff

export interface ZipSize {
  files: number
  /** The paths of the files, with their folders. */
  names: string[]
  /** Bytes after unpacking, as the archive states them. */
  unpacked: number
}

/**
 * The size of a zip archive's content by its directory, without unpacking anything; null if the directory is broken, or if
 * it needs ZIP64, which no workbook of a permitted size does. Unpacking never writes more bytes than stated here.
 */
export function zipSize(bytes: Buffer): ZipSize | null {
  const end = findEnd(bytes)
  if (end === null) return null
  const files = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let unpacked = 0
  const names: string[] = []
  for (let file = 0; file < files; file++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== fileHeader) return null
    unpacked += bytes.readUInt32LE(at + 24)
    names.push(bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)))
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return { files, names, unpacked }
}

/** The record at the end of the archive; a comment can follow it. */
function findEnd(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - endLength - maxComment)
  for (let at = bytes.length - endLength; at >= first; at--) {
    if (bytes.readUInt32LE(at) === endRecord) return at
  }
  return null
}
