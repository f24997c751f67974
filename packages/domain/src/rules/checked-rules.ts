import type { AnalysisComponent, CheckId } from '../menu/analysis/analysis-model.ts'
import { mealComponents } from '../crediting/model.ts'
import { type GradeGroup } from './model.ts'
import type { DatedRules } from '../menu/analysis/verdicts.ts'

/** Checks that are listed, as unknown, where no rule pack says which there are. */
const universalChecks: ReadonlySet<CheckId> = new Set<CheckId>([
  'fruit.daily',
  'vegetable.daily',
  'grain.daily',
  'meatAlternate.daily',
  'milk.daily',
  'calories',
  'saturatedFat',
  'addedSugars',
  'sodium',
  'fruit.weekly',
  'vegetable.weekly',
  'grain.weekly',
  'meatAlternate.weekly',
  'milk.weekly',
])

/** Whether either date has a rule of this name. */
export function isChecked(id: CheckId, { now, from2027 }: DatedRules): boolean {
  if (!now && !from2027) return universalChecks.has(id)
  return Boolean(now?.limits[id] ?? from2027?.limits[id])
}

/** The components that the meal is made of. */
export function componentsOf({ now, from2027 }: DatedRules, gradeGroup: GradeGroup): readonly AnalysisComponent[] {
  const pack = (now ?? from2027)?.pack
  return pack ? pack.grades[gradeGroup].components.map(({ component }) => component) : mealComponents
}

/** Whether vegetables may stand in for fruit. */
export function countsVegetablesAsFruit({ now, from2027 }: DatedRules): boolean {
  return Boolean((now ?? from2027)?.pack.vegetablesForFruit)
}

/** Cups or oz eq. */
export function unitOf(component: AnalysisComponent): 'cup' | 'ozEq' {
  return component === 'FRUIT' || component === 'VEGETABLE' || component === 'MILK' ? 'cup' : 'ozEq'
}
