import { checkIds, checks, type CheckId } from '../../rules/checks.ts'
import type { AnalysisComponent } from '../../crediting/model.ts'
import type { Limit } from '../../rules/check-limits.ts'
import {
  countsVegetablesAsFruit,
  dailyMinimumsOf,
  datedRulesFor,
  fruitMinimum,
  grainServingOf,
  isChecked,
  snackAmountsOf,
  type PackLimits,
} from '../../rules/dated-rules.ts'
import { severity, verdictStatuses, type MealProgram, type VerdictStatus } from '../../rules/model.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import { settle } from '../../units/rounding.ts'
import { statusOf } from './verdicts.ts'

/** In a status array: the date has no such rule, or there is nothing to check. */
export const noVerdict = 255

/** The status for a code of a status array, which is its severity; null for `noVerdict`. */
export function statusOfCode(code: number): VerdictStatus | null {
  return verdictStatuses[code] ?? null
}

/** One date's rules, by the position of a check in its list of ids. */
interface Rules {
  limits: (Limit | null)[]
  /** No pack: every check of this meal is unknown. */
  isUnknown: boolean
  excludesMilkFat: boolean
}

/** The rules of one program for a week with a given first day and length. */
export interface Plan {
  now: Rules
  from2027: Rules
  isChecked: boolean[]
  countsVegetablesAsFruit: boolean
  /** Cups of fruit a day below which vegetables are in its place; null where they cannot be. */
  fruitMinimum: number | null
  /** Snack: the amounts that make one of its components. */
  snackAmounts: Partial<Record<AnalysisComponent, number>>
  /** Preschool: the oz eq of one serving of grains; null elsewhere. */
  grainServing: number | null
  /** The daily minimum of each component that has one. */
  dailyMinimums: [AnalysisComponent, number][]
}

export function planFor(program: MealProgram, date: string, checkedDays: number, options: RuleOptions): Plan {
  const { rulePack, gradeGroup, offerVersusServe } = program
  const rules = datedRulesFor(rulePack, gradeGroup, date, checkedDays, options, offerVersusServe)
  const rulesOf = (pack: PackLimits | null): Rules => ({
    limits: checkIds.map((id) => pack?.limits[id] ?? null),
    isUnknown: pack === null,
    excludesMilkFat: pack?.pack.mayExcludeFluidMilkFat === true && options.milkFat === 'excludedWhereAllowed',
  })
  return {
    now: rulesOf(rules.now),
    from2027: rulesOf(rules.from2027),
    isChecked: checkIds.map((id) => isChecked(id, rules)),
    countsVegetablesAsFruit: countsVegetablesAsFruit(rules),
    fruitMinimum: fruitMinimum(rules),
    snackAmounts: snackAmountsOf(rules, gradeGroup),
    grainServing: grainServingOf(rules),
    dailyMinimums: Object.entries(dailyMinimumsOf(rules, gradeGroup)) as [AnalysisComponent, number][],
  }
}

/** Values and statuses of days or weeks: a row for each, a column per check. */
export interface CheckTable {
  ids: readonly CheckId[]
  /** NaN = unknown, or nothing to check. */
  actual: Float64Array
  isLowerBound: Uint8Array
  now: Uint8Array
  from2027: Uint8Array
}

export function emptyChecks(ids: readonly CheckId[], rows: number): CheckTable {
  const cells = rows * ids.length
  return {
    ids,
    actual: new Float64Array(cells).fill(Number.NaN),
    isLowerBound: new Uint8Array(cells),
    now: new Uint8Array(cells).fill(noVerdict),
    from2027: new Uint8Array(cells).fill(noVerdict),
  }
}

/** The worst statuses of a week, by code. */
export interface Worst {
  now: number
  from2027: number
}

const isAdvisory = checkIds.map((id) => checks[id].isAdvisory)
const saturatedFat = checkIds.indexOf('saturatedFat')

/**
 * Writes a value and its two statuses. `check` is the position in `checkIds`, `cell` the one in the table; NaN = unknown.
 * `withoutMilk` is the value for rules that exclude the fat of fluid milk.
 */
export function writeCheck(
  table: CheckTable,
  cell: number,
  check: number,
  plan: Plan,
  worst: Worst,
  actual: number,
  isLowerBound: boolean,
  withoutMilk = actual,
  isLowerBoundWithoutMilk = isLowerBound,
): void {
  if (!plan.isChecked[check]) return
  table.actual[cell] = settle(actual)
  table.isLowerBound[cell] = isLowerBound ? 1 : 0
  const now = statusCode(plan.now, check, actual, isLowerBound, withoutMilk, isLowerBoundWithoutMilk)
  const from2027 = statusCode(plan.from2027, check, actual, isLowerBound, withoutMilk, isLowerBoundWithoutMilk)
  table.now[cell] = now
  table.from2027[cell] = from2027
  worst.now = worse(worst.now, now, check)
  worst.from2027 = worse(worst.from2027, from2027, check)
}

function statusCode(
  rules: Rules,
  check: number,
  actual: number,
  isLowerBound: boolean,
  withoutMilk: number,
  isLowerBoundWithoutMilk: boolean,
): number {
  if (rules.isUnknown) return severity.unknown
  const limit = rules.limits[check]
  if (!limit) return noVerdict
  const excludesMilk = rules.excludesMilkFat && check === saturatedFat
  const value = excludesMilk ? withoutMilk : actual
  const isBound = excludesMilk ? isLowerBoundWithoutMilk : isLowerBound
  return severity[statusOf(Number.isNaN(value) ? null : value, isBound, limit, isAdvisory[check])]
}

/** The worse of two codes. An unenforced maximum never makes a week unknown. */
function worse(before: number, code: number, check: number): number {
  if (code === noVerdict || (isAdvisory[check] && code === severity.unknown)) return before
  return before === noVerdict || code > before ? code : before
}

/** A week without any check is unknown. */
export function worstOrUnknown(code: number): number {
  return code === noVerdict ? severity.unknown : code
}
