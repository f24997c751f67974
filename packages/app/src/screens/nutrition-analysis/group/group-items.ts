import type { MealProgram, SchoolsWeek } from '@commissary/api-client'
import type { SharedReasons } from '@commissary/domain/menu'

import { weekAt } from './school-weeks.ts'

/** Where an item of a group's menus is served. */
export interface ItemPlace {
  schoolId: number
  program: MealProgram
  date: string
  /** The line of the menu. */
  key: string
}

const ofProgram = (weeks: readonly SchoolsWeek[], programId: number | null) =>
  weeks.filter(({ program }) => programId === null || program.id === programId)

/** The weeks' menus, each with the meals of all its schools together, to compute the shares of their items. */
export const sharedReasons = (weeks: readonly SchoolsWeek[], programId: number | null): SharedReasons[] =>
  ofProgram(weeks, programId).flatMap((week) =>
    week.reasons
      ? [
          {
            reasons: week.reasons,
            // A school whose meals are unknown is not in the average.
            meals: week.schoolIds.reduce((sum, id) => sum + (weekAt(week, id).meals ?? 0), 0),
          },
        ]
      : [],
  )

/** The schools and days that serve an item, in the order of the menus. */
export const placesOf = (weeks: readonly SchoolsWeek[], programId: number | null, name: string): ItemPlace[] =>
  ofProgram(weeks, programId).flatMap(({ schoolIds, program, reasons = [] }) => {
    const lines = new Map(
      reasons.flatMap(({ itemName, itemId, date }) =>
        itemName === name && itemId && date ? [[`${date}/${itemId}`, { date, key: itemId }] as const] : [],
      ),
    )
    const ofWeek = [...lines.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
    return schoolIds.flatMap((schoolId) => ofWeek.map((line) => ({ schoolId, program, ...line })))
  })
