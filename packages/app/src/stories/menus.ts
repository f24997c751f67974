import type { CalendarDay, MenuAnalysis, MenuLine, School, SchoolCalendar } from '@commissary/api-client'
import { datesFrom } from '@commissary/domain/dates'
import { analyzeWeek } from '@commissary/domain/menu'
import { portionNutrition } from '@commissary/domain/recipe'

import { type FoodName, foods, pantry, sandwich, servingNutrition } from './foods.ts'

interface WeekOptions {
  /** How many days are planned. */
  days?: number
  /** Adds a food with unknown added sugars. */
  hasUnknown?: boolean
  /** Grams of vegetables per serving on the last day; 120 g meet the limit. */
  lastVegetables?: string
  /** Prepended to item names. */
  prefix?: string
}

const vegetables = ['broccoli', 'carrots', 'beans', 'corn', 'greenBeans'] as const satisfies readonly FoodName[]

function line(key: string, name: FoodName, grams: string, category: MenuLine['category'], servings: number): MenuLine {
  return {
    key,
    recipeId: null,
    ingredientId: foods[name].id,
    menuItemId: null,
    placeholderId: null,
    text: null,
    portion: { amount: grams, unit: 'g' },
    category,
    plannedServings: servings,
    name: foods[name].name,
    nutrition: servingNutrition(name, grams),
    discontinued: [],
    isInherited: true,
  }
}

/** A week of lunches: a sandwich, a different vegetable subgroup each day, fruit and two kinds of milk. */
export function plannedDays(monday: string, options: WeekOptions = {}): CalendarDay[] {
  const { days = 5, hasUnknown = false, lastVegetables = '120', prefix = '' } = options
  return datesFrom(monday, 5)
    .slice(0, days)
    .map((date, index) => ({
      date,
      plannedMeals: 100,
      selections: {},
      note: null,
      isLocked: false,
      conflicts: [],
      version: 0,
      updatedBy: null,
      updatedById: null,
      lines: [
        {
          key: 'entree',
          recipeId: sandwich.id,
          ingredientId: null,
          menuItemId: null,
          placeholderId: null,
          text: null,
          portion: null,
          category: 'Entree' as const,
          plannedServings: 100,
          name: sandwich.name,
          nutrition: portionNutrition(sandwich, pantry),
          discontinued: [],
          isInherited: true,
        },
        line('vegetable', vegetables[index] ?? 'corn', index === 4 ? lastVegetables : '120', 'Vegetables', 100),
        line('fruit', 'apple', '180', 'Fruit', 100),
        line('milk-1', 'skim', '244', 'Milk', 40),
        line('milk-2', 'lowFat', '244', 'Milk', 60),
        ...(hasUnknown ? [line('dressing', 'dressing', '21', 'Side', 100)] : []),
      ].map((one) => ({ ...one, name: prefix + one.name })),
    }))
}

export const calendarOf = (
  school: School,
  days: CalendarDay[],
  closedDays: SchoolCalendar['closedDays'] = [],
): SchoolCalendar => ({
  schoolId: school.schoolId,
  itemType: 'MEAL',
  program: school.programs[0] ?? null,
  days,
  daysBeside: [],
  closedDays,
  otherMeals: [],
})

/** The server's analysis of the days. */
export function analysisOf(
  school: School,
  days: readonly CalendarDay[],
  closedDays: MenuAnalysis['closedDays'] = [],
): MenuAnalysis {
  const program = school.programs[0] ?? null
  const open = days.filter(({ date }) => !closedDays.some((day) => day.date === date))
  const serviceDays = open.map(({ date, plannedMeals, lines }) => ({
    date,
    plannedMeals,
    items: lines.map(({ key, ...one }) => ({ ...one, id: key })),
  }))
  return {
    school,
    itemType: 'MEAL',
    program,
    servings: 'planned',
    weeks: program && serviceDays.length > 0 ? [analyzeWeek(serviceDays, program)] : [],
    ...(program?.alsoGradeGroups &&
      serviceDays.length > 0 && {
        alsoWeeks: program.alsoGradeGroups.map((gradeGroup) => analyzeWeek(serviceDays, { ...program, gradeGroup })),
      }),
    closedDays,
  }
}
