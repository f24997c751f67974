import { type Order, useReadOrderSettings } from '@commissary/api-client'
import { menuTypes } from '@commissary/domain/menu'
import { cutOffOf } from '@commissary/domain/orders'
import { Banner, EmptyState, ErrorState, Facts, Inline, Select, Skeleton, Stack } from '@commissary/ui'
import { DateField } from '@commissary/ui/date'
import { lazy, Suspense } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { momentText } from '../../text/moment-text.ts'
import { useMessages } from '../../messages/messages.ts'
import { dayText } from '../../routing/day-text.ts'
import { moneyText } from '../../orders/money.ts'
import { NoSchools } from '../../routing/NoSchools.tsx'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { DayTable } from './DayTable.tsx'
import { useDayOrders } from './use-day-orders.ts'

// A day without orders does not need a report table.
const PrepareTable = lazy(async () => ({ default: (await import('./PrepareTable.tsx')).PrepareTable }))

/** A day at a school: what to prepare, and each student's order. The address has the day: `?date=&school=&menu=`. */
export function DayOrders() {
  const t = useMessages()
  const { schools, today, locale, timeZone } = useSession()
  const { get, set } = useUrlFilters()
  const date = dayText(get('date')) ?? today
  const menuType = choiceOf(menuTypes, get('menu')) ?? 'MEAL'
  const school = schools.find(({ schoolId }) => String(schoolId) === get('school')) ?? schools[0]

  if (!school) return <NoSchools />
  return (
    <Stack gap={4}>
      <Inline gap={3} align="end" isFilling>
        <DateField
          label={t('orders.day.date')}
          value={date}
          onChange={(day) => set({ date: day })}
          today={today}
          timeZone={timeZone}
          locale={locale}
        />
        <Select
          label={t('orders.day.school')}
          value={String(school.schoolId)}
          onChange={(schoolId) => set({ school: schoolId })}
          options={schools.map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName }))}
        />
        <Select
          label={t('orders.menuTypes')}
          value={menuType}
          onChange={(menu) => set({ menu })}
          options={menuTypes.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
        />
      </Inline>
      <Day key={`${date} ${school.schoolId} ${menuType}`} date={date} schoolId={school.schoolId} menuType={menuType} />
    </Stack>
  )
}

interface DayProps {
  date: string
  schoolId: number
  menuType: Order['menuType']
}

function Day(day: DayProps) {
  const t = useMessages()
  const { formats } = useSession()
  const { orders, totals, total, missing, error, reload } = useDayOrders(day)

  if (!orders || !totals) return error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton lines={10} />
  if (orders.length === 0) {
    return (
      <Stack gap={4}>
        <CutOffNote date={day.date} />
        <EmptyState title={t('orders.day.emptyTitle')}>{t('orders.day.emptyHint')}</EmptyState>
      </Stack>
    )
  }
  return (
    <Stack gap={6}>
      <CutOffNote date={day.date} />
      {missing && (
        <Banner tone="warning">
          {t(missing === 'failed' ? 'orders.day.partialFailed' : 'orders.day.partial', {
            loaded: orders.length,
            total,
          })}
        </Banner>
      )}
      <Facts
        items={[
          { id: 'orders', label: t('orders.day.facts.orders'), value: formats.amount(totals.orders) },
          { id: 'meals', label: t('orders.day.facts.meals'), value: formats.amount(totals.meals) },
          { id: 'served', label: t('orders.day.facts.served'), value: formats.amount(totals.served) },
          { id: 'total', label: t('orders.day.facts.total'), value: moneyText(formats, totals.total) },
        ]}
      />
      <Suspense fallback={<Skeleton lines={4} />}>
        <PrepareTable orders={orders} />
      </Suspense>
      <DayTable {...day} orders={orders} onChanged={reload} />
    </Stack>
  )
}

/** Until when orders of the day can change. */
function CutOffNote({ date }: { date: string }) {
  const t = useMessages()
  const { timeZone, locale } = useSession()
  const { data: settings } = useReadOrderSettings()
  if (!settings) return null
  const when = momentText(cutOffOf(settings, date, timeZone).toString(), { locale, timeZone })
  const isPassed = date <= settings.lockedThrough
  return <Banner>{t(isPassed ? 'orders.day.cutOff.passed' : 'orders.day.cutOff.open', { when })}</Banner>
}
