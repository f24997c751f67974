import { Banner, Button, Columns, ErrorState, Link, Stack } from '@commissary/ui'
import { WeekCard } from '@commissary/ui/menu'
import { useMemo, useState } from 'react'

import { dayMark } from '../../compliance/strip.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { paths, weekAddress } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { weekOf } from '../../text/week.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { PlanCard } from './PlanCard.tsx'
import { menusOf, type SchoolMenu } from './school-menus.ts'
import { type PlannedWeek, usePlannedWeeks } from './use-planned-weeks.ts'
import { judgeWeek, standingOf, standings, weekProblems } from './week-standing.ts'
import { WeekSummary } from './WeekSummary.tsx'

/** More menus than this are read when somebody asks for them: each is a week of figures. */
const firstMenus = 24

/** The menus of this week, what fails first. Without the nutrition flag they come without verdicts. */
export function WeekCards() {
  const wording = useWording()
  const { t, formats } = wording
  const { schools, nutritionAnalysis, today } = useSession()
  const [isAll, setIsAll] = useState(false)
  const every = useMemo(() => menusOf(schools), [schools])
  const menus = isAll ? every : every.slice(0, firstMenus)
  const monday = weekOf(null, today)
  const weeks = usePlannedWeeks(menus, monday)
  const rows = useMemo(
    () =>
      weeks.data
        ?.map((plan) => {
          const week = nutritionAnalysis ? judgeWeek(plan) : null
          return { plan, week, standing: standingOf(plan, week) }
        })
        .toSorted((a, b) => (nutritionAnalysis ? standings.indexOf(a.standing) - standings.indexOf(b.standing) : 0)),
    [weeks.data, nutritionAnalysis],
  )

  if (weeks.error && !weeks.data) return <ErrorState error={weeks.error} onRetry={() => weeks.mutate()} />

  const isNothingPlanned = weeks.data?.every(({ days, error }) => days.length === 0 && error === undefined) ?? false
  const isPartial = rows?.some(({ standing }) => standing === 'notRead') ?? false

  return (
    <Stack gap={5}>
      {isNothingPlanned && <FirstSteps menu={menus[0]} />}
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
      <h2>{t('dashboard.hello')}</h2>
      <Columns least="20rem">
        {rows
          ? rows.map(({ plan, week, standing }) =>
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
                  link={weekLink(plan, standing === 'notPlanned')}
                />
              ) : (
                <PlanCard key={plan.menu.id} plan={plan} detail={headOf(plan.menu).detail} link={weekLink(plan)} />
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
      weekLabel: formats.dayShort(monday),
      detail: t('dashboard.detail', {
        menuType: t(`words.menuTypes.${program.menuType}`),
        gradeGroup: program.gradeGroup,
      }),
    }
  }

  function weekLink({ menu: { school, program } }: PlannedWeek, isEmpty = false) {
    const action = isEmpty ? 'dashboard.planWeek' : 'dashboard.openWeek'
    const place = { schoolId: school.schoolId, week: monday, menuType: program.menuType }
    return (
      <Link
        href={weekAddress(paths.schoolMenus, place)}
        aria-label={t('dashboard.openWeekOf', { action: t(action), school: school.schoolName })}
      >
        {t(action)}
      </Link>
    )
  }
}
