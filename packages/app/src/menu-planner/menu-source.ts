import type { CalendarDay, MealProgram, MenuLine as SavedLine } from '@commissary/api-client'
import type { MenuDay, OtherMeals } from '@commissary/domain/menu'
import type { RuleOptions } from '@commissary/domain/rules'

import type { ReplaceIn } from './find-replace/planned-menus.ts'
import type { MenuItem } from './menu-items.ts'

/** A day of the planned week. */
export interface PlannerDay {
  /** Identifies the day, in an order: "2026-11-16", or "w02-2" in a cycle menu. */
  key: string
  /** YYYY-MM-DD: the date whose rules, recipes and offers apply to the day. */
  date: string
  /** "Mon" */
  weekday: string
  /** "Nov 16", or "Week 2" */
  dateLabel: string
  /** "Monday, November 16, 2026", or "Week 2 · Tue" */
  label: string
  /** In place of weekday and date: "Week 2 · Tue". */
  title?: string
  /** Why nothing is served, as text. Nothing can be added, and nothing is checked. */
  closed?: string
  /** The program serves nothing on this weekday: it can be edited, but nothing is planned for it automatically. */
  isOffDay?: boolean
  /** Why the day can no longer change, as a sentence. */
  locked?: string
  /** It differs from what was published to the school. */
  isChanged?: boolean
  /** Fields that the school and a publication changed, which wait for an answer. */
  conflicts?: number
  /** At a school's preschool: what the day's other meals serve. Absent elsewhere: unknown. */
  otherMeals?: OtherMeals
}

/** The food of a saved line, whatever day it is on. */
export type KnownFood = Pick<SavedLine, 'recipeId' | 'ingredientId' | 'portion' | 'nutrition' | 'discontinued'> &
  Pick<SavedLine, 'contents'>

/** A day as it was last saved. */
export interface SavedDay {
  key: string
  /** The version that a change is based on; 0 = never saved. */
  version: number
  day: MenuDay
  /** The food of its lines. */
  foods: readonly KnownFood[]
  /** Who last changed it; null if unknown. */
  updatedBy: string | null
  updatedById: number | null
}

/** A changed day, and the version that the change is based on. */
export interface DayToSave {
  key: string
  version: number
  day: MenuDay
}

/** The result of saving a day: saved, changed by someone else in the meantime, or not saved. */
export type SaveResult =
  | { key: string; kind: 'saved' | 'conflict'; saved: SavedDay }
  | { key: string; kind: 'failed'; error: unknown }

/** The month or cycle that a shown week is part of. `saved` has the days of all its weeks. */
export interface WholeMenu {
  /** All its days, each with a date, including those shown. */
  days: readonly PlannerDay[]
  /** "November 2026" */
  label: string
  /** The week of a day: "November 16 – 20, 2026", or "Week 2". */
  weekLabelOf: (key: string) => string
  /** Whether the week of a Monday also has days of `readAround`. Absent where no week does: they count for variety only. */
  isPartOfWeek?: (monday: string) => boolean
  /** Days after which a cycle repeats; absent elsewhere. */
  repeatsAfter?: number
}

/** Where a planned menu comes from and is saved: a school's week, a month of a master menu, a cycle menu. */
export interface MenuSource {
  /** Names of the school's serving lines; absent = a menu of many schools, whose lines have numbers. */
  servingLines?: readonly string[]
  /** Identifies the menu among all others. */
  name: string
  /** The days shown, in the order of their keys. Must be stable, because a new list repeats the analysis. */
  days: readonly PlannerDay[]
  /** Days as last loaded. A day that is absent is empty. */
  saved: readonly SavedDay[]
  /** Saves whole days, each on its own: one that cannot be saved does not stop the others. */
  save: (days: readonly DayToSave[]) => Promise<readonly SaveResult[]>
  /** The days of the shown week in another month, which its verdicts count; absent where there are none. Must be stable. */
  besideDays?: readonly CalendarDay[]
  /** What can be planned. Where no week is open, `load` reads it. */
  items: { data: readonly MenuItem[] | undefined; error: unknown; retry: () => unknown; load: () => void }
  /** What the menu is checked against; null = it is not checked. */
  program: MealProgram | null
  /** The school of the menu; absent for a menu of several schools. */
  schoolId?: number
  /** Must be stable, because a new object repeats the analysis. */
  ruleOptions: Partial<RuleOptions>
  /** Meals usually planned per day: proposed for a day without a number. Null if unknown. */
  usualMeals: number | null
  /** A day with the items that recur on it; absent where none do. Must be stable. */
  withRecurring?: (day: MenuDay, date: string) => MenuDay
  /** Served / planned servings as fractions by `menuItemKey`, for items where they are known; absent where none are. */
  readAcceptance?: () => Promise<ReadonlyMap<string, number>>
  /** The food of lines that days can still get: from items that recur, and from days as they were published. */
  otherFoods?: readonly KnownFood[]
  /** The same for single days, where prices, labels or recipes change within the menu. Must be stable. */
  datedFoods?: readonly Pick<SavedDay, 'key' | 'foods'>[]
  /** The week before, by the keys of this week's days; absent where there is none. */
  readWeekBefore?: () => Promise<ReadonlyMap<string, MenuDay>>
  /** Days before and after the menu, by date; absent if none. Variety counts them, and so do the weeks that they share with it. */
  readAround?: () => Promise<ReadonlyMap<string, MenuDay>>
  /** Absent where the menu is only the week. */
  whole?: WholeMenu
  /** Where Find and replace looks; absent where nothing can be replaced. */
  replaceIn?: ReplaceIn
  /** "Lunch menu, August 24 – 28, 2026" */
  gridLabel: string
  /** "August 24 – 28, 2026" */
  weekLabel: string
}
