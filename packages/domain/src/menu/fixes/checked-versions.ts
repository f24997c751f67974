import { dayCheckIds, weekCheckIds, type CheckId } from '../../rules/checks.ts'
import { severity, type MealProgram } from '../../rules/model.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import { analyzeMenus, type BulkAnalysis } from '../analysis/bulk.ts'
import { packMenus } from '../analysis/bulk-table.ts'
import { noVerdict } from '../analysis/bulk-verdicts.ts'
import type { ServiceDay } from '../model.ts'

/** The verdicts of versions of one week, all with the same days of service. */
export class CheckedVersions {
  private readonly analysis: BulkAnalysis
  private readonly days: number

  constructor(weeks: readonly (readonly ServiceDay[])[], program: MealProgram, options: Partial<RuleOptions>) {
    const table = packMenus(
      weeks.map((days) => ({ days, program })),
      options,
    )
    this.analysis = analyzeMenus(table, options)
    this.days = table.dayDates.length / Math.max(1, weeks.length)
  }

  /** The status of a check by code; `noVerdict` where it does not apply. `day` counts the days of service; null for the week. */
  status(week: number, id: CheckId, day: number | null, rules: 'now' | 'from2027'): number {
    const table = day === null ? this.analysis.weeks : this.analysis.days
    return table[rules][this.cell(week, id, day)] ?? noVerdict
  }

  /** The value of a check; NaN = unknown. */
  actual(week: number, id: CheckId, day: number | null): number {
    const table = day === null ? this.analysis.weeks : this.analysis.days
    return table.actual[this.cell(week, id, day)] ?? Number.NaN
  }

  /** Whether no verdict of a week, by either date's rules, is worse than in the first week of `base`. */
  isNoWorse(week: number, base: CheckedVersions): boolean {
    const [own, others] = [this.analysis, base.analysis]
    return (
      isNoWorse(own.weeks.now, week * weekCheckIds.length, others.weeks.now, weekCheckIds.length) &&
      isNoWorse(own.weeks.from2027, week * weekCheckIds.length, others.weeks.from2027, weekCheckIds.length) &&
      isNoWorse(own.days.now, week * this.days * dayCheckIds.length, others.days.now, this.days * dayCheckIds.length) &&
      isNoWorse(
        own.days.from2027,
        week * this.days * dayCheckIds.length,
        others.days.from2027,
        this.days * dayCheckIds.length,
      )
    )
  }

  private cell(week: number, id: CheckId, day: number | null): number {
    return day === null
      ? week * weekCheckIds.length + weekCheckIds.indexOf(id)
      : (week * this.days + day) * dayCheckIds.length + dayCheckIds.indexOf(id)
  }
}

/** A rule that does not apply is as good as a passed one. */
export const rankOf = (code: number): number => (code === noVerdict ? severity.pass : code)

function isNoWorse(codes: Uint8Array, start: number, base: Uint8Array, length: number): boolean {
  for (let index = 0; index < length; index += 1) {
    if (rankOf(codes[start + index] ?? noVerdict) > rankOf(base[index] ?? noVerdict)) return false
  }
  return true
}
