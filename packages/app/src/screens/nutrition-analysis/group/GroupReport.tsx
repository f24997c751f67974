import { wholeWeeks } from '@commissary/domain/dates'
import { Button, EmptyState, ErrorState, Inline, Link, Quiet, Screen, Section, Skeleton, Stack } from '@commissary/ui'
import { WeekHeader } from '@commissary/ui/menu'
import { ReportTable, SchoolsChoice } from '@commissary/ui/report'
import { lazy, Suspense, useMemo } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { ExportMenu } from '../../../reports/ExportMenu.tsx'
import { ExportProgress } from '../../../reports/ExportProgress.tsx'
import { ReportViews } from '../../../reports/ReportViews.tsx'
import { useSchoolsAnalysis } from '../../../reports/use-schools-analysis.ts'
import { useSchoolsText } from '../../../reports/use-schools-text.ts'
import { useSectionsExport } from '../../../reports/use-sections-export.ts'
import { paths, weekAddress } from '../../../routing/paths.ts'
import type { SchoolWeek } from '../../../routing/school-week.ts'
import { MenuTypePicker, SchoolPicker } from '../../../routing/SchoolPickers.tsx'
import { useUrlFilters } from '../../../routing/url-state.ts'
import { useSession } from '../../../session/session.tsx'
import { ServingsSelect } from '../ServingsSelect.tsx'
import { ComparedGroupPicker } from './ComparedGroupPicker.tsx'
import { GroupComparison } from './GroupComparison.tsx'
import { groupTables } from './group-table.ts'
import { NotCounted, notCountedText } from './NotCounted.tsx'
import { groupOf, useComparedGroup } from './use-compared-group.ts'

const GroupShares = lazy(async () => ({ default: (await import('./GroupShares.tsx')).GroupShares }))
const GroupTrend = lazy(async () => ({ default: (await import('./GroupTrend.tsx')).GroupTrend }))

/** A week's averages over all schools, or over those in the address (`&schools=1,2`), and the schools behind them. */
export function GroupReport({ place }: { place: SchoolWeek }) {
  const wording = useWording()
  const { t, formats } = wording
  const { schools, menuType, dates } = place
  const { role } = useSession()
  const { get, set } = useUrlFilters()
  const named = get('schools')
  const group = useMemo(() => groupOf(schools, named), [schools, named])
  const { schools: chosen, schoolIds } = group
  const servings = get('servings') === 'served' ? 'served' : 'planned'
  const monday = dates[0] ?? ''
  const { compared, ...comparing } = useComparedGroup(schools, group, monday)
  const { start, end } = wholeWeeks({ start: monday, end: monday })
  const analysis = useSchoolsAnalysis({
    ...(schoolIds.length > 0 && { schools: [...schoolIds] }),
    itemType: menuType,
    startDate: start,
    endDate: end,
    servings,
  })
  const weeks = analysis.data?.weeks
  const tables = useMemo(
    () =>
      weeks &&
      groupTables(wording, {
        schools: chosen,
        menuType,
        weeks,
        linkTo: (schoolId, program) =>
          weekAddress(paths.nutritionAnalysis, { schoolId, week: monday, menuType, program: program.id }),
      }),
    [wording, chosen, menuType, weeks, monday],
  )
  const weekLabel = formats.range(monday, dates.at(-1) ?? '')
  const schoolsText = useSchoolsText()
  const words = { openAllText: t('reports.openAll'), closeAllText: t('reports.closeAll') }
  const facts = [
    { label: t('reports.dates'), value: weekLabel },
    { label: t('reports.meal'), value: t(`words.menuTypes.${menuType}`) },
    { label: t('nutritionAnalysis.weightedBy'), value: t(`nutritionAnalysis.weights.${servings}`) },
    ...(tables && tables.unknown.length > 0
      ? [{ label: t('nutritionAnalysis.group.unknown'), value: notCountedText(tables.unknown) }]
      : []),
  ]
  const exported = useSectionsExport(
    t('nutritionAnalysis.group.report'),
    tables
      ? [
          { title: t('nutritionAnalysis.group.averages'), facts, ...tables.averages },
          { title: t('nutritionAnalysis.group.bySchool'), facts, ...tables.schools },
        ]
      : [],
  )

  function report() {
    if (analysis.error) return <ErrorState error={analysis.error} onRetry={() => analysis.mutate()} />
    if (!tables) return <Skeleton lines={24} />
    if (tables.isEmpty) {
      return (
        <EmptyState
          title={t('nutritionAnalysis.group.noneServe', { menuType: t(`words.menuTypes.${menuType}`) })}
          action={
            schoolIds.length > 0 ? (
              <Button variant="solid" onClick={() => set({ schools: null })}>
                {t('nutritionAnalysis.group.showAll')}
              </Button>
            ) : (
              role === 'administrator' && (
                <Link variant="solid" href={paths.schools}>
                  {t('nutritionAnalysis.group.openSchools')}
                </Link>
              )
            )
          }
        >
          {t(`nutritionAnalysis.group.${role === 'administrator' ? 'noneServeHint' : 'noneServeAsk'}`)}
        </EmptyState>
      )
    }
    if (compared) {
      return (
        <GroupComparison
          menuType={menuType}
          servings={servings}
          first={{ ...group, dates, weeks: weeks ?? [] }}
          second={compared}
        />
      )
    }
    return (
      <>
        <NotCounted names={tables.unknown} />
        <Section title={t('nutritionAnalysis.group.averages')}>
          <Stack gap={2}>
            <ReportTable
              caption={t('nutritionAnalysis.group.caption', { week: weekLabel })}
              {...tables.averages}
              {...words}
            />
            <Quiet>{t('nutritionAnalysis.group.averagesHint')}</Quiet>
            <Quiet>{t(`nutritionAnalysis.basis.${servings}`)}</Quiet>
          </Stack>
        </Section>
        <Section title={t('nutritionAnalysis.group.bySchool')}>
          <ReportTable
            caption={t('nutritionAnalysis.group.schoolsCaption', { week: weekLabel })}
            {...tables.schools}
            {...words}
          />
        </Section>
        <Suspense fallback={<Skeleton lines={12} />}>
          <GroupShares
            key={`${menuType} shares`}
            schools={chosen}
            menuType={menuType}
            range={{ startDate: start, endDate: end }}
            servings={servings}
            schoolIds={schoolIds}
          />
          <GroupTrend
            // A different meal has different programs.
            key={menuType}
            schools={chosen}
            menuType={menuType}
            week={monday}
            servings={servings}
            schoolIds={schoolIds}
          />
        </Suspense>
      </>
    )
  }

  return (
    <Screen
      title={t('nutritionAnalysis.title')}
      description={t('nutritionAnalysis.group.description')}
      actions={
        <>
          <ReportViews tableId="nutrition-analysis" />
          {!compared && (
            <ExportMenu
              isBusy={exported.file.job !== null}
              onExport={exported.start}
              disabled={!tables || tables.isEmpty}
            />
          )}
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
          actions={null}
        />
        <Inline align="end">
          <ServingsSelect servings={servings} onChange={(chosen) => set({ servings: chosen })} />
          <SchoolsChoice
            schools={schools.map(({ schoolId, schoolName }) => ({ id: schoolId, name: schoolName }))}
            schoolIds={schoolIds}
            onChange={(ids) => set({ schools: ids.join() })}
            text={{ ...schoolsText, label: t('nutritionAnalysis.group.schools') }}
            isLabelShown
          />
          {!compared && <Button onClick={comparing.start}>{t('nutritionAnalysis.compare.start')}</Button>}
        </Inline>
        {compared && <ComparedGroupPicker schools={schools} compared={compared} actions={comparing} />}
        {report()}
      </Stack>
    </Screen>
  )
}
