import type { Quantity } from '../units/model.ts'
import { convertDirectly } from '../units/units.ts'
import type { RecipeSource } from './model.ts'

/** One serving of a recipe in an amount that is not the recipe's own portion, as a recipe with one line. */
export const servingOf = ({ id, name }: RecipeSource, { amount, unit }: Quantity): RecipeSource => ({
  id: -1,
  name,
  portions: '1',
  lines: [{ subRecipeId: id, amount, unit }],
})

/** Whether a recipe's batch yield says what part of the batch an amount is. */
export const canServe = (recipe: RecipeSource, { unit }: Pick<Quantity, 'unit'>): boolean =>
  recipe.yield ? convertDirectly(1, unit, recipe.yield.unit) !== null : false
