import { type CalendarDay, type MenuType, useListPublishedDays, useListSchoolMenus } from '@commissary/api-client'
import { useMemo } from 'react'

const noDays: readonly CalendarDay[] = []

/** What was published to a school for the months of `dates`, at most two. Empty without a program. */
export function usePublishedMonths(
  schoolId: number,
  menuType: MenuType,
  programId: number | null,
  dates: readonly string[],
) {
  const months = useListSchoolMenus(
    schoolId,
    menuType,
    { ...(programId !== null && { programId }) },
    { enabled: programId !== null },
  )
  const idOf = (date: string | undefined) =>
    months.data?._embedded.getSchoolMenus.find(({ yearMonth }) => date?.startsWith(yearMonth))?.id
  const [first, last] = [idOf(dates[0]), idOf(dates.at(-1))]
  const firstMonth = useListPublishedDays(first ?? 0, { enabled: first !== undefined })
  const lastMonth = useListPublishedDays(last ?? 0, { enabled: last !== undefined && last !== first })
  const inFirst = firstMonth.data?._embedded.publishedDays ?? noDays
  const inLast = lastMonth.data?._embedded.publishedDays ?? noDays

  return {
    publishedDays: useMemo(() => [...inFirst, ...inLast], [inFirst, inLast]),
    isLoading: months.isLoading || firstMonth.isLoading || lastMonth.isLoading,
    error: months.error ?? firstMonth.error ?? lastMonth.error,
    /** The id of the school's month for a date; 0 = none. */
    monthIdOf: (date: string) => idOf(date) ?? 0,
    reload: () => Promise.all([months.mutate(), firstMonth.mutate(), lastMonth.mutate()]),
  }
}
