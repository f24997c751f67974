import { type AmountProblem, parseAmount } from '../../units/fractions.ts'
import { fittingMeasures, namedMeasure, preparedMeasure } from '../../units/measures.ts'
import type { Unit } from '../../units/model.ts'
import { type Convertible, gramsOf } from '../../units/units.ts'
import { isUnit } from '../line-quantity.ts'
import type { LineUnit, Pantry, RecipeSource } from '../model.ts'
import { findCycle } from '../recipe-cycles.ts'
import { canServe } from '../serving.ts'
import { type CookingField, type CookingProblem, cookingProblems } from './draft-cooking.ts'
import { kitchenProblems, type KitchenProblems } from './kitchen-problems.ts'
import { readUnit } from './line-units.ts'
import {
  type DraftAmount,
  type DraftItem,
  type DraftLine,
  isLineEmpty,
  isFoodItem,
  isRecipeItem,
  isReferenceItem,
  itemNumber,
  type LineField,
  type RecipeDraft,
} from './recipe-draft.ts'
import { settledLine } from './written-quantity.ts'

/** A problem with one field of a line. */
export type LineProblem =
  | { code: 'amount'; problem: AmountProblem }
  | { code: 'unit'; unit: string }
  /** The food has no such measure, and it is not a unit. */
  | { code: 'measureUnknown'; measure: string }
  /** Measures of different weights fit the unit: the line must name one. */
  | { code: 'severalMeasures'; unit: LineUnit }
  | { code: 'itemMissing' }
  /** A search for the typed name found nothing, or more than one record. */
  | { code: 'itemUnknown' | 'itemAmbiguous'; name: string }
  /** Names from the recipe back to itself. */
  | { code: 'cycle'; chain: readonly string[] }
  /** The unit fits the recipe or food, but the weight of that amount is unknown. */
  | { code: 'unconvertible'; amount: string; unit: LineUnit }
  | { code: 'recipeUnit'; name: string }
  | { code: 'foodUnit' }
  /** Not a percentage above 0 and at most 100. */
  | { code: 'yield' }

export interface LineProblems {
  problems: Partial<Record<LineField, LineProblem>>
  /** False where a problem blocks saving; the others only leave the nutrition incomplete. */
  isSavable: boolean
}

export interface LineContext {
  pantry: Pantry
  /** The edited recipe: it must not contain itself. */
  recipe: Pick<RecipeSource, 'id' | 'name'>
  /** Names that were searched for, with the number of matches. */
  searched: ReadonlyMap<string, number>
}

/** Problems of a line by field. An empty line has none: it is not saved. */
export function lineProblems(typed: DraftLine, { pantry, recipe, searched }: LineContext): LineProblems {
  if (isLineEmpty(typed)) return { problems: {}, isSavable: true }
  const line = settledLine(typed)
  const amounts = [line, ...(line.plus ? [line.plus] : [])]
  // The first amount comes last, so that its problems are the ones shown.
  const problems: LineProblems['problems'] = Object.assign(
    {},
    ...amounts.toReversed().map((amount) => amountProblems(amount, line.item, pantry)),
  )
  if (!isYield(line.yieldPct)) problems.form = { code: 'yield' }
  if (!line.item) problems.item = itemProblem(line, searched)
  else if (isRecipeItem(line.item)) {
    const chain = cycleThrough(itemNumber(line.item.id), recipe, pantry)
    if (chain) problems.item = { code: 'cycle', chain }
  }
  const isSavable = Object.keys(problems).length === 0

  if (isSavable) {
    const [problem] = amounts.flatMap(
      (amount) => conversionProblem({ ...amount, prep: line.prep }, line.item, pantry) ?? [],
    )
    if (problem) problems.unit = problem
  }
  return { problems, isSavable }
}

/** Problems of an amount that prevent saving it. */
function amountProblems(typed: DraftAmount, item: DraftItem | null, pantry: Pantry): LineProblems['problems'] {
  const amount = parseAmount(typed.amount)
  const food = item && isFoodItem(item) ? pantry.food(itemNumber(item.id)) : undefined
  const unitIssue = (): LineProblem | null => {
    if (readUnit(typed.unit) || (food && namedMeasure(typed.unit, food.measures))) return null
    if (food) return { code: 'measureUnknown', measure: typed.unit.trim() }
    // While the food is being fetched, the text may be one of its measures.
    return item && isFoodItem(item) ? null : { code: 'unit', unit: typed.unit }
  }
  const unit = unitIssue()
  return {
    // A blank amount can be saved: the nutrition is incomplete until it is filled in.
    ...(!amount.ok && amount.problem !== 'empty' && { amount: { code: 'amount', problem: amount.problem } }),
    ...(unit && { unit }),
  }
}

/** Why an amount that can be saved cannot be converted; null when it can. */
function conversionProblem(
  typed: DraftAmount & Pick<DraftLine, 'prep'>,
  item: DraftItem | null,
  pantry: Pantry,
): LineProblem | null {
  const unit = readUnit(typed.unit)
  const food = item && isFoodItem(item) ? pantry.food(itemNumber(item.id)) : undefined
  const isMeasure = food !== undefined && namedMeasure(typed.unit, food.measures) !== null
  if (!parseAmount(typed.amount).ok || !unit || (isMeasure && !isUnit(unit))) return null
  return unitProblem({ item, amount: typed.amount, prep: typed.prep }, unit, pantry)
}

/** Whether a typed yield is blank or a percentage above 0 and at most 100. */
export function isYield(text: string): boolean {
  const percent = parseAmount(text)
  return percent.ok ? Number(percent.amount) <= 100 : percent.problem === 'empty'
}

/** The problem that prevents saving the lines as a whole; null without one. */
export function linesProblem(
  lines: readonly DraftLine[],
  context: LineContext,
): { code: 'noLines' } | { code: 'unsavable'; count: number } | null {
  if (lines.every(isLineEmpty)) return { code: 'noLines' }
  const count = lines.filter((line) => !lineProblems(line, context).isSavable).length
  return count === 0 ? null : { code: 'unsavable', count }
}

export interface RecipeProblems extends KitchenProblems {
  name?: 'missing'
  type?: 'missing'
  portions?: 'notPositive'
  yield?: { amount: AmountProblem }
  cooking?: Partial<Record<CookingField, CookingProblem>>
}

/** Problems of the fields other than the lines. */
export function recipeProblems(draft: RecipeDraft): RecipeProblems {
  const batchYield = parseAmount(draft.yield.amount)
  const cooking = cookingProblems(draft.cooking)
  return {
    ...(Object.keys(cooking).length > 0 && { cooking }),
    ...kitchenProblems(draft),
    ...(draft.name.trim() === '' && { name: 'missing' }),
    ...(draft.type === '' && { type: 'missing' }),
    ...(!parseAmount(draft.portions).ok && { portions: 'notPositive' }),
    ...(!batchYield.ok && batchYield.problem !== 'empty' && { yield: { amount: batchYield.problem } }),
  }
}

function itemProblem({ itemText }: DraftLine, searched: ReadonlyMap<string, number>): LineProblem {
  const name = itemText.trim()
  const matches = searched.get(name)
  if (name === '' || matches === undefined) return { code: 'itemMissing' }
  return { code: matches === 0 ? 'itemUnknown' : 'itemAmbiguous', name }
}

/** The chain of names if `subRecipeId` leads back to the edited recipe. */
function cycleThrough(subRecipeId: number, recipe: LineContext['recipe'], pantry: Pantry): string[] | null {
  const probe: RecipeSource = {
    id: recipe.id,
    name: recipe.name,
    portions: '1',
    lines: [{ subRecipeId, amount: null, unit: 'portion' }],
  }
  return findCycle(recipe.id, { recipe: (id) => (id === recipe.id ? probe : pantry.recipe(id)) })
}

/** Whether a food's measures say what a unit of it weighs, as it is prepared. */
export const isWeighed = (unit: Unit, preparation: string, food: Convertible): boolean =>
  gramsOf(1, unit, food) !== null || preparedMeasure(unit, preparation, food.measures) !== null

/** Why the amount cannot be converted to a weight or to batches; null when it can, and while the record is unknown. */
function unitProblem(
  { item, amount, prep }: Pick<DraftLine, 'item' | 'amount' | 'prep'>,
  unit: LineUnit,
  pantry: Pantry,
): LineProblem | null {
  if (!item || isReferenceItem(item)) return null
  if (isRecipeItem(item)) {
    if (unit === 'portion' || unit === 'batch') return null
    const source = pantry.recipe(itemNumber(item.id))
    if (!source || (isUnit(unit) && canServe(source, { unit }))) return null
    return { code: 'recipeUnit', name: item.label }
  }
  if (!isUnit(unit)) return { code: 'foodUnit' }
  const food = pantry.food(itemNumber(item.id))
  if (!food || isWeighed(unit, prep, food)) return null
  if (fittingMeasures(unit, food.measures).length > 1) return { code: 'severalMeasures', unit }
  return { code: 'unconvertible', amount: amount.trim(), unit }
}
