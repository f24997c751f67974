import { weekdayOf } from '@commissary/domain/dates'
import { type ProductionDay, type School, useListProductionRecords } from '@commissary/api-client'
import type { MenuType } from '@commissary/domain/menu'
import { Button, EmptyState, ErrorState, Inline, Skeleton, Stack } from '@commissary/ui'
import { type DayState, DayStates } from '@commissary/ui/production'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import type { Wording } from '@commissary/messages/wording'
import { daysOfMonth, monthAfter, monthRange } from '../master-menus/month-dates.ts'

interface ProductionMonthProps {
  school: School
  menuType: MenuType
  /** YYYY-MM */
  month: string
  hrefOf: (date: string) => string
  onMonth: (month: string) => void
}

/** The days of a school's meal in a month, with how far each record has come. */
export function ProductionMonth({ school, menuType, month, hrefOf, onMonth }: ProductionMonthProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { today } = useSession()
  const list = useListProductionRecords(
    { schoolId: school.schoolId, itemType: menuType, ...monthRange(month) },
    { keepPreviousData: true },
  )
  const hasWeekend = list.data?.days.some(({ date }) => weekdayOf(date) > 5) ?? false
  const weekdays = useMemo(
    () =>
      daysOfMonth('2026-06')
        .slice(0, hasWeekend ? 7 : 5)
        .map(formats.weekday),
    [formats, hasWeekend],
  )
  const days = useMemo(() => {
    if (!list.data) return undefined
    const planned = list.data.days.map((day) => toDayState(wording, day, { today, href: hrefOf(day.date) }))
    const closed = list.data.closedDays
      .filter(({ date }) => date.startsWith(month) && weekdayOf(date) <= 5)
      .filter(({ date }) => planned.every((day) => day.date !== date))
      .map(({ date, note }): DayState => ({
        date,
        label: formats.dayShort(date),
        column: weekdayOf(date),
        tone: 'closed',
        state: note,
        details: [],
      }))
    return [...planned, ...closed].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }, [list.data, wording, today, hrefOf, month, formats])
  const label = t('production.calendar', { menuType: t(`words.menuTypes.${menuType}`), month: formats.month(month) })

  return (
    <Stack>
      <Inline>
        <Button size="small" onClick={() => onMonth(monthAfter(month, -1))}>
          {formats.month(monthAfter(month, -1))}
        </Button>
        <strong>{formats.month(month)}</strong>
        <Button size="small" onClick={() => onMonth(monthAfter(month, 1))}>
          {formats.month(monthAfter(month, 1))}
        </Button>
      </Inline>
      {list.error ? (
        <ErrorState error={list.error} onRetry={() => list.mutate()} />
      ) : !days ? (
        <Skeleton lines={12} />
      ) : days.every(({ tone }) => tone === 'closed') ? (
        <EmptyState title={t('production.noMonth')}>{t('production.noPlanHint')}</EmptyState>
      ) : (
        <DayStates label={label} weekdays={weekdays} days={days} />
      )}
    </Stack>
  )
}

function toDayState(
  { t, formats }: Wording,
  day: ProductionDay,
  { today, href }: { today: string; href: string },
): DayState {
  const { date, state, recordId, plannedMeals, servedMeals, alerts, amendments } = day
  const meals =
    servedMeals !== null && plannedMeals !== null
      ? t('production.day.served', { served: servedMeals, planned: plannedMeals })
      : servedMeals !== null
        ? t('production.day.servedOnly', { served: servedMeals })
        : plannedMeals !== null
          ? t('production.day.planned', { meals: plannedMeals })
          : null
  return {
    date,
    label: formats.dayShort(date),
    column: weekdayOf(date),
    tone: state,
    state: t(`production.states.${state}`),
    details: [
      meals,
      recordId === null && state === 'late' ? t('production.day.notOpened') : null,
      alerts > 0 ? t('production.day.alerts', { count: alerts }) : null,
      amendments > 0 ? t('production.day.amended') : null,
    ].filter((detail) => detail !== null),
    href,
    isToday: date === today,
  }
}
