import { shareOfCalories } from '../../food/energy.ts'
import { checks } from '../../rules/checks.ts'
import type { Check, DayAnalysis, WeekAnalysis } from './analysis-model.ts'
import { saturatedFatWithoutMilk } from './averages.ts'

/** Every check of a week: those of its days, then its own. */
export const allChecks = (week: WeekAnalysis): Check[] => [...week.days.flatMap((day) => day.checks), ...week.checks]

/** The value that was checked: the check's own, or the one that excludes the saturated fat of fluid milk. */
export const checkedValue = ({ actual, now, from2027 }: Check): number | null => (now ?? from2027)?.actual ?? actual

/** Whether the checked value excludes the fat of fluid milk. */
export const excludesMilkFat = (check: Check): boolean => checkedValue(check) !== check.actual

/** A day's contribution to the value of a weekly check. */
export interface DayValue {
  /** Null = unknown, even as a lower bound. */
  known: number | null
  missing: string[]
  isLowerBound?: boolean
}

/** A day's own value for a weekly check; null if days have no such value. */
export function dayValue(day: DayAnalysis, check: Check): DayValue | null {
  const { measure } = checks[check.id]
  switch (measure.kind) {
    case 'average':
      return day.nutrients[measure.nutrient]
    case 'percentOfCalories': {
      const isWithoutMilk = measure.nutrient === 'saturatedFat' && excludesMilkFat(check)
      const grams = isWithoutMilk ? saturatedFatWithoutMilk(day) : day.nutrients[measure.nutrient]
      return shareOfCalories(measure.nutrient, grams, day.nutrients.calories)
    }
    case 'least':
    case 'most': {
      const range = day.components.find(({ component }) => component === measure.component)
      return range ? { known: range[measure.kind], missing: [], isLowerBound: range.isLowerBound } : null
    }
    case 'mainDish':
    case 'snackComponents':
    case 'componentsOffered':
    case 'foodItems':
    case 'fruitOrVegetable':
    case 'subgroup':
    case 'dessert':
    case 'share':
    case 'milkKinds':
    case 'milkAboveLowFat':
    case 'preschoolMilk':
    case 'juiceMeals':
    case 'wholeGrainRichServing':
    case 'meatForGrainDays':
    case 'productAddedSugars':
    case 'subgroupsForFruit':
      return null
  }
}
