import { nutrientCodes, nutrientFacts, type NutrientCode, type Total } from '@commissary/domain/food'
import {
  dayValue,
  excludesMilkFat,
  saturatedFatWithoutMilk,
  type Check,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import { bySeverity, checkGroups, checkIds, checks, type CheckGroup } from '@commissary/domain/rules'

import {
  checkDigits,
  checkName,
  checkTotal,
  limitText,
  milkFatNote,
  outsideText,
  reasonEntries,
  unitText,
} from './check-wording.ts'
import { nutrientDigits } from './nutrient-wording.ts'
import type { AnalysisCell, AnalysisGroup, AnalysisRow, AnalysisVerdict } from './results.ts'
import type { Wording } from './wording.ts'

/** A week's analysis as the groups of the table: those of the checks, then the nutrients without a limit. */
export function analysisGroups(wording: Wording, week: WeekAnalysis): AnalysisGroup[] {
  if (week.days.length === 0) return []
  const group = (id: CheckGroup | 'nutrients', rows: AnalysisRow[]) =>
    rows.length === 0 ? [] : [{ id, label: wording.t(`checks.groups.${id}`), rows }]
  return [
    ...checkGroups.flatMap((id) => group(id, id === 'days' ? dailyRows(wording, week) : weekRows(wording, week, id))),
    ...group('nutrients', nutrientRows(wording, week)),
  ]
}

function weekRows(wording: Wording, week: WeekAnalysis, group: CheckGroup): AnalysisRow[] {
  return week.checks.filter(({ id }) => checks[id].group === group).map((check) => weekRow(wording, week, check))
}

function weekRow(wording: Wording, week: WeekAnalysis, check: Check): AnalysisRow {
  const days = week.days.map((day) => dayValue(day, check))
  return {
    id: check.id,
    label: checkName(wording, check),
    unit: unitText(wording, check),
    digits: checkDigits(week, check),
    days: days.map((value) => ({ value })),
    week: { value: checkTotal(check), status: check.now?.status ?? null },
    now: analysisVerdict(wording, check, 'now'),
    from2027: analysisVerdict(wording, check, 'from2027'),
    reasons: reasonEntries(wording, check),
  }
}

/** One row per daily check: every day with its own value and status, the worst day for the row's verdicts. */
function dailyRows(wording: Wording, week: WeekAnalysis): AnalysisRow[] {
  return checkIds.flatMap((id) => {
    const results = week.days.map((day) => day.checks.find((check) => check.id === id))
    const present = results.filter((check) => check !== undefined)
    const first = present[0]
    if (!first) return []
    const worst = (date: 'now' | 'from2027') =>
      present.toSorted((a, b) => bySeverity(a[date]?.status, b[date]?.status))[0] ?? first

    return {
      id,
      label: checkName(wording, first),
      unit: unitText(wording, first),
      digits: checkDigits(week, first),
      days: results.map((check): AnalysisCell =>
        check ? { value: checkTotal(check), status: check.now?.status ?? null } : { value: null },
      ),
      week: { value: null },
      now: analysisVerdict(wording, worst('now'), 'now'),
      from2027: analysisVerdict(wording, worst('from2027'), 'from2027'),
      reasons: present
        .filter((check) => check.now?.status !== 'pass' || check.from2027?.status !== 'pass')
        .flatMap((check) =>
          reasonEntries(wording, check).map((reason) => ({
            ...reason,
            detail: check.date === null ? null : wording.formats.dayLong(check.date),
          })),
        ),
    }
  })
}

function analysisVerdict(wording: Wording, check: Check, date: 'now' | 'from2027'): AnalysisVerdict | null {
  const verdict = check[date]
  if (!verdict) return null
  return {
    status: verdict.status,
    minimum: verdict.minimum,
    maximum: verdict.maximum,
    isMaximumExclusive: verdict.isMaximumExclusive,
    limit: limitText(wording, check.unit, verdict),
    outsideBy: outsideText(wording, check.unit, verdict),
    note: milkFatNote(wording, check, verdict),
  }
}

/** Nutrients whose amounts are not in a check's row already, for information. */
function nutrientRows(wording: Wording, week: WeekAnalysis): AnalysisRow[] {
  const averages = new Set<NutrientCode>(
    week.checks.flatMap(({ id }) => {
      const { measure } = checks[id]
      return measure.kind === 'average' ? [measure.nutrient] : []
    }),
  )
  return nutrientCodes.filter((code) => !averages.has(code)).flatMap((code) => nutrientAmounts(wording, week, code))
}

/** A nutrient's amounts, with how to read each one from a day's or the week's averages. */
export interface NutrientAmounts {
  id: string
  code: NutrientCode
  label: string
  amountOf: (average: Pick<WeekAnalysis, 'nutrients' | 'fluidMilkSaturatedFat'>) => Total
}

/** A nutrient's amounts. Saturated fat has two where its check excludes milk fat, each with its name. */
export function namedAmounts({ t }: Wording, week: WeekAnalysis, code: NutrientCode): NutrientAmounts[] {
  const label = t(`nutrients.names.${code}`)
  const all: NutrientAmounts = { id: `nutrient-${code}`, code, label, amountOf: ({ nutrients }) => nutrients[code] }
  const check = week.checks.find(({ id }) => id === code)
  if (code !== 'saturatedFat' || !check || !excludesMilkFat(check)) return [all]
  return [
    { ...all, label: t('checks.includingMilkFat', { nutrient: label }) },
    {
      id: `${all.id}-withoutMilk`,
      code,
      label: t('checks.withoutMilkFat', { nutrient: label }),
      amountOf: saturatedFatWithoutMilk,
    },
  ]
}

const nutrientAmounts = (wording: Wording, week: WeekAnalysis, code: NutrientCode): AnalysisRow[] =>
  namedAmounts(wording, week, code).map(({ id, label, amountOf }) => ({
    id,
    label,
    unit: wording.t(`nutrients.units.${nutrientFacts[code].unit}`),
    digits: nutrientDigits(code),
    days: week.days.map((day) => ({ value: amountOf(day) })),
    week: { value: amountOf(week) },
    now: null,
    from2027: null,
    reasons: [],
  }))
