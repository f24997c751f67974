import { limits } from '@commissary/api-client'
import { numberProblem, type NutrientCode } from '@commissary/domain/food'
import type { Translate } from '@commissary/messages'

import type { FillValues } from './fill-values.ts'

/** Why what was typed cannot be saved; null if it can. */
export function fillProblem(t: Translate, { nutrients, zeros, zeroReason }: FillValues): string | null {
  for (const [name, text] of Object.entries(nutrients)) {
    const code = name as NutrientCode
    const range = limits.NutrientAnswers[code]
    const problem = numberProblem(text, range)
    const nutrient = t(`nutrients.names.${code}`)
    if (problem?.code === 'tooLarge') {
      return t('foodReports.missing.tooLarge', { nutrient, maximum: String(range.maximum) })
    }
    if (problem) return t('foodReports.missing.notANumber', { nutrient })
  }
  return zeros.length > 0 && zeroReason === '' ? t('foodReports.missing.noReason') : null
}
