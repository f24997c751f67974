import { type Pack, packLevels } from '@commissary/domain/food'

import { message, type Message } from '../../shared/messages.ts'
import type { ProductData } from './product-row.ts'

/** A stored product, as rows are matched against it. */
export interface Candidate {
  id: number
  name: string
  codeKey: string
  /** The GTINs of its packs, of every level, as 14 digits. */
  gtins: ReadonlySet<string>
  /** The vendors' numbers for it, with the vendor's id: "7:4471". */
  vendorItems: ReadonlySet<string>
}

/** The stored product that a row is about, none, or why that is not clear. */
export type Match<Known extends Candidate> = { known: Known | null } | { problem: Message }

/** A vendor's number for a product, as rows of imports keep it. Null without a known vendor. */
export const vendorItemOf = ({ vendorId, vendorItem }: Pick<ProductData, 'vendorId' | 'vendorItem'>): string | null =>
  vendorId === null || vendorItem === null ? null : `${vendorId}:${vendorItem.toLowerCase()}`

/** 14 digits: GTINs of 12 and 13 digits are padded with leading zeros. */
export const gtinKeyOf = (gtin: string | null): string | null => gtin?.padStart(14, '0') ?? null

/** The GTINs of packs: of cases, of inner packs and of single units. */
export const gtinsOfPacks = (packs: readonly Pack[]): Set<string> =>
  new Set(packs.flatMap((pack) => packLevels.flatMap((level) => gtinKeyOf(pack[level]?.gtin ?? null) ?? [])))

/**
 * Matches a row with the products that share its vendor's number, its GTIN or its code, in this order. If two of them name
 * different products, the row is unresolved, with both names. A code that is a vendor's number does not match a product that
 * vendors know by other numbers: two vendors' products with the same number are different products.
 */
export function matchRow<Known extends Candidate>(data: ProductData, candidates: readonly Known[]): Match<Known> {
  const item = vendorItemOf(data)
  const gtin = gtinKeyOf(data.gtin)
  const byVendor = candidates.filter(({ vendorItems }) => item !== null && vendorItems.has(item))
  const byGtin = candidates.filter(({ gtins }) => gtin !== null && gtins.has(gtin))
  const ofCode = candidates.find(
    ({ codeKey, vendorItems }) =>
      codeKey === data.code.toLowerCase() && !(data.isVendorCode && (byVendor.length > 0 || vendorItems.size > 0)),
  )
  const [first, second] = byVendor
  if (first && second) return differ('vendorItems', first, second)
  if (first && byGtin.length > 0 && !byGtin.includes(first)) return differ('vendorAndGtin', first, byGtin[0] ?? first)
  if (first && ofCode && ofCode !== first) return differ('vendorAndCode', first, ofCode)
  if (first) return { known: first }

  if (byGtin.length === 0) return { known: ofCode ?? null }
  if (ofCode && !byGtin.includes(ofCode)) return differ('gtinAndCode', byGtin[0] ?? ofCode, ofCode)
  const [one, other] = byGtin
  if (one && other && !ofCode) return differ('gtins', one, other)
  return { known: ofCode ?? one ?? null }
}

type Difference = 'vendorItems' | 'vendorAndGtin' | 'vendorAndCode' | 'gtinAndCode' | 'gtins'

const differ = (kind: Difference, first: Candidate, second: Candidate) => ({
  problem: message(`imports.match.${kind}`, { first: first.name, second: second.name }),
})

const maxCode = 20

/** Codes for a product whose own code another vendor's product has, the best first. */
export function otherCodes(code: string, vendorCode: string | null): string[] {
  const ends = [
    ...(vendorCode === null ? [] : [vendorCode]),
    ...Array.from({ length: 8 }, (_, index) => `${index + 2}`),
  ]
  return ends.map((end) => `${code}-${end}`).filter(({ length }) => length <= maxCode)
}
