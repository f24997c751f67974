import { lineNutrition } from '@commissary/domain/menu'
import {
  lineCount,
  type MenuNeeds,
  needsReader,
  plannedServingsOf,
  type ProductionSheet,
} from '@commissary/domain/production'
import { pansFor, type StockedPantry } from '@commissary/domain/recipe'
import { inPacks } from '@commissary/domain/stock'
import { toDecimal, type Unit } from '@commissary/domain/units'
import { inArray } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { StoredGroup } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import { type DatedPantry, type MenuPantry, pantryOf } from '../calendars/menu-pantry.ts'
import type { Ingredient } from '../ingredients/records.ts'
import { versionOn } from '../recipes/pantry-by-date.ts'
import type { LineRow } from './find-record.ts'

type Line = Schemas['ProductionLine']
type LinePlan = Schemas['ProductionLinePlan']

/** What is known about the foods of a record's lines on its day. */
export interface LineFacts {
  shown: (line: LineRow) => Pick<Line, 'number' | 'isUsdaFood' | 'milk'>
  portion: (
    line: LineRow,
    plan: LineRow['plans'][number],
    group: StoredGroup | undefined,
  ) => Pick<LinePlan, 'portionLabel' | 'utensil' | 'credits'>
  /** How much of each ingredient servings of a line take, as purchased. */
  needs: (line: LineRow, servings: readonly (number | null)[]) => MenuNeeds
  purchases: (sheet: ProductionSheet, line: LineRow) => Line['purchases']
  pans: (sheet: ProductionSheet, line: LineRow) => Line['pans']
}

export async function readLineFacts(tx: Tx, lines: readonly LineRow[], date: string): Promise<LineFacts> {
  const pantry = await pantryOf(tx, [{ plannedMeals: null, lines: lines.map((line) => toMenuLine(line, null, null)) }])
  const dated = pantry.on(date)
  const recipes = await readRecipes(tx, lines, { pantry, date })
  const foods = new Map(pantry.ingredients.map((food) => [food.id, food]))
  const read = needsReader(await stockedPantry(tx, dated, lines))
  const recipeOf = ({ recipeId }: LineRow) => recipes.get(recipeId ?? 0)
  const foodOf = ({ ingredientId }: LineRow) => foods.get(ingredientId ?? 0)

  const needs: LineFacts['needs'] = (line, servings) =>
    read(line.plans.map((plan, index) => toMenuLine(line, servings[index] ?? null, plan.portion)))

  return {
    shown: (line) => ({
      number: recipeOf(line)?.number ?? foodOf(line)?.code ?? null,
      isUsdaFood: foodOf(line)?.creditEvidence === 'USDA_FOODS',
      milk: foodOf(line)?.milk ?? null,
    }),
    portion: (line, { portion }, group) => {
      const own = recipeOf(line)
      const graded = group?.gradeGroups.map((one) => own?.gradePortions[one]).find((one) => one)
      return {
        portionLabel: graded?.label ?? own?.portionLabel ?? null,
        utensil: graded?.utensil ?? null,
        credits: line.text === null ? lineNutrition(toMenuLine(line, null, portion), dated).credits : [],
      }
    },
    needs,
    purchases: (sheet, line) =>
      needs(line, plannedServings(sheet, line)).needs.map(({ ingredientId, name, amount, unit, gaps }) => ({
        ingredientId,
        name,
        amount: toDecimal(amount),
        unit,
        isComplete: gaps.length === 0,
        ...shelved(foods.get(ingredientId), toDecimal(amount), unit),
      })),
    pans: (sheet, line) => {
      const servings = plannedServings(sheet, line)
      if (servings.length === 0 || servings.includes(null)) return []
      const total = servings.reduce<number>((sum, count) => sum + (count ?? 0), 0)
      return (recipeOf(line)?.pans ?? []).map((pan) => ({ ...pan, pans: pansFor(pan, total).pans }))
    },
  }
}

/** An amount as whole packs of the ingredient and a remainder. */
function shelved(
  food: Ingredient | undefined,
  amount: string,
  unit: Unit,
): Pick<Line['purchases'][number], 'packs' | 'rest'> {
  const { levels: packs, rest } = food
    ? inPacks(amount, unit, food.packs[0], food)
    : { levels: [], rest: { amount, unit } }
  return { packs, rest }
}

/** Planned servings of each menu; the oldest grade group's include those of adults. Null = not planned. */
export function plannedServings(sheet: ProductionSheet, { lineKey, plans }: LineRow): (number | null)[] {
  const adults = lineCount(sheet, lineKey, 'plannedAdults') ?? 0
  return plans.map((plan, index) => {
    const servings = plannedServingsOf(sheet, lineKey, plan)
    return servings === null ? null : servings + (index === plans.length - 1 ? adults : 0)
  })
}

type MenuLineRow = Pick<
  LineRow,
  'lineKey' | 'name' | 'category' | 'recipeId' | 'ingredientId' | 'placeholderId' | 'text'
>

/** A line of a record as a line of a menu, with planned servings (null = unknown) and a portion. */
export const toMenuLine = (
  { lineKey, name, category, recipeId, ingredientId, placeholderId, text }: MenuLineRow,
  plannedServings: number | null,
  portion: LineRow['plans'][number]['portion'],
) => ({ id: lineKey, name, category, recipeId, ingredientId, placeholderId, text, portion, plannedServings })

/** What a record shows of its recipes, by recipe id, in the versions in force on its day. */
async function readRecipes(tx: Tx, lines: readonly LineRow[], { pantry, date }: { pantry: MenuPantry; date: string }) {
  const ids = lines.flatMap(({ recipeId }) => recipeId ?? [])
  if (ids.length === 0) return new Map<number, never>()
  const { number, portionLabel, gradePortions, pans } = recipe
  const rows = await tx
    .select({ id: recipe.id, number, portionLabel, gradePortions, pans })
    .from(recipe)
    .where(inArray(recipe.id, [...new Set(ids)]))
  return new Map(
    rows.map((row) => {
      const past = versionOn(pantry.pastVersions.get(row.id) ?? [], date)
      return [row.id, { ...row, ...(past?.content as Partial<typeof row>) }]
    }),
  )
}

/** The foods of a day with the units that their stock is kept in. */
async function stockedPantry(
  tx: Tx,
  { food, recipe: recipeOf }: DatedPantry,
  lines: readonly LineRow[],
): Promise<StockedPantry> {
  const ids = [...foodIds(recipeOf, lines)]
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: ingredient.id, baseUnit: ingredient.baseUnit })
          .from(ingredient)
          .where(inArray(ingredient.id, ids))
  const units = new Map(rows.map(({ id, baseUnit }) => [id, baseUnit]))
  return {
    recipe: recipeOf,
    food: (id) => {
      const [found, baseUnit] = [food(id), units.get(id)]
      return found && baseUnit ? { ...found, baseUnit } : undefined
    },
  }
}

/** The foods of lines, through recipes and sub-recipes. */
function foodIds(recipeOf: DatedPantry['recipe'], lines: readonly LineRow[]): Set<number> {
  const foods = new Set(lines.flatMap(({ ingredientId }) => ingredientId ?? []))
  const seen = new Set<number>()
  const open = lines.flatMap(({ recipeId }) => recipeId ?? [])
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    for (const line of recipeOf(id)?.lines ?? []) {
      if (typeof line.ingredientId === 'number') foods.add(line.ingredientId)
      if (typeof line.subRecipeId === 'number') open.push(line.subRecipeId)
    }
  }
  return foods
}
