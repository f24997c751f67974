import type { AnalysisComponent, VegetableSubgroup } from '@commissary/domain/crediting'
import {
  patternStatus,
  type PatternAmount,
  type PatternItem,
  type PatternRow,
  type Verdict,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import { type CheckId, unitDigits, type CheckUnit } from '@commissary/domain/rules'

import { checkName, uncheckedText } from './check-wording.ts'
import type { ReportCell, ReportColumn, ReportRow, ReportSection } from './results.ts'
import type { Wording } from './wording.ts'

/** What a week's meal pattern is about. */
export interface PatternSubject {
  /** The school, or the name of the master menu. */
  menu: { label: 'school' | 'menu'; name: string }
  program: string
  /** The holidays of the week. */
  closedDays: readonly { date: string; note: string }[]
}

/** The meal pattern of a week as a table: rows are components and subgroups, each followed by its items. */
export function patternSection(
  wording: Wording,
  week: WeekAnalysis,
  rows: readonly PatternRow[],
  subject: PatternSubject,
): ReportSection {
  const { t, formats } = wording
  const status = patternStatus(week)
  return {
    title: t('reports.pattern.section', {
      date: formats.date(week.weekStart ?? ''),
      gradeGroup: t(`words.gradesInText.${week.gradeGroup}`),
    }),
    facts: [
      { label: t(`reports.pattern.facts.${subject.menu.label}`), value: subject.menu.name },
      { label: t('reports.pattern.facts.program'), value: subject.program },
      { label: t('reports.pattern.facts.gradeGroup'), value: t(`words.gradeGroups.${week.gradeGroup}`) },
      {
        label: t('reports.pattern.facts.week'),
        value: t('reports.pattern.facts.weekServed', {
          served: week.servedDays,
          regular: week.regularDays,
          checked: week.checkedDays,
        }),
      },
      ...(subject.closedDays.length > 0
        ? [
            {
              label: t('reports.pattern.facts.closed'),
              value: subject.closedDays
                .map(({ date, note }) =>
                  t('reports.pattern.facts.closedDay', { day: formats.weekdayShort(date), note }),
                )
                .join('; '),
            },
          ]
        : []),
      { label: t('reports.pattern.facts.today'), value: t(`checks.verdicts.${status.now}`) },
      { label: t('reports.pattern.facts.july2027'), value: t(`checks.verdicts.${status.from2027}`) },
      { label: t('reports.pattern.facts.basis'), value: t('reports.pattern.facts.amounts') },
      ...notChecked(wording, week),
    ],
    columns: patternColumns(wording, week),
    rows: rows.flatMap((row) => [patternRow(wording, row), ...row.items.map((item) => itemRow(wording, row, item))]),
  }
}

function notChecked(wording: Wording, week: WeekAnalysis): { label: string; value: string }[] {
  const value = uncheckedText(wording, week)
  return value === null ? [] : [{ label: wording.t('reports.pattern.facts.note'), value }]
}

function patternColumns({ t, formats }: Wording, week: WeekAnalysis): ReportColumn[] {
  return [
    { label: t('reports.pattern.columns.component') },
    ...week.days.map(({ date }) => ({ label: formats.weekdayShort(date), isNumber: true })),
    { label: t('reports.pattern.columns.week'), isNumber: true },
    { label: t('reports.pattern.columns.daily'), isNumber: true },
    { label: t('reports.pattern.columns.weekly'), isNumber: true },
    { label: t('reports.pattern.columns.gap'), isNumber: true },
    { label: t('reports.pattern.columns.july2027') },
    { label: t('reports.pattern.columns.documentation') },
  ]
}

function patternRow(wording: Wording, row: PatternRow): ReportRow {
  const { t } = wording
  const { unit, daily, weekly, from2027 } = row
  return {
    level: 0,
    cells: [
      { text: patternName(wording, row) },
      ...row.days.map((day) => amountCell(wording, unit, day)),
      amountCell(wording, unit, row.week),
      boundCell(wording, unit, daily),
      boundCell(wording, unit, weekly),
      gapCell(wording, row),
      from2027 === null ? { text: '' } : { text: t(`checks.verdicts.${from2027}`), status: from2027 },
      { text: '' },
    ],
  }
}

function itemRow(wording: Wording, { unit }: PatternRow, item: PatternItem): ReportRow {
  const nothing = { text: '' }
  return {
    level: 1,
    cells: [
      { text: item.name },
      ...item.days.map((day) => amountCell(wording, unit, day)),
      nothing,
      nothing,
      nothing,
      nothing,
      nothing,
      { text: documentationText(wording, item) },
    ],
  }
}

function documentationText({ t, formats }: Wording, { missing, unproven }: PatternItem): string {
  if (missing.length > 0) return t('reports.pattern.creditUnknown', { foods: formats.list(missing) })
  if (unproven.length > 0) return t('reports.pattern.undocumented', { foods: formats.list(unproven) })
  return t('reports.pattern.documented')
}

/** "Fruit, cup", "Dark green, cup", "Whole grain-rich %". */
function patternName(wording: Wording, { id, kind, unit }: PatternRow): string {
  const { t } = wording
  if (kind === 'quality') return named(wording, checkName(wording, { id: id as CheckId }), unit)
  const name =
    kind === 'component'
      ? t(`words.components.${id as AnalysisComponent}`)
      : t('reports.pattern.subgroup', { subgroup: t(`words.subgroups.${id as VegetableSubgroup}`) })
  return named(wording, name, unit)
}

const named = ({ t }: Wording, name: string, unit: CheckUnit) =>
  unit === 'percent' || unit === 'count' ? name : t('reports.pattern.named', { name, unit: t(`checks.units.${unit}`) })

function amountCell({ t, formats }: Wording, unit: CheckUnit, amount: PatternAmount | null): ReportCell {
  if (!amount) return { text: '' }
  const { value, isLowerBound, status } = amount
  if (value === null) return { text: t('common.unknown'), value: null, status }
  const text = formats.amount(value, unitDigits[unit])
  // A lower bound is not a number to calculate with.
  return isLowerBound ? { text: t('checks.lowerBound', { value: text }), status } : { text, value, status }
}

function boundCell({ t, formats }: Wording, unit: CheckUnit, verdict: Verdict | null): ReportCell {
  if (!verdict) return { text: '' }
  const { minimum, maximum } = verdict
  const amount = (value: number) => formats.amount(value, unitDigits[unit])
  if (minimum !== null && maximum !== null) {
    return { text: t('checks.limit.between', { minimum: amount(minimum), maximum: amount(maximum) }) }
  }
  if (minimum !== null) return { text: amount(minimum), value: minimum }
  if (maximum === null) return { text: '' }
  return { text: t(`checks.limit.${verdict.isMaximumExclusive ? 'lessThan' : 'atMost'}`, { maximum: amount(maximum) }) }
}

function gapCell({ t, formats }: Wording, { gap, weekly, week, unit }: PatternRow): ReportCell {
  if (!weekly) return { text: '' }
  if (gap === null) return { text: t('common.unknown'), status: 'unknown' }
  const text = formats.amount(gap, unitDigits[unit])
  if (gap === 0) return { text, value: 0 }
  const isShort = weekly.minimum !== null && (week?.value ?? 0) < weekly.minimum
  return { text: t(isShort ? 'checks.short' : 'checks.over', { amount: text }), value: gap, status: weekly.status }
}
