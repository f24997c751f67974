import { createHash } from 'node:crypto'

/** Identifies the files of a vendor with a header row, whatever its capitals and spaces. */
export const headerHash = (headers: readonly string[], vendorId: number | null = null): string => {
  const names = headers.map((header) => header.normalize('NFKC').trim().toLowerCase())
  return createHash('sha256')
    .update(JSON.stringify(vendorId === null ? names : [vendorId, names]))
    .digest('hex')
}
