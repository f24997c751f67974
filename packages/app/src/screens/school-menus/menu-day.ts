import type { CalendarDay, CalendarDayInput, MenuLine as StoredLine } from '@commissary/api-client'
import {
  defaultSelections,
  type MealCategory,
  type MenuDay,
  type MenuLine,
  type Selections,
} from '@commissary/domain/menu'
import { type PortionFigures } from '@commissary/domain/recipe'
import { type Quantity } from '@commissary/domain/units'

/** A day of the calendar as the planner edits it. */
export function toMenuDay({ plannedMeals, selections, lines }: CalendarDay): MenuDay {
  return {
    plannedMeals,
    ...(Object.keys(selections).length > 0 ? { selections } : {}),
    lines: lines.map(({ key, name, category, recipeId, ingredientId, portion, plannedServings }) => ({
      id: key,
      name,
      category,
      recipeId,
      ingredientId,
      portion,
      plannedServings,
    })),
  }
}

/** A day of the planner as the call takes it: whole. */
export function toDayInput({ plannedMeals, selections, lines }: MenuDay): CalendarDayInput {
  return {
    plannedMeals,
    ...(selections ? { selections } : {}),
    lines: lines.map(({ id, category, recipeId = null, ingredientId = null, portion = null, plannedServings }) => ({
      key: id,
      category,
      recipeId,
      ingredientId,
      portion,
      plannedServings,
    })),
  }
}

type Dish = Pick<MenuLine, 'recipeId' | 'ingredientId' | 'portion'>

const quantityKey = (portion: Quantity | null | undefined) => (portion ? `${portion.amount} ${portion.unit}` : '')

/** What figures depend on: two lines of the same dish in the same portion share them. */
export const dishKey = ({ recipeId, ingredientId, portion }: Dish) =>
  recipeId ? `recipe-${recipeId}` : `ingredient-${ingredientId}-${quantityKey(portion)}`

export type FiguresByDish = ReadonlyMap<string, PortionFigures>

/** Figures that came with the calendar's lines. */
export const figuresOf = (days: readonly CalendarDay[]): FiguresByDish =>
  new Map(days.flatMap((day) => day.lines.map((line: StoredLine) => [dishKey(line), line.figures] as const)))

/** How many items of a category one student takes; null = all of them. */
export const selectionOf = (selections: Selections | null | undefined, category: MealCategory): number | null => {
  const value = selections?.[category] ?? defaultSelections[category]
  return value === undefined || value >= allOfThem ? null : value
}

/** The most that a call takes: where a category has a default of its own, this stands for "all". */
const allOfThem = 20

/** The selections of a day with one of them changed; null = the defaults again. */
export function withSelection(
  selections: Selections | null | undefined,
  category: MealCategory,
  value: number | null,
): Selections | null {
  const { [category]: _before, ...rest } = selections ?? {}
  const isDefault = value === null ? defaultSelections[category] === undefined : value === defaultSelections[category]
  const next: Selections = isDefault ? rest : { ...rest, [category]: value ?? allOfThem }
  return Object.keys(next).length === 0 ? null : next
}

/**
 * Servings that a new item begins with: what the day's meals leave over where a student takes one of the category, all
 * the meals elsewhere. Null, not planned, where the meals are not planned or nothing is left.
 */
export function firstServings({ plannedMeals, selections, lines }: MenuDay, category: MealCategory): number | null {
  if (plannedMeals === null || plannedMeals === 0) return null
  if (selectionOf(selections, category) !== 1) return plannedMeals
  const planned = lines
    .filter((line) => line.category === category)
    .reduce((sum, line) => sum + (line.plannedServings ?? 0), 0)
  return plannedMeals > planned ? plannedMeals - planned : null
}
