import { limits } from '@commissary/api-client'
import {
  type Allergens,
  type IngredientProblem,
  ingredientProblems,
  type IngredientValues,
} from '@commissary/domain/food'
import type { Translate } from '@commissary/messages'
import type { FormErrors } from '@commissary/ui/form'

/** Messages in the shape of the form. A form without any can be saved. `stored` has the allergens before the edit. */
export const ingredientErrors = (
  values: IngredientValues,
  t: Translate,
  stored?: Allergens,
): FormErrors<IngredientValues> =>
  errorsOf(ingredientProblems(values, limits, stored), t) as FormErrors<IngredientValues>

function errorsOf(problems: unknown, t: Translate): unknown {
  if (typeof problems !== 'object' || problems === null) return undefined
  if (Array.isArray(problems)) return problems.map((each) => errorsOf(each, t))
  if (isProblem(problems)) return problemText(problems, t)
  return Object.fromEntries(Object.entries(problems).map(([name, each]) => [name, errorsOf(each, t)]))
}

const isProblem = (value: object): value is IngredientProblem => 'code' in value && typeof value.code === 'string'

function problemText(problem: IngredientProblem, t: Translate): string {
  switch (problem.code) {
    case 'tooLarge':
      return t('ingredientRecord.errors.tooLarge', { maximum: problem.maximum })
    case 'packContradiction':
      return t('ingredientRecord.errors.packContradiction', {
        expected: problem.expected,
        unit: problem.unit && t(`words.units.${problem.unit}`),
      })
    case 'dietTagConflict':
      return t('ingredientRecord.errors.dietTagConflict', {
        tag: t(`words.dietTags.${problem.tag}`),
        allergen: t(`words.allergens.${problem.allergen}`),
      })
    default:
      return t(`ingredientRecord.errors.${problem.code}`)
  }
}
