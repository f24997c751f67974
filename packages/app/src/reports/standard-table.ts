import type { MealProgram, SchoolsWeek } from '@commissary/api-client'
import { bySeverity, checkIds, checks, type VerdictStatus } from '@commissary/domain/rules'
import { checkName, valueText } from '@commissary/messages/checks'
import type { ReportCell, ReportColumn } from '@commissary/messages/results'
import type { Wording } from '@commissary/messages/wording'

type SchoolCheck = SchoolsWeek['checks'][number]

/** A cell of the matrix, with where it leads. */
export type StandardCell = ReportCell & { href?: string }

export interface StandardTable {
  columns: ReportColumn[]
  rows: { level: number; cells: StandardCell[] }[]
}

export interface StandardSubject {
  weeks: readonly SchoolsWeek[]
  /** Names by id, of the schools that the report is about. */
  schools: ReadonlyMap<number, string>
  /** Limits of the weekly averages, or amounts of the meal pattern. */
  kind: 'nutrients' | 'pattern'
  /** By the rules of the menu's date, or those of July 1, 2027. */
  rules: 'now' | 'from2027'
  /** What stands below each program. */
  by: 'limit' | 'school'
  /** Where a week leads; undefined for a cell of several weeks. */
  linkTo: (place: { schoolIds: readonly number[]; program: MealProgram; weekStart: string }) => string
}

/** More weeks than this are shown by month. */
const mostWeeks = 14

/**
 * Programs and grade groups over weeks, each with its worst verdict, the smallest margin to a limit in percent of it, and the trend of
 * that margin; below, its limits or its schools.
 */
export function standardTable(wording: Wording, subject: StandardSubject): StandardTable {
  const { t, formats } = wording
  const { weeks } = subject
  const isByMonth = new Set(weeks.map(({ weekStart }) => weekStart)).size > mostWeeks
  const periodOf = (date: string) => (isByMonth ? date.slice(0, 7) : date)
  const periods = [...new Set(weeks.map(({ weekStart }) => periodOf(weekStart)))].toSorted()
  const programs = Map.groupBy(weeks, (week) => `${week.program.programName}/${week.program.id}/${groupOf(week)}`)

  function row(level: number, name: string, entries: readonly SchoolsWeek[], limit: SchoolCheck['id'] | null) {
    const byPeriod = periods.map((period) => entries.filter(({ weekStart }) => periodOf(weekStart) === period))
    const margins = byPeriod.map((ofPeriod) => smallest(ofPeriod.map((week) => weekMargin(subject, week, limit))))
    const margin = smallest(margins)
    return {
      level,
      cells: [
        { text: name },
        ...byPeriod.map((ofPeriod) => periodCell(wording, subject, ofPeriod, limit)),
        margin === null
          ? { text: t('common.unknown'), value: null }
          : { text: t('reports.standard.margin', { percent: formats.number(margin, 0) }), value: Math.round(margin) },
        { text: trendText(wording, margins) },
      ],
    }
  }

  return {
    columns: [
      { label: t(`reports.standard.columns.${subject.by}`) },
      ...periods.map((period) => ({
        label: isByMonth ? formats.month(period) : t('reports.standard.weekOf', { date: formats.dayShort(period) }),
      })),
      { label: t('reports.standard.columns.margin'), isNumber: true },
      { label: t('reports.standard.columns.trend') },
    ],
    rows: [...programs.values()].flatMap((ofProgram) => {
      const [first] = ofProgram
      if (!first) return []
      const { programName } = first.program
      const gradeGroup = groupOf(first)
      const parts =
        subject.by === 'limit'
          ? idsOf(subject, ofProgram).map((id) => row(1, checkName(wording, { id }), ofProgram, id))
          : [...subject.schools]
              .map(([id, name]) => [name, ofProgram.flatMap((week) => onlyFor(week, id))] as const)
              .filter(([, ofSchool]) => ofSchool.length > 0)
              .map(([name, ofSchool]) => row(1, name, ofSchool, null))
      return [
        row(
          0,
          t('reports.standard.program', { program: programName, gradeGroup: t(`words.gradesInText.${gradeGroup}`) }),
          ofProgram,
          null,
        ),
        ...parts,
      ]
    }),
  }
}

/** For whom a week is checked: a menu of several grade groups has rows for each. */
const groupOf = ({ gradeGroup, program }: SchoolsWeek) => gradeGroup ?? program.gradeGroup

const onlyFor = (week: SchoolsWeek, schoolId: number): SchoolsWeek[] =>
  week.schoolIds.includes(schoolId) ? [{ ...week, schoolIds: [schoolId] }] : []

/** The checks of the kind that some week has, in the order of the table of checks. */
function idsOf(subject: StandardSubject, weeks: readonly SchoolsWeek[]): SchoolCheck['id'][] {
  const present = new Set(weeks.flatMap((week) => checksOf(subject, week).map(({ id }) => id)))
  return checkIds.filter((id) => present.has(id))
}

/** The checks of the kind that the rules have. An unknown advisory maximum says nothing. */
const checksOf = ({ kind, rules }: StandardSubject, week: SchoolsWeek): SchoolCheck[] =>
  week.checks.filter((check) => {
    const verdict = check[rules]
    return (
      (checks[check.id].group === 'diet') === (kind === 'nutrients') &&
      verdict !== null &&
      !(check.isAdvisory && verdict.status === 'unknown')
    )
  })

/** The worst verdict of the kind in a week. */
export function weekVerdict(subject: StandardSubject, week: SchoolsWeek): VerdictStatus {
  const statuses = checksOf(subject, week).flatMap((check) => check[subject.rules]?.status ?? [])
  return statuses.toSorted(bySeverity)[0] ?? 'unknown'
}

function periodCell(
  wording: Wording,
  subject: StandardSubject,
  entries: readonly SchoolsWeek[],
  limit: SchoolCheck['id'] | null,
): StandardCell {
  const [first] = entries
  if (!first) return { text: '' }
  const verdicts = entries.map((week) => ({ week, status: statusOf(subject, week, limit) }))
  const worst = verdicts.toSorted((a, b) => bySeverity(a.status ?? undefined, b.status ?? undefined))[0]
  if (!worst || worst.status === null) return { text: '' }
  const { status } = worst
  const isOneWeek = new Set(entries.map(({ weekStart }) => weekStart)).size === 1
  const schoolIds = [...new Set(entries.flatMap((week) => week.schoolIds))]
  const place = { schoolIds, program: first.program, weekStart: first.weekStart }
  const text = limit === null ? countText(wording, verdicts, status) : limitValue(wording, subject, entries, limit)
  return { text, status, ...(isOneWeek && { href: subject.linkTo(place) }) }
}

function statusOf(subject: StandardSubject, week: SchoolsWeek, limit: SchoolCheck['id'] | null): VerdictStatus | null {
  if (limit === null) return weekVerdict(subject, week)
  return checksOf(subject, week).find(({ id }) => id === limit)?.[subject.rules]?.status ?? null
}

/** "Pass", or of several weeks or schools "2 of 10 fail". */
function countText(
  { t }: Wording,
  verdicts: readonly { week: SchoolsWeek; status: VerdictStatus | null }[],
  status: VerdictStatus,
): string {
  const sizeOf = (some: typeof verdicts) => some.reduce((sum, { week }) => sum + week.schoolIds.length, 0)
  const all = sizeOf(verdicts)
  const count = sizeOf(verdicts.filter((one) => one.status === status))
  if (status === 'pass' || count === all) return t(`checks.verdicts.${status}`)
  return t(`reports.standard.some.${status}`, { count, all })
}

/** The value of the week that is nearest to its limit, or furthest outside. */
function limitValue(
  wording: Wording,
  subject: StandardSubject,
  entries: readonly SchoolsWeek[],
  limit: SchoolCheck['id'],
) {
  const found = entries
    .flatMap((week) => week.checks.filter(({ id }) => id === limit))
    .toSorted(
      (a, b) =>
        bySeverity(a[subject.rules]?.status, b[subject.rules]?.status) ||
        (margin(a, subject.rules) ?? 0) - (margin(b, subject.rules) ?? 0),
    )[0]
  const value = found?.[subject.rules]?.actual ?? found?.actual ?? null
  if (!found || value === null) return wording.t('common.unknown')
  const text = valueText(wording, found.unit, value)
  return found.isLowerBound ? wording.t('checks.lowerBound', { value: text }) : text
}

const weekMargin = (subject: StandardSubject, week: SchoolsWeek, limit: SchoolCheck['id'] | null): number | null =>
  smallest(
    checksOf(subject, week)
      .filter(({ id }) => limit === null || id === limit)
      .map((check) => margin(check, subject.rules)),
  )

/** How far a value is inside its nearer limit, in percent of the limit; negative outside, null where that is unknown. */
export function margin({ now, from2027, isLowerBound }: SchoolCheck, rules: StandardSubject['rules']): number | null {
  const verdict = rules === 'now' ? now : from2027
  if (!verdict || verdict.actual === null) return null
  const { actual, minimum, maximum } = verdict
  const above = minimum === null || minimum === 0 ? null : (100 * (actual - minimum)) / minimum
  const below = maximum === null || maximum === 0 ? null : (100 * (maximum - actual)) / maximum
  const nearer = smallest([above, below])
  // The true value is higher: it may be outside, or inside after all.
  if (isLowerBound && (nearer === null || verdict.status === 'unknown')) return null
  return nearer
}

function smallest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** Between the first and the last period: a change of less than a point is none. */
function trendText({ t }: Wording, margins: readonly (number | null)[]): string {
  const known = margins.filter((value) => value !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (known.length < 2 || first === undefined || last === undefined) return ''
  const points = Math.round(last - first)
  if (points === 0) return t('reports.standard.trend.steady')
  return t(`reports.standard.trend.${points > 0 ? 'better' : 'worse'}`, { points: Math.abs(points) })
}
