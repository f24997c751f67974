import type { CalendarDay, School, SchoolCalendar } from '@commissary/api-client'
import type { RuleOptions } from '@commissary/domain/rules'
import { ErrorState, Link, Skeleton, Stack } from '@commissary/ui'
import { MonthGrid, WeekHeader } from '@commissary/ui/menu'
import { lazy, Suspense, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

import { NoMealPattern } from '../../compliance/NoMealPattern.tsx'
import { useWording } from '../../compliance/use-wording.ts'
import { MenuTypePicker, SchoolPicker } from '../../routing/SchoolPickers.tsx'
import type { SchoolWeek } from '../../routing/school-week.ts'
import { useSession } from '../../session/session.tsx'
import { daysOfMonth, monthAfter, monthRange } from '../master-menus/month-dates.ts'
import { EditActions } from '../../menu-planner/EditActions.tsx'
import { MenuCost } from '../../menu-planner/MenuCost.tsx'
import { PlanForMe } from '../../menu-planner/plan-for-me/PlanForMe.tsx'
import { PlanNotices } from '../../menu-planner/PlanNotices.tsx'
import { PrintMenu } from '../../menu-planner/PrintMenu.tsx'
import { RecurringItems } from '../../menu-planner/recurring/RecurringItems.tsx'
import { useDaysClipboard } from '../../menu-planner/use-days-clipboard.ts'
import { useWeekPlan } from '../../menu-planner/use-week-plan.ts'
import { NotServed } from './NotServed.tsx'
import { ChangedDaysButton, ConflictBanner, type Review, ReviewDialog } from './ReviewActions.tsx'
import { usePublishedDays } from './use-published-days.ts'
import { useSchoolCalendar } from './use-school-calendar.ts'
import { useSchoolMonthGrid } from './use-school-month-grid.ts'
import { useSchoolMonthSource } from './use-school-month-source.ts'

const MonthHistory = lazy(async () => ({ default: (await import('../../menu-planner/MonthHistory.tsx')).MonthHistory }))

interface SchoolMonthProps {
  place: SchoolWeek
  school: School
  /** YYYY-MM */
  month: string
  /** The addresses of a week in the month, and of its school year. */
  hrefs: { week: string; year: string }
  onMonth: (month: string) => void
  /** Opens the week of a day. */
  onOpenDay: (date: string) => void
}

/**
 * A month of a school at a glance: published days are unmarked, the school's own and those in conflict are marked. It is planned
 * as a whole; a day is edited in its week.
 */
export function SchoolMonth({ place, school, month, hrefs, onMonth, onOpenDay }: SchoolMonthProps) {
  const { formats, today } = useSession()
  const dates = useMemo(() => daysOfMonth(month), [month])
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
          school={school}
          place={place}
          month={month}
          dates={dates}
          calendar={calendar.data}
          ruleOptions={calendar.ruleOptions}
          header={header}
          hrefs={hrefs}
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
  school: School
  place: SchoolWeek
  month: string
  dates: readonly string[]
  calendar: SchoolCalendar
  ruleOptions: Partial<RuleOptions>
  header: Element | null
  hrefs: SchoolMonthProps['hrefs']
  onOpenDay: (date: string) => void
  onSaved: (days: readonly CalendarDay[]) => unknown
  onStale: () => Promise<unknown>
}

function Month({ school, place, month, dates, calendar, ruleOptions, header, hrefs, ...rest }: MonthProps) {
  const { t, formats } = useWording()
  const { schoolId } = school
  const { menuType, namedProgram } = place
  const published = usePublishedDays({ schoolId, menuType, dates, calendar })
  const usualMeals = place.program?.plannedMeals ?? null
  const source = useSchoolMonthSource({
    month,
    schoolId,
    menuType,
    calendar,
    ruleOptions,
    usualMeals,
    published,
    onSaved: rest.onSaved,
  })
  const plan = useWeekPlan(source)
  const { weeks, cost, costTarget, weekdays } = useSchoolMonthGrid({
    month,
    calendar,
    ruleOptions,
    changeOf: published.changeOf,
    plan,
  })
  const clipboard = useDaysClipboard(source, plan, weeks)
  const [review, setReview] = useState<Review>(null)
  const reviewing = { published, onReview: setReview }
  const printed = {
    schoolId,
    itemType: menuType,
    ...(namedProgram && { programId: namedProgram.id }),
    ...monthRange(month),
  }
  const monthId = published.monthIdOf(dates[0] ?? '')

  return (
    <Stack>
      {header &&
        createPortal(
          <>
            <EditActions plan={plan} />
            <PlanForMe source={source} plan={plan} onOpen={source.items.load} />
            <RecurringItems source={source} plan={plan} onOpen={source.items.load} />
            <ChangedDaysButton {...reviewing} />
            <Link size="small" variant="outline" href={hrefs.week}>
              {t('schoolMenus.week')}
            </Link>
            <Link size="small" variant="outline" href={hrefs.year}>
              {t('schoolMenus.year')}
            </Link>
            {calendar.program && (
              <PrintMenu
                requests={[
                  {
                    text: t('menuPlanner.printFamilies', { month: formats.month(month) }),
                    request: { ...printed, audience: 'families' },
                  },
                  { text: t('menuPlanner.printKitchenMonth'), request: { ...printed, audience: 'kitchen' } },
                ]}
              />
            )}
          </>,
          header,
        )}
      <ConflictBanner {...reviewing} />
      <PlanNotices source={source} plan={plan} />
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
        weekdays={weekdays}
        weeks={weeks}
        openWeek={null}
        onOpenDay={(_week, date) => rest.onOpenDay(date)}
        clipboard={clipboard}
      />
      {monthId > 0 && (
        <Suspense>
          <MonthHistory
            of="school"
            id={monthId}
            version={calendar.days.reduce((sum, { version }) => sum + version, 0)}
          />
        </Suspense>
      )}
      <ReviewDialog {...reviewing} review={review} onSaved={rest.onSaved} onStale={rest.onStale} />
    </Stack>
  )
}
