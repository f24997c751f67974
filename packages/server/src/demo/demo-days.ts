import { diffDay, type MenuDay, type MenuDayChanges, type MenuLine } from '@commissary/domain/menu'

import { demoFoods } from './foods/demo-foods.ts'
import { isRecipe, linesOf, type DemoMenuDay, type DemoMenuLine } from './menus/demo-calendar.ts'
import type { MenuItem } from './menus/demo-day.ts'
import type { DemoDifference } from './schools.ts'

/** The database id of a recipe or food. */
export type ItemId = (item: MenuItem) => number

/** A demo day as a domain menu day. Foods are offered in their serving. */
export function toMenuDay(day: DemoMenuDay, idOf: ItemId): MenuDay {
  return {
    plannedMeals: day.plannedMeals,
    ...(day.selections && { selections: day.selections }),
    lines: day.lines.map((line) => toMenuLine(line, idOf)),
  }
}

/** A school's difference as changes to the master's day. */
export function toChanges(day: DemoMenuDay, difference: DemoDifference, idOf: ItemId): MenuDayChanges {
  const { meals = day.plannedMeals, dropped = [], added = {} } = difference
  const factor = meals / day.plannedMeals
  const kept = day.lines.filter(({ item }) => !dropped.includes(item))
  const changed: DemoMenuDay = {
    ...day,
    plannedMeals: meals,
    lines: [...kept.map((line) => scaled(line, factor)), ...linesOf(added, meals)],
  }
  return diffDay(toMenuDay(day, idOf), toMenuDay(changed, idOf))
}

const scaled = (line: DemoMenuLine, factor: number): DemoMenuLine => ({
  ...line,
  plannedServings: Math.round(line.plannedServings * factor),
})

function toMenuLine({ key, item, category, plannedServings }: DemoMenuLine, idOf: ItemId): MenuLine {
  const line = { id: key, name: item, category, plannedServings }
  return isRecipe(item)
    ? { ...line, recipeId: idOf(item) }
    : { ...line, ingredientId: idOf(item), portion: demoFoods[item].serving ?? null }
}

/** The day that the demo store is seeded around: never later than the real date, because the ledger has no future days. */
export function storeDay(today: string): string {
  const now = Temporal.Now.plainDateISO('America/New_York').toString()
  return today < now ? today : now
}
