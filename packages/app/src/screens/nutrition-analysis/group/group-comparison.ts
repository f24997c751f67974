import type { MealProgram, MenuType, School, SchoolsWeek } from '@commissary/api-client'
import type { GroupAverage } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import { settle } from '@commissary/domain/units'
import type { ReportCell, ReportColumn, ReportRow } from '@commissary/messages/results'
import type { Wording } from '@commissary/messages/wording'

import { differenceCell } from '../compare/comparison-table.ts'
import { mainFigures, otherFigures } from './group-figures.ts'
import { averageOf, notCounted, passingCell, type ProgramGroup, programGroups } from './group-table.ts'

/** A group of schools in a week. */
export interface ComparedSchools {
  schools: readonly School[]
  /** Their menus of the week. */
  weeks: readonly SchoolsWeek[]
}

export interface GroupComparisonSubject {
  menuType: MenuType
  first: ComparedSchools
  second: ComparedSchools
  /** What the groups are called. */
  names: readonly [string, string]
}

type Side = Pick<ProgramGroup, 'members' | 'average'>

interface ComparedFigure {
  label: string
  cell: (average: GroupAverage) => ReportCell
  digits: number
  format: (value: number) => string
}

/** Both groups' averages for a program, or for all programs together. */
interface Pair {
  name: string
  isChecked: boolean
  /** Null = no school of the group serves the program. */
  sides: readonly (Side | null)[]
}

/** The averages of two groups of schools side by side, by program, and which schools are not in them. */
export function groupComparison(wording: Wording, { menuType, first, second, names }: GroupComparisonSubject) {
  const { t } = wording
  const groups = [first, second].map((side) => programGroups(wording, { ...side, menuType }))
  const columns: ReportColumn[] = [
    { label: t('nutritionAnalysis.group.figure') },
    ...names.map((label) => ({ label, isNumber: true })),
    { label: t('nutritionAnalysis.compare.difference'), isNumber: true },
  ]
  return {
    columns,
    rows: pairsOf(wording, groups).flatMap((pair) => pairRows(wording, pair)),
    /** For each group. */
    unknown: groups.map((ofGroup) => notCounted(wording, ofGroup)),
    isEmpty: groups.every((ofGroup) => ofGroup.length === 0),
  }
}

/** All programs together if there are several, then each one. */
function pairsOf({ t }: Wording, groups: readonly (readonly ProgramGroup[])[]): Pair[] {
  const programs = [
    ...new Map(groups.flat().map(({ program, name }) => [program.id, { program, name }] as const)).values(),
  ]
  const isChecked = ({ rulePack }: MealProgram) => hasMealPattern(rulePack)
  const all = (ofGroup: readonly ProgramGroup[]): Side | null => {
    const members = ofGroup.flatMap((group) => group.members)
    return members.length === 0 ? null : { members, average: averageOf(members) }
  }
  return [
    ...(programs.length > 1
      ? [
          {
            name: t('nutritionAnalysis.group.all'),
            isChecked: programs.some(({ program }) => isChecked(program)),
            sides: groups.map(all),
          },
        ]
      : []),
    ...programs.map(({ program, name }) => ({
      name,
      isChecked: isChecked(program),
      sides: groups.map((ofGroup) => ofGroup.find((group) => group.program.id === program.id) ?? null),
    })),
  ]
}

function pairRows(wording: Wording, { name, isChecked, sides }: Pair): (ReportRow & { isOpen?: boolean })[] {
  const { t, formats } = wording
  const notServed: ReportCell = { text: t('nutritionAnalysis.compare.noDay') }
  const unknown: ReportCell = { text: t('common.unknown'), value: null }
  const row = (level: number, label: string, cells: ReportCell[]): ReportRow => ({
    level,
    cells: [{ text: label }, ...cells],
  })
  const figureRow = (level: number) => (figure: ComparedFigure) => {
    const cells = sides.map((side) => (side ? (side.average ? figure.cell(side.average) : unknown) : notServed))
    // The difference of the shown values, so that a reader can check it.
    const [own = null, other = null] = cells.map(({ value }) => (typeof value === 'number' ? value : null))
    const difference = own === null || other === null ? null : settle(own - other)
    return row(level, figure.label, [
      ...cells,
      sides.every((side) => side) ? differenceCell(wording, difference, figure.digits, figure.format) : { text: '' },
    ])
  }
  const textRow = (label: string, cellOf: (side: Side) => ReportCell) =>
    row(1, label, [...sides.map((side) => (side ? cellOf(side) : notServed)), { text: '' }])
  const count = (value: number) => formats.number(value, 0)
  return [
    { level: 0, isOpen: true, cells: [{ text: name }] },
    textRow(t('nutritionAnalysis.group.counted'), ({ members, average }) => ({
      text: t('nutritionAnalysis.group.countedOf', { counted: average?.schools ?? 0, all: members.length }),
    })),
    ...(isChecked
      ? (['now', 'from2027'] as const).map((date) =>
          textRow(t('nutritionAnalysis.group.passes', { rules: t(`reports.rules.${date}`) }), ({ members }) =>
            passingCell(wording, members, date),
          ),
        )
      : []),
    figureRow(1)({
      label: t('nutritionAnalysis.group.meals'),
      cell: ({ meals }) => ({ text: count(meals), value: meals }),
      digits: 0,
      format: count,
    }),
    ...mainFigures(wording).map(figureRow(1)),
    { level: 1, cells: [{ text: t('checks.groups.nutrients') }] },
    ...otherFigures(wording).map(figureRow(2)),
  ]
}
