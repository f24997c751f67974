import { type MonthlyCalendar, useReadMonthlyCalendar } from '@commissary/api-client'
import { Button, ErrorState, Link, Screen, Skeleton, Stack } from '@commissary/ui'
import { WeekHeader } from '@commissary/ui/menu'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useSession } from '../../session/session.tsx'
import { isYear, monthAddress } from './month-address.ts'
import { monthAfter } from './month-dates.ts'
import { MonthPlan } from './MonthPlan.tsx'
import { useSiblingMonths } from './use-sibling-months.ts'

const MonthDialog = lazy(async () => ({ default: (await import('./MonthDialog.tsx')).MonthDialog }))
const MasterYear = lazy(async () => ({ default: (await import('./MasterYear.tsx')).MasterYear }))

/** Months that `MonthDialog` offers, from this month on. */
const offeredMonths = 18

/**
 * A month of a master menu at a glance, and below it the week that is open: `?open=5&week=2026-11-16`. Or its school year:
 * `?open=5&view=year`.
 */
export function MonthScreen() {
  const { t, formats } = useWording()
  const { id } = useOpenRecord()
  const [params] = useSearchParams()
  // The header stays while another month loads, so that the steps keep the focus.
  const month = useReadMonthlyCalendar(
    id ?? 0,
    { isCatererMenu: true },
    { enabled: id !== null, keepPreviousData: true },
  )
  const shown = month.data
  const data = shown?.id === id ? shown : undefined

  function content() {
    if (data && isYear(params)) {
      return (
        <Suspense fallback={<Skeleton lines={14} />}>
          <MasterYear month={data} />
        </Suspense>
      )
    }
    if (data) {
      return (
        <MonthPlan
          key={data.id}
          month={data}
          onChanged={(next) => (next ? month.mutate(next, { revalidate: false }) : month.mutate())}
        />
      )
    }
    return month.error ? <ErrorState error={month.error} onRetry={() => month.mutate()} /> : <Skeleton lines={14} />
  }

  return (
    <MenuFormats>
      <Screen
        title={
          shown
            ? t('masterMenus.monthTitle', { name: shown.name, month: formats.month(shown.yearMonth) })
            : t('masterMenus.title')
        }
      >
        <Stack>
          {shown && !isYear(params) && <MonthSteps month={shown} />}
          {content()}
        </Stack>
      </Screen>
    </MenuFormats>
  )
}

/** Buttons to the previous and next month of the same master menu. A missing next month can be added. */
function MonthSteps({ month }: { month: MonthlyCalendar }) {
  const { t, formats } = useWording()
  const { today } = useSession()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const { yearMonth } = month
  const [before, after] = [monthAfter(yearMonth, -1), monthAfter(yearMonth, 1)]
  const siblings = useSiblingMonths(month, { from: before, to: after })
  const { months } = siblings
  const goTo = (yearAndMonth: string) => {
    const found = months.get(yearAndMonth)
    return found && (() => setParams((now) => monthAddress(now, found.id)))
  }
  const thisMonth = today.slice(0, 7)
  const canAdd = !months.has(after) && after >= thisMonth && after <= monthAfter(thisMonth, offeredMonths)
  const own = months.get(yearMonth)

  return (
    <>
      <WeekHeader
        unit="month"
        school={month.name}
        weekLabel={formats.month(yearMonth)}
        onPrevious={goTo(before)}
        onNext={goTo(after)}
        actions={
          <>
            {own && canAdd && (
              <Button size="small" onClick={() => setIsAdding(true)}>
                {t('masterMenus.addMonth', { month: formats.month(after) })}
              </Button>
            )}
            <Link
              size="small"
              variant="outline"
              href={`${pathname}?${monthAddress(params, month.id, { view: 'year' })}`}
            >
              {t('masterMenus.year')}
            </Link>
          </>
        }
      />
      <Suspense>
        {isAdding && own && (
          <MonthDialog
            menuType={month.itemType}
            cloned={own}
            onSaved={async (added) => {
              await siblings.mutate()
              setIsAdding(false)
              setParams((now) => monthAddress(now, added))
            }}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </>
  )
}
