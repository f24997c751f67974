import { addDays, mondayOf } from '@commissary/domain/dates'
import type { MealCategory, Selections } from '@commissary/domain/menu'
import type { GradeGroup } from '@commissary/domain/rules'

import { demoFoods } from '../foods/demo-foods.ts'
import { demoRecipes, type RecipeKey } from '../recipes/demo-recipes.ts'
import { demoBands, type DemoBand } from './bands.ts'
import { breakfastMilks, demoBreakfasts } from './breakfasts.ts'
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

/** Four weeks of a band's lunches: last week, this week and the next two. `today` is YYYY-MM-DD. */
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
          // A student takes at most one portion of a vegetable or fruit; condiments come in packets.
          ...linesOf({ ...day.vegetables, ...day.fruits }, (meals * appetite) / 100, meals),
          ...linesOf(band.weekdayExtras?.[dayIndex] ?? {}, meals),
          ...linesOf(band.milks[weekIndex] ?? {}, meals),
          ...linesOf(day.extras ?? {}, (meals * appetite) / 100),
        ],
      }
    }),
  )
}

/** Meals per day at a school of a grade group. Two fifths of the students eat breakfast. */
export function usualMeals(menuType: 'MEAL' | 'BREAKFAST', gradeGroup: GradeGroup): number | null {
  const band = demoBands.find((one) => one.gradeGroup === gradeGroup)
  return band ? mealsOf(menuType, band) : null
}

const mealsOf = (menuType: 'MEAL' | 'BREAKFAST', { meals }: DemoBand) =>
  menuType === 'MEAL' ? meals : Math.round(meals * 0.4)

/** Breakfasts of the same four weeks. */
export function demoBreakfastCalendar(band: DemoBand, today: string): DemoMenuDay[] {
  const plannedMeals = mealsOf('BREAKFAST', band)
  const firstMonday = addDays(mondayOf(today), -7)
  return [0, 1, 2, 3].flatMap((weekIndex) =>
    demoBreakfasts.map(({ entrees, sides, fruits }, dayIndex): DemoMenuDay => ({
      date: addDays(firstMonday, weekIndex * 7 + dayIndex),
      plannedMeals,
      selections: null,
      lines: linesOf({ ...entrees, ...sides, ...fruits, ...breakfastMilks }, plannedMeals),
    })),
  )
}

/** The calendars of all bands: lunch, then breakfast. */
export function demoCalendars(today: string) {
  return demoBands.flatMap((band) => [
    { band, menuType: 'MEAL' as const, name: `${band.schools} lunch`, days: demoCalendar(band, today) },
    {
      band,
      menuType: 'BREAKFAST' as const,
      name: `${band.schools} breakfast`,
      days: demoBreakfastCalendar(band, today),
    },
  ])
}

/** Lines for a number of students, with at most `maxServings` of each item. */
export function linesOf(offers: Offers, students: number, maxServings = Infinity): DemoMenuLine[] {
  return Object.entries(offers).map(([name, percent]) => {
    const item = name as MenuItem
    const plannedServings = Math.min(Math.round((students * percent) / 100), maxServings)
    return { key: item, item, category: categoryOf(item), plannedServings }
  })
}

function categoryOf(item: MenuItem): MealCategory {
  const category = isRecipe(item) ? demoRecipes[item].category : demoFoods[item].mealCategory
  if (!category) throw new Error(`${item} has no meal category, so it cannot be on a menu.`)
  return category
}
