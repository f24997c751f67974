import { checkIds, type CheckId } from './analysis-model.ts'
import { countsVegetablesAsFruit, isChecked } from '../../rules/checked-rules.ts'
import type { Limit } from '../../rules/limits.ts'
import { verdictStatuses, type MealProgram, type VerdictStatus } from '../../rules/model.ts'
import { recordOf } from '../../units/records.ts'
import { settle } from '../../units/rounding.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import { datedRulesFor, severity, statusOf, type PackLimits } from './verdicts.ts'

export const dayCheckIds = checkIds.slice(0, checkIds.indexOf('calories'))
export const weekCheckIds = checkIds.slice(checkIds.indexOf('calories'))

/** In a status array: the date has no such rule, or there is nothing to check. */
export const noVerdict = 255
const codes = recordOf(verdictStatuses, (_status, code) => code)

/** Status of a code in a status array; null for `noVerdict`. */
export function statusOfCode(code: number): VerdictStatus | null {
  return verdictStatuses[code] ?? null
}

/** One date's rules, by the position of a check in its list of ids. */
interface Rules {
  limits: (Limit | null)[]
  /** No pack: every check of this meal is unknown. */
  isUnknown: boolean
  leavesMilkFatOut: boolean
}

/** What one program asks of a week that begins on one date and has one length. */
export interface Plan {
  now: Rules
  from2027: Rules
  isChecked: boolean[]
  countsVegetablesAsFruit: boolean
}

export function planFor(program: MealProgram, date: string, judgedDays: number, options: RuleOptions): Plan {
  const judges = datedRulesFor(program.rulePack, program.gradeGroup, date, judgedDays, options.sodium)
  const rulesOf = (judge: PackLimits | null): Rules => ({
    limits: checkIds.map((id) => judge?.limits[id] ?? null),
    isUnknown: judge === null,
    leavesMilkFatOut: judge?.pack.mayExcludeFluidMilkFat === true && options.milkFat === 'excludedWhereAllowed',
  })
  return {
    now: rulesOf(judges.now),
    from2027: rulesOf(judges.from2027),
    isChecked: checkIds.map((id) => isChecked(id, judges)),
    countsVegetablesAsFruit: countsVegetablesAsFruit(judges),
  }
}

/** Figures and statuses of one kind of row (days or weeks), a column per check. */
export interface CheckTable {
  ids: readonly CheckId[]
  /** NaN = cannot be given, or nothing to check. */
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

const advisory: ReadonlySet<CheckId> = new Set<CheckId>([
  'grain.weeklyMaximum',
  'meatAlternate.weeklyMaximum',
  'grainOrMeatAlternate.weeklyMaximum',
])
const isAdvisory = checkIds.map((id) => advisory.has(id))
const severityOfCode = verdictStatuses.map((status) => severity[status])
const saturatedFat = checkIds.indexOf('saturatedFat')

/**
 * Writes one figure and its two statuses. `check` is its position in `checkIds`, `cell` in the table; NaN = unknown.
 * `withoutMilk` is the figure for rules that leave the fat of fluid milk out.
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
  const now = judge(plan.now, check, actual, isLowerBound, withoutMilk, isLowerBoundWithoutMilk)
  const from2027 = judge(plan.from2027, check, actual, isLowerBound, withoutMilk, isLowerBoundWithoutMilk)
  table.now[cell] = now
  table.from2027[cell] = from2027
  worst.now = worse(worst.now, now, check)
  worst.from2027 = worse(worst.from2027, from2027, check)
}

function judge(
  rules: Rules,
  check: number,
  actual: number,
  isLowerBound: boolean,
  withoutMilk: number,
  isLowerBoundWithoutMilk: boolean,
): number {
  if (rules.isUnknown) return codes.unknown
  const limit = rules.limits[check]
  if (!limit) return noVerdict
  const leavesOut = rules.leavesMilkFatOut && check === saturatedFat
  const judged = leavesOut ? withoutMilk : actual
  const isBound = leavesOut ? isLowerBoundWithoutMilk : isLowerBound
  return codes[statusOf(Number.isNaN(judged) ? null : judged, isBound, limit, isAdvisory[check])]
}

/** An unknown advisory maximum leaves no doubt about a week. */
function worse(before: number, code: number, check: number): number {
  if (code === noVerdict || (isAdvisory[check] && code === codes.unknown)) return before
  if (before === noVerdict) return code
  return (severityOfCode[code] ?? 0) > (severityOfCode[before] ?? 0) ? code : before
}

/** A week without any check is unknown. */
export function worstOrUnknown(code: number): number {
  return code === noVerdict ? codes.unknown : code
}
