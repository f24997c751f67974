import type { Check, WeekAnalysis } from './analysis-model.ts'
import { averageReasons, saturatedFatWithoutMilk, type Pick, type Weight } from './averages.ts'
import { isChecked } from '../../rules/checked-rules.ts'
import type { Total } from '../../food/model.ts'
import type { PlannedDay } from './planned-week.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import { toCheck, type Figure, type DatedRules } from './verdicts.ts'

const kcalPerGramOfFat = 9
const kcalPerGramOfSugar = 4

/** Weekly averages that the dietary specifications judge (7 CFR 210.10(f), 220.8(f)). */
export interface DietFigures {
  calories: Total
  sodium: Total
  addedSugars: Total
  saturatedFat: Total
  saturatedFatWithoutMilk: Total
}

/** The four dietary specifications: calories, saturated fat, added sugars, sodium. */
export function dietChecks(
  days: readonly PlannedDay[],
  weightOf: Weight,
  figures: DietFigures,
  judges: DatedRules,
  { milkFat }: RuleOptions,
): Check[] {
  const checks: Check[] = []
  const reasonsOf = (pick: Pick, scale?: number | null) => averageReasons(days, weightOf, pick, scale)
  const caloriePick: Pick = ({ nutrients }) => nutrients.calories

  if (isChecked('calories', judges)) {
    const figure = toFigure(figures.calories)
    checks.push(toCheck({ id: 'calories', unit: 'kcal', figure, because: reasonsOf(caloriePick) }, judges))
  }
  // Of a percentage, a gap in the calories is as good a reason as one in the fat.
  const calorieGaps = reasonsOf(caloriePick).filter(({ kind }) => kind !== 'share')

  if (isChecked('saturatedFat', judges)) {
    const leavesMilkOut =
      milkFat === 'excludedWhereAllowed' && (judges.now ?? judges.from2027)?.pack.mayExcludeFluidMilkFat
    const pick: Pick = leavesMilkOut ? saturatedFatWithoutMilk : ({ nutrients }) => nutrients.saturatedFat
    const because = [...reasonsOf(pick, percentScale(figures.calories, kcalPerGramOfFat)), ...calorieGaps]
    const figure = percentOfCalories(figures.saturatedFat, figures.calories, kcalPerGramOfFat)
    const figureWithoutMilkFat = percentOfCalories(figures.saturatedFatWithoutMilk, figures.calories, kcalPerGramOfFat)
    checks.push(
      toCheck(
        {
          id: 'saturatedFat',
          unit: 'percent',
          figure,
          ...(milkFat === 'excludedWhereAllowed' && { figureWithoutMilkFat }),
          because,
        },
        judges,
      ),
    )
  }
  if (isChecked('addedSugars', judges)) {
    const scale = percentScale(figures.calories, kcalPerGramOfSugar)
    const because = [...reasonsOf(({ nutrients }) => nutrients.addedSugars, scale), ...calorieGaps]
    const figure = percentOfCalories(figures.addedSugars, figures.calories, kcalPerGramOfSugar)
    checks.push(toCheck({ id: 'addedSugars', unit: 'percent', figure, because }, judges))
  }
  if (isChecked('sodium', judges)) {
    const because = reasonsOf(({ nutrients }) => nutrients.sodium)
    checks.push(toCheck({ id: 'sodium', unit: 'mg', figure: toFigure(figures.sodium), because }, judges))
  }
  return checks
}

/** Saturated fat in percent of the calories, with and without fluid milk, for the analysis as a whole. */
export function saturatedFatPct(figures: DietFigures): WeekAnalysis['saturatedFatPct'] {
  return {
    withMilkFat: percentOfCalories(figures.saturatedFat, figures.calories, kcalPerGramOfFat).actual,
    withoutMilkFat: percentOfCalories(figures.saturatedFatWithoutMilk, figures.calories, kcalPerGramOfFat).actual,
  }
}

/**
 * The ratio of two weekly averages, in percent; the mean of daily percentages would be another number. Unknown where
 * the calories are, for a ratio to an incomplete sum bounds nothing.
 */
function percentOfCalories(grams: Total, calories: Total, kcalPerGram: number): Figure {
  const scale = percentScale(calories, kcalPerGram)
  return { actual: scale === null ? null : grams.known * scale, isLowerBound: grams.missing.length > 0 }
}

/** Percentage points of the calories that one gram makes. */
function percentScale({ known, missing }: Total, kcalPerGram: number): number | null {
  return missing.length > 0 || known <= 0 ? null : (kcalPerGram * 100) / known
}

function toFigure({ known, missing }: Total): Figure {
  return { actual: known, isLowerBound: missing.length > 0 }
}
