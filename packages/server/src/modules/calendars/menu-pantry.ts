import type { MenuDay, MenuLine } from '@commissary/domain/menu'
import { inArray } from 'drizzle-orm'

import { menuPlaceholder } from '../../db/schema/menu-line.ts'
import type { Tx } from '../../db/work.ts'
import { menuItemNames } from '../menu-items/lines.ts'
import { loadPantry, type LoadedPantry } from '../recipes/pantry.ts'

/** The data for computing and naming the lines of days. */
export interface MenuPantry extends LoadedPantry {
  /** The name of a master item. */
  itemName: (id: number) => string | undefined
  placeholderName: (id: number) => string | undefined
}

/** The data for computing and naming the lines of these days. */
export async function pantryOf(tx: Tx, days: readonly (MenuDay | null)[]): Promise<MenuPantry> {
  const lines = days.flatMap((day) => day?.lines ?? [])
  const names = await menuItemNames(
    tx,
    lines.flatMap(({ menuItemId }) => menuItemId ?? []),
  )
  const pantry = await loadPantry(tx, {
    recipeIds: lines.flatMap(({ recipeId }) => recipeId ?? []),
    ingredientIds: lines.flatMap(({ ingredientId }) => ingredientId ?? []),
  })
  const placeholders = await placeholderNames(
    tx,
    lines.flatMap(({ placeholderId }) => placeholderId ?? []),
  )
  return { ...pantry, itemName: (id) => names.get(id), placeholderName: (id) => placeholders.get(id) }
}

/** The names of placeholders, archived ones too, by id. */
async function placeholderNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: menuPlaceholder.id, name: menuPlaceholder.name })
    .from(menuPlaceholder)
    .where(inArray(menuPlaceholder.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The foods as they are on one date. */
export type DatedPantry = ReturnType<LoadedPantry['on']>

/** What is needed to name a day's lines. */
type Names = Pick<MenuPantry, 'food' | 'recipe' | 'itemName' | 'placeholderName'>

/** A day with the names of its lines, and the ingredient's serving for lines without a portion. */
export function named(day: MenuDay, pantry: Names): MenuDay {
  return { ...day, lines: day.lines.map((line) => namedLine(line, pantry)) }
}

/** A line with its name, and the ingredient's serving if it has no portion. */
export function namedLine(line: MenuLine, pantry: Names): MenuLine {
  if (typeof line.text === 'string') return { ...line, name: line.text }
  if (typeof line.placeholderId === 'number') {
    return { ...line, name: pantry.placeholderName(line.placeholderId) ?? '' }
  }
  const itemName = typeof line.menuItemId === 'number' ? pantry.itemName(line.menuItemId) : undefined
  if (typeof line.recipeId === 'number') {
    return { ...line, name: itemName ?? pantry.recipe(line.recipeId)?.name ?? '' }
  }
  const food = typeof line.ingredientId === 'number' ? pantry.food(line.ingredientId) : undefined
  return { ...line, name: itemName ?? food?.name ?? '', portion: line.portion ?? food?.serving ?? null }
}
