import type { findPlannedItems } from '@commissary/api-client'

/** The menus that a search goes through, and the first day. */
export type PlannedMenus = Parameters<typeof findPlannedItems>[0]['where']

/** The menu of a planner, to search and replace in. Must be stable. */
export interface ReplaceIn extends Pick<PlannedMenus, 'menus' | 'programId'> {
  id: number
  /** Of a cycle menu: its weeks, and the days of each. */
  weeks?: number
  daysPerWeek?: number
}

/** The first day in a cycle. */
export const cycleDayKey = (week: string, weekday: string): string => `w${week.padStart(2, '0')}-${weekday}`
