import { federalHolidaysAround } from '../../packages/server/src/demo/federal-holidays.ts'

/**
 * The Monday of a week that the demo has neither menus nor holidays in: its menus end with the month after this one. Days
 * that are past cannot be planned.
 */
export function comingMonday(): string {
  const today = Temporal.Now.plainDateISO('UTC')
  let monday = today.add({ days: 8 - today.dayOfWeek, weeks: 10 })
  while (hasHoliday(monday)) monday = monday.add({ weeks: 1 })
  return monday.toString()
}

function hasHoliday(monday: Temporal.PlainDate): boolean {
  const [first, last] = [monday.toString(), monday.add({ days: 4 }).toString()]
  return federalHolidaysAround(first).some(({ date }) => date >= first && date <= last)
}
