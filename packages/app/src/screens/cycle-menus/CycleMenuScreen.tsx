import { type CycleDay, type CycleMenuPlan, useReadCycleMenu } from '@commissary/api-client'
import type { RuleOptions } from '@commissary/domain/rules'
import { Button, EmptyState, ErrorState, Inline, Screen, Select, Skeleton, Stack } from '@commissary/ui'
import { MonthGrid, WeekHeader } from '@commissary/ui/menu'
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { NoMealPattern } from '../../compliance/NoMealPattern.tsx'
import { useCostTarget } from '../../compliance/use-cost-target.ts'
import { useRuleOptions } from '../../compliance/use-rule-options.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { useSession } from '../../session/session.tsx'
import { MenuCost } from '../../menu-planner/MenuCost.tsx'
import { useDaysClipboard } from '../../menu-planner/use-days-clipboard.ts'
import { useExpectedCredits } from '../../menu-planner/use-expected-credits.ts'
import { useWeekPlan } from '../../menu-planner/use-week-plan.ts'
import { PlannedWeek } from '../../menu-planner/WeekPlanner.tsx'
import { historyWords } from './history-words.ts'
import { cycleGridWeeks } from './cycle-grid-weeks.ts'
import { cycleDays, useCycleSource } from './use-cycle-source.ts'

const CycleMenuDialog = lazy(async () => ({ default: (await import('./CycleMenuDialog.tsx')).CycleMenuDialog }))
const CycleReasons = lazy(async () => ({ default: (await import('./CycleReasons.tsx')).CycleReasons }))
const ApplyDialog = lazy(async () => ({ default: (await import('./ApplyDialog.tsx')).ApplyDialog }))

/** The weeks of a cycle menu: `?open=12&week=2`. */
export function CycleMenuScreen() {
  const wording = useWording()
  const { t } = wording
  const record = useOpenRecord()
  const [params] = useSearchParams()
  const plan = useReadCycleMenu(record.id ?? 0, { enabled: record.id !== null, revalidateOnFocus: false })
  const [task, setTask] = useState<'edit' | 'apply' | 'reasons' | null>(null)
  const optionsOf = useRuleOptions()
  const programName = plan.data?.program.programName ?? ''
  const ruleOptions = useMemo(() => optionsOf?.(programName), [optionsOf, programName])
  const menu = plan.data?.menu
  const title = menu?.name ?? t('common.loading')

  // Returning to the week shows saved days at once.
  const updateCache = (day: CycleDay) =>
    plan.mutate((now) => now && withDay(now, day), { revalidate: false }).catch(() => undefined)

  function content() {
    if (plan.error?.status === 404 || record.id === null) return <EmptyState title={t('cycleMenus.notFound')} />
    if (plan.error && !plan.data) return <ErrorState error={plan.error} onRetry={() => plan.mutate()} />
    if (!plan.data || !ruleOptions) return <Skeleton lines={12} />
    return (
      <Stack gap={6}>
        <CycleWeeks
          key={`${plan.data.menu.id}-${plan.data.menu.daysPerWeek}`}
          plan={plan.data}
          ruleOptions={ruleOptions}
          onSaved={updateCache}
        />
        <RecordHistory
          recordType="cycleMenu"
          recordId={plan.data.menu.id}
          version={versionOf(plan.data)}
          words={historyWords(wording)}
        />
      </Stack>
    )
  }

  return (
    <MenuFormats>
      <Screen
        title={title}
        breadcrumbs={[{ label: t('cycleMenus.title'), href: listBelow(paths.cycleMenus, params) }, { label: title }]}
        actions={
          menu && (
            <Inline gap={2}>
              <Button onClick={() => setTask('reasons')}>{t('menuPlanner.reasons.open')}</Button>
              <Button onClick={() => setTask('edit')}>{t('cycleMenus.edit')}</Button>
              <Button variant="solid" onClick={() => setTask('apply')}>
                {t('cycleMenus.apply')}
              </Button>
            </Inline>
          )
        }
      >
        {content()}
        <Suspense>
          {menu && task === 'edit' && (
            <CycleMenuDialog menu={menu} onSaved={() => plan.mutate()} onClose={() => setTask(null)} />
          )}
          {plan.data && task === 'reasons' && (
            <CycleReasons
              plan={plan.data}
              week={openWeekOf(params, plan.data.menu.weeks)}
              onSaved={(days) =>
                plan.mutate((now) => now && days.reduce<CycleMenuPlan>(withDay, now), { revalidate: false })
              }
              onStale={() => plan.mutate()}
              onClose={() => setTask(null)}
            />
          )}
          {menu && task === 'apply' && (
            <ApplyDialog menu={menu} onApplied={() => plan.mutate()} onClose={() => setTask(null)} />
          )}
        </Suspense>
      </Screen>
    </MenuFormats>
  )
}

interface CycleWeeksProps {
  plan: CycleMenuPlan
  ruleOptions: Partial<RuleOptions>
  onSaved: (day: CycleDay) => unknown
}

/** All weeks at a glance and the open week, sharing one plan: an edit in either shows in both, and Undo covers both. */
function CycleWeeks({ plan, ruleOptions, onSaved }: CycleWeeksProps) {
  const wording = useWording()
  const { t } = wording
  const { name, weeks } = plan.menu
  const [params, setParams] = useSearchParams()
  const week = openWeekOf(params, weeks)
  const source = useCycleSource({ plan, week, ruleOptions, onSaved })
  const planned = useWeekPlan(source)
  // The open week shows an edit first.
  const days = useDeferredValue(planned.state.days)
  const { nutrition } = planned
  const { nutritionAnalysis, today } = useSession()
  const expectedOf = useExpectedCredits()
  const costTarget = useCostTarget(plan.program.programName)
  const looked = useMemo(
    () =>
      cycleGridWeeks(wording, {
        plan,
        days,
        nutrition,
        today,
        ruleOptions: nutritionAnalysis ? ruleOptions : null,
        expectedOf,
        costTarget,
      }),
    [wording, plan, days, nutrition, today, nutritionAnalysis, ruleOptions, expectedOf, costTarget],
  )
  const clipboard = useDaysClipboard(source, planned, looked.weeks)
  const weekRef = useRef<HTMLDivElement>(null)
  const [header, setHeader] = useState<Element | null>(null)

  const goTo = (wanted: number) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.set('week', String(wanted))
        return next
      },
      { replace: true },
    )
  function openWeek(wanted: string) {
    goTo(Number(wanted))
    weekRef.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <Stack>
      <NoMealPattern program={plan.program} />
      <MenuCost label={t('menuPlanner.costs.cycle')} cost={looked.cost} target={costTarget} hasProgram />
      <MonthGrid
        label={t('cycleMenus.allWeeks', { name })}
        weekdays={cycleDays(wording, { week: 1, daysPerWeek: plan.menu.daysPerWeek, today }).map((day) => day.weekday)}
        weeks={looked.weeks}
        openWeek={String(week)}
        onOpenDay={openWeek}
        clipboard={clipboard}
      />
      <div ref={weekRef} />
      <WeekHeader
        school={
          <Select
            label={t('cycleMenus.chooseWeek')}
            isLabelHidden
            value={String(week)}
            onChange={(chosen) => goTo(Number(chosen))}
            options={Array.from({ length: weeks }, (_, index) => ({
              value: String(index + 1),
              label: t('cycleMenus.week', { week: index + 1 }),
            }))}
          />
        }
        weekLabel={t('cycleMenus.weekOf', { week, weeks })}
        onPrevious={() => goTo(week === 1 ? weeks : week - 1)}
        onNext={() => goTo(week === weeks ? 1 : week + 1)}
        actionsRef={setHeader}
      />
      <PlannedWeek key={week} source={source} plan={planned} header={header} />
    </Stack>
  )
}

/** The week that the address opens, the first by default. */
const openWeekOf = (params: URLSearchParams, weeks: number) =>
  Math.min(Math.max(Number(params.get('week')) || 1, 1), weeks)

const withDay = (plan: CycleMenuPlan, day: CycleDay): CycleMenuPlan => ({
  ...plan,
  days: [...plan.days.filter(({ week, weekday }) => week !== day.week || weekday !== day.weekday), day].toSorted(
    (a, b) => a.week - b.week || a.weekday - b.weekday,
  ),
})

/** Changes with every save of the menu or a day, so that the history reloads. */
const versionOf = ({ menu, days }: CycleMenuPlan) => days.reduce((sum, { version }) => sum + version, menu.version)
