import { saysSize } from '@commissary/domain/packs'
import type { Unit } from '@commissary/domain/units'

import type { Formats } from './formats.ts'
import type { Translate } from './messages.ts'

/** "40 lb" */
export const sizeText = (t: Translate, formats: Pick<Formats, 'amount'>, amount: string, unit: Unit): string =>
  `${formats.amount(Number(amount))} ${t(`words.units.${unit}`)}`

/** "4/10 LB (40 lb)"; only what it holds, or only a text that says so itself: "40.5 LB". */
export function packSizeText(
  t: Translate,
  formats: Pick<Formats, 'amount'>,
  { packText, packSize, unit }: { packText?: string | null; packSize: string; unit: Unit },
): string {
  const size = sizeText(t, formats, packSize, unit)
  if (!packText) return size
  return saysSize(packText, packSize, unit) ? packText : `${packText} (${size})`
}
