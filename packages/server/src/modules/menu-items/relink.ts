import { type ItemLink, lastLinkFrom, relinked } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { among } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { findIngredients } from '../ingredients/store.ts'
import { changeRecurring } from '../months/recurring-lines.ts'

type Row = typeof menuItem.$inferSelect

/** From which day an item offers another food; `isCorrection`: its latest food was wrong, on all of its days. */
export interface LinkChange {
  linkFrom?: string | null
  isCorrection?: boolean
}

/**
 * The first day of an item's new food: the requested day, else today, but never before the first day of its latest food. A
 * correction starts where the corrected food did (null = the beginning). Throws a 422 for a requested day before that.
 */
async function firstDay(tx: Tx, stored: Row, { linkFrom = null, isCorrection = false }: LinkChange) {
  const last = lastLinkFrom(stored)
  if (isCorrection) return last
  if (linkFrom !== null && linkFrom < (last ?? '0001')) {
    throw rejected({
      linkFrom:
        last === null
          ? message('dates.yearZero')
          : message('menuItems.linkBeforeLast', { date: Temporal.PlainDate.from(last) }),
    })
  }
  if (linkFrom !== null) return linkFrom
  const today = await readCatererToday(tx)
  return last !== null && last > today ? last : today
}

/**
 * Gives an item another food from a day on, along with its menu lines on those days unless they have their own food. Returns the
 * item's earlier links, and the first day for the history (null = the beginning).
 */
export async function relink(tx: Tx, stored: Row, link: ItemLink, change: LinkChange) {
  const from = await firstDay(tx, stored, change)
  await relinkLines(tx, stored, link, from)
  return { linkFrom: from, pastLinks: from === null ? [] : [...relinked(stored, link, from).pastLinks] }
}

/** The days are written before their lines, so that an edit of a day and this wait for each other. */
async function relinkLines(tx: Tx, stored: Row, link: ItemLink, from: string | null): Promise<void> {
  const { recipeId, ingredientId } = stored
  const [food] = ingredientId === null ? [] : await findIngredients(tx, [ingredientId])
  const { amount, unit } = food?.serving ?? { amount: null, unit: null }
  await changeRecurring(tx, from, (line) => {
    const isItem =
      line.menuItemId === stored.id &&
      (line.recipeId ?? null) === recipeId &&
      (line.ingredientId ?? null) === ingredientId
    if (!isItem) return line
    const isServing = line.portion?.amount === amount && line.portion?.unit === unit
    return { ...line, ...link, portion: isServing ? null : (line.portion ?? null) }
  })
  for (const [day, line] of [
    ['master_day', 'master_line'],
    ['published_day', 'published_line'],
    ['school_day', 'school_line_change'],
    ['cycle_day', 'cycle_line'],
  ] as const) {
    const dayId = sql.identifier(`${day}_id`)
    const isItem = sql`line.menu_item_id = ${stored.id} and line.recipe_id is not distinct from ${recipeId}::bigint
      and line.ingredient_id is not distinct from ${ingredientId}::bigint`
    const days = await tx.execute<{ id: number }>(sql`
      update ${sql.identifier(day)} day set ${day === 'cycle_day' ? sql`week = day.week` : sql`date = day.date`}
      where ${day === 'cycle_day' ? sql`true` : sql`(${from}::date is null or day.date >= ${from}::date)`}
        and exists (select from ${sql.identifier(line)} line where line.${dayId} = day.id and ${isItem})
      returning day.id`)
    if (days.length === 0) continue
    // A portion that is the old food's serving becomes the new food's serving.
    const isServing = sql`line.portion_amount = ${amount}::numeric and line.portion_unit = ${unit}::text`
    await tx.execute(sql`
      update ${sql.identifier(line)} line
      set recipe_id = ${link.recipeId}::bigint, ingredient_id = ${link.ingredientId}::bigint,
        portion_amount = case when ${isServing} then null else line.portion_amount end,
        portion_unit = case when ${isServing} then null else line.portion_unit end
      where ${among(
        sql`line.${dayId}`,
        days.map(({ id }) => id),
      )} and ${isItem}`)
  }
}
