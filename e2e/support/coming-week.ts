import { schoolHolidaysAround } from '../../packages/server/src/demo/federal-holidays.ts'

/** The Monday of this week, or of the week `weeks` later. The demo has menus from last week to two weeks from now. */
export function mondayIn(weeks: number): string {
  const today = Temporal.Now.plainDateISO('America/New_York')
  return today
    .subtract({ days: today.dayOfWeek - 1 })
    .add({ weeks })
    .toString()
}

/** The Monday of a coming week with demo menus; if both have a holiday, of the next one. */
export function plannedMonday(): string {
  const next = [mondayIn(1), mondayIn(2)] as const
  return next.find((monday) => !hasHoliday(monday)) ?? next[0]
}

/**
 * The Monday of a week in which the demo has neither menus nor holidays: its menus end with next month. Past days cannot
 * be planned.
 */
export function comingMonday(): string {
  let weeks = 11
  while (hasHoliday(mondayIn(weeks))) weeks += 1
  return mondayIn(weeks)
}

function hasHoliday(monday: string): boolean {
  const friday = Temporal.PlainDate.from(monday).add({ days: 4 }).toString()
  return schoolHolidaysAround(monday).some(({ date }) => date >= monday && date <= friday)
}
