import { mondayOf, type MealCategory, type Selections } from '@commissary/domain/menu'

import { demoFoods } from '../foods/demo-foods.ts'
import { demoRecipes, type RecipeKey } from '../recipes/demo-recipes.ts'
import { demoBands, type DemoBand } from './bands.ts'
import type { MenuItem, Offers } from './demo-day.ts'
import { demoWeeks } from './weeks.ts'

export interface DemoMenuLine {
  /** Stable within the day. */
  key: string
  item: MenuItem
  category: MealCategory
  plannedServings: number
}

export interface DemoMenuDay {
  /** YYYY-MM-DD */
  date: string
  plannedMeals: number
  selections: Selections | null
  lines: DemoMenuLine[]
}

export const isRecipe = (item: MenuItem): item is RecipeKey => item in demoRecipes

/** Four weeks of a band's lunches: the week before today's, today's, and the two after it. `today` is YYYY-MM-DD. */
export function demoCalendar(band: DemoBand, today: string): DemoMenuDay[] {
  const { meals, appetite } = band
  const firstMonday = addDays(mondayOf(today), -7)
  return demoWeeks.flatMap((week, weekIndex) =>
    week.map((common, dayIndex): DemoMenuDay => {
      const day = { ...common, ...band.changes[`${weekIndex}.${dayIndex}` as keyof typeof band.changes] }
      return {
        date: addDays(firstMonday, weekIndex * 7 + dayIndex),
        plannedMeals: meals,
        selections: day.selections ?? null,
        lines: [
          ...linesOf(day.entrees, meals),
          // A student takes one portion of a vegetable or fruit at most; condiments come in packets.
          ...linesOf({ ...day.vegetables, ...day.fruits }, (meals * appetite) / 100, meals),
          ...linesOf(band.besides?.[dayIndex] ?? {}, meals),
          ...linesOf(band.milks[weekIndex] ?? {}, meals),
          ...linesOf(day.extras ?? {}, (meals * appetite) / 100),
        ],
      }
    }),
  )
}

/** The calendars of all bands. */
export const demoCalendars = (today: string) => demoBands.map((band) => ({ band, days: demoCalendar(band, today) }))

/** The date `days` after another, both YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Lines for so many students; `atMost` servings of each. */
export function linesOf(offers: Offers, students: number, atMost = Infinity): DemoMenuLine[] {
  return Object.entries(offers).map(([name, percent]) => {
    const item = name as MenuItem
    const plannedServings = Math.min(Math.round((students * percent) / 100), atMost)
    return { key: item, item, category: categoryOf(item), plannedServings }
  })
}

function categoryOf(item: MenuItem): MealCategory {
  const category = isRecipe(item) ? demoRecipes[item].category : demoFoods[item].mealCategory
  if (!category) throw new Error(`${item} does not stand on a menu by itself.`)
  return category
}
