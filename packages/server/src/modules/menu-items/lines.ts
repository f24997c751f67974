import { linkOn, offeredLine } from '@commissary/domain/menu'
import type { GradeGroup } from '@commissary/domain/rules'
import { inArray } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { findIngredients } from '../ingredients/store.ts'

type DayInput = Schemas['CalendarDayInput']

/** The names of master items by id. Unknown ids are skipped. */
export async function menuItemNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  return new Map((await findItems(tx, ids)).map(({ id, name }) => [id, name]))
}

/**
 * A day whose lines have their food: a line that names only a master item takes what the item offers on the date, and its portion
 * for the grade group unless the line has one. Throws a 422 for an unknown item.
 */
export async function withMenuItems(tx: Tx, date: string, day: DayInput, gradeGroup: GradeGroup): Promise<DayInput> {
  const found = await findItems(
    tx,
    day.lines.flatMap(({ menuItemId }) => menuItemId ?? []),
  )
  const items = new Map(found.map((item) => [item.id, { ...item, ...linkOn(item, date) }]))
  refuseUnknown(day, items)
  const isBare = ({ recipeId, ingredientId }: DayInput['lines'][number]) =>
    typeof recipeId !== 'number' && typeof ingredientId !== 'number'
  const bare = day.lines.filter(isBare).flatMap(({ menuItemId }) => items.get(menuItemId ?? 0) ?? [])
  const foods = await findIngredients(
    tx,
    bare.flatMap(({ ingredientId }) => ingredientId ?? []),
  )
  const servings = new Map(foods.map(({ id, serving }) => [id, serving]))
  const lines = day.lines.map((line) => {
    const item = isBare(line) ? items.get(line.menuItemId ?? 0) : undefined
    if (!item) return line
    const offered = offeredLine(item, gradeGroup, (id) => servings.get(id) ?? null)
    return { ...line, ...offered, portion: line.portion ?? offered.portion }
  })
  return { ...day, lines }
}

function refuseUnknown({ lines }: DayInput, items: ReadonlyMap<number, unknown>): void {
  const fields: FieldMessages = {}
  for (const [index, { menuItemId }] of lines.entries()) {
    if (typeof menuItemId === 'number' && !items.has(menuItemId)) {
      fields[`lines.${index}.menuItemId`] = message('calendars.unknownMenuItem')
    }
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

async function findItems(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(menuItem)
    .where(inArray(menuItem.id, [...new Set(ids)]))
}
