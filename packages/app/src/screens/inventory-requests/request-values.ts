import type { RequestItem, StockRequest, StockRequestInput } from '@commissary/api-client'

import { fromGiven, toGiven, toQuantity, type UnitAmount } from './pack-units.ts'

/** An item of the form. */
export interface LineValues {
  item: RequestItem
  typed: UnitAmount
}

export interface RequestValues {
  fromSiteId: string
  /** `site 4` or `vendor 7`. */
  to: string
  needBy: string
  note: string
  lines: readonly LineValues[]
}

export function toValues(request: StockRequest | null, ownSiteId: number | undefined): RequestValues {
  if (!request) {
    return { fromSiteId: ownSiteId ? String(ownSiteId) : '', to: '', needBy: '', note: '', lines: [] }
  }
  const { from, to, needBy, note } = request.request
  return {
    fromSiteId: String(from.id),
    to: `${to.kind} ${to.id}`,
    needBy,
    note: note ?? '',
    lines: request.lines.map(({ given, requested, ingredientId, name, code, baseUnit, units, packs, available }) => {
      const item = { ingredientId, name, code, baseUnit, units, packs, available }
      return { item, typed: fromGiven(item, given, requested) }
    }),
  }
}

/** The request for the values. Amounts that are not numbers were refused before. */
export function toInput({ fromSiteId, to, needBy, note, lines }: RequestValues, locale: string): StockRequestInput {
  const [kind, id] = to.split(' ')
  return {
    fromSiteId: Number(fromSiteId),
    toSiteId: kind === 'site' ? Number(id) : null,
    toVendorId: kind === 'vendor' ? Number(id) : null,
    needBy,
    note: note.trim() || null,
    lines: lines.map(({ item, typed }) => ({ ingredientId: item.ingredientId, given: toGiven(typed, locale) ?? {} })),
  }
}

/** Whether an amount is above 0. */
export function isAsked({ item, typed }: LineValues, locale: string): boolean {
  const quantity = toQuantity(item, typed, locale)
  return quantity !== null && Number(quantity) > 0
}
