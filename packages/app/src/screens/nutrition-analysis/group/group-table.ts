import type { MealProgram, MenuType, School, SchoolsWeek } from '@commissary/api-client'
import { canWeight, type GroupAverage, groupAverage, type SchoolsMenu, worstStatus } from '@commissary/domain/menu'
import { hasMealPattern, type VerdictStatus } from '@commissary/domain/rules'
import type { ReportCell, ReportColumn } from '@commissary/messages/results'
import type { Wording } from '@commissary/messages/wording'

import { programsOf } from '../../../routing/programs.ts'
import { programName } from '../../../menu-planner/program-name.ts'
import { type Figure, mainFigures, otherFigures } from './group-figures.ts'
import { weekAt } from './school-weeks.ts'

/** A row of a report, with the links of its cells. */
export interface GroupRow {
  level: number
  isOpen?: boolean
  cells: (ReportCell & { href?: string })[]
}

export interface GroupTable {
  columns: ReportColumn[]
  rows: GroupRow[]
}

export interface GroupSubject {
  /** The schools of the group. */
  schools: readonly School[]
  menuType: MenuType
  /** Their menus of the week. */
  weeks: readonly SchoolsWeek[]
  /** The address of the analysis of a school's week. */
  linkTo: (schoolId: number, program: MealProgram) => string
}

/** A school that serves a program, with its menu of the week; undefined = nothing planned. */
interface Member {
  school: School
  week: SchoolsWeek | undefined
  /** The worst of the menu's grade groups; null = nothing planned. */
  status: SchoolsWeek['status'] | null
}

/** A program with the schools that serve it. */
export interface ProgramGroup {
  program: MealProgram
  name: string
  members: Member[]
  average: GroupAverage | null
}

/** A group's averages, its schools, and which of them are not in the averages and why. */
export function groupTables(wording: Wording, subject: GroupSubject) {
  const groups = programGroups(wording, subject)
  return {
    isEmpty: groups.length === 0,
    averages: averagesTable(wording, groups),
    schools: schoolsTable(wording, groups, subject),
    unknown: notCounted(wording, groups),
  }
}

/** The schools that are not in the averages, with why. */
export const notCounted = ({ t }: Wording, groups: readonly ProgramGroup[]): string[] =>
  groups.flatMap(({ name, members }) =>
    members.flatMap(({ school: { schoolName }, week }) => {
      if (!week) return [t('nutritionAnalysis.group.noMenuOf', { school: schoolName, program: name })]
      return canWeight(week) ? [] : [t('nutritionAnalysis.group.noMealsOf', { school: schoolName, program: name })]
    }),
  )

/** The programs of a menu type that some of the schools serve, with their averages of the week, by name. */
export function programGroups(
  { t }: Wording,
  { schools, menuType, weeks }: Omit<GroupSubject, 'linkTo'>,
): ProgramGroup[] {
  const served = schools.flatMap((school) => programsOf(school, menuType).map((program) => ({ school, program })))
  return [...Map.groupBy(served, ({ program }) => program.id).values()]
    .flatMap((ofProgram): ProgramGroup[] => {
      const program = ofProgram[0]?.program
      if (!program) return []
      const members = ofProgram.map(({ school }): Member => {
        // Grade groups have the same values but different verdicts.
        const [week, ...others] = weeks
          .filter((one) => one.program.id === program.id && one.schoolIds.includes(school.schoolId))
          .map((one) => weekAt(one, school.schoolId))
        return {
          school,
          week,
          status: week ? worstStatus([week.status, ...others.map(({ status }) => status)]) : null,
        }
      })
      return [{ program, name: programName(t, program), members, average: averageOf(members) }]
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.program.id - b.program.id))
}

/** The average of schools, weighted by their meals; null if none can be weighted. */
export const averageOf = (members: readonly Member[]) =>
  groupAverage(members.flatMap(({ week }): SchoolsMenu[] => (week ? [{ ...week, schools: 1 }] : [])))

/** Every figure of all programs together, and of each. */
function averagesTable(wording: Wording, groups: readonly ProgramGroup[]): GroupTable {
  const { t, formats } = wording
  const all = groups.flatMap(({ members }) => members)
  const columns = [
    ...(groups.length > 1 ? [{ name: t('nutritionAnalysis.group.all'), members: all, average: averageOf(all) }] : []),
    ...groups,
  ]
  const unknown: ReportCell = { text: t('common.unknown'), value: null }
  const row = (level: number, label: string, cellOf: (column: (typeof columns)[number]) => ReportCell): GroupRow => ({
    level,
    cells: [{ text: label }, ...columns.map(cellOf)],
  })
  const figureRow = (level: number) => (figure: Figure) =>
    row(level, figure.label, ({ average }) => (average ? figure.cell(average) : unknown))
  return {
    columns: [
      { label: t('nutritionAnalysis.group.figure') },
      ...columns.map(({ name }) => ({ label: name, isNumber: true })),
    ],
    rows: [
      row(0, t('nutritionAnalysis.group.counted'), ({ average, members }) => ({
        text: t('nutritionAnalysis.group.countedOf', { counted: average?.schools ?? 0, all: members.length }),
      })),
      row(0, t('nutritionAnalysis.group.meals'), ({ average }) => mealsCell(wording, average?.meals ?? null)),
      ...mainFigures(wording).map(figureRow(0)),
      { level: 0, cells: [{ text: t('checks.groups.nutrients') }] },
      ...otherFigures(wording).map(figureRow(1)),
    ],
  }

  function mealsCell({ t: words }: Wording, meals: number | null): ReportCell {
    return { text: meals === null ? words('common.unknown') : formats.number(meals, 0), value: meals }
  }
}

/** Each program's average, and below it its schools with their verdicts; no verdicts if no menu has a meal pattern. */
function schoolsTable(wording: Wording, groups: readonly ProgramGroup[], { linkTo }: GroupSubject): GroupTable {
  const { t, formats } = wording
  const figures = mainFigures(wording)
  const meals = (count: number | null): ReportCell => ({
    text: count === null ? t('common.unknown') : formats.number(count, 0),
    value: count,
  })
  const isChecked = groups.some(({ program }) => hasMealPattern(program.rulePack))
  const dates = isChecked ? (['now', 'from2027'] as const) : []
  return {
    columns: [
      { label: t('nutritionAnalysis.group.school') },
      { label: t('nutritionAnalysis.group.meals'), isNumber: true },
      ...figures.map(({ label }) => ({ label, isNumber: true })),
      ...dates.map((date) => ({ label: t(`reports.rules.${date}`) })),
    ],
    rows: groups.flatMap(({ program, name, members, average }): GroupRow[] => [
      {
        level: 0,
        isOpen: true,
        cells: [
          { text: t('nutritionAnalysis.group.average', { program: name }) },
          meals(average?.meals ?? null),
          ...figures.map(({ cell }) => (average ? cell(average) : { text: t('common.unknown'), value: null })),
          ...dates.map((date) => passingCell(wording, members, date)),
        ],
      },
      ...members.map(({ school, week, status }): GroupRow => ({
        level: 1,
        cells: week
          ? [
              { text: school.schoolName, href: linkTo(school.schoolId, program) },
              meals(week.meals),
              ...figures.map(({ cell }) => cell(week)),
              ...(status ? dates.map((date) => statusCell(wording, status[date])) : []),
            ]
          : [
              { text: school.schoolName, href: linkTo(school.schoolId, program) },
              { text: t('nutritionAnalysis.group.noMenu') },
            ],
      })),
    ]),
  }
}

const statusCell = ({ t }: Wording, status: VerdictStatus): ReportCell => ({
  text: t(`checks.verdicts.${status}`),
  status,
})

/** "3 of 4 pass". A school without a menu does not pass. */
export const passingCell = ({ t }: Wording, members: readonly Member[], date: 'now' | 'from2027'): ReportCell => ({
  text: t('nutritionAnalysis.group.passing', {
    count: members.filter(({ status }) => status && ['pass', 'advisory'].includes(status[date])).length,
    all: members.length,
  }),
})
