import { createHash } from 'node:crypto'

/** Identifies a header row, whatever its capitals and spaces. */
export const headerHash = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map((header) => header.normalize('NFKC').trim().toLowerCase())))
    .digest('hex')
