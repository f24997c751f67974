import type { CalendarDay, MenuType, School, SchoolCalendar } from '@commissary/api-client'
import { datesFrom } from '@commissary/domain/dates'
import type { RuleOptions } from '@commissary/domain/rules'
import { ErrorState, Link, Skeleton, Stack } from '@commissary/ui'
import { MonthGrid, WeekHeader } from '@commissary/ui/menu'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

import { NoMealPattern } from '../../compliance/NoMealPattern.tsx'
import { useCostTarget } from '../../compliance/use-cost-target.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { MenuTypePicker, SchoolPicker } from '../../routing/SchoolPickers.tsx'
import type { SchoolWeek } from '../../routing/school-week.ts'
import { useSession } from '../../session/session.tsx'
import { monthAfter } from '../master-menus/month-dates.ts'
import { monthWeeks } from '../master-menus/month-weeks.ts'
import { MenuCost } from '../menu-planner/MenuCost.tsx'
import { useExpectedCredits } from '../menu-planner/use-expected-credits.ts'
import { NotServed } from './NotServed.tsx'
import { ChangedDaysButton, ConflictBanner, type Review, ReviewDialog } from './ReviewActions.tsx'
import { usePublishedDays } from './use-published-days.ts'
import { useSchoolCalendar } from './use-school-calendar.ts'

interface SchoolMonthProps {
  place: SchoolWeek
  school: School
  /** YYYY-MM */
  month: string
  /** The address of a week in the month. */
  weekHref: string
  onMonth: (month: string) => void
  /** Opens the week of a day. */
  onOpenDay: (date: string) => void
}

/** A month of a school at a look: days as published are quiet, the school's own and those in conflict are marked. */
export function SchoolMonth({ place, school, month, weekHref, onMonth, onOpenDay }: SchoolMonthProps) {
  const { formats, today } = useSession()
  const dates = useMemo(() => datesFrom(`${month}-01`, Temporal.PlainYearMonth.from(month).daysInMonth), [month])
  const calendar = useSchoolCalendar(place, dates[0] ?? '', dates.at(-1) ?? '')
  const [header, setHeader] = useState<Element | null>(null)

  return (
    <>
      <MenuTypePicker place={place} isLoading={calendar.isLoading} />
      <WeekHeader
        unit="month"
        school={<SchoolPicker place={place} />}
        weekLabel={formats.month(month)}
        isThisWeek={today.startsWith(month)}
        onPrevious={() => onMonth(monthAfter(month, -1))}
        onNext={() => onMonth(monthAfter(month, 1))}
        onThisWeek={() => onMonth(today.slice(0, 7))}
        actionsRef={setHeader}
      />
      {calendar.isLoading && <Skeleton lines={14} />}
      {calendar.data?.program === null ? (
        <NotServed school={school} menuType={place.menuType} />
      ) : calendar.data && calendar.ruleOptions ? (
        <Month
          key={`${school.schoolId} ${place.menuType} ${place.program?.id} ${month}`}
          schoolId={school.schoolId}
          menuType={place.menuType}
          month={month}
          dates={dates}
          calendar={calendar.data}
          ruleOptions={calendar.ruleOptions}
          header={header}
          weekHref={weekHref}
          onOpenDay={onOpenDay}
          onSaved={calendar.take}
          onStale={() => calendar.mutate()}
        />
      ) : (
        calendar.error && <ErrorState error={calendar.error} onRetry={() => calendar.mutate()} />
      )}
    </>
  )
}

interface MonthProps {
  schoolId: number
  menuType: MenuType
  month: string
  dates: readonly string[]
  calendar: SchoolCalendar
  ruleOptions: Partial<RuleOptions>
  header: Element | null
  weekHref: string
  onOpenDay: (date: string) => void
  onSaved: (days: readonly CalendarDay[]) => unknown
  onStale: () => Promise<unknown>
}

function Month({ schoolId, menuType, month, dates, calendar, ruleOptions, header, weekHref, ...rest }: MonthProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { nutritionAnalysis, today } = useSession()
  const expectedOf = useExpectedCredits()
  const published = usePublishedDays({ schoolId, menuType, dates, calendar })
  const { changeOf } = published
  const [review, setReview] = useState<Review>(null)
  const costTarget = useCostTarget(calendar.program?.programName)
  const { weeks, cost } = useMemo(
    () =>
      monthWeeks(wording, {
        month: { ...calendar, yearMonth: month, recurringDays: {} },
        recurring: {},
        today,
        ruleOptions: nutritionAnalysis ? ruleOptions : null,
        expectedOf,
        costTarget,
        changeOf,
        otherMeals: calendar.otherMeals,
      }),
    [wording, calendar, month, today, nutritionAnalysis, ruleOptions, expectedOf, costTarget, changeOf],
  )
  const longest = weeks.find(({ days }) => days.every((day) => day !== null)) ?? weeks[0]
  const reviewing = { published, onReview: setReview }

  return (
    <Stack>
      {header &&
        createPortal(
          <>
            <ChangedDaysButton {...reviewing} />
            <Link size="small" variant="outline" href={weekHref}>
              {t('schoolMenus.week')}
            </Link>
          </>,
          header,
        )}
      <ConflictBanner {...reviewing} />
      <NoMealPattern program={calendar.program} />
      <MenuCost
        label={t('menuPlanner.costs.month', { month: formats.month(month) })}
        cost={cost}
        target={costTarget}
        hasProgram={calendar.program !== null}
      />
      <MonthGrid
        label={t('schoolMenus.monthGrid', {
          menuType: t(`words.menuTypes.${menuType}`),
          month: formats.month(month),
        })}
        weekdays={(longest?.days ?? []).map((day, index) => (day ? formats.weekday(day.date) : String(index)))}
        weeks={weeks}
        openWeek={null}
        onOpenDay={(_week, date) => rest.onOpenDay(date)}
      />
      <ReviewDialog {...reviewing} review={review} onSaved={rest.onSaved} onStale={rest.onStale} />
    </Stack>
  )
}
