import type { CyclePlace, MenuDay } from '@commissary/domain/menu'
import { groupsText } from '@commissary/domain/rules'
import { and, asc, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { cycleDay, cycleLine, cycleMenu } from '../../db/schema/cycle-menu.ts'
import { mealProgram } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { toContractLine } from '../calendars/contract-day.ts'
import { type MenuPantry, named, pantryOf } from '../calendars/menu-pantry.ts'
import { toWholeDay } from '../calendars/rows.ts'
import { nameOfUser } from '../history/record-event.ts'
import { programColumns, sharedProgram, toMealProgram } from '../schools/store.ts'
import { readUsedIn } from './used-in.ts'

type CycleMenu = Schemas['CycleMenu']
type ContractDay = Schemas['CycleDay']

/** A day of a cycle menu as stored. */
export interface StoredDay extends CyclePlace {
  day: MenuDay
  /** Why it was changed; null = no one said. */
  reason: string | null
  version: number
  updatedBy: string | null
  updatedById: number | null
}

/** The cycle menus that are not archived, by name. */
export const listCycleMenus = (tx: Tx): Promise<CycleMenu[]> => selectMenus(tx, isNull(cycleMenu.archivedAt))

export const findCycleMenu = async (tx: Tx, id: number): Promise<CycleMenu | null> =>
  (await selectMenus(tx, and(eq(cycleMenu.id, id), isNull(cycleMenu.archivedAt))))[0] ?? null

async function selectMenus(tx: Tx, where: SQL | undefined): Promise<CycleMenu[]> {
  const lines = (what: SQL) => sql<number>`(select ${what}::int from ${cycleLine} line
    join ${cycleDay} day on day.id = line.cycle_day_id where day.cycle_menu_id = cycle_menu.id)`
  const rows = await tx
    .select({
      id: cycleMenu.id,
      name: cycleMenu.name,
      itemType: cycleMenu.menuType,
      programId: mealProgram.id,
      programName: mealProgram.programName,
      grades: mealProgram.grades,
      gradeGroup: mealProgram.gradeGroup,
      alsoGradeGroups: cycleMenu.alsoGradeGroups,
      weeks: cycleMenu.weeks,
      daysPerWeek: cycleMenu.daysPerWeek,
      status: cycleMenu.status,
      plannedDays: lines(sql`count(distinct day.id)`),
      items: lines(sql`count(*)`),
      version: cycleMenu.version,
      updatedAt: cycleMenu.updatedAt,
      updatedBy: nameOfUser(cycleMenu.updatedBy),
    })
    .from(cycleMenu)
    .innerJoin(mealProgram, eq(mealProgram.id, cycleMenu.mealProgramId))
    .where(where)
    .orderBy(textOrder(cycleMenu.name), cycleMenu.id)
  const usedIn = await readUsedIn(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ gradeGroup, alsoGradeGroups, ...row }) => ({
    ...row,
    ...(alsoGradeGroups.length > 0 && { alsoGradeGroups, grades: groupsText([gradeGroup, ...alsoGradeGroups]) }),
    usedIn: usedIn.get(row.id) ?? [],
  }))
}

/** A cycle menu with its days, with today's values. Throws a 404 for an unknown or archived one. */
export async function readCycleMenu(tx: Tx, id: number): Promise<Schemas['CycleMenuPlan']> {
  const menu = await findCycleMenu(tx, id)
  const [program] = menu
    ? await tx.select(programColumns).from(mealProgram).where(eq(mealProgram.id, menu.programId))
    : []
  if (!menu || !program) throw notFound(message('cycleMenus.notFound'))
  return {
    menu,
    program: sharedProgram(toMealProgram(program), menu.alsoGradeGroups ?? []),
    days: await toContractDays(tx, await readCycleDays(tx, id)),
  }
}

/** The days that were ever saved, in order. Names are not looked up yet. */
export async function readCycleDays(tx: Tx, cycleMenuId: number): Promise<StoredDay[]> {
  const days = await tx
    .select({ ...getTableColumns(cycleDay), updatedByName: nameOfUser(cycleDay.updatedBy) })
    .from(cycleDay)
    .where(eq(cycleDay.cycleMenuId, cycleMenuId))
    .orderBy(asc(cycleDay.week), asc(cycleDay.weekday))
  if (days.length === 0) return []
  const ids = days.map(({ id }) => id)
  const lines = Map.groupBy(
    await tx.select().from(cycleLine).where(inArray(cycleLine.cycleDayId, ids)),
    ({ cycleDayId }) => cycleDayId,
  )
  return days.map((row) => ({
    week: row.week,
    weekday: row.weekday,
    day: toWholeDay(row, lines.get(row.id) ?? []),
    reason: row.reason,
    version: row.version,
    updatedBy: row.updatedByName,
    updatedById: row.updatedBy,
  }))
}

/** Days in the contract's form, with today's values. */
export async function toContractDays(tx: Tx, days: readonly StoredDay[]): Promise<ContractDay[]> {
  const pantry = await pantryOf(
    tx,
    days.map(({ day }) => day),
  )
  const today = await readCatererToday(tx)
  return days.map((stored) => toContractDay(stored, pantry, today))
}

function toContractDay({ day: stored, ...place }: StoredDay, pantry: MenuPantry, today: string): ContractDay {
  const dated = pantry.on(today)
  const { plannedMeals, selections, note, lines } = named(stored, { ...pantry, recipe: dated.recipe })
  return {
    ...place,
    plannedMeals,
    selections: selections ?? {},
    note: note ?? null,
    lines: lines.map((line) => toContractLine(line, dated, false)),
  }
}
