import { readSchoolCalendar } from '@commissary/api-client'
import { addDays, mondayOf } from '@commissary/domain/dates'
import type { MenuDay } from '@commissary/domain/menu'

import { toSavedDay } from '../../menu-planner/calendar-days.ts'

type Query = Pick<Parameters<typeof readSchoolCalendar>[1], 'itemType' | 'programId'>

/** What a school serves in the week before and the week after one, by date. */
export async function readWeekAround(
  schoolId: number,
  query: Query,
  day: string,
): Promise<ReadonlyMap<string, MenuDay>> {
  const monday = mondayOf(day)
  const read = async (startDate: string) => {
    const { days, closedDays } = await readSchoolCalendar(schoolId, {
      ...query,
      startDate,
      endDate: addDays(startDate, 6),
    })
    return days.filter(({ date }) => !closedDays.some((closed) => closed.date === date))
  }
  const days = (await Promise.all([addDays(monday, -7), addDays(monday, 7)].map(read))).flat()
  return new Map(days.map((one) => [one.date, toSavedDay(one).day]))
}
