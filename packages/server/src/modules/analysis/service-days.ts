import {
  lineNutrition,
  type MenuDay,
  type MenuLine,
  type OtherMeals,
  type ServiceDay,
  type ServingsBasis,
  toServiceDay,
  withOtherMeals,
  withPlannedItems,
  withServedItems,
} from '@commissary/domain/menu'
import type { Pantry, PortionNutrition } from '@commissary/domain/recipe'

import type { Tx } from '../../db/work.ts'
import { type MenuPantry, named } from '../calendars/menu-pantry.ts'
import type { GradedItem } from '../menu-analysis-items/store.ts'
import { expectedCredits } from '../placeholders/store.ts'

/** A day of a menu. */
export interface DatedMenu {
  date: string
  menu: MenuDay
}

/** What the days of a menu are analyzed with. */
export interface DayItems {
  /** Items that differ from the plan; only those of the analyzed grade group. */
  items: readonly GradedItem[]
  servings: ServingsBasis
  /** For preschool, what the day's other meals serve. */
  otherMeals?: OtherMeals | undefined
}

/** Makes days ready for analysis. Each item is computed once, however many days and schools have it. */
export type ToServiceDay = (day: DatedMenu, items: DayItems) => ServiceDay

/** `days` are all days that will be asked for, so that their placeholders' expected credits are read once. */
export async function serviceDayMaker(tx: Tx, pantry: MenuPantry, days: readonly DatedMenu[]): Promise<ToServiceDay> {
  const nutritionOn = memoize()
  const expected = await expectedCredits(
    tx,
    days.flatMap(({ menu }) => menu.lines.flatMap(({ placeholderId }) => placeholderId ?? [])),
  )
  return ({ date, menu }, { items, servings, otherMeals }) => {
    const dated = pantry.on(date)
    const day = toServiceDay(
      date,
      withPlannedItems(date, named(menu, { ...pantry, recipe: dated.recipe }), items),
      (line) => nutritionOn(line, dated),
      (id) => expected.get(id),
    )
    return withOtherMeals(servings === 'served' ? withServedItems(day, items) : day, otherMeals)
  }
}

/** Computes each item once per pantry, however many days it is on. */
function memoize(): (line: MenuLine, pantry: Pantry) => PortionNutrition {
  const known = new Map<Pantry, Map<string, PortionNutrition>>()
  return (line, pantry) => {
    const ofPantry = known.get(pantry) ?? new Map<string, PortionNutrition>()
    known.set(pantry, ofPantry)
    const key = JSON.stringify([line.recipeId, line.ingredientId, line.placeholderId, line.portion])
    const nutrition = ofPantry.get(key) ?? lineNutrition(line, pantry)
    ofPantry.set(key, nutrition)
    return nutrition
  }
}
