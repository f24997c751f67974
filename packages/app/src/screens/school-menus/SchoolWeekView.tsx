import type { School } from '@commissary/api-client'
import { ErrorState, Skeleton } from '@commissary/ui'
import { WeekHeader } from '@commissary/ui/menu'
import { useState } from 'react'

import { MenuTypePicker, SchoolPicker } from '../../routing/SchoolPickers.tsx'
import type { SchoolWeek } from '../../routing/school-week.ts'
import { useSession } from '../../session/session.tsx'
import { NotServed } from './NotServed.tsx'
import { SchoolWeekPlanner } from './SchoolWeekPlanner.tsx'
import { useSchoolCalendar } from './use-school-calendar.ts'

interface SchoolWeekViewProps {
  place: SchoolWeek
  school: School
  /** The address of the month. */
  monthHref: string
}

/** A week of a school. */
export function SchoolWeekView({ place, school, monthHref }: SchoolWeekViewProps) {
  const { formats } = useSession()
  const { dates, menuType, program } = place
  const [first, last] = [dates[0] ?? '', dates.at(-1) ?? '']
  const calendar = useSchoolCalendar(place, first, last)
  const [header, setHeader] = useState<Element | null>(null)
  const weekLabel = formats.range(first, last)

  return (
    <>
      <MenuTypePicker place={place} isLoading={calendar.isLoading} />
      <WeekHeader
        {...place.steps}
        school={<SchoolPicker place={place} />}
        weekLabel={weekLabel}
        isThisWeek={place.isThisWeek}
        actionsRef={setHeader}
      />
      {calendar.isLoading && <Skeleton lines={12} />}
      {calendar.data?.program === null ? (
        <NotServed school={school} menuType={menuType} />
      ) : calendar.data && calendar.ruleOptions ? (
        <SchoolWeekPlanner
          key={`${school.schoolId}-${first}-${menuType}-${program?.id}`}
          school={school}
          namedProgram={place.namedProgram}
          usualMeals={program?.plannedMeals ?? null}
          menuType={menuType}
          dates={dates}
          calendar={calendar.data}
          ruleOptions={calendar.ruleOptions}
          weekLabel={weekLabel}
          header={header}
          monthHref={monthHref}
          onSaved={calendar.take}
          onStale={() => calendar.mutate()}
        />
      ) : (
        calendar.error && <ErrorState error={calendar.error} onRetry={() => calendar.mutate()} />
      )}
    </>
  )
}
