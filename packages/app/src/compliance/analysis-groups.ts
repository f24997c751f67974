import {
  type AnalysisComponent,
  type Check,
  type CheckId,
  type ComponentRange,
  type DayAnalysis,
  saturatedFatWithoutMilk,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import { nutrientCodes, type NutrientCode, nutrientFacts, type Total } from '@commissary/domain/food'
import type { AnalysisCell, AnalysisGroup, AnalysisRow, AnalysisVerdict, FigureValue } from '@commissary/ui/menu'

import { nutrientDigits } from '../figures/figure-words.ts'
import {
  bySeverity,
  checkFigure,
  checkName,
  leavesMilkFatOut,
  limitText,
  milkFatNote,
  neededDigits,
  outsideText,
  reasonEntries,
  unitText,
  type Wording,
} from './wording.ts'

const diet = ['calories', 'saturatedFat', 'addedSugars', 'sodium'] as const satisfies readonly CheckId[]
const subgroups = [
  'vegetable.DARK_GREEN',
  'vegetable.RED_OR_ORANGE',
  'vegetable.BEANS_AND_PEAS',
  'vegetable.STARCHY',
  'vegetable.OTHERS',
] as const satisfies readonly CheckId[]

/** Weekly sums of a component, beside which each day's own amount is shown. */
const componentOf: Partial<Record<CheckId, AnalysisComponent>> = {
  'fruit.weekly': 'FRUIT',
  'vegetable.weekly': 'VEGETABLE',
  'grain.weekly': 'GRAIN',
  'grain.weeklyMaximum': 'GRAIN',
  'meatAlternate.weekly': 'MEAT_ALTERNATE',
  'meatAlternate.weeklyMaximum': 'MEAT_ALTERNATE',
  'grainOrMeatAlternate.weekly': 'GRAIN_OR_MEAT_ALTERNATE',
  'grainOrMeatAlternate.weeklyMaximum': 'GRAIN_OR_MEAT_ALTERNATE',
  'milk.weekly': 'MILK',
}

/** A week's analysis as the groups of the table: dietary limits, components, subgroups, shares, other nutrients. */
export function analysisGroups(wording: Wording, week: WeekAnalysis): AnalysisGroup[] {
  if (week.days.length === 0) return []
  const isIn = (ids: readonly CheckId[]) => (check: Check) => ids.includes(check.id)
  const rest = week.checks.filter((check) => !isIn(diet)(check) && !isIn(subgroups)(check))
  const group = (id: 'diet' | 'days' | 'weeks' | 'subgroups' | 'quality' | 'nutrients', rows: AnalysisRow[]) =>
    rows.length === 0 ? [] : [{ id, label: wording.t(`checks.groups.${id}`), rows }]
  const rows = (checks: Check[]) => checks.map((check) => weekRow(wording, week, check))

  return [
    ...group('diet', rows(week.checks.filter(isIn(diet)))),
    ...group('days', dailyRows(wording, week)),
    ...group('weeks', rows(rest.filter(({ id }) => componentOf[id]))),
    ...group('subgroups', rows(week.checks.filter(isIn(subgroups)))),
    ...group('quality', rows(rest.filter(({ id }) => !componentOf[id]))),
    ...group('nutrients', nutrientRows(wording, week)),
  ]
}

function weekRow(wording: Wording, week: WeekAnalysis, check: Check): AnalysisRow {
  const days = week.days.map((day) => dayFigure(day, check))
  return {
    id: check.id,
    label: checkName(wording, check),
    unit: unitText(wording, check),
    digits: neededDigits(check.unit, [check.actual, ...days.map((figure) => figure?.known)]),
    days: days.map((figure) => ({ figure })),
    week: { figure: checkFigure(check), status: check.now?.status ?? null },
    now: analysisVerdict(wording, check, 'now'),
    from2027: analysisVerdict(wording, check, 'from2027'),
    because: reasonEntries(wording, check),
  }
}

/** What a day contributes to a weekly figure; null where a day has no such figure. */
function dayFigure(day: DayAnalysis, check: Check): FigureValue | null {
  const { id } = check
  if (id === 'calories' || id === 'sodium') return day.nutrients[id]
  if (id === 'saturatedFat') {
    const fat = leavesMilkFatOut(check) ? saturatedFatWithoutMilk(day) : day.nutrients.saturatedFat
    return shareOfCalories(fat, 9, day.nutrients.calories)
  }
  if (id === 'addedSugars') return shareOfCalories(day.nutrients.addedSugars, 4, day.nutrients.calories)
  const component = componentOf[id]
  const range = component && day.components.find((one) => one.component === component)
  if (!range) return null
  return id.endsWith('Maximum') ? rangeFigure(range, range.most) : rangeFigure(range, range.least)
}

const rangeFigure = ({ isLowerBound }: ComponentRange, known: number): FigureValue => ({
  known,
  missing: [],
  isLowerBound,
})

/** Percent of the calories, by `kcalPerGram`: fat gives 9, sugar 4 (21 CFR 101.9(c)(1)(i)). */
function shareOfCalories(grams: Total, kcalPerGram: number, calories: Total): FigureValue {
  const missing = [...new Set([...grams.missing, ...calories.missing])]
  // With calories missing the share may be lower as well: it is then no bound at all.
  const isKnown = calories.known > 0 && calories.missing.length === 0
  return { known: isKnown ? (grams.known * kcalPerGram * 100) / calories.known : null, missing }
}

/** One row for each daily rule: every day judged by itself, the worst day speaks for the row. */
function dailyRows(wording: Wording, week: WeekAnalysis): AnalysisRow[] {
  const ids = [...new Set(week.days.flatMap((day) => day.checks.map(({ id }) => id)))]
  return ids.flatMap((id) => {
    const checks = week.days.map((day) => day.checks.find((check) => check.id === id))
    const present = checks.filter((check) => check !== undefined)
    const first = present[0]
    if (!first) return []
    const worst = (date: 'now' | 'from2027') =>
      present.toSorted((a, b) => bySeverity(a[date]?.status, b[date]?.status))[0] ?? first

    return {
      id,
      label: checkName(wording, first),
      unit: wording.t(`checks.units.${first.unit}`),
      digits: neededDigits(
        first.unit,
        present.map(({ actual }) => actual),
      ),
      days: checks.map((check): AnalysisCell => {
        return check ? { figure: checkFigure(check), status: check.now?.status ?? null } : { figure: null }
      }),
      week: { figure: null },
      now: analysisVerdict(wording, worst('now'), 'now'),
      from2027: analysisVerdict(wording, worst('from2027'), 'from2027'),
      because: present
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

/** Nutrients that the rules set no limit for, for the reader's information. */
function nutrientRows(wording: Wording, week: WeekAnalysis): AnalysisRow[] {
  const judged = new Set<NutrientCode>(['calories', 'sodium'])
  return nutrientCodes
    .filter((code) => !judged.has(code))
    .map((code) => ({
      id: `nutrient-${code}`,
      label: wording.t(`words.nutrients.${code}`),
      unit: wording.t(`words.nutrientUnits.${nutrientFacts[code].unit}`),
      digits: nutrientDigits(code),
      days: week.days.map((day) => ({ figure: day.nutrients[code] })),
      week: { figure: week.nutrients[code] },
      now: null,
      from2027: null,
      because: [],
    }))
}
