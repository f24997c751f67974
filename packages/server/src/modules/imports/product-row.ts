import {
  type Allergens,
  isGtin,
  type Nutrients,
  readAllergenMark,
  readAllergenStatement,
} from '@commissary/domain/food'
import { formatPack, packLevelsOf, parsePack, type PackLevels, type ParsedPack } from '@commissary/domain/packs'

import { message } from '../../shared/messages.ts'
import type { Cells } from './cells.ts'
import type { FileContext } from './file-context.ts'
import { priceOf, type RowPrice } from './price-cells.ts'
import { allergenOfField } from './product-columns.ts'
import { vendorFinder } from './vendor-names.ts'

/** A product as a distributor's row states it. A blank cell says nothing: null. */
export interface ProductData {
  code: string
  name: string
  category: string | null
  brand: string | null
  pack: ProductPack | null
  gtin: string | null
  nutrients: Nutrients
  /** What the row states; the others are unknown. */
  allergens: Allergens
  vendorId: number | null
  /** The name of the known vendor, or the one in the file. Null if neither is given. */
  vendorName: string | null
  /** The vendor's number for the product; null without a known vendor. */
  vendorItem: string | null
  /** The code is the number that a vendor gives the product: another vendor's product can have the same. */
  isVendorCode: boolean
  price: RowPrice | null
}

export interface ProductPack {
  text: string
  /** "6 × 5 lb"; null where the text is not understood. */
  understood: string | null
  /** Why it is not understood, in the caterer's language. */
  problem: string | null
  levels: PackLevels
}

/** Reads the products of one file. What cannot be understood becomes a warning, and is left out or kept as text. */
export function createProductReader(context: FileContext) {
  const findVendor = vendorFinder(context)
  const seenGtins = new Map<string, number>()

  return function productOf(code: string, read: Cells, row: number): ProductData {
    refuseRemoved(read)
    const { pack, parsed } = packOf(read)
    const vendor = findVendor(read)
    const vendorItem = vendor.id === null ? null : (read.has('vendorItem') && read.text('vendorItem', false)) || code
    const isVendorCode = vendor.name !== null && (vendorItem === null || vendorItem === code)
    return {
      code,
      name: nameOf(read),
      category: read.text('foodGroup', false) || null,
      brand: read.text('brand', false) || null,
      pack,
      gtin: gtinOf(read, seenGtins, row),
      nutrients: read.checkedNutrients(),
      allergens: allergensOf(read),
      vendorId: vendor.id,
      vendorName: vendor.name,
      vendorItem,
      isVendorCode,
      // A price from an unknown vendor would belong to no one.
      price: vendor.name !== null && vendor.id === null ? null : priceOf(read, parsed, context),
    }
  }
}

/** A list may name what it no longer has, as USDA's list of its foods does. */
function refuseRemoved(read: Cells): void {
  const status = read.text('status', false)
  if (!/^(removed|deleted|discontinued|inactive|delisted|unavailable|no longer available)$/i.test(status)) return
  read.problem(read.header('status'), status, message('imports.row.removed'))
}

/** Lists end with totals: "Total items", 4. */
function nameOf(read: Cells): string {
  const name = read.text('description', true)
  if (name !== '' && !/\p{L}/u.test(name)) read.problem(read.header('description'), name, message('imports.row.noName'))
  return name
}

function packOf(read: Cells): { pack: ProductPack | null; parsed: ParsedPack | null } {
  const parts = [read.text('pack', false), read.text('packSize', false)].filter(Boolean)
  if (parts.length === 0) return { pack: null, parsed: null }
  const text = parts.join('/')
  const parsed = parsePack(text)
  const levels = packLevelsOf(parsed)
  if (parsed.ok) return { pack: { text, understood: formatPack(parsed.pack), problem: null, levels }, parsed }
  const problem = read.warning('pack', message(`imports.pack.${parsed.problem}`, { part: parsed.part }))
  return { pack: { text, understood: null, problem, levels }, parsed }
}

/**
 * The GTIN without the spaces and dashes of its printed form. Each case has its own, so a second row with the same one gets none.
 */
function gtinOf(read: Cells, seen: Map<string, number>, row: number): string | null {
  const text = read.text('gtin', false).replace(/[\s-]/g, '')
  if (text === '') return null
  if (!isGtin(text)) {
    read.warning('gtin', message('imports.warning.gtin'))
    return null
  }
  const first = seen.get(text.padStart(14, '0'))
  if (first !== undefined) {
    read.warning('gtin', message('imports.warning.sameGtin', { row: String(first) }))
    return null
  }
  seen.set(text.padStart(14, '0'), row)
  return text
}

/** What the row states about each allergen. An allergen's own column overrides the statement, and what is not stated is unknown. */
function allergensOf(read: Cells): Allergens {
  const { allergens, unread } = readAllergenStatement(read.text('allergenText', false))
  if (unread.length > 0) {
    read.warning('allergenText', message('imports.warning.allergenText', { part: unread.join(', ') }))
  }
  for (const field of read.fields()) {
    const allergen = allergenOfField(field)
    if (!allergen) continue
    const level = readAllergenMark(read.plain(field))
    if (level === null) read.warning(field, message('imports.warning.allergenMark'))
    else if (level !== 'unknown') allergens[allergen] = level
  }
  return allergens
}
