import { diffDay, type MenuDay, type MenuDayChanges, type MenuLine } from '@commissary/domain/menu'

import { demoFoods } from './foods/demo-foods.ts'
import { isRecipe, linesOf, type DemoMenuDay, type DemoMenuLine } from './menus/demo-calendar.ts'
import type { MenuItem } from './menus/demo-day.ts'
import type { DemoDifference } from './schools.ts'

/** Id of the row behind a recipe or a food. */
export type ItemId = (item: MenuItem) => number

/** A demo day as the menu arithmetic knows it. A food is offered in its serving. */
export function toMenuDay(day: DemoMenuDay, idOf: ItemId): MenuDay {
  return {
    plannedMeals: day.plannedMeals,
    ...(day.selections && { selections: day.selections }),
    lines: day.lines.map((line) => toMenuLine(line, idOf)),
  }
}

/** What a school's difference changes in the master's day. */
export function toChanges(day: DemoMenuDay, difference: DemoDifference, idOf: ItemId): MenuDayChanges {
  const { meals = day.plannedMeals, dropped = [], added = {} } = difference
  const share = meals / day.plannedMeals
  const kept = day.lines.filter(({ item }) => !dropped.includes(item))
  const wanted: DemoMenuDay = {
    ...day,
    plannedMeals: meals,
    lines: [...kept.map((line) => scaled(line, share)), ...linesOf(added, meals)],
  }
  return diffDay(toMenuDay(day, idOf), toMenuDay(wanted, idOf))
}

const scaled = (line: DemoMenuLine, share: number): DemoMenuLine => ({
  ...line,
  plannedServings: Math.round(line.plannedServings * share),
})

function toMenuLine({ key, item, category, plannedServings }: DemoMenuLine, idOf: ItemId): MenuLine {
  const line = { id: key, name: item, category, plannedServings }
  return isRecipe(item)
    ? { ...line, recipeId: idOf(item) }
    : { ...line, ingredientId: idOf(item), portion: demoFoods[item].serving ?? null }
}
