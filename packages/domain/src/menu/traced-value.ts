import { type TraceableValue, traceableValues } from '../recipe/ingredient-shares.ts'
import { checks, type Measure } from '../rules/checks.ts'

/** The value of a portion behind a check; calories for checks without a single such value. */
export function tracedValueOf(checkId: string): TraceableValue {
  const check = Object.entries(checks).find(([id]) => id === checkId)?.[1]
  const name = check && measuredName(check.measure)
  return traceableValues.find((value) => value === name) ?? 'calories'
}

function measuredName(measure: Measure): string | null {
  switch (measure.kind) {
    case 'average':
    case 'percentOfCalories':
      return measure.nutrient
    case 'least':
    case 'most':
    case 'share':
      return measure.component === 'GRAIN_OR_MEAT_ALTERNATE' ? 'GRAIN' : measure.component
    case 'subgroup':
      return 'VEGETABLE'
    case 'mainDish':
      return 'MEAT_ALTERNATE'
    case 'snackComponents':
    case 'componentsOffered':
    case 'foodItems':
      return null
    case 'dessert':
    case 'wholeGrainRichServing':
    case 'meatForGrainDays':
      return 'GRAIN'
    case 'subgroupsForFruit':
    case 'juiceMeals':
    case 'fruitOrVegetable':
      return 'FRUIT'
    case 'milkKinds':
    case 'milkAboveLowFat':
    case 'preschoolMilk':
      return 'MILK'
    case 'productAddedSugars':
      return 'addedSugars'
  }
}
