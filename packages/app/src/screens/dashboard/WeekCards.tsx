import type { School } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { worstGroup, worstOfDay, worstOfGroups } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import { dayMark } from '@commissary/messages/strip'
import { Banner, Button, Columns, ErrorState, Inline, Link, Quiet, Stack } from '@commissary/ui'
import { WeekCard } from '@commissary/ui/menu'
import { useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { hasOneOf } from '../../routing/access.ts'
import { gradesTitle } from '../../routing/grades-title.ts'
import { paths, weekAddress } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { PlanCard } from './PlanCard.tsx'
import { countFailing } from './planned-week.ts'
import { menusOf, type SchoolMenu } from './school-menus.ts'
import { useCheckedWeeks } from './use-checked-weeks.ts'
import { menusAtOnce, type PlannedWeek } from './use-planned-weeks.ts'
import { weekProblems } from './week-problems.ts'
import { WeekSummary } from './WeekSummary.tsx'

interface WeekCardsProps {
  /** Monday of the shown week. */
  monday: string
  schools: readonly School[]
  /** Only the menus that fail today's rules. */
  isFailingOnly: boolean
  onShowAll: () => void
}

/** The menus of a week, problems first. Without the nutrition flag they are not checked. */
export function WeekCards({ monday, schools, isFailingOnly, onShowAll }: WeekCardsProps) {
  const wording = useWording()
  const { t, formats } = wording
  const session = useSession()
  const { nutritionAnalysis } = session
  const canAnalyze = nutritionAnalysis && hasOneOf(['reports'], session)
  const canPlan = hasOneOf(['menus'], session)
  const [isAll, setIsAll] = useState(false)
  const menus = useMemo(() => menusOf(schools), [schools])
  const { rows: all, error, isPartial, isReading, retry } = useCheckedWeeks(menus, monday, isAll)
  const rows = isFailingOnly ? all?.filter(({ status }) => status === 'failsNow') : all

  if (error) return <ErrorState error={error} onRetry={retry} />

  const { checked } = countFailing(all ?? [], menus.length)
  const isWhole = checked === menus.length
  const isNothingPlanned = all?.every(({ plan }) => plan.days.length === 0 && plan.error === undefined) ?? false
  const shownCount = isFailingOnly ? (rows?.length ?? 0) : menus.length
  const isNoneFailing = isWhole && rows?.length === 0

  return (
    <Stack gap={5}>
      <h2>{formats.range(monday, addDays(monday, 4))}</h2>
      {isPartial && (
        <Banner
          tone="warning"
          action={
            <Button size="small" isBusy={isReading} onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('dashboard.partial')}
        </Banner>
      )}
      {nutritionAnalysis && all && !isWhole && <Quiet>{t('dashboard.checked', { checked, all: menus.length })}</Quiet>}
      {nutritionAnalysis && all && !isNothingPlanned && (
        <WeekSummary statuses={all.map(({ status }) => status)} isWhole={isWhole} />
      )}
      {isFailingOnly && (
        <Inline>
          <Quiet>{t(isNoneFailing ? 'dashboard.noneFails' : 'dashboard.failingOnly')}</Quiet>
          <Button size="small" onClick={onShowAll}>
            {t('dashboard.showAllMenus')}
          </Button>
        </Inline>
      )}
      {/* Replaced when others have loaded: sorting cards in place would count as layout shift. */}
      <Columns key={all?.length} minWidth="20rem">
        {rows
          ? rows
              .slice(0, isAll ? undefined : menusAtOnce)
              .map(({ plan, weeks }) =>
                nutritionAnalysis && hasMealPattern(plan.menu.program.rulePack) ? (
                  <WeekCard
                    key={plan.menu.id}
                    {...headerOf(plan.menu)}
                    closed={closedText(plan)}
                    days={plan.dates.map((date) =>
                      dayMark(wording, date, (weeks && worstOfDay(weeks, date)?.now) ?? 'none'),
                    )}
                    overall={weeks && worstOfGroups(weeks)}
                    problems={weeks ? weekProblems(wording, worstGroup(weeks)) : []}
                    error={plan.error}
                    link={weekLinks(plan)}
                  />
                ) : (
                  <PlanCard
                    key={plan.menu.id}
                    plan={plan}
                    title={titleOf(plan.menu)}
                    detail={[
                      headerOf(plan.menu).detail,
                      nutritionAnalysis && t('dashboard.noMealPattern'),
                      closedText(plan),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    link={weekLinks(plan)}
                  />
                ),
              )
          : menus
              .slice(0, menusAtOnce)
              .map((menu) => (
                <WeekCard
                  key={menu.id}
                  {...headerOf(menu)}
                  days={undefined}
                  overall={undefined}
                  problems={[]}
                  link={null}
                />
              ))}
      </Columns>
      {!isAll && shownCount > menusAtOnce && (
        <div>
          <Button onClick={() => setIsAll(true)}>{t('dashboard.showAll', { count: shownCount })}</Button>
        </div>
      )}
    </Stack>
  )

  function closedText({ closedDays }: PlannedWeek): string | null {
    if (closedDays.length === 0) return null
    const days = closedDays.map(({ date, note }) => t('dashboard.closedDay', { day: formats.weekday(date), note }))
    return t('dashboard.closed', { days: formats.list(days) })
  }

  function titleOf({ school, named }: SchoolMenu): string {
    if (!named) return school.schoolName
    return t('dashboard.schoolGrades', {
      school: school.schoolName,
      gradeGroup: t(`words.gradeGroups.${named.gradeGroup}`),
    })
  }

  function headerOf(menu: SchoolMenu) {
    const { program } = menu
    return {
      schoolName: titleOf(menu),
      // The heading above the cards names the week.
      weekLabel: '',
      detail: t('dashboard.detail', {
        menuType: t(`words.menuTypes.${program.menuType}`),
        gradeGroup: gradesTitle(t, program),
      }),
    }
  }

  function weekLinks({ menu: planned, days }: PlannedWeek) {
    const { school, program, named } = planned
    const menu = { schoolId: school.schoolId, week: monday, menuType: program.menuType, program: named?.id }
    const link = (path: Parameters<typeof weekAddress>[0], text: string) => (
      <Link
        variant="outline"
        size="small"
        href={weekAddress(path, menu)}
        aria-label={t('dashboard.linkOf', {
          text,
          school: titleOf(planned),
          menuType: t(`words.menuTypes.${program.menuType}`),
        })}
      >
        {text}
      </Link>
    )
    return (
      <Inline>
        {canPlan && link(paths.schoolMenus, t(days.length === 0 ? 'dashboard.planWeek' : 'dashboard.openWeek'))}
        {canAnalyze && days.length > 0 && link(paths.nutritionAnalysis, t('dashboard.openAnalysis'))}
      </Inline>
    )
  }
}
