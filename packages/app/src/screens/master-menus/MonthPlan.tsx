import { type MonthlyCalendar, newKey, saveCatererMonthlyCalendar } from '@commissary/api-client'
import { groupsBeside } from '@commissary/domain/rules'
import { Badge, Button, Inline, Quiet, Stack, useToast } from '@commissary/ui'
import { MonthGrid } from '@commissary/ui/menu'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { NoMealPattern } from '../../compliance/NoMealPattern.tsx'
import { useRuleOptions } from '../../compliance/use-rule-options.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useSession } from '../../session/session.tsx'
import { EditActions } from '../../menu-planner/EditActions.tsx'
import { MenuCost } from '../../menu-planner/MenuCost.tsx'
import { PlanNotices } from '../../menu-planner/PlanNotices.tsx'
import { PrintMenu } from '../../menu-planner/PrintMenu.tsx'
import { programName } from '../../menu-planner/program-name.ts'
import { useDaysClipboard } from '../../menu-planner/use-days-clipboard.ts'
import { useWeekPlan } from '../../menu-planner/use-week-plan.ts'
import { monthAddress, openWeekOf } from './month-address.ts'
import { monthTones } from './month-columns.tsx'
import { monthRange, weeksOf } from './month-dates.ts'
import { MonthWeek } from './MonthWeek.tsx'
import { useMonthGrid } from './use-month-grid.ts'
import { useMonthSource } from './use-month-source.ts'

const MonthHistory = lazy(async () => ({ default: (await import('../../menu-planner/MonthHistory.tsx')).MonthHistory }))
const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }))
const MonthReasons = lazy(async () => ({ default: (await import('./MonthReasons.tsx')).MonthReasons }))
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))
const RecurringDialog = lazy(async () => ({
  default: (await import('./MonthRecurringDialog.tsx')).MonthRecurringDialog,
}))

/** Until they are loaded, no week is open. */
const noOptions = {}

interface MonthPlanProps {
  month: MonthlyCalendar
  /** The month was saved; without an argument it is reloaded. */
  onChanged: (month?: MonthlyCalendar) => Promise<unknown>
}

/** A month of a master menu: the month at a glance, below it the week that is open, and its history. */
export function MonthPlan({ month, onChanged }: MonthPlanProps) {
  const { t, formats } = useWording()
  const { catererId } = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const [params, setParams] = useSearchParams()
  const openWeek = openWeekOf(params)
  const [opened, setOpened] = useState<'publish' | 'recurring' | 'share' | 'reasons' | null>(null)
  const weekRef = useRef<HTMLDivElement>(null)
  const serviceDays = month.program.serviceDays
  const dates = useMemo(
    () =>
      weeksOf(month.yearMonth, serviceDays)
        .find(({ monday }) => monday === openWeek)
        ?.dates.filter((date) => date !== null) ?? [],
    [month.yearMonth, serviceDays, openWeek],
  )
  const optionsOf = useRuleOptions()
  const rules = month.program.programName
  const ruleOptions = useMemo(() => optionsOf?.(rules), [optionsOf, rules])
  const source = useMonthSource({ month, dates, ruleOptions: ruleOptions ?? noOptions, onSaved: onChanged })
  const plan = useWeekPlan(source)
  const { weeks, cost, costTarget, weekdays } = useMonthGrid(month, plan)
  const clipboard = useDaysClipboard(source, plan, weeks)
  const isWeekOpen = dates.length > 0 && ruleOptions !== undefined
  useEffect(() => {
    if (openWeek !== null) weekRef.current?.scrollIntoView({ block: 'start' })
  }, [openWeek])
  const printed = { catererCalendarId: month.id, ...monthRange(month.yearMonth) }

  function showWeek(week: string | null) {
    setParams((now) => monthAddress(now, month.id, week === null ? {} : { week }), { replace: true })
  }

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
        {!isWeekOpen && <EditActions plan={plan} />}
        <Button size="small" onClick={() => setOpened('recurring')}>
          {t('menuPlanner.recurring.title')}
        </Button>
        {groupsBeside(month.program.rulePack, month.program.gradeGroup).length > 0 && (
          <Button size="small" onClick={() => setOpened('share')}>
            {t('masterMenus.share')}
          </Button>
        )}
        <Button size="small" onClick={() => setOpened('reasons')}>
          {t('menuPlanner.reasons.open')}
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
      {!isWeekOpen && <PlanNotices source={source} plan={plan} />}
      <NoMealPattern program={month.program} />
      <MenuCost
        label={t('menuPlanner.costs.month', { month: formats.month(month.yearMonth) })}
        cost={cost}
        target={costTarget}
        hasProgram
      />
      <MonthGrid
        label={t('masterMenus.monthTitle', { name: month.name, month: formats.month(month.yearMonth) })}
        weekdays={weekdays}
        weeks={weeks}
        openWeek={openWeek}
        onOpenDay={(week) => showWeek(week)}
        clipboard={clipboard}
      />
      <div ref={weekRef}>
        {isWeekOpen && <MonthWeek key={openWeek} source={source} plan={plan} onClose={() => showWeek(null)} />}
      </div>
      <Suspense>
        <MonthHistory of="master" id={month.id} version={versionOf(month)} />
      </Suspense>
      <Suspense>
        {opened === 'publish' && (
          <PublishDialog
            month={{ ...month, programId: month.program.id }}
            onChanged={() => onChanged()}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'share' && <ShareDialog month={month} onSaved={onChanged} onClose={() => setOpened(null)} />}
        {opened === 'reasons' && (
          <MonthReasons month={month} dates={dates} onChanged={onChanged} onClose={() => setOpened(null)} />
        )}
        {opened === 'recurring' && (
          <RecurringDialog month={month} onSaved={onChanged} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </Stack>
  )
}

/** Changes with every save of the month or a day, so that the history reloads. */
const versionOf = ({ version, days }: MonthlyCalendar) => days.reduce((sum, day) => sum + day.version, version)
