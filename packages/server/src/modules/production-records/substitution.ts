import { addDays, mondayOf } from '@commissary/domain/dates'
import {
  analyzeGroups,
  checkedValue,
  compareWeeks,
  type ComparedCheck,
  lineNutrition,
  type OfferedItem,
  type ServiceDay,
  worstGroup,
} from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'

import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readAnalysisSource } from '../analysis/store.ts'
import { pantryOf } from '../calendars/menu-pantry.ts'
import { findRecord, type FoundRecord, type LineRow } from './find-record.ts'
import { toMenuLine } from './line-facts.ts'
import { type AddedFood, foodOf, replacedLine } from './lines.ts'

type Effect = Schemas['SubstitutionEffect']
type Change = Effect['columns'][number]['changes'][number]

/**
 * The checks of the week that change when another food is served in place of a line, for each menu that has the line. Earlier
 * substitutions count both before and after. Throws a 404 for a record that the user has no access to, and a 422 for an unknown
 * line or food.
 */
export async function substitutionEffect(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  id: number,
  input: Schemas['SubstitutionInput'],
): Promise<Effect> {
  const found = await findRecord(tx, caller.userId, id)
  const { row, school } = found
  const replaced = replacedLine(found, input.replaces)
  const food = await foodOf(tx, input, row.date)
  const columns: Effect['columns'] = []
  for (const { programId, grades } of row.groups) {
    const program = school.programs.find((one) => one.id === programId)
    const plan = replaced?.plans.find((one) => one.programId === programId)
    if (!program || !replaced || !plan || !hasMealPattern(program.rulePack)) continue
    const startDate = mondayOf(row.date)
    const range = {
      schoolId: row.schoolId,
      itemType: row.menuType,
      programId,
      startDate,
      endDate: addDays(startDate, 6),
    }
    const { days, ruleOptions } = await readAnalysisSource(tx, caller, range)
    const before = await withServed(tx, found, programId, days)
    const after = await replaceItem(tx, before, row.date, plan.menuLine, { ...replaced, ...food }, food)
    const [first, second] = [before, after].map((week) => worstGroup(analyzeGroups(week, program, ruleOptions)))
    if (!first || !second) continue
    columns.push({
      programId,
      grades,
      before: first.status.now,
      after: second.status.now,
      changes: compareWeeks(first, second).checks.filter(isOther).map(toChange),
    })
  }
  return { columns }
}

/** The week with the substitutions that the record already has. */
async function withServed(tx: Tx, { row, lines }: FoundRecord, programId: number, days: readonly ServiceDay[]) {
  let week = [...days]
  for (const line of lines) {
    const plan = line.plans.find((one) => one.programId === programId)
    if (line.replaces === null || !plan) continue
    week = await replaceItem(tx, week, row.date, plan.menuLine, line, plan)
  }
  return week
}

async function replaceItem(
  tx: Tx,
  days: readonly ServiceDay[],
  date: string,
  menuLine: string | null,
  line: LineRow,
  { portion }: Pick<AddedFood, 'portion'>,
): Promise<ServiceDay[]> {
  const served = toMenuLine(line, null, portion)
  const pantry = await pantryOf(tx, [{ plannedMeals: null, lines: [served] }])
  const nutrition = lineNutrition(served, pantry.on(date))
  const replace = ({ id, category, plannedServings, servingLine }: OfferedItem): OfferedItem => ({
    id,
    name: line.name,
    category,
    plannedServings,
    ...(servingLine && { servingLine }),
    nutrition,
  })
  return days.map((day) =>
    day.date === date ? { ...day, items: day.items.map((item) => (item.id === menuLine ? replace(item) : item)) } : day,
  )
}

const isOther = ({ difference, hasOtherVerdict }: ComparedCheck) =>
  hasOtherVerdict || (difference !== null && difference !== 0)

function toChange({ id, first, second }: ComparedCheck): Change {
  const shown = second ?? first
  const statusOf = (check: ComparedCheck['first']) => (check?.now ?? check?.from2027)?.status ?? 'unknown'
  return {
    id,
    date: shown?.date ?? null,
    unit: shown?.unit ?? '',
    before: statusOf(first),
    after: statusOf(second),
    valueBefore: first && checkedValue(first),
    valueAfter: second && checkedValue(second),
  }
}
