/**
 * The meal pattern of a week as a reviewer reads it: components and vegetable subgroups with the items behind them, by day, the
 * week's total, what is required, and the gap (7 CFR 210.10(c), 220.8(c)). Codes and numbers, no texts.
 */
import {
  componentUnits,
  vegetableSubgroups,
  type AnalysisComponent,
  type VegetableSubgroup,
} from '../../crediting/model.ts'
import { checks, dayCheckIds, weekCheckIds, type CheckId, type CheckUnit } from '../../rules/checks.ts'
import { countsVegetablesAsFruit, datedRulesFor } from '../../rules/dated-rules.ts'
import type { VerdictStatus } from '../../rules/model.ts'
import { settle } from '../../units/rounding.ts'
import type { MealCategory, OfferedItem, ServiceDay } from '../model.ts'
import type { Check, StatusSummary, Verdict, WeekAnalysis } from './analysis-model.ts'
import { allChecks } from './check-values.ts'
import { componentValue, rangeOf, subgroupValue, type ValueOf } from './component-ranges.ts'
import { planWeek, type PlannedDay } from './planned-week.ts'
import { summarize } from './verdicts.ts'

/** An amount on one day, or over the week. */
export interface PatternAmount {
  /** The least that a student could take; null = nothing known. */
  value: number | null
  /** Some value is missing: the true amount is this or more. */
  isLowerBound: boolean
  /** By the rules of the menu's date; null = no rule. */
  status: VerdictStatus | null
}

/** An item with what it credits to a row. */
export interface PatternItem {
  name: string
  category: MealCategory
  /** The credit of a portion by day; null = not offered on the day, or crediting nothing to the row. */
  days: (PatternAmount | null)[]
  /** Foods whose credit has no documentation. */
  unproven: string[]
  /** Foods whose credit is unknown. */
  missing: string[]
}

export interface PatternRow {
  id: AnalysisComponent | VegetableSubgroup | CheckId
  kind: 'component' | 'subgroup' | 'quality'
  unit: CheckUnit
  /** One for each day of the week; null where days have no own value. */
  days: (PatternAmount | null)[]
  week: PatternAmount | null
  /** The daily minimum; null = none. */
  daily: Verdict | null
  /** The limit of the week; null = none. */
  weekly: Verdict | null
  /** How far the week is outside its limit; 0 within it, null where that is unknown or there is no limit. */
  gap: number | null
  /** The worst verdict of the days and the week from July 1, 2027; null = no rule. */
  from2027: VerdictStatus | null
  items: PatternItem[]
}

/**
 * The checks that have a separate row: all except the averages, and except the minimums, which are in the rows of components and
 * subgroups. The week's checks come first, as a review reads them.
 */
const qualityRows = [...weekCheckIds, ...dayCheckIds].filter(
  (id) => checks[id].group !== 'diet' && !['least', 'subgroup'].includes(checks[id].measure.kind),
)

/** The worst verdict of a week's meal pattern by the rules of both dates; its averages do not count. Unknown without any check. */
export const patternStatus = (week: WeekAnalysis): StatusSummary =>
  summarize(allChecks(week).filter(({ id }) => checks[id].group !== 'diet'))

/** The rows of an analyzed week. `days` are the days of the analysis with their items. */
export function mealPattern(week: WeekAnalysis, days: readonly ServiceDay[]): PatternRow[] {
  const { rulePack, gradeGroup, regularDays, checkedDays, ruleOptions } = week
  const planned = planWeek(days, { rulePack, gradeGroup, serviceDays: regularDays }, ruleOptions).days
  const rules = datedRulesFor(rulePack, gradeGroup, planned[0]?.date ?? '', checkedDays, ruleOptions)

  const components = week.components.map(({ component }): PatternRow => {
    const find = (measure: 'daily' | 'weekly') => (check: Check) => {
      const known = checks[check.id].measure
      return (
        known.kind === 'least' &&
        known.component === component &&
        check.scope === (measure === 'daily' ? 'day' : 'week')
      )
    }
    const dayChecks = week.days.map((day) => day.checks.find(find('daily')))
    return {
      id: component,
      kind: 'component',
      unit: componentUnits[component],
      days: week.days.map((day, index): PatternAmount | null => {
        const range = day.components.find((one) => one.component === component)
        const check = dayChecks[index]
        if (!range) return null
        return {
          value: range.least,
          isLowerBound: check?.isLowerBound ?? range.isLowerBound,
          status: check?.now?.status ?? null,
        }
      }),
      daily: dayChecks.find((check) => check?.now)?.now ?? null,
      ...weekOf(week.checks.find(find('weekly')), dayChecks),
      items: itemsOf(planned, componentValue(component, countsVegetablesAsFruit(rules))),
    }
  })

  const subgroups = vegetableSubgroups.flatMap((subgroup): PatternRow[] => {
    const check = week.checks.find(({ id }) => id === `vegetable.${subgroup}`)
    if (!check) return []
    const valueOf = subgroupValue(subgroup)
    return [
      {
        id: subgroup,
        kind: 'subgroup',
        unit: check.unit,
        days: planned.map((day): PatternAmount => {
          const { least, most, isLeastLowerBound, isMostLowerBound } = rangeOf(day, valueOf)
          return ruleOptions.subgroupAmount === 'least'
            ? { value: settle(least), isLowerBound: isLeastLowerBound, status: null }
            : { value: settle(most), isLowerBound: isMostLowerBound, status: null }
        }),
        daily: null,
        ...weekOf(check, []),
        items: itemsOf(planned, valueOf),
      },
    ]
  })

  return [...components, ...subgroups, ...qualityRows.flatMap((id) => qualityRow(week, id))]
}

function qualityRow(week: WeekAnalysis, id: CheckId): PatternRow[] {
  const byDay = week.days.map((day) => day.checks.find((check) => check.id === id))
  const check = week.checks.find((one) => one.id === id)
  const first = check ?? byDay.find((one) => one !== undefined)
  if (!first) return []
  return [
    {
      id,
      kind: 'quality',
      unit: first.unit,
      days: byDay.map((one) => (one ? amountOf(one) : null)),
      daily: byDay.find((one) => one?.now)?.now ?? null,
      ...weekOf(check, byDay),
      items: [],
    },
  ]
}

const amountOf = ({ actual, isLowerBound, now }: Check): PatternAmount => ({
  value: actual,
  isLowerBound,
  status: now?.status ?? null,
})

function weekOf(
  check: Check | undefined,
  days: readonly (Check | undefined)[],
): Pick<PatternRow, 'week' | 'weekly' | 'gap' | 'from2027'> {
  const later = [check, ...days].filter((one) => one !== undefined)
  const limit = check?.now && (check.now.minimum !== null || check.now.maximum !== null) ? check.now : null
  return {
    week: check ? amountOf(check) : null,
    weekly: limit,
    gap: !limit || limit.status === 'unknown' ? null : (limit.outsideBy ?? 0),
    from2027: later.some((one) => one.from2027) ? summarize(later).from2027 : null,
  }
}

/** The items that credit to a row, or may do so, in the order in which they are first offered. One name in a category is one item. */
function itemsOf(days: readonly PlannedDay[], valueOf: ValueOf): PatternItem[] {
  const found = new Map<string, PatternItem>()
  for (const [index, day] of days.entries()) {
    for (const item of day.offered) {
      const { value, missing, unproven } = valueOf(item)
      if (value === 0 && missing.length === 0) continue
      const key = itemKey(item)
      const known = found.get(key) ?? {
        name: item.name,
        category: item.category,
        days: days.map(() => null),
        unproven: [],
        missing: [],
      }
      known.days[index] ??= { value: settle(value), isLowerBound: missing.length > 0, status: null }
      known.unproven = [...new Set([...known.unproven, ...unproven])]
      known.missing = [...new Set([...known.missing, ...missing])]
      found.set(key, known)
    }
  }
  return [...found.values()]
}

const itemKey = ({ name, category }: OfferedItem) => `${category}/${name}`
