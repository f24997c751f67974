import type { ClosedDay, School } from '@commissary/api-client'
import type { NutrientStandard, ServingsBasis, WeekAnalysis } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import { roundTo } from '@commissary/domain/units'
import { analysisGroups } from '@commissary/messages/analysis-rows'
import { moneyText, optionTexts } from '@commissary/messages/print'
import type {
  AnalysisCell,
  AnalysisGroup,
  AnalysisRow,
  AnalysisVerdict,
  ReportCell,
  ReportColumn,
  ReportRow,
  ReportSection,
} from '@commissary/messages/results'
import { standardGroups } from '@commissary/messages/standards'
import type { Wording } from '@commissary/messages/wording'

/** What a menu's weeks have in common; each week has the limits of one grade group. */
export interface WeekSubject {
  school: Pick<School, 'schoolName'>
  programName: string
  /** The caterer's own. */
  standards: readonly NutrientStandard[]
  closedDays: readonly ClosedDay[]
  servings: ServingsBasis
}

/** The groups of a week's table: the checks, then the caterer's own standards, then the nutrients without a limit. */
export function weekGroups(
  wording: Wording,
  week: WeekAnalysis,
  { programName, standards }: Pick<WeekSubject, 'programName' | 'standards'>,
): AnalysisGroup[] {
  const all = analysisGroups(wording, week)
  return [
    ...all.filter(({ id }) => id !== 'nutrients'),
    ...standardGroups(wording, week, programName, standards),
    ...all.filter(({ id }) => id === 'nutrients'),
  ]
}

/** A week's table as exported, with its facts above it. */
export function weekSection(wording: Wording, week: WeekAnalysis, subject: WeekSubject): ReportSection {
  const { t, formats } = wording
  const groups = weekGroups(wording, week, subject)
  const hasLimits = groups.some(({ rows }) => rows.some(({ now, from2027 }) => now ?? from2027))
  const columns: ReportColumn[] = [
    { label: t('nutritionAnalysis.sourceValue') },
    { label: t('nutritionAnalysis.week'), isNumber: true },
    ...(hasLimits
      ? [
          { label: t('nutritionAnalysis.compare.limit') },
          { label: t('nutritionAnalysis.exported.result') },
          { label: t('nutritionAnalysis.exported.limit2027') },
          { label: t('nutritionAnalysis.exported.result2027') },
        ]
      : []),
    ...week.days.map(({ date }) => ({ label: formats.weekdayShort(date), isNumber: true })),
  ]
  return {
    title: t('reports.pattern.section', {
      date: formats.date(week.weekStart ?? ''),
      gradeGroup: t(`words.gradesInText.${week.gradeGroup}`),
    }),
    facts: weekFacts(wording, week, subject),
    columns,
    rows: groups.flatMap(({ label, rows }): ReportRow[] => [
      { level: 0, cells: [{ text: label }] },
      ...rows.map((row) => ({ level: 1, cells: rowCells(wording, row, hasLimits) })),
    ]),
  }
}

function weekFacts(wording: Wording, week: WeekAnalysis, subject: WeekSubject): ReportSection['facts'] {
  const { t, formats } = wording
  const { servedDays: served, regularDays: regular, checkedDays: checked, status } = week
  const meals = week.days.map(({ plannedMeals }) => plannedMeals)
  const closed = subject.closedDays.map(({ date, note }) =>
    t('reports.pattern.facts.closedDay', { day: formats.weekdayShort(date), note }),
  )
  return [
    { label: t('reports.pattern.facts.school'), value: subject.school.schoolName },
    { label: t('reports.pattern.facts.program'), value: subject.programName },
    {
      label: t('reports.pattern.facts.week'),
      value: t('reports.pattern.facts.weekServed', { served, regular, checked }),
    },
    ...(closed.length > 0 ? [{ label: t('reports.pattern.facts.closed'), value: closed.join('; ') }] : []),
    {
      label: t('nutritionAnalysis.facts.meals'),
      value: meals.includes(null)
        ? t('common.unknown')
        : formats.number(
            meals.reduce<number>((sum, count) => sum + (count ?? 0), 0),
            0,
          ),
    },
    { label: t('nutritionAnalysis.facts.cost'), value: moneyText(wording, week.cost) },
    { label: t('nutritionAnalysis.weightedBy'), value: t(`nutritionAnalysis.weights.${subject.servings}`) },
    ...(hasMealPattern(week.rulePack)
      ? [
          { label: t('reports.pattern.facts.today'), value: t(`checks.verdicts.${status.now}`) },
          { label: t('reports.pattern.facts.july2027'), value: t(`checks.verdicts.${status.from2027}`) },
        ]
      : []),
    ...optionTexts(wording, week).map((value) => ({ label: t('checks.options.title'), value })),
  ]
}

function rowCells(wording: Wording, row: AnalysisRow, hasLimits: boolean): ReportCell[] {
  const { t } = wording
  const { label, unit, now, from2027 } = row
  const valueOf = (cell: AnalysisCell) => valueCell(wording, cell, row.digits)
  return [
    { text: unit === '' ? label : t('nutritionAnalysis.group.named', { nutrient: label, unit }) },
    valueOf(row.week),
    ...(hasLimits ? [now, from2027].flatMap((verdict) => verdictCells(wording, verdict)) : []),
    ...row.days.map(valueOf),
  ]
}

function valueCell({ t, formats }: Wording, { value, status = null }: AnalysisCell, digits: number): ReportCell {
  if (!value) return { text: '' }
  const { known, missing, isLowerBound = false } = value
  if (known === null) return { text: t('common.unknown'), value: null, status }
  const text = formats.number(known, digits)
  // A lower bound is not a number to calculate with.
  if (missing.length > 0 || isLowerBound) return { text: t('checks.lowerBound', { value: text }), status }
  return { text, value: roundTo(known, digits), status }
}

/** The limit and the result of one date: "at most 935 mg", "Fail: 95 mg over". */
function verdictCells({ t }: Wording, verdict: AnalysisVerdict | null): ReportCell[] {
  if (!verdict) return [{ text: '' }, { text: '' }]
  const { status, limit, outsideBy, note } = verdict
  const result = t(`checks.verdicts.${status}`)
  const problem = [outsideBy, note].filter((text) => text !== null).join('; ')
  return [
    { text: limit ?? t('checks.limit.none') },
    { text: problem === '' ? result : t('checks.named', { check: result, problem }), status },
  ]
}
