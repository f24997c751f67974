import type { School } from '@commissary/api-client'
import { Banner, Button, Columns, ErrorState, Inline, Link, Stack } from '@commissary/ui'
import { WeekCard } from '@commissary/ui/menu'
import { useMemo, useState } from 'react'

import { dayMark } from '../../compliance/strip.ts'
import { useSodiumOptions } from '../../compliance/use-sodium-options.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, weekAddress } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { weekDates } from '../../text/week.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { PlanCard } from './PlanCard.tsx'
import { menusOf, type SchoolMenu } from './school-menus.ts'
import { type PlannedWeek, usePlannedWeeks } from './use-planned-weeks.ts'
import { judgeWeek, standingOf, standings, weekProblems } from './week-standing.ts'
import { WeekSummary } from './WeekSummary.tsx'

/** More menus than this are read when somebody asks for them: each is a week of figures. */
const firstMenus = 24

interface WeekCardsProps {
  /** Monday of the shown week. */
  monday: string
  schools: readonly School[]
}

/** The menus of a week, what fails first. Without the nutrition flag they come without verdicts. */
export function WeekCards({ monday, schools }: WeekCardsProps) {
  const wording = useWording()
  const { t, formats } = wording
  const session = useSession()
  const { nutritionAnalysis } = session
  const canAnalyse = nutritionAnalysis && hasOneOf(['reports'], session)
  const canPlan = hasOneOf(['menus'], session)
  const [isAll, setIsAll] = useState(false)
  const every = useMemo(() => menusOf(schools), [schools])
  const menus = isAll ? every : every.slice(0, firstMenus)
  const weeks = usePlannedWeeks(menus, monday)
  const sodiumOptions = useSodiumOptions()
  const rows = useMemo(
    () =>
      sodiumOptions &&
      weeks.data
        ?.map((plan) => {
          const options = sodiumOptions(plan.menu.program.programName)
          const week = nutritionAnalysis ? judgeWeek(plan, options) : null
          return { plan, week, standing: standingOf(plan, week) }
        })
        .toSorted((a, b) => (nutritionAnalysis ? standings.indexOf(a.standing) - standings.indexOf(b.standing) : 0)),
    [weeks.data, nutritionAnalysis, sodiumOptions],
  )

  if (weeks.error && !weeks.data) return <ErrorState error={weeks.error} onRetry={() => weeks.mutate()} />

  const isNothingPlanned = weeks.data?.every(({ days, error }) => days.length === 0 && error === undefined) ?? false
  const isPartial = rows?.some(({ standing }) => standing === 'notRead') ?? false

  return (
    <Stack gap={5}>
      <h2>{formats.range(monday, weekDates(monday, 5).at(-1) ?? monday)}</h2>
      {isNothingPlanned && hasOneOf(['catalog'], session) && <FirstSteps menu={menus[0]} monday={monday} />}
      {isPartial && (
        <Banner
          tone="warning"
          action={
            <Button size="small" isBusy={weeks.isValidating} onClick={() => weeks.mutate()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('dashboard.partial')}
        </Banner>
      )}
      {nutritionAnalysis && rows && !isNothingPlanned && (
        <WeekSummary standings={rows.map(({ standing }) => standing)} />
      )}
      {/* Another element than while loading: what is new does not move. */}
      <Columns key={rows ? 'read' : 'loading'} least="20rem">
        {rows
          ? rows.map(({ plan, week }) =>
              nutritionAnalysis ? (
                <WeekCard
                  key={plan.menu.id}
                  {...headOf(plan.menu)}
                  days={plan.dates.map((date) =>
                    dayMark(wording, date, week?.days.find((day) => day.date === date)?.status.now ?? 'none'),
                  )}
                  overall={week?.status ?? null}
                  problems={week ? weekProblems(wording, week) : []}
                  error={plan.error}
                  link={weekLinks(plan)}
                />
              ) : (
                <PlanCard key={plan.menu.id} plan={plan} detail={headOf(plan.menu).detail} link={weekLinks(plan)} />
              ),
            )
          : menus.map((menu) => (
              <WeekCard
                key={menu.id}
                {...headOf(menu)}
                days={undefined}
                overall={undefined}
                problems={[]}
                link={null}
              />
            ))}
      </Columns>
      {every.length > menus.length && (
        <div>
          <Button onClick={() => setIsAll(true)}>{t('dashboard.showAll', { count: every.length })}</Button>
        </div>
      )}
    </Stack>
  )

  function headOf({ school, program }: SchoolMenu) {
    return {
      schoolName: school.schoolName,
      // The page says once which week it is.
      weekLabel: '',
      detail: t('dashboard.detail', {
        menuType: t(`words.menuTypes.${program.menuType}`),
        gradeGroup: program.gradeGroup,
      }),
    }
  }

  function weekLinks({ menu: { school, program }, days }: PlannedWeek) {
    const place = { schoolId: school.schoolId, week: monday, menuType: program.menuType }
    const link = (path: Parameters<typeof weekAddress>[0], text: string) => (
      <Link
        variant="outline"
        size="small"
        href={weekAddress(path, place)}
        aria-label={t('dashboard.linkOf', { text, school: school.schoolName })}
      >
        {text}
      </Link>
    )
    return (
      <Inline>
        {canPlan && link(paths.schoolMenus, t(days.length === 0 ? 'dashboard.planWeek' : 'dashboard.openWeek'))}
        {canAnalyse && days.length > 0 && link(paths.nutritionAnalysis, t('dashboard.openAnalysis'))}
      </Inline>
    )
  }
}
