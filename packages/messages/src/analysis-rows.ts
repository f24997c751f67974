import { nutrientCodes, nutrientFacts, type NutrientCode } from '@commissary/domain/food'
import { dayValue, type Check, type WeekAnalysis } from '@commissary/domain/menu'
import { bySeverity, checkGroups, checkIds, checks, type CheckGroup } from '@commissary/domain/rules'

import {
  checkName,
  checkTotal,
  limitText,
  milkFatNote,
  neededDigits,
  outsideText,
  reasonEntries,
  unitText,
} from './check-wording.ts'
import { nutrientDigits } from './nutrition-wording.ts'
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
    digits: neededDigits(check.unit, [check.actual, ...days.map((value) => value?.known)]),
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
      digits: neededDigits(
        first.unit,
        present.map(({ actual }) => actual),
      ),
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
    checkIds.flatMap((id) => {
      const { measure } = checks[id]
      return measure.kind === 'average' ? [measure.nutrient] : []
    }),
  )
  return nutrientCodes
    .filter((code) => !averages.has(code))
    .map((code) => ({
      id: `nutrient-${code}`,
      label: wording.t(`nutrients.names.${code}`),
      unit: wording.t(`nutrients.units.${nutrientFacts[code].unit}`),
      digits: nutrientDigits(code),
      days: week.days.map((day) => ({ value: day.nutrients[code] })),
      week: { value: week.nutrients[code] },
      now: null,
      from2027: null,
      reasons: [],
    }))
}
