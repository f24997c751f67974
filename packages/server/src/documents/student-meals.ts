import type { MenuType } from '@commissary/domain/menu'

import type { Letterhead } from './letterhead.ts'

export interface OrderedItem {
  name: string
  quantity: number
}

/** What a student ordered for a meal. */
export interface StudentMeal {
  /** "Diaz, Zuri" */
  name: string
  items: OrderedItem[]
  /** In words; null = none. */
  allergies: string | null
}

/** What the students of a class ordered for a meal. */
export interface ClassMeal {
  schoolName: string
  /** Null = the students without a class. */
  className: string | null
  menuType: MenuType
  students: StudentMeal[]
}

interface DayDocument extends Letterhead {
  date: string
}

/** A page for each class and meal of a day, for handing out what was ordered. */
export interface ClassSheetsDocument extends DayDocument {
  classSheets: ClassMeal[]
  /** Choices that leave out some of what was ordered. */
  filters: { label: string; value: string }[]
}

/** A label for each student and meal of a day. */
export interface MealLabelsDocument extends DayDocument {
  mealLabels: ClassMeal[]
}

/** Each item once, with the sum of its quantities, largest first. */
export function itemsOf(meals: readonly Pick<StudentMeal, 'items'>[]): OrderedItem[] {
  const counts = new Map<string, number>()
  for (const { name, quantity } of meals.flatMap(({ items }) => items)) {
    counts.set(name, (counts.get(name) ?? 0) + quantity)
  }
  return [...counts].map(([name, quantity]) => ({ name, quantity })).toSorted((a, b) => b.quantity - a.quantity)
}
