import { type NutrientCode, nutrientCodes, nutrientFacts } from '@commissary/domain/food'
import {
  type Check,
  type ComparedCheck,
  type ComparedTotal,
  compareWeeks,
  type Verdict,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import { checkGroups, checks, hasMealPattern, unitDigits, type VerdictStatus } from '@commissary/domain/rules'
import { roundTo } from '@commissary/domain/units'
import { checkName, limitText, valueText } from '@commissary/messages/checks'
import { nutrientDigits } from '@commissary/messages/nutrients'
import { checkValueText, moneyText, totalText } from '@commissary/messages/print'
import type { ReportCell, ReportColumn, ReportRow } from '@commissary/messages/results'
import type { Wording } from '@commissary/messages/wording'

/** A row of the comparison; groups start open. */
export type ComparisonRow = ReportRow & { isOpen?: boolean }

export interface ComparisonSubject {
  first: WeekAnalysis
  second: WeekAnalysis
  /** What the menus are called. */
  names: readonly [string, string]
}

/** Nutrients whose averages are already in a check's row. */
const nutrientsOf = (compared: readonly ComparedCheck[]) =>
  new Set<NutrientCode>(
    compared.flatMap(({ id }) => {
      const { measure } = checks[id]
      return measure.kind === 'average' ? [measure.nutrient] : []
    }),
  )

/** Two weeks side by side: meals and cost, the checks in their groups, then the nutrients without a limit. */
export function comparisonTable(wording: Wording, { first, second, names }: ComparisonSubject) {
  const { t } = wording
  const compared = compareWeeks(first, second)
  const checkedNutrients = nutrientsOf(compared.checks)
  const isChecked = hasMealPattern(first.rulePack) || hasMealPattern(second.rulePack)
  const group = (label: string, rows: ComparisonRow[], isOpen = true): ComparisonRow[] =>
    rows.length === 0 ? [] : [{ level: 0, isOpen, cells: [{ text: label }] }, ...rows]
  const columns: ReportColumn[] = [
    { label: t('nutritionAnalysis.compare.figure') },
    ...names.map((label) => ({ label, isNumber: true })),
    { label: t('nutritionAnalysis.compare.difference'), isNumber: true },
    ...(isChecked
      ? [
          { label: t('nutritionAnalysis.compare.limit') },
          ...names.map((menu) => ({ label: t('nutritionAnalysis.compare.later', { menu }) })),
        ]
      : []),
  ]
  const rows = [
    ...group(t('nutritionAnalysis.compare.general'), generalRows(wording, first, second, compared.cost)),
    ...checkGroups.flatMap((id) =>
      group(
        t(`checks.groups.${id}`),
        compared.checks
          .filter((check) => checks[check.id].group === id)
          .map((check) => checkRow(wording, first, second, check)),
      ),
    ),
    ...group(
      t('checks.groups.nutrients'),
      nutrientCodes
        .filter((code) => !checkedNutrients.has(code))
        .map((code) => nutrientRow(wording, code, compared.nutrients[code])),
      // Starts open for an unchecked menu, which has nothing else to compare.
      !isChecked,
    ),
  ]
  return { columns, rows }
}

function generalRows(wording: Wording, first: WeekAnalysis, second: WeekAnalysis, cost: ComparedTotal) {
  const { t, formats } = wording
  const row = (name: string, cells: ReportCell[]): ComparisonRow => ({ level: 1, cells: [{ text: name }, ...cells] })
  const count = (value: number | null): ReportCell => ({
    text: value === null ? t('common.unknown') : formats.number(value, 0),
    value,
  })
  const counts = (name: string, own: number | null, other: number | null) =>
    row(name, [
      count(own),
      count(other),
      differenceCell(wording, own === null || other === null ? null : own - other, 0, (value) =>
        formats.number(value, 0),
      ),
    ])
  return [
    counts(t('nutritionAnalysis.compare.days'), first.servedDays, second.servedDays),
    counts(t('nutritionAnalysis.compare.meals'), mealsOf(first), mealsOf(second)),
    row(t('nutritionAnalysis.facts.cost'), [
      { text: moneyText(wording, cost.first), value: numberOf(cost.first, formats.moneyDigits()) },
      { text: moneyText(wording, cost.second), value: numberOf(cost.second, formats.moneyDigits()) },
      differenceCell(wording, cost.difference, formats.moneyDigits(), formats.money),
    ]),
  ]
}

/** All reimbursable meals of the week; null if any day's are unknown. */
const mealsOf = ({ days }: WeekAnalysis): number | null =>
  days.reduce<number | null>(
    (sum, { plannedMeals }) => (sum === null || plannedMeals === null ? null : sum + plannedMeals),
    0,
  )

function checkRow(wording: Wording, first: WeekAnalysis, second: WeekAnalysis, compared: ComparedCheck): ComparisonRow {
  const unit = (compared.first ?? compared.second)?.unit ?? 'count'
  return {
    level: 1,
    cells: [
      { text: checkName(wording, compared) },
      valueCell(wording, first, compared.first),
      valueCell(wording, second, compared.second),
      differenceCell(wording, compared.difference, unitDigits[unit], (value) => valueText(wording, unit, value)),
      { text: bothLimits(wording, compared.first, compared.second) },
      laterCell(wording, compared.first?.from2027),
      laterCell(wording, compared.second?.from2027),
    ],
  }
}

function valueCell(wording: Wording, week: WeekAnalysis, check: Check | null): ReportCell {
  if (!check) return { text: wording.t('nutritionAnalysis.compare.noCheck') }
  const text = checkValueText(wording, week, check, 'lowerBound')
  const day = check.date === null ? null : wording.formats.weekday(check.date)
  const value = check.isLowerBound ? null : (check.now?.actual ?? check.actual)
  return {
    text: day === null ? text : wording.t('nutritionAnalysis.compare.onDay', { value: text, day }),
    value: value === null ? null : roundTo(value, unitDigits[check.unit]),
    status: check.now?.status ?? null,
  }
}

/** The limit of both menus, or two limits: they differ by grade group and in short weeks. */
function bothLimits(wording: Wording, own: Check | null, other: Check | null): string {
  const { t } = wording
  const limitOf = (check: Check | null) =>
    (check?.now && limitText(wording, check.unit, check.now)) ?? t('checks.limit.none')
  const [first, second] = [limitOf(own), limitOf(other)]
  return first === second ? first : t('nutritionAnalysis.compare.limits', { first, second })
}

const laterCell = ({ t }: Wording, verdict: Verdict | null | undefined): ReportCell =>
  verdict ? { text: t(`checks.verdicts.${verdict.status}`), status: verdict.status } : { text: t('checks.limit.none') }

function nutrientRow(wording: Wording, code: NutrientCode, compared: ComparedTotal): ComparisonRow {
  const { t, formats } = wording
  const digits = nutrientDigits(code)
  return {
    level: 1,
    cells: [
      {
        text: t('nutritionAnalysis.group.named', {
          nutrient: t(`nutrients.names.${code}`),
          unit: t(`nutrients.units.${nutrientFacts[code].unit}`),
        }),
      },
      { text: totalText(wording, compared.first, digits), value: numberOf(compared.first, digits) },
      { text: totalText(wording, compared.second, digits), value: numberOf(compared.second, digits) },
      differenceCell(wording, compared.difference, digits, (value) => formats.number(value, digits)),
    ],
  }
}

/** A value for a spreadsheet: rounded as shown, null if any part of it is unknown. */
const numberOf = ({ known, missing }: ComparedTotal['first'], digits: number) =>
  missing.length > 0 ? null : roundTo(known, digits)

/** "+300 mg", "−0.25 cup", "Same" if it rounds to 0, "Unknown". */
export function differenceCell(
  { t }: Wording,
  difference: number | null,
  digits: number,
  format: (value: number) => string,
): ReportCell {
  if (difference === null) return { text: t('common.unknown'), value: null }
  const value = roundTo(difference, digits)
  if (value === 0) return { text: t('nutritionAnalysis.compare.same'), value: 0 }
  const size = format(Math.abs(difference))
  return { text: t(`nutritionAnalysis.compare.${value > 0 ? 'more' : 'less'}`, { value: size }), value }
}

const rules = ['now', 'from2027'] as const

/** The result of both weeks, then each check whose result differs, by the rules of either date. */
export function resultsTable(wording: Wording, { first, second, names }: ComparisonSubject) {
  const { t } = wording
  const row = (name: string, date: (typeof rules)[number], verdicts: Verdicts[]): ReportRow => ({
    level: 0,
    cells: [
      { text: name },
      { text: t(`reports.rules.${date}`) },
      ...verdicts.map((verdict) => resultCell(wording, verdict?.[date]?.status)),
    ],
  })
  const overall = [first, second].map(({ status }) => ({
    now: { status: status.now },
    from2027: { status: status.from2027 },
  }))
  return {
    columns: [
      { label: t('nutritionAnalysis.compare.check') },
      { label: t('reports.rules.label') },
      ...names.map((label) => ({ label })),
    ],
    rows: [
      ...rules.map((date) => row(t('nutritionAnalysis.compare.allChecks'), date, overall)),
      ...compareWeeks(first, second).checks.flatMap((compared) =>
        rules
          .filter((date) => compared.first?.[date]?.status !== compared.second?.[date]?.status)
          .map((date) => row(checkName(wording, compared), date, [compared.first, compared.second])),
      ),
    ],
  }
}

type Verdicts = Record<(typeof rules)[number], { status: VerdictStatus } | null> | null

const resultCell = ({ t }: Wording, status: VerdictStatus | undefined): ReportCell =>
  status ? { text: t(`checks.verdicts.${status}`), status } : { text: t('nutritionAnalysis.compare.noCheck') }
