import { limits, type StockChangeInput, type StockLot, type StockRow } from '@commissary/api-client'
import { fromPacks, type LevelSizes } from '@commissary/domain/stock'
import { compareDecimals, negated } from '@commissary/domain/units'
import type { Translate } from '@commissary/messages'
import { isDate } from '@commissary/ui/date'
import type { MergeableField } from '@commissary/ui/record-form'

import { matcherOf } from '../../forms/pattern.ts'

/** The form of a transfer, an adjustment, waste or a return. Numbers are texts, as typed. */
export interface ChangeValues {
  direction: 'less' | 'more'
  /** `location/lot`; empty = any. */
  lot: string
  toSiteId: string
  toLocationId: string
  /** Place, lot, expiry and cost of found goods, unless a lot is chosen. */
  locationId: string
  lotCode: string
  expiresOn: string
  /** Per base unit, for a chosen lot too; empty = as known. */
  unitCost: string
  cases: string
  inners: string
  eaches: string
  /** In the base unit, in addition to the packs. */
  quantity: string
  movedOn: string
  reason: string
}

export const newChange = (row: StockRow, today: string): ChangeValues => ({
  direction: 'less',
  lot: '',
  toSiteId: row.locations.length > 1 ? String(row.siteId) : '',
  toLocationId: '',
  locationId: '',
  lotCode: '',
  expiresOn: '',
  unitCost: '',
  cases: '',
  inners: '',
  eaches: '',
  quantity: '',
  movedOn: today,
  reason: '',
})

export const changeFields = (t: Translate): MergeableField[] => [{ name: 'reason', label: t('stock.change.reason') }]

export const isFound = (kind: StockChangeInput['kind'], { direction }: Pick<ChangeValues, 'direction'>): boolean =>
  kind === 'adjust' && direction === 'more'

const isUnitCost = matcherOf(limits.StockChangeInput.unitCost)
const decimal = /^\d{1,12}(\.\d{1,6})?$/
const numberNames = ['cases', 'inners', 'eaches', 'quantity'] as const

/** The quantity in the base unit; null while a number cannot be read. */
export function quantityOf(values: Pick<ChangeValues, (typeof numberNames)[number]>, sizes: LevelSizes): string | null {
  const texts = Object.fromEntries(numberNames.map((name) => [name, values[name].trim()]))
  if (Object.values(texts).some((text) => text !== '' && !decimal.test(text))) return null
  const count = (name: (typeof numberNames)[number]) => texts[name] || null
  return fromPacks({ case: count('cases'), inner: count('inners'), each: count('eaches') }, sizes, count('quantity'))
}

export function changeErrors(
  kind: StockChangeInput['kind'],
  values: ChangeValues,
  sizes: LevelSizes,
  t: Translate,
): Partial<Record<keyof ChangeValues, string | undefined>> {
  const unreadable = numberNames.filter((name) => values[name].trim() !== '' && !decimal.test(values[name].trim()))
  const quantity = quantityOf(values, sizes)
  return {
    ...Object.fromEntries(unreadable.map((name) => [name, t('stock.change.number')])),
    ...(quantity !== null && compareDecimals(quantity, '0') <= 0 && { quantity: t('stock.change.quantityRequired') }),
    toSiteId: kind === 'transfer' && values.toSiteId === '' ? t('stock.change.siteRequired') : undefined,
    unitCost:
      isFound(kind, values) && values.unitCost !== '' && !isUnitCost(values.unitCost)
        ? t('stock.change.number')
        : undefined,
    movedOn: isDate(values.movedOn) ? undefined : t('stock.change.dateRequired'),
    reason: values.reason.trim() === '' ? t('stock.change.reasonRequired') : undefined,
  }
}

/** The request. An adjustment for less than recorded has a negative quantity, unless `unsigned`. */
export function toChange(
  kind: StockChangeInput['kind'],
  { siteId, ingredientId, packs }: StockRow,
  values: ChangeValues,
  lots: readonly StockLot[],
  sign?: 'unsigned',
): StockChangeInput {
  const total = quantityOf(values, packs[0]?.sizes ?? {}) ?? '0'
  const chosen = lots.find(({ locationId, lotId }) => `${locationId ?? ''}/${lotId}` === values.lot)
  return {
    kind,
    siteId,
    ingredientId,
    movedOn: values.movedOn,
    quantity: kind === 'adjust' && values.direction === 'less' && sign === undefined ? negated(total) : total,
    reason: values.reason.trim(),
    ...(isFound(kind, values) && {
      ...(!chosen && {
        locationId: values.locationId === '' ? null : Number(values.locationId),
        lotCode: values.lotCode.trim() || null,
        expiresOn: values.expiresOn || null,
      }),
      ...(values.unitCost !== '' && { unitCost: values.unitCost.trim() }),
    }),
    ...(chosen && { locationId: chosen.locationId, lotId: chosen.lotId }),
    ...(kind === 'transfer' && {
      toSiteId: Number(values.toSiteId),
      toLocationId: values.toLocationId === '' ? null : Number(values.toLocationId),
    }),
  }
}
