import { convertDirectly, gramsOf, parseAmount } from '@commissary/domain/units'
import {
  findCycle,
  type LineUnit,
  type Pantry,
  portionFigures,
  type RecipeLine,
  type RecipeSource,
} from '@commissary/domain/recipe'
import { type Food } from '@commissary/domain/food'
import type { FigureValue, LineColumn, LineGridRow } from '@commissary/ui/menu'

import type { Translate } from '@commissary/messages'
import { type DraftLine, isLineEmpty, type ItemId } from './draft.ts'
import { readUnit } from './units.ts'

/** The record's number behind an item: `ingredient-12` is 12. */
export const idOf = (item: ItemId) => Number(item.slice(item.indexOf('-') + 1))

/** A line as the arithmetic takes it. What is not chosen yet counts as a food of which nothing is known. */
export function lineSource(line: DraftLine): RecipeLine {
  const amount = parseAmount(line.amount)
  const isRecipe = line.item?.id.startsWith('recipe-')
  const id = line.item ? idOf(line.item.id) : null
  return {
    ingredientId: isRecipe || line.item?.id.startsWith('reference-') ? null : id,
    subRecipeId: isRecipe ? id : null,
    amount: amount.ok ? amount.amount : null,
    unit: readUnit(line.unit) ?? 'g',
    form: line.form,
    creditAs: line.creditAs,
  }
}

/** The food that stands in for a name which nothing was found for: its figures are all unknown, and it is named. */
export const unknownFood = (id: number, name: string): Food => ({
  id,
  name,
  nutrients: {},
  measures: [],
  allergens: {},
  crediting: [],
})

interface RowContext {
  t: Translate
  pantry: Pantry
  /** The recipe on the screen: it must not contain itself. */
  recipe: Pick<RecipeSource, 'id' | 'name'>
  /** Names that were searched for, with how many foods matched. */
  searched: ReadonlyMap<string, number>
}

/** What keeps a line from being saved, and what only leaves its figures incomplete. */
export interface LineProblems {
  errors: Partial<Record<LineColumn, string>>
  isSavable: boolean
}

/** Everything wrong with a line, said in the cell where it can be mended. */
export function lineProblems(line: DraftLine, { t, pantry, recipe, searched }: RowContext): LineProblems {
  if (isLineEmpty(line)) return { errors: {}, isSavable: true }
  const errors: Partial<Record<LineColumn, string>> = {}
  const amount = parseAmount(line.amount)
  const unit = readUnit(line.unit)

  // An amount that is still empty can be saved: the figures are unknown until somebody fills it in.
  if (!amount.ok && amount.problem !== 'empty') errors.amount = t(`recipes.errors.amount.${amount.problem}`)
  if (!unit) errors.unit = t('recipes.errors.unit', { unit: line.unit })
  if (!line.item) errors.item = itemProblem(line, t, searched)
  else if (line.item.id.startsWith('recipe-')) {
    const chain = cycleThrough(idOf(line.item.id), recipe, pantry)
    if (chain) errors.item = t('recipes.errors.itself', { chain: chain.join(' > ') })
  }
  const isSavable = Object.keys(errors).length === 0

  if (isSavable && amount.ok && unit) {
    const problem = conversionProblem(line, unit, { t, pantry })
    if (problem) errors.unit = problem
  }
  return { errors, isSavable }
}

function itemProblem({ itemText }: DraftLine, t: Translate, searched: ReadonlyMap<string, number>): string {
  const name = itemText.trim()
  if (name === '') return t('recipes.errors.itemMissing')
  const found = searched.get(name)
  if (found === undefined) return t('recipes.errors.itemMissing')
  return t(found === 0 ? 'recipes.errors.itemUnknown' : 'recipes.errors.itemAmbiguous', { name })
}

/** The chain of names when `subRecipeId` leads back to the recipe on the screen. */
function cycleThrough(subRecipeId: number, recipe: RowContext['recipe'], pantry: Pantry): string[] | null {
  const probe: RecipeSource = {
    id: recipe.id,
    name: recipe.name,
    portions: '1',
    lines: [{ subRecipeId, amount: null, unit: 'portion' }],
  }
  return findCycle(recipe.id, { recipe: (id) => (id === recipe.id ? probe : pantry.recipe(id)) })
}

/** Why the amount cannot be turned into a weight or into batches; null when it can. */
function conversionProblem(
  line: DraftLine,
  unit: LineUnit,
  { t, pantry }: Pick<RowContext, 't' | 'pantry'>,
): string | null {
  if (!line.item) return null
  if (line.item.id.startsWith('recipe-')) {
    if (unit === 'portion' || unit === 'batch') return null
    const source = pantry.recipe(idOf(line.item.id))
    if (!source || (source.yield && convertDirectly(1, unit, source.yield.unit) !== null)) return null
    return t('recipes.errors.recipeUnit', { name: line.item.label })
  }
  if (unit === 'portion' || unit === 'batch') return t('recipes.errors.foodUnit')
  const food = pantry.food(idOf(line.item.id))
  if (!food || gramsOf(1, unit, food) !== null) return null
  return t('recipes.errors.unconvertible', { amount: line.amount.trim(), unit: t(`words.units.${unit}`) })
}

/** Weight and cost of one line, with what is unknown about them. */
export function lineFigures(line: DraftLine, pantry: Pantry): { grams: FigureValue | null; cost: FigureValue | null } {
  if (!line.item || line.item.id.startsWith('reference-') || !parseAmount(line.amount).ok) {
    return { grams: null, cost: null }
  }
  try {
    const { grams, cost } = portionFigures({ id: 0, name: '', portions: '1', lines: [lineSource(line)] }, pantry)
    return { grams, cost }
  } catch {
    // The sub-recipe contains itself: said in the cell of the item.
    return { grams: null, cost: null }
  }
}

/** A line of the draft as the grid draws it. */
export function gridRow(line: DraftLine, context: RowContext): LineGridRow {
  const { errors } = lineProblems(line, context)
  return {
    id: line.id,
    amount: line.amount,
    unit: line.unit,
    item: line.item,
    itemText: line.itemText,
    prep: line.prep,
    form: line.form,
    ...lineFigures(line, context.pantry),
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
  }
}
