import { type CalendarSummary, type MonthlyCalendar, useReadMonthlyCalendar } from '@commissary/api-client'
import { EmptyState, ErrorState, Link, Skeleton, Stack } from '@commissary/ui'
import { MonthGrid, MonthSkeleton, WeekHeader, YearView } from '@commissary/ui/menu'
import { useLocation, useSearchParams } from 'react-router-dom'

import { NoMealPattern } from '../../compliance/NoMealPattern.tsx'
import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { monthAddress } from './month-address.ts'
import { monthAfter, schoolYearOf } from './month-dates.ts'
import { useMonthGrid } from './use-month-grid.ts'
import { useSiblingMonths } from './use-sibling-months.ts'

/** A master menu's months in the school year of `month`, one below the other. Each loads as it is scrolled near. */
export function MasterYear({ month }: { month: MonthlyCalendar }) {
  const { t, formats } = useWording()
  const { today } = useSession()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const year = schoolYearOf(month.yearMonth)
  const [first = month.yearMonth] = year
  // Includes the years before and after, for the buttons that lead to them.
  const list = useSiblingMonths(month, { from: monthAfter(first, -12), to: monthAfter(first, 23) })
  const { months } = list
  const thisMonth = today.slice(0, 7)

  /** Leads to the same month of another school year, or to its first month that exists. */
  const yearStep = (yearMonth: string) => {
    const found = months.get(yearMonth) ?? schoolYearOf(yearMonth).flatMap((one) => months.get(one) ?? [])[0]
    return found && (() => setParams((now) => monthAddress(now, found.id, { view: 'year' })))
  }

  return (
    <Stack>
      <WeekHeader
        unit="year"
        school={month.name}
        weekLabel={t('menuPlanner.year.label', {
          first: first.slice(0, 4),
          last: String(Number(first.slice(0, 4)) + 1),
        })}
        onPrevious={yearStep(monthAfter(month.yearMonth, -12))}
        onNext={yearStep(monthAfter(month.yearMonth, 12))}
        actions={
          <Link size="small" variant="outline" href={`${pathname}?${monthAddress(params, month.id)}`}>
            {t('masterMenus.month')}
          </Link>
        }
      />
      <NoMealPattern program={month.program} />
      {!list.data && list.error ? (
        <ErrorState error={list.error} onRetry={() => list.mutate()} />
      ) : list.data ? (
        <YearView
          key={`${month.name} ${month.program.id} ${first}`}
          months={year.map((id) => ({ id, label: formats.month(id) }))}
          current={year.includes(thisMonth) ? thisMonth : null}
          renderMonth={(id) => <YearMonth summary={months.get(id)} />}
        />
      ) : (
        <Skeleton lines={14} />
      )}
    </Stack>
  )
}

function YearMonth({ summary }: { summary: CalendarSummary | undefined }) {
  const { t } = useWording()
  const month = useReadMonthlyCalendar(summary?.id ?? 0, { isCatererMenu: true }, { enabled: summary !== undefined })
  if (!summary) return <EmptyState size="small" title={t('menuPlanner.year.noMonth')} />
  if (month.data) return <LoadedMonth month={month.data} />
  if (month.error) return <ErrorState error={month.error} onRetry={() => month.mutate()} />
  return <MonthSkeleton />
}

function LoadedMonth({ month }: { month: MonthlyCalendar }) {
  const { t, formats } = useWording()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const { weeks, weekdays } = useMonthGrid(month)
  if (!weeks) return <MonthSkeleton />
  if (month.days.length === 0 && Object.keys(month.recurringDays).length === 0) {
    return (
      <EmptyState
        size="small"
        title={t('menuPlanner.year.empty')}
        action={
          <Link size="small" variant="outline" href={`${pathname}?${monthAddress(params, month.id)}`}>
            {t('menuPlanner.year.openMonth', { month: formats.month(month.yearMonth) })}
          </Link>
        }
      />
    )
  }
  return (
    <MonthGrid
      label={t('masterMenus.monthTitle', { name: month.name, month: formats.month(month.yearMonth) })}
      weekdays={weekdays}
      weeks={weeks}
      openWeek={null}
      onOpenDay={(week) => setParams((now) => monthAddress(now, month.id, { week }))}
    />
  )
}
