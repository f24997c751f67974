import type { WeekAnalysis } from './analysis-model.ts'
import { average, averageReasons, saturatedFatWithoutMilk, type PickTotal, type Weight } from './averages.ts'
import { percentOfCalories, shareOfCalories, type EnergyNutrient } from '../../food/energy.ts'
import type { Total } from '../../food/model.ts'
import type { ComplianceNutrient } from '../../food/nutrients.ts'
import type { DatedRules } from '../../rules/dated-rules.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import type { PlannedDay } from './planned-week.ts'
import type { CheckValue, Measured } from './verdicts.ts'

/** Weekly averages per meal that the dietary specifications limit (7 CFR 210.10(f), 220.8(f)). */
export interface DietAverages extends Record<ComplianceNutrient, Total> {
  saturatedFatWithoutMilk: Total
}

/** The data for the values of the dietary specifications. */
export interface DietWeek {
  days: readonly PlannedDay[]
  weightOf: Weight
  averages: DietAverages
}

export function dietWeek(
  days: readonly PlannedDay[],
  weightOf: Weight,
  nutrients: Omit<DietAverages, 'saturatedFatWithoutMilk'>,
): DietWeek {
  const averages = { ...nutrients, saturatedFatWithoutMilk: average(days, weightOf, saturatedFatWithoutMilk) }
  return { days, weightOf, averages }
}

/** Weekly average of a nutrient per meal. */
export function averageValue({ days, weightOf, averages }: DietWeek, nutrient: ComplianceNutrient): Measured {
  const { known, missing } = averages[nutrient]
  return {
    value: { actual: known, isLowerBound: missing.length > 0 },
    reasons: averageReasons(days, weightOf, ({ nutrients }) => nutrients[nutrient]),
  }
}

/**
 * The ratio of two weekly averages, in percent. The average of daily percentages would differ. Its reasons
 * exclude fluid milk if the rules of the menu's date do.
 */
export function percentOfCaloriesValue(
  week: DietWeek,
  nutrient: ComplianceNutrient & EnergyNutrient,
  rules: DatedRules,
  { milkFat }: Pick<RuleOptions, 'milkFat'>,
): Measured {
  const { days, weightOf, averages } = week
  const mayExcludeMilk = nutrient === 'saturatedFat' && milkFat === 'excludedWhereAllowed'
  const excludesMilk = mayExcludeMilk && (rules.now ?? rules.from2027)?.pack.mayExcludeFluidMilkFat
  const pick: PickTotal = excludesMilk ? saturatedFatWithoutMilk : ({ nutrients }) => nutrients[nutrient]

  const { known, missing } = averages.calories
  const perGram = missing.length > 0 ? Number.NaN : percentOfCalories(nutrient, 1, known)
  // A gap in the calories explains a percentage just as one in the fat does.
  const calorieGaps = averageReasons(days, weightOf, ({ nutrients }) => nutrients.calories).filter(
    ({ kind }) => kind !== 'share',
  )
  const shares = averageReasons(days, weightOf, pick, Number.isNaN(perGram) ? null : perGram)
  return {
    value: toValue(nutrient, averages[nutrient], averages.calories),
    ...(mayExcludeMilk && {
      valueWithoutMilkFat: toValue(nutrient, averages.saturatedFatWithoutMilk, averages.calories),
    }),
    reasons: [...shares, ...calorieGaps],
  }
}

/** Saturated fat as a percentage of calories, with and without fluid milk, for the analysis as a whole. */
export function saturatedFatPct({ averages }: DietWeek): WeekAnalysis['saturatedFatPct'] {
  return {
    withMilkFat: shareOfCalories('saturatedFat', averages.saturatedFat, averages.calories).known,
    withoutMilkFat: shareOfCalories('saturatedFat', averages.saturatedFatWithoutMilk, averages.calories).known,
  }
}

function toValue(nutrient: EnergyNutrient, grams: Total, calories: Total): CheckValue {
  return { actual: shareOfCalories(nutrient, grams, calories).known, isLowerBound: grams.missing.length > 0 }
}
