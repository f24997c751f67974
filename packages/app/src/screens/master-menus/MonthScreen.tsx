import {
  type MonthlyCalendar,
  newKey,
  saveCatererMonthlyCalendar,
  useReadMonthlyCalendar,
} from '@commissary/api-client'
import { Badge, Button, ErrorState, Inline, Quiet, Screen, Skeleton, Stack, useToast } from '@commissary/ui'
import { MonthGrid } from '@commissary/ui/menu'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'

import { NoMealPattern } from '../../compliance/NoMealPattern.tsx'
import { useCostTarget } from '../../compliance/use-cost-target.ts'
import { useRuleOptions } from '../../compliance/use-rule-options.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useSession } from '../../session/session.tsx'
import { MenuCost } from '../menu-planner/MenuCost.tsx'
import { useExpectedCredits } from '../menu-planner/use-expected-credits.ts'
import { programName } from '../menu-planner/program-name.ts'
import { monthTones } from './month-columns.tsx'
import { PrintMenu } from '../menu-planner/PrintMenu.tsx'
import { monthRange, weeksOf } from './month-dates.ts'
import { monthWeeks } from './month-weeks.ts'
import { MonthWeek } from './MonthWeek.tsx'
import { toRecurringDays } from './recurring.ts'

const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }))
const RecurringDialog = lazy(async () => ({ default: (await import('./RecurringDialog.tsx')).RecurringDialog }))

/** A month of a master menu: the month at a look, and below it the week that is open. */
export function MonthScreen() {
  const { t, formats } = useWording()
  const { id } = useOpenRecord()
  const month = useReadMonthlyCalendar(id ?? 0, { isCatererMenu: true }, { enabled: id !== null })
  const { data } = month

  return (
    <MenuFormats>
      <Screen
        title={
          data
            ? t('masterMenus.monthTitle', { name: data.name, month: formats.month(data.yearMonth) })
            : t('masterMenus.title')
        }
      >
        {data ? (
          <Month
            key={data.id}
            month={data}
            onChanged={(next) => (next ? month.mutate(next, { revalidate: false }) : month.mutate())}
          />
        ) : month.error ? (
          <ErrorState error={month.error} onRetry={() => month.mutate()} />
        ) : (
          <Skeleton lines={14} />
        )}
      </Screen>
    </MenuFormats>
  )
}

interface MonthProps {
  month: MonthlyCalendar
  /** The month was saved; without an argument it is read again. */
  onChanged: (month?: MonthlyCalendar) => Promise<unknown>
}

function Month({ month, onChanged }: MonthProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { catererId, nutritionAnalysis, today } = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const optionsOf = useRuleOptions()
  const rules = month.program.programName
  const ruleOptions = useMemo(() => optionsOf?.(rules), [optionsOf, rules])
  const recurring = useMemo(() => toRecurringDays(month.recurringDays), [month.recurringDays])
  const expectedOf = useExpectedCredits()
  const [openWeek, setOpenWeek] = useState<string | null>(null)
  const [opened, setOpened] = useState<'publish' | 'recurring' | null>(null)
  const weekRef = useRef<HTMLDivElement>(null)
  const costTarget = useCostTarget(rules)
  const looked = useMemo(
    () =>
      ruleOptions &&
      monthWeeks(wording, {
        month,
        recurring,
        today,
        ruleOptions: nutritionAnalysis ? ruleOptions : null,
        expectedOf,
        costTarget,
      }),
    [wording, month, recurring, today, ruleOptions, nutritionAnalysis, expectedOf, costTarget],
  )
  const weeks = looked?.weeks
  const serviceDays = month.program.serviceDays
  const dates = useMemo(
    () =>
      weeksOf(month.yearMonth, serviceDays)
        .find(({ monday }) => monday === openWeek)
        ?.dates.filter((date) => date !== null),
    [month.yearMonth, serviceDays, openWeek],
  )
  useEffect(() => {
    if (openWeek !== null) weekRef.current?.scrollIntoView({ block: 'start' })
  }, [openWeek])
  const printed = { catererCalendarId: month.id, ...monthRange(month.yearMonth) }
  const longest = weeks?.find(({ days }) => days.every((day) => day !== null)) ?? weeks?.[0]

  async function check() {
    try {
      const body = { id: month.id, yearMonth: month.yearMonth, isChecked: true }
      const saved = await saveCatererMonthlyCalendar(catererId, month.itemType, body, { idempotencyKey: newKey() })
      showToast({ tone: 'success', message: savedMessage(saved) })
      await onChanged(saved.data.calendar)
    } catch (error) {
      fail(error)
    }
  }

  return (
    <Stack>
      <Inline gap={3}>
        {month.status && <Badge tone={monthTones[month.status]}>{t(`masterMenus.status.${month.status}`)}</Badge>}
        <Quiet>{programName(t, month.program)}</Quiet>
        <Button size="small" onClick={() => setOpened('recurring')}>
          {t('masterMenus.recurring')}
        </Button>
        {month.status === 'draft' && (
          <Button size="small" onClick={() => void check()}>
            {t('masterMenus.check')}
          </Button>
        )}
        <PrintMenu
          requests={[
            {
              text: t('menuPlanner.printFamilies', { month: formats.month(month.yearMonth) }),
              request: { ...printed, audience: 'families' },
            },
            { text: t('menuPlanner.printKitchenMonth'), request: { ...printed, audience: 'kitchen' } },
          ]}
        />
        <Button size="small" variant="solid" onClick={() => setOpened('publish')}>
          {t('masterMenus.publish')}
        </Button>
      </Inline>
      <NoMealPattern program={month.program} />
      <MenuCost
        label={t('menuPlanner.costs.month', { month: formats.month(month.yearMonth) })}
        cost={looked?.cost ?? null}
        target={costTarget}
        hasProgram
      />
      <MonthGrid
        label={t('masterMenus.monthTitle', { name: month.name, month: formats.month(month.yearMonth) })}
        weekdays={(longest?.days ?? []).map((day, index) => (day ? formats.weekday(day.date) : String(index)))}
        weeks={weeks}
        openWeek={openWeek}
        onOpenDay={(week) => setOpenWeek(week)}
      />
      <div ref={weekRef}>
        {dates && ruleOptions && (
          <MonthWeek
            key={openWeek}
            month={month}
            dates={dates}
            ruleOptions={ruleOptions}
            onSaved={(saved) => onChanged(saved)}
            onClose={() => setOpenWeek(null)}
          />
        )}
      </div>
      <Suspense>
        {opened === 'publish' && (
          <PublishDialog month={month} onChanged={() => onChanged()} onClose={() => setOpened(null)} />
        )}
        {opened === 'recurring' && (
          <RecurringDialog month={month} onSaved={onChanged} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </Stack>
  )
}
