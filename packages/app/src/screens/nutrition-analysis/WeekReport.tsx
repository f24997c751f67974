import type { ClosedDay, MenuAnalysisRequest, School } from '@commissary/api-client'
import type { GroupWeeks, ServingsBasis } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import { passNote, weekSummary } from '@commissary/messages/checks'
import type { AnalysisGroup } from '@commissary/messages/results'
import { stripChecks } from '@commissary/messages/strip'
import { Button, EmptyState, ErrorState, Inline, Link, Quiet, Screen, Section, Skeleton, Stack } from '@commissary/ui'
import { AnalysisTable, ComplianceStrip, WeekHeader } from '@commissary/ui/menu'
import { lazy, Suspense, useMemo, useState } from 'react'

import { NoMealPattern } from '../../compliance/NoMealPattern.tsx'
import { useCostTarget } from '../../compliance/use-cost-target.ts'
import { useOwnStandards } from '../../compliance/use-own-standards.ts'
import { useShownGroup } from '../../compliance/use-shown-group.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { ExportMenu } from '../../reports/ExportMenu.tsx'
import { ExportProgress } from '../../reports/ExportProgress.tsx'
import { ReportViews } from '../../reports/ReportViews.tsx'
import { hasOneOf } from '../../routing/access.ts'
import { gradesTitle } from '../../routing/grades-title.ts'
import { paths, weekAddress } from '../../routing/paths.ts'
import type { SchoolWeek } from '../../routing/school-week.ts'
import { SetUpLink } from '../../routing/SetUpLink.tsx'
import { useUrlFilters } from '../../routing/url-state.ts'
import { MenuTypePicker, SchoolPicker } from '../../routing/SchoolPickers.tsx'
import { useSession } from '../../session/session.tsx'
import { programName as sharedName } from '../../menu-planner/program-name.ts'
import { ComparedPicker } from './compare/ComparedPicker.tsx'
import { ComparedWeek } from './compare/ComparedWeek.tsx'
import { useComparedMenu } from './compare/use-compared-menu.ts'
import { ItemDrawer, type OpenItem } from './ItemDrawer.tsx'
import { RuleOptionsUsed } from './RuleOptionsUsed.tsx'
import { ServedServings } from './ServedServings.tsx'
import { useMenuAnalysis } from './use-menu-analysis.ts'
import { useWeekExport } from './use-week-export.ts'
import { weekGroups } from './week-sections.ts'
import { WeekFacts } from './WeekFacts.tsx'
import { ServingsSelect } from './ServingsSelect.tsx'

// Charts are below the table, so they load after it.
const ItemShares = lazy(async () => ({ default: (await import('./ItemShares.tsx')).ItemShares }))
const NutrientTrend = lazy(async () => ({ default: (await import('./NutrientTrend.tsx')).NutrientTrend }))

interface WeekReportProps {
  place: SchoolWeek
  school: School
}

/** One school's week of one menu: verdicts, the values behind them, and the calculation options used. */
export function WeekReport({ place, school }: WeekReportProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { dates, menuType, program } = place
  const canPlan = hasOneOf(['menus'], useSession())
  const { get, set } = useUrlFilters()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const servings: ServingsBasis = get('servings') === 'served' ? 'served' : 'planned'
  const request: MenuAnalysisRequest = {
    schoolId: school.schoolId,
    itemType: menuType,
    ...(program && { programId: program.id }),
    startDate: first,
    endDate: last,
    rule: {},
    ...(servings === 'served' && { servings }),
  }
  const analysis = useMenuAnalysis(request, { enabled: program !== undefined })
  const weeks = useMemo((): GroupWeeks | null => {
    const [own] = analysis.data?.weeks ?? []
    return own ? [own, ...(analysis.data?.alsoWeeks ?? [])] : null
  }, [analysis.data])
  const { shown, groups: gradeGroups } = useShownGroup(weeks)
  const week = shown ?? undefined
  const { compared, ...comparing } = useComparedMenu(place, school)
  const standards = useOwnStandards()
  const programName = program?.programName ?? ''
  const groups = useMemo(
    () => week && drillGroups(weekGroups(wording, week, { programName, standards })),
    [wording, week, programName, standards],
  )
  const closedDays = analysis.data?.closedDays ?? noDays
  const subject = useMemo(
    () => ({ school, programName, standards, closedDays, servings }),
    [school, programName, standards, closedDays, servings],
  )
  const exported = useWeekExport(request, weeks, subject)
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const [openItem, setOpenItem] = useState<OpenItem | null>(null)
  const costTarget = useCostTarget(program?.programName)
  const weekLabel = formats.range(first, last)
  const menuName = t(`words.menuTypes.${menuType}`)
  const planner = weekAddress(paths.schoolMenus, {
    schoolId: school.schoolId,
    week: first,
    menuType,
    program: place.namedProgram?.id,
  })

  function handleToggle(rowId: string) {
    setOpenIds((ids) => (ids.includes(rowId) ? ids.filter((id) => id !== rowId) : [...ids, rowId]))
  }

  function handleOpenItem(address: string) {
    const [checkId = '', date = '', key = ''] = address.split('/')
    setOpenItem({ checkId, date, key })
  }

  function report() {
    if (!program) {
      return (
        <EmptyState
          title={t('nutritionAnalysis.noProgram', { school: school.schoolName, menuType: menuName })}
          action={<SetUpLink schoolId={school.schoolId} />}
        >
          {t('nutritionAnalysis.noProgramHint')}
        </EmptyState>
      )
    }
    if (analysis.data && !week) {
      return (
        <EmptyState
          title={t('nutritionAnalysis.empty')}
          action={
            canPlan && (
              <Link variant="solid" href={planner}>
                {t('nutritionAnalysis.plan')}
              </Link>
            )
          }
        >
          {t('nutritionAnalysis.emptyHint')}
        </EmptyState>
      )
    }
    if (!week) {
      // As tall as the report, to avoid layout shift when it loads.
      return analysis.error ? (
        <ErrorState error={analysis.error} onRetry={() => analysis.mutate()} />
      ) : (
        <Skeleton lines={32} />
      )
    }
    if (compared)
      return <ComparedWeek place={place} school={school} week={week} compared={compared} servings={servings} />
    return (
      <>
        {hasMealPattern(program.rulePack) && (
          <ComplianceStrip
            label={t('nutritionAnalysis.strip', { menuType: menuName, week: weekLabel })}
            checks={stripChecks(wording, week)}
            overall={week.status}
            groups={gradeGroups}
            summary={weekSummary(wording, week)}
            note={passNote(wording, week)}
          />
        )}
        <WeekFacts week={week} closedDays={closedDays} costTarget={costTarget} />
        <AnalysisTable
          label={t('nutritionAnalysis.table', { menuType: menuName, program: program.programName, week: weekLabel })}
          days={week.days.map(({ date }) => ({
            date,
            weekday: formats.weekday(date),
            dateLabel: formats.dayShort(date),
          }))}
          weekLabel={t('nutritionAnalysis.week')}
          groups={groups}
          openIds={openIds}
          onToggle={handleToggle}
          onOpenItem={handleOpenItem}
        />
        <Section title={t('checks.options.title')} description={t('checks.options.used')}>
          <RuleOptionsUsed week={week} />
          <Quiet>{t(`nutritionAnalysis.basis.${servings}`)}</Quiet>
        </Section>
        <Suspense fallback={<Skeleton lines={20} />}>
          <ItemShares week={week} onOpenItem={setOpenItem} />
          <NutrientTrend
            school={school}
            program={program}
            gradeGroup={week.gradeGroup}
            week={first}
            servings={servings}
            costTarget={costTarget}
          />
        </Suspense>
      </>
    )
  }

  return (
    <Screen
      title={t('nutritionAnalysis.title')}
      description={
        program &&
        t('schoolMenus.programLine', {
          program: program.alsoGradeGroups ? sharedName(t, program) : program.programName,
          gradeGroup: gradesTitle(t, program),
        })
      }
      actions={
        <>
          <ReportViews tableId="nutrition-analysis" />
          {!compared && <ExportMenu isBusy={exported.isBusy} disabled={!week} onExport={exported.start} />}
        </>
      }
    >
      <Stack gap={5}>
        <ExportProgress file={exported.file} />
        <MenuTypePicker place={place} isLoading={analysis.isLoading} />
        <WeekHeader
          {...place.steps}
          school={<SchoolPicker place={place} />}
          weekLabel={weekLabel}
          isThisWeek={place.isThisWeek}
          actions={
            canPlan && (
              <Link size="small" variant="outline" href={planner}>
                {t('nutritionAnalysis.plan')}
              </Link>
            )
          }
        />
        {program && (
          <Inline align="end">
            <ServingsSelect servings={servings} onChange={(chosen) => set({ servings: chosen })} />
            <ServedServings
              school={school}
              program={program}
              range={{ startDate: first, endDate: last }}
              onSaved={() => analysis.mutate()}
            />
            {!compared && <Button onClick={comparing.start}>{t('nutritionAnalysis.compare.start')}</Button>}
          </Inline>
        )}
        {program && compared && (
          <ComparedPicker place={place} school={school} compared={compared} actions={comparing} />
        )}
        <NoMealPattern program={program} />
        {report()}
      </Stack>
      {openItem && (
        <ItemDrawer
          item={openItem}
          schoolId={school.schoolId}
          range={{
            itemType: menuType,
            startDate: first,
            endDate: last,
            ...(program && { programId: program.id }),
          }}
          onClose={() => setOpenItem(null)}
        />
      )}
    </Screen>
  )
}

const noDays: readonly ClosedDay[] = []

/** Item ids are prefixed with their row's, so that the drawer opens with that row's value. */
const drillGroups = (groups: readonly AnalysisGroup[]): AnalysisGroup[] =>
  groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({
      ...row,
      reasons: row.reasons.map((reason) => ({
        ...reason,
        itemId: reason.itemId === null ? null : `${row.id}/${reason.itemId}`,
      })),
    })),
  }))
