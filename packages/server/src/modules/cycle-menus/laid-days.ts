import { type CyclePlace, linkOn, linkPeriods, type MenuDay, type MenuLine, offeredLine } from '@commissary/domain/menu'
import { inArray } from 'drizzle-orm'

import type { cycleMenu } from '../../db/schema/cycle-menu.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import { findIngredients } from '../ingredients/store.ts'
import { listMealPrograms } from '../schools/store.ts'
import type { StoredDay } from './read.ts'
import { laidKey } from './used-in.ts'

/** A day of a cycle on a date of a master menu. */
export interface LaidDay extends CyclePlace {
  date: string
  day: MenuDay
}

type Items = ReadonlyMap<number, typeof menuItem.$inferSelect>

/** A cycle's days as applied to their dates: a line of a master item has what the item offers on that date. */
export async function laidDays(
  tx: Tx,
  menu: typeof cycleMenu.$inferSelect,
  places: readonly { date: string; day: StoredDay }[],
): Promise<LaidDay[]> {
  const lines = places.flatMap(({ day }) => day.day.lines)
  const itemIds = [...new Set(lines.flatMap(({ menuItemId }) => menuItemId ?? []))]
  const rows = itemIds.length === 0 ? [] : await tx.select().from(menuItem).where(inArray(menuItem.id, itemIds))
  const items: Items = new Map(rows.map((row) => [row.id, row]))
  const foods = await findIngredients(
    tx,
    rows.flatMap((row) => [row, ...row.pastLinks].flatMap(({ ingredientId }) => ingredientId ?? [])),
  )
  const servings = new Map(foods.map(({ id, serving }) => [id, serving]))
  const program = (await listMealPrograms(tx)).find(({ id }) => id === menu.mealProgramId)

  const lineOn = (line: MenuLine, date: string): MenuLine => {
    const item = items.get(line.menuItemId ?? 0)
    if (!item) return line
    const isItsFood = [item, ...linkPeriods(item)].some((link) => isSameFood(link, line))
    const link = linkOn(item, date)
    if (!isItsFood || isSameFood(link, line)) return line
    return {
      ...line,
      ...offeredLine(
        { ...link, portions: item.portions },
        program?.gradeGroup ?? null,
        (id) => servings.get(id) ?? null,
      ),
    }
  }
  return places.map(({ date, day: { week, weekday, day } }) => ({
    date,
    week,
    weekday,
    day: { ...day, lines: day.lines.map((line) => ({ ...lineOn(line, date), id: laidKey(menu.id, line.id) })) },
  }))
}

const isSameFood = (a: Pick<MenuLine, 'recipeId' | 'ingredientId'>, b: Pick<MenuLine, 'recipeId' | 'ingredientId'>) =>
  (a.recipeId ?? null) === (b.recipeId ?? null) && (a.ingredientId ?? null) === (b.ingredientId ?? null)
