import { type NutrientCode, nutrientCodes, nutrientFacts, shareOfCalories } from '@commissary/domain/food'
import { type GroupAverage, saturatedFatWithoutMilk } from '@commissary/domain/menu'
import { checkIds, checks, unitDigits } from '@commissary/domain/rules'
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

/** A value that a limit or a target is about. */
export interface MainFigure extends Figure {
  /** The check with its limit; null = the food cost. */
  checkId: 'calories' | 'saturatedFat' | 'addedSugars' | 'sodium' | null
}

/** What limits and budgets are about: calories, saturated fat, added sugars, sodium and food cost. */
export function mainFigures(wording: Wording): MainFigure[] {
  const { t } = wording
  const { formats } = wording
  const percentFigure = (nutrient: 'saturatedFat' | 'addedSugars', label: string): MainFigure => {
    const shareOf = (averages: Averages) =>
      shareOfCalories(
        nutrient,
        nutrient === 'saturatedFat' ? saturatedFatWithoutMilk(averages) : averages.nutrients[nutrient],
        averages.nutrients.calories,
      )
    const format = (value: number) => valueText(wording, 'percent', value)
    return {
      checkId: nutrient,
      label,
      digits: unitDigits.percent,
      format,
      cell: (averages) => {
        const { known, missing } = shareOf(averages)
        if (known === null) return { text: t('common.unknown'), value: null }
        return missing.length > 0
          ? { text: t('checks.lowerBound', { value: format(known) }), value: null }
          : { text: format(known), value: roundTo(known, unitDigits.percent) }
      },
    }
  }
  return [
    { ...nutrientFigure(wording, 'calories'), checkId: 'calories' },
    percentFigure(
      'saturatedFat',
      t('nutritionAnalysis.group.percentWithoutMilk', { nutrient: t('nutrients.names.saturatedFat') }),
    ),
    percentFigure('addedSugars', t('nutritionAnalysis.group.percent', { nutrient: t('nutrients.names.addedSugars') })),
    { ...nutrientFigure(wording, 'sodium'), checkId: 'sodium' },
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

const limited = new Set<NutrientCode>(
  checkIds.flatMap((id) => {
    const { measure } = checks[id]
    return measure.kind === 'average' ? [measure.nutrient] : []
  }),
)

/** The nutrients that are not main figures already. */
export const otherFigures = (wording: Wording): Figure[] =>
  nutrientCodes.filter((code) => !limited.has(code)).map((code) => nutrientFigure(wording, code))

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
