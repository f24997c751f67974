import {
  type EnergyNutrient,
  type NutrientCode,
  nutrientCodes,
  nutrientFacts,
  shareOfCalories,
} from '@commissary/domain/food'
import { type GroupAverage, saturatedFatWithoutMilk } from '@commissary/domain/menu'
import { type CheckId, checkIds, checks, unitDigits } from '@commissary/domain/rules'
import { roundTo } from '@commissary/domain/units'
import { valueText } from '@commissary/messages/checks'
import { nutrientDigits } from '@commissary/messages/nutrients'
import { moneyText, totalText } from '@commissary/messages/print'
import type { ReportCell } from '@commissary/messages/results'
import type { Wording } from '@commissary/messages/wording'

/** Averages per meal, of a school or of several. */
export type Averages = Pick<GroupAverage, 'nutrients' | 'fluidMilkSaturatedFat' | 'cost'>

/** A value of averages. */
export interface Figure {
  label: string
  cell: (averages: Averages) => ReportCell
  digits: number
  format: (value: number) => string
}

/** A value with a limit or a target. */
export interface MainFigure extends Figure {
  /** The check with its limit; null = the food cost. */
  checkId: CheckId | null
}

/** The values with limits or budgets: the weekly averages that have a check, and food cost. */
export function mainFigures(wording: Wording): MainFigure[] {
  const { t, formats } = wording
  return [
    ...checkIds.flatMap((checkId): MainFigure[] => {
      const { measure } = checks[checkId]
      if (measure.kind === 'average') return [{ ...nutrientFigure(wording, measure.nutrient), checkId }]
      return measure.kind === 'percentOfCalories' ? [{ ...shareFigure(wording, measure.nutrient), checkId }] : []
    }),
    {
      checkId: null,
      label: t('nutritionAnalysis.facts.cost'),
      digits: formats.moneyDigits(),
      format: formats.money,
      cell: ({ cost }) => ({
        text: moneyText(wording, cost),
        value: cost.missing.length > 0 ? null : roundTo(cost.known, formats.moneyDigits()),
      }),
    },
  ]
}

/** The nutrients whose amounts are main figures. A share of the calories is not an amount. */
const limited = new Set<NutrientCode>(
  checkIds.flatMap((id) => {
    const { measure } = checks[id]
    return measure.kind === 'average' ? [measure.nutrient] : []
  }),
)

/** The amounts of nutrients that are not main figures already. */
export const otherFigures = (wording: Wording): Figure[] =>
  nutrientCodes.filter((code) => !limited.has(code)).map((code) => nutrientFigure(wording, code))

/** A nutrient in percent of the calories; for saturated fat, without that of fluid milk. */
function shareFigure(wording: Wording, nutrient: EnergyNutrient): Figure {
  const { t } = wording
  const isWithoutMilk = nutrient === 'saturatedFat'
  const format = (value: number) => valueText(wording, 'percent', value)
  return {
    label: t(isWithoutMilk ? 'nutritionAnalysis.group.percentWithoutMilk' : 'nutritionAnalysis.group.percent', {
      nutrient: t(`nutrients.names.${nutrient}`),
    }),
    digits: unitDigits.percent,
    format,
    cell: (averages) => {
      const { nutrients } = averages
      const amount = isWithoutMilk ? saturatedFatWithoutMilk(averages) : nutrients[nutrient]
      const { known, missing } = shareOfCalories(nutrient, amount, nutrients.calories)
      if (known === null) return { text: t('common.unknown'), value: null }
      return missing.length > 0
        ? { text: t('checks.lowerBound', { value: format(known) }), value: null }
        : { text: format(known), value: roundTo(known, unitDigits.percent) }
    },
  }
}

function nutrientFigure(wording: Wording, code: NutrientCode): Figure {
  const { t, formats } = wording
  const digits = nutrientDigits(code)
  return {
    label: t('nutritionAnalysis.group.named', {
      nutrient: t(`nutrients.names.${code}`),
      unit: t(`nutrients.units.${nutrientFacts[code].unit}`),
    }),
    digits,
    format: (value) => formats.number(value, digits),
    cell: ({ nutrients }) => {
      const total = nutrients[code]
      return {
        text: totalText(wording, total, digits),
        value: total.missing.length > 0 ? null : roundTo(total.known, digits),
      }
    },
  }
}
