import {
  countedLines,
  groupCount,
  headerCount,
  lineCount,
  lineGroupCount,
  plannedMealsOf,
  plannedServingsOf,
  type ProductionSheet,
  type SheetLine,
} from './sheet.ts'

/** A sum of counts. With gaps it is a lower bound. */
export interface CountTotal {
  known: number
  isComplete: boolean
}

/** The sum of required counts: an unknown one leaves a gap. */
export const sumOf = (counts: readonly (number | null)[]): CountTotal => ({
  known: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  isComplete: !counts.includes(null),
})

/** Counts that forms leave blank where there was none: adults, à la carte, seconds, discarded. */
const entered = (counts: readonly (number | null)[]) => counts.filter((count) => count !== null)

export interface LineTotals {
  planned: CountTotal
  prepared: number | null
  /** Served to students as part of a meal, to adults, à la carte and as seconds. */
  served: CountTotal
  leftover: number | null
  discarded: number | null
  /** Prepared servings that are neither served nor left over nor discarded; negative = more than was prepared. Null = unknown. */
  unaccounted: number | null
  /** Prepared compared with planned servings; null = unknown. */
  overPlan: number | null
}

export function lineTotals(sheet: ProductionSheet, line: SheetLine): LineTotals {
  const { key, plans } = line
  const planned = sumOf([
    ...plans.map((plan) => plannedServingsOf(sheet, key, plan)),
    ...entered([lineCount(sheet, key, 'plannedAdults')]),
  ])
  const served = sumOf([
    ...plans.map(({ programId }) => lineGroupCount(sheet, key, programId, 'served')),
    ...entered([
      lineCount(sheet, key, 'servedAdults'),
      lineCount(sheet, key, 'servedALaCarte'),
      lineCount(sheet, key, 'servedSeconds'),
    ]),
  ])
  const prepared = lineCount(sheet, key, 'prepared')
  const leftover = lineCount(sheet, key, 'leftover')
  const discarded = lineCount(sheet, key, 'discarded')
  const isKnown = prepared !== null && leftover !== null && served.isComplete
  return {
    planned,
    prepared,
    served,
    leftover,
    discarded,
    unaccounted: isKnown ? prepared - served.known - leftover - (discarded ?? 0) : null,
    overPlan: prepared !== null && planned.isComplete ? prepared - planned.known : null,
  }
}

export interface MilkTotals {
  key: string
  name: string
  prepared: number | null
  served: CountTotal
  leftover: number | null
}

export interface SheetTotals {
  /** Reimbursable meals of each column. */
  groups: { programId: number; grades: string; planned: number | null; served: number | null }[]
  plannedMeals: CountTotal
  servedMeals: CountTotal
  /** Meals for adults, seconds and à la carte. Blank counts as none. */
  plannedOthers: number
  servedOthers: number
  /** Milk by kind, in the order of the lines. */
  milk: MilkTotals[]
}

export function sheetTotals(sheet: ProductionSheet): SheetTotals {
  const groups = sheet.groups.map((group) => ({
    programId: group.programId,
    grades: group.grades,
    planned: plannedMealsOf(sheet, group),
    served: groupCount(sheet, group.programId, 'servedMeals'),
  }))
  const header = (fields: Parameters<typeof headerCount>[1][]) =>
    sumOf(entered(fields.map((field) => headerCount(sheet, field)))).known
  return {
    groups,
    plannedMeals: sumOf(groups.map(({ planned }) => planned)),
    servedMeals: sumOf(groups.map(({ served }) => served)),
    plannedOthers: header(['plannedAdults', 'plannedSeconds', 'plannedALaCarte']),
    servedOthers: header(['servedAdults', 'servedSeconds', 'servedALaCarte']),
    milk: countedLines(sheet)
      .filter(({ category }) => category === 'Milk')
      .map((line) => {
        const { prepared, served, leftover } = lineTotals(sheet, line)
        return { key: line.key, name: line.name, prepared, served, leftover }
      }),
  }
}
