import { message } from '../../shared/messages.ts'
import type { Cells } from './cells.ts'
import type { FileContext, KnownVendor } from './file-context.ts'

/** The vendor of a row. A name without an id is unknown. */
interface RowVendor {
  id: number | null
  name: string | null
}

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Finds the vendor of each row: the one that its cell names, by name or code ignoring case, else the vendor of the file. A name
 * that no vendor or two vendors have gets a warning, and is never matched to a similar one.
 */
export function vendorFinder({ vendorId, vendors }: Pick<FileContext, 'vendorId' | 'vendors'>) {
  const byName = new Map<string, KnownVendor[]>()
  for (const vendor of vendors) {
    for (const name of new Set([plain(vendor.name), plain(vendor.vendorCode)])) {
      byName.set(name, [...(byName.get(name) ?? []), vendor])
    }
  }
  const ofFile = vendors.find(({ id }) => id === vendorId)

  return function findVendor(read: Cells): RowVendor {
    const name = read.text('vendor', false)
    if (name === '') return { id: ofFile?.id ?? null, name: ofFile?.name ?? null }
    const [found, ...others] = byName.get(plain(name)) ?? []
    if (found && others.length === 0) return { id: found.id, name: found.name }
    read.warning('vendor', message(found ? 'imports.warning.vendorTwice' : 'imports.warning.vendor', { name }))
    return { id: null, name }
  }
}
