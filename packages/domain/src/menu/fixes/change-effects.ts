import { vegetableSubgroups, type MealComponent } from '../../crediting/model.ts'
import { kcalPerGram } from '../../food/energy.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import { checks, type Measure } from '../../rules/checks.ts'
import type { Check, Verdict } from '../analysis/analysis-model.ts'
import { saturatedFatWithoutMilk } from '../analysis/averages.ts'
import type { FixDifference } from './fix-model.ts'
import type { OfferedItem, ServiceDay } from '../model.ts'

/** A verdict that fails. */
export interface FailingVerdict {
  check: Check
  rules: 'now' | 'from2027'
  verdict: Verdict
}

type Portion = PortionNutrition | null

/**
 * Whether replacing a portion by another (null = none) can help a failing check at all. It may say yes too often, never no
 * where the change helps: what it lets through is checked by the analysis.
 */
export function canHelp({ check, verdict }: FailingVerdict, before: Portion, after: Portion): boolean {
  const { measure }: { measure: Measure } = checks[check.id]
  const isTooLow = verdict.minimum !== null && (verdict.actual ?? 0) < verdict.minimum
  const rises = (valueOf: (nutrition: PortionNutrition) => number) => {
    const change = (after ? valueOf(after) : 0) - (before ? valueOf(before) : 0)
    return isTooLow ? change > 0 : change < 0
  }
  switch (measure.kind) {
    case 'average':
      return rises(({ nutrients }) => nutrients[measure.nutrient].known)
    case 'percentOfCalories': {
      const { nutrient } = measure
      const above = (grams: number, { nutrients }: PortionNutrition) =>
        grams * kcalPerGram[nutrient] * 100 - (verdict.maximum ?? 0) * nutrients.calories.known
      return (
        rises((nutrition) => above(nutrition.nutrients[nutrient].known, nutrition)) ||
        rises((nutrition) => above(saturatedFatWithoutMilk(nutrition).known, nutrition))
      )
    }
    case 'least':
    case 'most':
      // Where students choose, the least can rise by leaving an item out.
      return changes(componentsOf(measure.component), before, after)
    case 'mainDish':
      return changes(['MEAT_ALTERNATE'], before, after)
    case 'snackComponents':
    case 'componentsOffered':
    case 'foodItems':
      return changes(['MEAT_ALTERNATE', 'GRAIN', 'FRUIT', 'VEGETABLE', 'MILK'], before, after)
    case 'subgroup':
    case 'subgroupsForFruit':
      return changes(['VEGETABLE', 'FRUIT'], before, after) || beans(before) !== beans(after)
    case 'dessert':
    case 'wholeGrainRichServing':
      return changes(['GRAIN'], before, after)
    case 'meatForGrainDays':
      return changes(['GRAIN', 'MEAT_ALTERNATE'], before, after)
    case 'juiceMeals':
    case 'fruitOrVegetable':
      return changes(['FRUIT', 'VEGETABLE'], before, after)
    case 'share':
      return changes(['FRUIT', 'VEGETABLE', 'GRAIN'], before, after)
    case 'milkKinds':
    case 'milkAboveLowFat':
    case 'preschoolMilk':
      return milkOf(before) !== milkOf(after)
    case 'productAddedSugars':
      return [before, after].some((portion) =>
        portion?.sweetenedFoods.some(({ product }) => product === measure.product),
      )
  }
}

const componentsOf = (component: MealComponent | 'GRAIN_OR_MEAT_ALTERNATE'): MealComponent[] =>
  component === 'GRAIN_OR_MEAT_ALTERNATE'
    ? ['GRAIN', 'MEAT_ALTERNATE']
    : component === 'FRUIT'
      ? ['FRUIT', 'VEGETABLE']
      : [component]

const beans = (portion: Portion) => portion?.beansAsMeatAlternateCups ?? 0
const milkOf = (portion: Portion) => (portion?.milk ? `${portion.milk.fat} ${portion.milk.isFlavored}` : '')

/** Whether the known credits differ in any fact that a check may read. Names of what is missing or unproven are none. */
function changes(components: readonly MealComponent[], before: Portion, after: Portion): boolean {
  const textOf = (portion: Portion) =>
    JSON.stringify(
      (portion?.credits ?? [])
        .filter(({ component, credited }) => components.includes(component) && credited > 0)
        .map(({ exact: _, missing: _missing, notAssessed: _notAssessed, unproven: _unproven, subgroups, ...facts }) => [
          facts,
          vegetableSubgroups.map((one) => subgroups[one] ?? 0),
        ]),
    )
  return textOf(before) !== textOf(after)
}

/** What differs between two versions of a week's days, as an average per meal. `weightOf` is the share of one serving. */
export function differenceOf(
  before: readonly ServiceDay[],
  after: readonly ServiceDay[],
  weightOf: (day: ServiceDay) => number | null,
): Omit<FixDifference, 'acceptance'> {
  const sums = { cost: 0 as number | null, calories: 0 as number | null, sodium: 0 as number | null }
  const add = (item: OfferedItem, share: number | null) => {
    const { cost, nutrients } = item.nutrition
    const totals = { cost, calories: nutrients.calories, sodium: nutrients.sodium }
    for (const key of ['cost', 'calories', 'sodium'] as const) {
      const { known, missing } = totals[key]
      const sum = sums[key]
      sums[key] = sum === null || share === null || missing.length > 0 ? null : sum + share * known
    }
  }
  before.forEach((day, index) => {
    const other = after[index]
    if (other === undefined || other === day) return
    const weight = weightOf(day)
    const shareOf = ({ plannedServings }: OfferedItem, sign: 1 | -1) =>
      weight === null || plannedServings === null ? null : sign * plannedServings * weight
    const old = new Map(day.items.map((item) => [item.id, item]))
    for (const item of other.items) {
      const was = old.get(item.id)
      old.delete(item.id)
      if (was?.nutrition === item.nutrition && was.plannedServings === item.plannedServings) continue
      add(item, shareOf(item, 1))
      if (was) add(was, shareOf(was, -1))
    }
    for (const item of old.values()) add(item, shareOf(item, -1))
  })
  return sums
}
