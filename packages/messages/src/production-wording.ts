import { convertDirectly, type Quantity, type Unit } from '@commissary/domain/units'

import { kitchenNumber } from './kitchen-card-wording.ts'
import type { Translate } from './messages.ts'

/** The purchased amount of an ingredient, as it is on the shelf. */
export interface ShelfAmount {
  name: string
  amount: string
  unit: Unit
  isComplete: boolean
  /** Whole packs, largest first; none where the ingredient has no pack of a known size. */
  packs: readonly { level: 'case' | 'inner' | 'each'; count: string }[]
  /** What is left of an opened pack, or all of it without packs. */
  rest: Quantity | null
}

/** "2 cases 3 lb 4 oz"; "≥" before what is only known in part. */
export function shelfText(t: Translate, { packs, rest, isComplete }: ShelfAmount): string {
  const texts = [
    ...packs.map(({ level, count }) => t(`production.packs.${level}`, { count: Number(count) })),
    ...(rest ? [restText(t, rest)] : []),
  ]
  const value = texts.length > 0 ? texts.join(' ') : t('production.line.none')
  return isComplete ? value : t('checks.lowerBound', { value })
}

/** Grams as pounds and ounces, to a tenth of an ounce; other units as they are. */
function restText(t: Translate, { amount, unit }: Quantity): string {
  const ounces = unit === 'g' || unit === 'kg' ? convertDirectly(Number(amount), unit, 'oz') : null
  if (ounces === null) return `${kitchenNumber(amount)} ${t(`words.units.${unit}`)}`
  const tenths = Math.round(ounces * 10)
  const [pounds, left] = [Math.floor(tenths / 160), (tenths % 160) / 10]
  const parts = [pounds > 0 && `${pounds} ${t('words.units.lb')}`, left > 0 && `${left} ${t('words.units.oz')}`]
  return parts.filter(Boolean).join(' ') || `0 ${t('words.units.oz')}`
}
