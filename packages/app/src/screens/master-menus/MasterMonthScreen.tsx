import {
  type MonthlyCalendar,
  newKey,
  saveCatererMonthlyCalendar,
  useReadMonthlyCalendar,
} from '@commissary/api-client'
import { addDays, mondayOf } from '@commissary/domain/dates'
import { Badge, Button, EmptyState, ErrorState, Inline, Screen, Skeleton, Stack, useToast } from '@commissary/ui'
import { WeekHeader } from '@commissary/ui/menu'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useRuleOptions } from '../../compliance/use-rule-options.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { saveFailure } from '../../forms/save-failure.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { weekDates, weekOf } from '../../routing/week.ts'
import { useSession } from '../../session/session.tsx'
import { WeekPlanner } from '../menu-planner/WeekPlanner.tsx'
import { useMasterSource } from './use-master-source.ts'

const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }))
const RecurringDialog = lazy(async () => ({ default: (await import('./RecurringDialog.tsx')).RecurringDialog }))

/** A month of a master menu, week by week: `?open=12&week=2026-11-16`. */
export function MasterMonthScreen() {
  const record = useOpenRecord()
  return <OpenMonth key={record.id} id={record.id ?? 0} />
}

function OpenMonth({ id }: { id: number }) {
  const { t, formats } = useWording()
  const [params] = useSearchParams()
  const month = useReadMonthlyCalendar(id, undefined, { enabled: id > 0, revalidateOnFocus: false })
  const calendar = month.data
  const title = calendar ? `${calendar.name}, ${formats.month(calendar.yearMonth)}` : t('common.loading')
  const list = listBelow(paths.masterMenus, params)

  function content() {
    if (id === 0 || month.error?.status === 404) return <EmptyState title={t('masterMenus.notFound')} />
    if (calendar) {
      const setCalendar = (next: MonthlyCalendar) => month.mutate(next, { revalidate: false })
      return <Weeks calendar={calendar} onSaved={setCalendar} />
    }
    return month.error ? <ErrorState error={month.error} onRetry={() => month.mutate()} /> : <Skeleton lines={12} />
  }

  return (
    <MenuFormats>
      <Screen title={title} breadcrumbs={[{ label: t('masterMenus.title'), href: list }, { label: title }]}>
        {content()}
      </Screen>
    </MenuFormats>
  )
}

interface WeeksProps {
  calendar: MonthlyCalendar
  onSaved: (calendar: MonthlyCalendar) => unknown
}

/** The week of the address within the month; the first one, or the one with today, by default. */
function useMonthWeek({ yearMonth, program }: MonthlyCalendar) {
  const { today } = useSession()
  const [params, setParams] = useSearchParams()
  const first = `${yearMonth}-01`
  const last = `${yearMonth}-${Temporal.PlainYearMonth.from(yearMonth).daysInMonth}`
  const wanted = params.get('week') ?? (today.startsWith(yearMonth) ? today : first)
  const monday = weekOf(wanted < mondayOf(first) || wanted > last ? first : wanted, first)
  const goTo = (week: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.set('week', week)
      return next
    })
  return {
    monday,
    dates: weekDates(monday, program.serviceDays).filter((date) => date.startsWith(yearMonth)),
    isFirst: monday === mondayOf(first),
    steps: {
      onPrevious: () => monday > mondayOf(first) && goTo(addDays(monday, -7)),
      onNext: () => addDays(monday, 7) <= last && goTo(addDays(monday, 7)),
      onThisWeek: () => goTo(mondayOf(first)),
    },
  }
}

function Weeks({ calendar, onSaved }: WeeksProps) {
  const { t, formats } = useWording()
  const { catererId } = useSession()
  const showToast = useToast()
  const week = useMonthWeek(calendar)
  const optionsOf = useRuleOptions()
  const { programName } = calendar.program
  const ruleOptions = useMemo(() => optionsOf?.(programName), [optionsOf, programName])
  const [header, setHeader] = useState<Element | null>(null)
  const [dialog, setDialog] = useState<'publish' | 'recurring' | null>(null)
  const [first = '', last = ''] = [week.dates[0], week.dates.at(-1)]
  const weekLabel = formats.range(first, last)
  const isChecked = calendar.status === 'checked' || calendar.status === 'published'

  async function check() {
    const { id, yearMonth, itemType } = calendar
    try {
      const body = { id, yearMonth, isChecked: true }
      const answer = await saveCatererMonthlyCalendar(catererId, itemType, body, { idempotencyKey: newKey() })
      onSaved(answer.data.calendar)
    } catch (error) {
      showToast({ tone: 'error', message: saveFailure(error, t).message })
    }
  }

  return (
    <Stack>
      <Inline>
        <Badge>{t(`masterMenus.status.${calendar.status ?? 'draft'}`)}</Badge>
        <Button size="small" onClick={() => setDialog('recurring')}>
          {t('masterMenus.recurring.open')}
        </Button>
        <Button size="small" disabled={isChecked} onClick={() => void check()}>
          {t('masterMenus.week.check')}
        </Button>
        <Button size="small" variant="solid" onClick={() => setDialog('publish')}>
          {t('masterMenus.publish')}
        </Button>
      </Inline>
      <WeekHeader
        {...week.steps}
        school={calendar.name}
        weekLabel={weekLabel}
        isThisWeek={week.isFirst}
        actionsRef={setHeader}
      />
      {ruleOptions && (
        <MasterWeek
          key={week.monday}
          calendar={calendar}
          dates={week.dates}
          ruleOptions={ruleOptions}
          weekLabel={weekLabel}
          header={header}
          onSaved={onSaved}
        />
      )}
      <Suspense>
        {dialog === 'publish' && <PublishDialog calendar={calendar} onClose={() => setDialog(null)} />}
        {dialog === 'recurring' && (
          <RecurringDialog calendar={calendar} onSaved={onSaved} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </Stack>
  )
}

interface MasterWeekProps extends Omit<Parameters<typeof useMasterSource>[0], 'onSaved'>, WeeksProps {
  header: Element | null
}

function MasterWeek({ header, ...options }: MasterWeekProps) {
  const source = useMasterSource(options)
  return <WeekPlanner source={source} header={header} />
}
