import { type CalendarDay, type SchoolCalendar, useReadSchoolCalendar } from '@commissary/api-client'
import { ErrorState, Screen, Skeleton, Stack } from '@commissary/ui'
import { WeekHeader } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useSodiumOptions } from '../../compliance/use-sodium-options.ts'
import { MenuWords } from '../../figures/MenuWords.tsx'
import { useMessages } from '../../messages/messages.ts'
import { SchoolPage } from '../../routing/SchoolPage.tsx'
import { MenuTypePicker, SchoolPicker } from '../../routing/SchoolPickers.tsx'
import { useSchoolWeek } from '../../routing/school-week.ts'
import { useSession } from '../../session/session.tsx'
import { WeekPlanner } from './WeekPlanner.tsx'

/** A school's week: which one stands in the address (`?school=3&week=2026-11-16&menu=BREAKFAST`). */
export function SchoolMenusScreen() {
  const t = useMessages()
  const { formats } = useSession()
  const place = useSchoolWeek()
  const { school, dates, menuType } = place
  const [first = '', last = ''] = [dates[0], dates.at(-1)]

  const calendar = useReadSchoolCalendar(
    school?.schoolId ?? 0,
    { itemType: menuType, startDate: first, endDate: last },
    { enabled: school !== undefined },
  )
  const sodiumOptions = useSodiumOptions()
  const programName = calendar.data?.program?.programName ?? ''
  const ruleOptions = useMemo(() => sodiumOptions?.(programName), [sodiumOptions, programName])

  // Coming back to the week shows what was saved. A save that ends after the session finds no cache, and needs none.
  const keepInCache = (day: CalendarDay) =>
    calendar.mutate((now) => now && withDay(now, day), { revalidate: false }).catch(() => undefined)

  const header = { ...place.steps, weekLabel: formats.range(first, last), isThisWeek: place.isThisWeek }
  const picker = <SchoolPicker place={place} />
  const isLoading = !(calendar.data && ruleOptions) && !calendar.error

  return (
    <MenuWords>
      <SchoolPage title={t('schoolMenus.title')} place={place}>
        {(school) => (
          <Screen title={t('schoolMenus.title')}>
            <Stack>
              <MenuTypePicker place={place} isLoading={isLoading} />
              {calendar.data && ruleOptions ? (
                <WeekPlanner
                  key={`${school.schoolId}-${first}-${menuType}`}
                  school={school}
                  program={calendar.data.program}
                  menuType={menuType}
                  dates={dates}
                  read={calendar.data.days}
                  ruleOptions={ruleOptions}
                  header={{ ...header, school: picker }}
                  onSaved={keepInCache}
                />
              ) : (
                <>
                  <WeekHeader {...header} school={picker} />
                  {calendar.error ? (
                    <ErrorState error={calendar.error} onRetry={() => calendar.mutate()} />
                  ) : (
                    <Skeleton lines={12} />
                  )}
                </>
              )}
            </Stack>
          </Screen>
        )}
      </SchoolPage>
    </MenuWords>
  )
}

const withDay = (calendar: SchoolCalendar, day: CalendarDay): SchoolCalendar => ({
  ...calendar,
  days: [...calendar.days.filter(({ date }) => date !== day.date), day].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
})
