import type { SchoolsWeek } from '@commissary/api-client'
import { addDays, isTooLongForReports, wholeWeeks } from '@commissary/domain/dates'
import { standardsFor } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import type { ReportSection } from '@commissary/messages/results'
import { EmptyState, ErrorState, Skeleton, Stack } from '@commissary/ui'
import { ReportTable } from '@commissary/ui/report'
import { lazy, Suspense, useMemo } from 'react'

import { useOwnStandards } from '../compliance/use-own-standards.ts'
import { useWording } from '../compliance/use-wording.ts'
import { paths, weekAddress, withQuery } from '../routing/paths.ts'
import { useSession } from '../session/session.tsx'
import { NothingChecked } from './NothingChecked.tsx'
import { PlanLink } from './PlanLink.tsx'
import { standardTable, type StandardSubject, type StandardTable } from './standard-table.ts'
import { chartableLimits } from './standard-trend.ts'
import type { ReportState } from './use-report-state.ts'
import { useSchoolsAnalysis } from './use-schools-analysis.ts'

const StandardChart = lazy(async () => ({ default: (await import('./StandardChart.tsx')).StandardChart }))

type MatrixChoice = Pick<StandardSubject, 'kind' | 'rules' | 'by'>

/** Whether a range is longer than the server accepts. */
export const isTooLong = ({ start, end }: ReportState['dates']) => isTooLongForReports(start, end)

/** The matrix of a report's schools and dates; undefined while it loads. */
export function useStandardMatrix(state: ReportState, { kind, rules, by }: MatrixChoice, enabled = true) {
  const wording = useWording()
  const { schools } = useSession()
  const { dates, schoolIds, menuType, isUnchecked, get } = state
  const weeks = wholeWeeks(dates)
  const all = useOwnStandards()
  const standards = useMemo(() => (kind === 'nutrients' ? all : []), [kind, all])
  const isOfMeal = (name: string) =>
    schools.some(({ programs }) => programs.some((one) => one.menuType === menuType && one.programName === name))
  // A meal without a meal pattern can still have one of the caterer's own standards.
  const isNothing = isUnchecked && !standards.some(({ programName }) => isOfMeal(programName))
  const analysis = useSchoolsAnalysis(
    {
      ...(schoolIds.length > 0 && { schools: [...schoolIds] }),
      itemType: menuType,
      startDate: weeks.start,
      endDate: weeks.end,
    },
    { enabled: enabled && !isTooLong(dates) && !isNothing },
  )
  const menu = get('menu')
  const subject = useMemo((): StandardSubject | undefined => {
    if (!analysis.data) return undefined
    const isShown = ({ program, gradeGroup }: SchoolsWeek) =>
      hasMealPattern(program.rulePack) ||
      standardsFor(standards, program.programName, gradeGroup ?? program.gradeGroup).length > 0
    return {
      weeks: analysis.data.weeks.filter(isShown),
      standards,
      schools: new Map(schools.map(({ schoolId, schoolName }) => [schoolId, schoolName])),
      kind,
      rules,
      by,
      linkTo: ({ schoolIds: ofCell, program, firstWeek, lastWeek }) => {
        const [only] = ofCell.length === 1 ? ofCell : []
        const days = { from: firstWeek, to: addDays(lastWeek, 6) }
        if (kind === 'pattern' && only !== undefined) {
          return withQuery(paths.mealPattern, { ...days, schools: only, menu: menu || null })
        }
        if (only !== undefined && firstWeek === lastWeek) {
          return weekAddress(paths.nutritionAnalysis, {
            schoolId: only,
            week: firstWeek,
            menuType: program.menuType,
            program: program.id,
          })
        }
        return withQuery(kind === 'pattern' ? paths.mealPattern : paths.nutrientStandard, {
          ...days,
          schools: ofCell.join(),
          menu: menu || null,
          // The weeks of one school have no schools below them.
          by: only === undefined ? 'school' : null,
          rules: rules === 'now' ? null : rules,
        })
      },
    }
  }, [analysis.data, schools, standards, kind, rules, by, menu])
  const table = useMemo(() => subject && standardTable(wording, subject), [wording, subject])
  const limits = useMemo(() => (subject ? chartableLimits(wording, subject) : noLimits), [wording, subject])
  return { analysis, subject, table, limits, uncheckedType: isNothing ? menuType : null }
}

const noLimits: ReadonlyMap<string, string> = new Map()

interface StandardMatrixProps {
  matrix: ReturnType<typeof useStandardMatrix>
  caption: string
  /** The limit that charts below the matrix show; null = no chart. */
  chart: string | null
}

/** The matrix with its chart, and with its loading, empty and error states. */
export function StandardMatrix({
  matrix: { analysis, subject, table, uncheckedType },
  caption,
  chart,
}: StandardMatrixProps) {
  const { t } = useWording()
  if (uncheckedType) return <NothingChecked menuType={uncheckedType} />
  if (analysis.error) return <ErrorState error={analysis.error} onRetry={() => analysis.mutate()} />
  if (!table) return <Skeleton lines={12} />
  if (table.rows.length === 0) {
    return (
      <EmptyState title={t('reports.empty')} action={<PlanLink href={paths.schoolMenus} />}>
        {t('reports.emptyHint')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={5}>
      <ReportTable
        caption={caption}
        columns={table.columns}
        rows={table.rows}
        openAllText={t('reports.openAll')}
        closeAllText={t('reports.closeAll')}
      />
      {subject && chart !== null && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <StandardChart subject={subject} limit={chart} />
        </Suspense>
      )}
    </Stack>
  )
}

/** The matrix as it is exported. */
export const matrixSection = (
  title: string,
  facts: ReportSection['facts'],
  table: StandardTable | undefined,
): ReportSection[] | null =>
  table && table.rows.length > 0 ? [{ title, facts, columns: table.columns, rows: table.rows }] : null
