import type { MealProgram, SchoolsWeek } from '@commissary/api-client'
import { type NutrientStandard, standardsFor } from '@commissary/domain/menu'
import { bySeverity, hasMealPattern, type VerdictStatus } from '@commissary/domain/rules'
import type { ReportCell, ReportColumn } from '@commissary/messages/results'
import type { Wording } from '@commissary/messages/wording'

import {
  type ChecksOf,
  federalChecks,
  type FederalChecks,
  type MatrixCheck,
  smallest,
  standardChecks,
} from './standard-checks.ts'

/** A cell of the matrix, with where it leads. */
export type StandardCell = ReportCell & { href?: string }

export interface StandardTable {
  columns: ReportColumn[]
  rows: { level: number; cells: StandardCell[] }[]
}

export interface StandardSubject extends FederalChecks {
  weeks: readonly SchoolsWeek[]
  /** Names by id, of the schools that the report is about. */
  schools: ReadonlyMap<number, string>
  /** The caterer's own nutrient standards, which come after the federal limits of their program and grade group. */
  standards: readonly NutrientStandard[]
  /** What appears below each program. */
  by: 'limit' | 'school'
  /** Where a cell leads. */
  linkTo: (place: CellPlace) => string
}

/** What a cell is made of: the weeks of a menu at some schools. */
interface CellPlace {
  schoolIds: readonly number[]
  program: MealProgram
  /** The Mondays of the first and the last week, which are the same for one week. */
  firstWeek: string
  lastWeek: string
}

/** More weeks than this are shown by month. */
const mostWeeks = 14

/** A program and grade group, compared with the federal limits or with one of the caterer's own standards. */
interface Part {
  name: string
  weeks: readonly SchoolsWeek[]
  checksOf: ChecksOf
}

/**
 * Programs and grade groups over weeks, each with its worst verdict, the smallest margin to a limit in percent of it, and the trend of
 * that margin; below, its limits or its schools. The caterer's own standards of a program and grade group follow it.
 */
export function standardTable(wording: Wording, subject: StandardSubject): StandardTable {
  const { t, formats } = wording
  const { isByMonth, periodOf, periods } = periodsOf(subject)

  function row(level: number, name: string, entries: readonly SchoolsWeek[], checksOf: ChecksOf, limit: string | null) {
    const byPeriod = periods.map((period) => entries.filter(({ weekStart }) => periodOf(weekStart) === period))
    const margins = byPeriod.map((ofPeriod) => smallest(ofPeriod.map((week) => weekMargin(checksOf, week, limit))))
    const margin = smallest(margins)
    return {
      level,
      cells: [
        { text: name },
        ...byPeriod.map((ofPeriod) => periodCell(wording, subject, ofPeriod, checksOf, limit)),
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
    rows: partsOf(wording, subject).flatMap(({ name, weeks: ofPart, checksOf }) => [
      row(0, name, ofPart, checksOf, null),
      ...(subject.by === 'limit'
        ? limitsOf(ofPart, checksOf).map(([id, limit]) => row(1, limit, ofPart, checksOf, id))
        : [...subject.schools]
            .map(([id, school]) => [school, ofPart.flatMap((week) => onlyFor(week, id))] as const)
            .filter(([, ofSchool]) => ofSchool.length > 0)
            .map(([school, ofSchool]) => row(1, school, ofSchool, checksOf, null))),
    ]),
  }
}

/** The weeks of a report, or their months, in order. */
export function periodsOf({ weeks }: Pick<StandardSubject, 'weeks'>) {
  const isByMonth = new Set(weeks.map(({ weekStart }) => weekStart)).size > mostWeeks
  const periodOf = (date: string) => (isByMonth ? date.slice(0, 7) : date)
  return { isByMonth, periodOf, periods: [...new Set(weeks.map(({ weekStart }) => periodOf(weekStart)))].toSorted() }
}

/** Each program and grade group: first by the federal rules, if it has a meal pattern, then by each standard of the caterer. */
export function partsOf(wording: Wording, subject: StandardSubject): Part[] {
  const { t } = wording
  const programs = Map.groupBy(
    subject.weeks,
    (week) => `${week.program.programName}/${week.program.id}/${groupOf(week)}`,
  )
  return [...programs.values()].flatMap((weeks): Part[] => {
    const [first] = weeks
    if (!first) return []
    const { programName, rulePack } = first.program
    const gradeGroup = groupOf(first)
    const name = t('reports.standard.program', {
      program: programName,
      gradeGroup: t(`words.gradesInText.${gradeGroup}`),
    })
    const own = subject.kind === 'nutrients' ? standardsFor(subject.standards, programName, gradeGroup) : []
    return [
      ...(hasMealPattern(rulePack) ? [{ name, weeks, checksOf: onceFor(federalChecks(wording, subject)) }] : []),
      ...own.map((standard) => ({
        name: t('reports.standard.own', { program: name, standard: standard.name }),
        weeks,
        checksOf: onceFor(standardChecks(wording, standard)),
      })),
    ]
  })
}

/** Reads a week once, even if many rows are about it. A week of one school shares its checks with the week that it came from. */
function onceFor(checksOf: ChecksOf): ChecksOf {
  const known = new Map<SchoolsWeek['checks'], MatrixCheck[]>()
  return (week) => {
    const found = known.get(week.checks) ?? checksOf(week)
    known.set(week.checks, found)
    return found
  }
}

/** For whom a week is checked: a menu of several grade groups has rows for each. */
const groupOf = ({ gradeGroup, program }: SchoolsWeek) => gradeGroup ?? program.gradeGroup

const onlyFor = (week: SchoolsWeek, schoolId: number): SchoolsWeek[] =>
  week.schoolIds.includes(schoolId) ? [{ ...week, schoolIds: [schoolId] }] : []

/** The limits that some week has, by id, with their names. */
export function limitsOf(weeks: readonly SchoolsWeek[], checksOf: ChecksOf): [id: string, name: string][] {
  const found = new Map<string, string>()
  for (const week of weeks) for (const { id, name } of checksOf(week)) found.set(id, name)
  return [...found]
}

/** The worst verdict of a week. */
function weekVerdict(checksOf: ChecksOf, week: SchoolsWeek): VerdictStatus {
  const statuses = checksOf(week).map(({ status }) => status)
  return statuses.toSorted(bySeverity)[0] ?? 'unknown'
}

function periodCell(
  wording: Wording,
  subject: StandardSubject,
  entries: readonly SchoolsWeek[],
  checksOf: ChecksOf,
  limit: string | null,
): StandardCell {
  const [first] = entries
  if (!first) return { text: '' }
  const verdicts = entries.map((week) => ({ week, status: statusOf(checksOf, week, limit) }))
  const worst = verdicts.toSorted((a, b) => bySeverity(a.status ?? undefined, b.status ?? undefined))[0]
  if (!worst || worst.status === null) return { text: '' }
  const { status } = worst
  const schoolIds = [...new Set(entries.flatMap((week) => week.schoolIds))]
  const mondays = entries.map(({ weekStart }) => weekStart).toSorted()
  const [firstWeek, lastWeek] = [mondays[0] ?? '', mondays.at(-1) ?? '']
  const text = limit === null ? countText(wording, verdicts, status) : limitValue(wording, entries, checksOf, limit)
  return { text, status, href: subject.linkTo({ schoolIds, program: first.program, firstWeek, lastWeek }) }
}

const findCheck = (checksOf: ChecksOf, week: SchoolsWeek, limit: string) =>
  checksOf(week).find(({ id }) => id === limit)

const statusOf = (checksOf: ChecksOf, week: SchoolsWeek, limit: string | null): VerdictStatus | null =>
  limit === null ? weekVerdict(checksOf, week) : (findCheck(checksOf, week, limit)?.status ?? null)

/** "Pass", or for several weeks or schools "2 of 10 fail". */
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

/** The check of the week that is nearest to its limit, or furthest outside. */
export const nearestCheck = (
  entries: readonly SchoolsWeek[],
  checksOf: ChecksOf,
  limit: string,
): MatrixCheck | undefined =>
  entries
    .flatMap((week) => findCheck(checksOf, week, limit) ?? [])
    .toSorted((a, b) => bySeverity(a.status, b.status) || (a.margin ?? 0) - (b.margin ?? 0))[0]

const limitValue = ({ t }: Wording, entries: readonly SchoolsWeek[], checksOf: ChecksOf, limit: string) =>
  nearestCheck(entries, checksOf, limit)?.text ?? t('common.unknown')

const weekMargin = (checksOf: ChecksOf, week: SchoolsWeek, limit: string | null): number | null =>
  smallest(
    checksOf(week)
      .filter(({ id }) => limit === null || id === limit)
      .map(({ margin }) => margin),
  )

/** From the first to the last period: a change that rounds to 0 points is none. */
function trendText({ t }: Wording, margins: readonly (number | null)[]): string {
  const known = margins.filter((value) => value !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (known.length < 2 || first === undefined || last === undefined) return ''
  const points = Math.round(last - first)
  if (points === 0) return t('reports.standard.trend.steady')
  return t(`reports.standard.trend.${points > 0 ? 'better' : 'worse'}`, { points: Math.abs(points) })
}
