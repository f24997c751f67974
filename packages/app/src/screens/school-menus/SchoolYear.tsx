import type { School, SchoolCalendar } from '@commissary/api-client'
import type { RuleOptions } from '@commissary/domain/rules'
import { EmptyState, ErrorState, Link, Stack } from '@commissary/ui'
import { MonthGrid, MonthSkeleton, WeekHeader, YearView } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { NoMealPattern } from '../../compliance/NoMealPattern.tsx'
import { useWording } from '../../compliance/use-wording.ts'
import { MenuTypePicker, SchoolPicker } from '../../routing/SchoolPickers.tsx'
import type { SchoolWeek } from '../../routing/school-week.ts'
import { useSession } from '../../session/session.tsx'
import { daysOfMonth, monthAfter, schoolYearOf } from '../master-menus/month-dates.ts'
import { NotServed } from './NotServed.tsx'
import { usePublishedDays } from './use-published-days.ts'
import { useSchoolCalendar } from './use-school-calendar.ts'
import { useSchoolMonthGrid } from './use-school-month-grid.ts'

interface SchoolYearProps {
  place: SchoolWeek
  school: School
  /** A month of the school year, YYYY-MM. */
  month: string
  /** The address of a week. */
  weekHref: string
  /** The address of a month. */
  monthHref: (month: string) => string
  /** Shows the school year of a month. */
  onYear: (month: string) => void
  /** Opens the week of a day. */
  onOpenDay: (date: string) => void
}

/** The months of a school year, one below the other. Each loads as it is scrolled near. */
export function SchoolYear({ place, school, month, weekHref, monthHref, onYear, onOpenDay }: SchoolYearProps) {
  const { t, formats } = useWording()
  const { today } = useSession()
  const thisMonth = today.slice(0, 7)
  const months = schoolYearOf(month)
  const [first = month] = months

  return (
    <>
      <MenuTypePicker place={place} isLoading={false} />
      <WeekHeader
        unit="year"
        school={<SchoolPicker place={place} />}
        weekLabel={t('menuPlanner.year.label', {
          first: first.slice(0, 4),
          last: String(Number(first.slice(0, 4)) + 1),
        })}
        isThisWeek={months.includes(thisMonth)}
        onPrevious={() => onYear(monthAfter(month, -12))}
        onNext={() => onYear(monthAfter(month, 12))}
        onThisWeek={() => onYear(thisMonth)}
        actions={
          <>
            <Link size="small" variant="outline" href={weekHref}>
              {t('schoolMenus.week')}
            </Link>
            <Link size="small" variant="outline" href={monthHref(month)}>
              {t('schoolMenus.month')}
            </Link>
          </>
        }
      />
      <NoMealPattern program={place.program} />
      {place.program ? (
        <YearView
          key={`${school.schoolId} ${place.menuType} ${place.program.id} ${first}`}
          months={months.map((id) => ({ id, label: formats.month(id) }))}
          current={months.includes(thisMonth) ? thisMonth : null}
          renderMonth={(id) => (
            <YearMonth place={place} school={school} month={id} monthHref={monthHref(id)} onOpenDay={onOpenDay} />
          )}
        />
      ) : (
        <NotServed school={school} menuType={place.menuType} />
      )}
    </>
  )
}

type YearMonthProps = Pick<SchoolYearProps, 'place' | 'school' | 'month' | 'onOpenDay'> & { monthHref: string }

function YearMonth(props: YearMonthProps) {
  const { place, month } = props
  const dates = useMemo(() => daysOfMonth(month), [month])
  const calendar = useSchoolCalendar(place, dates[0] ?? '', dates.at(-1) ?? '')
  if (calendar.data && calendar.ruleOptions) {
    return <LoadedMonth {...props} dates={dates} calendar={calendar.data} ruleOptions={calendar.ruleOptions} />
  }
  if (calendar.error) return <ErrorState error={calendar.error} onRetry={() => calendar.mutate()} />
  return <MonthSkeleton />
}

interface LoadedMonthProps extends YearMonthProps {
  dates: readonly string[]
  calendar: SchoolCalendar
  ruleOptions: Partial<RuleOptions>
}

function LoadedMonth({ place, school, month, monthHref, dates, calendar, ruleOptions, onOpenDay }: LoadedMonthProps) {
  const { t, formats } = useWording()
  const { menuType } = place
  const { changeOf } = usePublishedDays({ schoolId: school.schoolId, menuType, dates, calendar })
  const { weeks, weekdays } = useSchoolMonthGrid({ month, calendar, ruleOptions, changeOf })
  if (!calendar.days.some(({ lines }) => lines.length > 0)) {
    return (
      <EmptyState
        size="small"
        title={t('menuPlanner.year.empty')}
        action={
          <Link size="small" variant="outline" href={monthHref}>
            {t('menuPlanner.year.openMonth', { month: formats.month(month) })}
          </Link>
        }
      />
    )
  }
  return (
    <Stack>
      <MonthGrid
        label={t('schoolMenus.monthGrid', { menuType: t(`words.menuTypes.${menuType}`), month: formats.month(month) })}
        weekdays={weekdays}
        weeks={weeks}
        openWeek={null}
        onOpenDay={(_week, date) => onOpenDay(date)}
      />
    </Stack>
  )
}
