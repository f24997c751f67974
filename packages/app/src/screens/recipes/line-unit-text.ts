import { choices } from '@commissary/api-client'
import type { DraftAmount, DraftLine } from '@commissary/domain/recipe'
import type { Translate } from '@commissary/messages'

import { choiceOf } from '../../forms/choice.ts'

/** The unit of a line as text: "No. 8 scoop", or the food's own measure as it is called ("cup, shredded"). */
export function lineUnitText(unit: string, t: Translate): string {
  const known = choiceOf(choices.LineUnit, unit)
  return known && known !== 'measure' ? t(`words.units.${known}`) : unit
}

/** What a line takes: "1 qt + 8 oz"; without an amount only its unit. */
export function lineAmountText({ plus, ...first }: Pick<DraftLine, 'amount' | 'unit' | 'plus'>, t: Translate): string {
  const text = ({ amount, unit }: DraftAmount) => [amount, lineUnitText(unit, t)].filter(Boolean).join(' ')
  return plus ? `${text(first)} + ${text(plus)}` : text(first)
}

/** How a line's amount is weighed: "AP", "AP 70%", or nothing for an edible portion without its own yield. */
export function lineFormText({ form, yieldPct }: Pick<DraftLine, 'form' | 'yieldPct'>, t: Translate): string {
  const percent = yieldPct.trim()
  return [form === 'AP' ? form : '', percent && t('recipeRecord.yieldText', { percent })].filter(Boolean).join(' ')
}
