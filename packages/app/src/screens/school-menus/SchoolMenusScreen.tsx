import { type CalendarDay, type SchoolCalendar, useReadSchoolCalendar } from '@commissary/api-client'
import { ErrorState, Screen, Skeleton, Stack } from '@commissary/ui'
import { WeekHeader } from '@commissary/ui/menu'
import { useMemo, useState } from 'react'

import { useRuleOptions } from '../../compliance/use-rule-options.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import { SchoolPage } from '../../routing/SchoolPage.tsx'
import { MenuTypePicker, SchoolPicker } from '../../routing/SchoolPickers.tsx'
import { useSchoolWeek } from '../../routing/school-week.ts'
import { useSession } from '../../session/session.tsx'
import { SchoolWeekPlanner } from './SchoolWeekPlanner.tsx'

/** Plans a school's week. The address names it: `?school=3&week=2026-11-16&menu=BREAKFAST`. */
export function SchoolMenusScreen() {
  const t = useMessages()
  const { formats } = useSession()
  const place = useSchoolWeek()
  const { school, dates, menuType, program } = place
  const [first = '', last = ''] = [dates[0], dates.at(-1)]

  const calendar = useReadSchoolCalendar(
    school?.schoolId ?? 0,
    { itemType: menuType, startDate: first, endDate: last, ...(program && { programId: program.id }) },
    { enabled: school !== undefined },
  )
  const optionsOf = useRuleOptions()
  const programName = calendar.data?.program?.programName ?? ''
  const ruleOptions = useMemo(() => optionsOf?.(programName), [optionsOf, programName])

  // Returning to the week shows saved days at once. A save that ends after the session fails here without harm.
  const updateCache = (day: CalendarDay) =>
    calendar.mutate((now) => now && withDay(now, day), { revalidate: false }).catch(() => undefined)

  const weekLabel = formats.range(first, last)
  const [header, setHeader] = useState<Element | null>(null)
  const isLoading = !(calendar.data && ruleOptions) && !calendar.error

  return (
    <MenuFormats>
      <SchoolPage title={t('schoolMenus.title')} place={place}>
        {(school) => (
          <Screen title={t('schoolMenus.title')}>
            <Stack>
              <MenuTypePicker place={place} isLoading={isLoading} />
              <WeekHeader
                {...place.steps}
                school={<SchoolPicker place={place} />}
                weekLabel={weekLabel}
                isThisWeek={place.isThisWeek}
                actionsRef={setHeader}
              />
              {isLoading && <Skeleton lines={12} />}
              {calendar.data && ruleOptions ? (
                <SchoolWeekPlanner
                  key={`${school.schoolId}-${first}-${menuType}-${program?.id}`}
                  school={school}
                  namedProgram={place.namedProgram}
                  usualMeals={program?.plannedMeals ?? null}
                  menuType={menuType}
                  dates={dates}
                  calendar={calendar.data}
                  ruleOptions={ruleOptions}
                  weekLabel={weekLabel}
                  header={header}
                  onSaved={updateCache}
                />
              ) : (
                calendar.error && <ErrorState error={calendar.error} onRetry={() => calendar.mutate()} />
              )}
            </Stack>
          </Screen>
        )}
      </SchoolPage>
    </MenuFormats>
  )
}

const withDay = (calendar: SchoolCalendar, day: CalendarDay): SchoolCalendar => ({
  ...calendar,
  days: [...calendar.days.filter(({ date }) => date !== day.date), day].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
})
