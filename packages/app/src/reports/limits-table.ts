import type { MealProgram } from '@commissary/api-client'
import {
  type CheckId,
  checks,
  dietCheckIds,
  type Limits,
  limitsOf,
  rulePackFor,
  type RuleOptions,
  rulePacks,
  secondVerdictDate,
} from '@commissary/domain/rules'
import { boundsText, checkName } from '@commissary/messages/checks'
import type { Wording } from '@commissary/messages/wording'
import type { DateRange } from '@commissary/ui/date'

import type { StandardTable } from './standard-table.ts'

/** The weekly averages that are limited, and the shares that a caterer can limit further. */
const limited: readonly CheckId[] = [...dietCheckIds, 'grain.wholeGrainRich', 'juice.fruit']

/** Limits do not change with the length of the week. */
const regularWeek = 5

export interface LimitsSubject {
  /** Programs with a meal pattern; one of several schools is listed once. */
  programs: readonly MealProgram[]
  dates: DateRange
  /** What the caterer chose for a program in its settings. */
  optionsOf: (programName: string) => Partial<RuleOptions>
}

/** The first and the last day of rules whose limits are the same. */
interface Period {
  from: string
  to: string | null
  limits: Limits
}

/**
 * The federal limits that apply to the dates, and those of July 1, 2027, for each program and grade group. Below them are the
 * caterer's own, where it chose stricter ones.
 */
export function limitsTable(wording: Wording, { programs, dates, optionsOf }: LimitsSubject): StandardTable {
  const { t, formats } = wording
  const nameOf = ({ programName, gradeGroup }: MealProgram) =>
    t('reports.standard.program', { program: programName, gradeGroup: t(`words.gradesInText.${gradeGroup}`) })
  const distinct = [...new Map(programs.map((program) => [program.id, program])).values()]
    .map((program) => ({ program, name: nameOf(program) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.program.id - b.program.id))
  const cellsOf = (limits: Limits, without: string) =>
    limited.map((id) => {
      const limit = limits[id]
      return { text: (limit && boundsText(wording, checks[id].unit, limit)) ?? without }
    })
  const daysOf = ({ from, to }: Period) =>
    to === null ? t('reports.limits.from', { date: formats.date(from) }) : formats.range(from, to)
  const row = (name: string, days: string, cells: { text: string }[]) => ({
    level: 1,
    cells: [{ text: name }, { text: days }, ...cells],
  })

  return {
    columns: [
      { label: t('reports.limits.columns.program') },
      { label: t('reports.limits.columns.dates') },
      ...limited.map((id) => ({ label: checkName(wording, { id }) })),
    ],
    rows: distinct.flatMap(({ program, name }) => {
      const periods = periodsOf(program, dates)
      const own = ownLimits(program, optionsOf(program.programName), periods)
      return [
        { level: 0, isOpen: true, cells: [{ text: name }] },
        ...(periods.length === 0 ? [row(t('checks.noRulePack'), '', [])] : []),
        ...periods.map((one) =>
          row(t('reports.limits.federal'), daysOf(one), cellsOf(one.limits, t('checks.limit.none'))),
        ),
        ...(Object.keys(own).length > 0
          ? [row(t('reports.limits.own'), t('reports.limits.anyDate'), cellsOf(own, ''))]
          : []),
      ]
    }),
  }
}

/** The packs in force on some of the dates and on July 1, 2027, the earliest first. Packs with the same limits are one period. */
function periodsOf({ rulePack, gradeGroup }: MealProgram, { start, end }: DateRange): Period[] {
  const periods: Period[] = []
  const packs = rulePacks
    .filter(({ family, grades }) => family === rulePack && grades[gradeGroup] !== undefined)
    .toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))
  for (const { effectiveFrom, effectiveTo, ...pack } of packs) {
    const limits = limitsOf({ ...pack, effectiveFrom, effectiveTo }, gradeGroup, regularWeek)
    const last = periods.at(-1)
    if (last && isSame(last.limits, limits)) last.to = effectiveTo
    else periods.push({ from: effectiveFrom, to: effectiveTo, limits })
  }
  const covers = ({ from, to }: Period, first: string, last: string) => from <= last && (to === null || first <= to)
  return periods.filter((one) => covers(one, start, end) || covers(one, secondVerdictDate, secondVerdictDate))
}

const isSame = (one: Limits, other: Limits) =>
  limited.every((id) => JSON.stringify(one[id] ?? null) === JSON.stringify(other[id] ?? null))

/** The caterer's limits that are stricter than the federal one of some period. A rule that no period has is not added. */
function ownLimits(
  { rulePack, gradeGroup }: MealProgram,
  { sodium, wholeGrainRichPct = null, fruitJuicePct = null }: Partial<RuleOptions>,
  periods: readonly Period[],
): Limits {
  const later = rulePackFor(rulePack, gradeGroup, secondVerdictDate)
  const target2 = sodium === 'target2' && later ? limitsOf(later, gradeGroup, regularWeek).sodium : undefined
  const some = (isStricter: (limits: Limits) => boolean) => periods.some(({ limits }) => isStricter(limits))
  const isStricterSodium = some((limits) => (target2?.maximum ?? Infinity) < (limits.sodium?.maximum ?? -Infinity))
  const isMoreGrain = some(
    ({ 'grain.wholeGrainRich': grain }) => grain !== undefined && (wholeGrainRichPct ?? 0) > (grain.minimum ?? 0),
  )
  const isLessJuice = some(
    ({ 'juice.fruit': juice }) => juice !== undefined && (fruitJuicePct ?? 100) < (juice.maximum ?? 100),
  )
  return {
    ...(target2 && isStricterSodium && { sodium: target2 }),
    ...(isMoreGrain && {
      'grain.wholeGrainRich': { minimum: wholeGrainRichPct, maximum: null, isMaximumExclusive: false },
    }),
    ...(isLessJuice && { 'juice.fruit': { minimum: null, maximum: fruitJuicePct, isMaximumExclusive: false } }),
  }
}
