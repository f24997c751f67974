import { and, eq, gt, or, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { cycleDay, cycleLine, cycleMenu } from '../../db/schema/cycle-menu.ts'
import type { Tx } from '../../db/work.ts'
import {
  archiveRecord,
  insertRecord,
  lockRecord,
  refuseDuplicate,
  restoreRecord,
  type Saved,
  saveRecord,
  type Target,
} from '../../records/save-record.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { alsoGradeGroupsOf, listMealPrograms, type MealProgram } from '../schools/store.ts'
import { cycleMenuRecord, type CycleMenuInput } from './cycle-menu-record.ts'
import { readCycleDays } from './read.ts'
import { writeCycleDay } from './save-days.ts'

/** Adds a cycle menu. Throws a 422 without a name, for a name that is taken and for an unknown program. */
export async function insertCycleMenu(tx: Tx, input: CycleMenuInput): Promise<Saved> {
  const program = await checkInput(tx, input, null)
  const alsoGradeGroups = alsoGradeGroupsOf(program, input.alsoGradeGroups)
  const columns = { ...cycleMenuRecord.toColumns({ ...input, alsoGradeGroups }), menuType: program.menuType }
  return insertRecord(tx, cycleMenuRecord, columns, linked(program))
}

/** Changes a cycle menu. Throws what `insertCycleMenu` throws, and a 422 if it would cut off weeks or weekdays with a menu. */
export function updateCycleMenu(tx: Tx, target: Target, input: CycleMenuInput): Promise<Saved> {
  return saveRecord(tx, cycleMenuRecord, target, async (stored) => {
    const program = await checkInput(tx, input, stored.id)
    await refuseCutOff(tx, stored.id, input)
    const before = (await listMealPrograms(tx)).find(({ id }) => id === stored.mealProgramId)
    const alsoGradeGroups = alsoGradeGroupsOf(program, input.alsoGradeGroups ?? stored.alsoGradeGroups)
    const whole = { status: stored.status, ...input, alsoGradeGroups }
    const columns = { ...cycleMenuRecord.toColumns(whole), menuType: program.menuType }
    return { columns, ...(before && { before: linked(before) }), after: linked(program) }
  })
}

const linked = ({ programName, grades }: MealProgram) => ({ program: `${programName} ${grades}` })

export const archiveCycleMenu = (tx: Tx, target: Target): Promise<Saved> => archiveRecord(tx, cycleMenuRecord, target)

/** Restores an archived cycle menu. Throws a 404 for an unknown one, and a 422 if its name is taken since. */
export const restoreCycleMenu = (tx: Tx, id: number): Promise<Saved> =>
  restoreRecord(tx, cycleMenuRecord, id, ({ name }) => refuseTaken(tx, name, id))

/** Copies a cycle menu with its days, as a draft under a free name. Throws a 404 for an unknown or archived one. */
export async function duplicateCycleMenu(tx: Tx, id: number): Promise<Saved> {
  const {
    name,
    mealProgramId: programId,
    weeks,
    daysPerWeek,
    alsoGradeGroups,
  } = await lockRecord(tx, cycleMenuRecord, {
    id,
    ifMatch: null,
  })
  const input = { name: await freeName(tx, name), programId, weeks, daysPerWeek, alsoGradeGroups }
  const copy = await insertCycleMenu(tx, input)
  for (const { week, weekday, day } of await readCycleDays(tx, id)) {
    await writeCycleDay(tx, copy.id, { week, weekday }, day)
  }
  return copy
}

const longestName = 50

/** "Fall cycle (2)", or the next number that is free. */
async function freeName(tx: Tx, name: string): Promise<string> {
  const rows = await tx
    .select({ name: cycleMenu.name })
    .from(cycleMenu)
    .where(sql`${cycleMenu.archivedAt} is null`)
  const taken = new Set(rows.map((row) => row.name.toLowerCase()))
  const base = name.replace(/ \(\d+\)$/, '')
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`
    const free = `${Array.from(base)
      .slice(0, longestName - ending.length)
      .join('')}${ending}`
    if (!taken.has(free.toLowerCase())) return free
  }
}

async function checkInput(tx: Tx, input: CycleMenuInput, exceptId: number | null): Promise<MealProgram> {
  const program = (await listMealPrograms(tx)).find(({ id }) => id === input.programId)
  const fields: FieldMessages = {
    ...(input.name.trim() === '' && { name: message('cycleMenus.nameRequired') }),
    ...(!program && { programId: message('cycleMenus.unknownProgram') }),
  }
  if (!program || Object.keys(fields).length > 0) throw rejected(fields)
  await refuseTaken(tx, input.name.trim(), exceptId)
  return program
}

const refuseTaken = (tx: Tx, name: string, exceptId: number | null) =>
  refuseDuplicate(tx, cycleMenuRecord, { column: cycleMenu.name, value: name, exceptId }, () => ({
    name: message('cycleMenus.nameTaken', { name }),
  }))

/** A menu is never lost by making the cycle shorter. */
async function refuseCutOff(tx: Tx, id: number, { weeks, daysPerWeek }: CycleMenuInput): Promise<void> {
  const [last] = await tx
    .select({
      week: sql<number | null>`max(${cycleDay.week})`,
      weekday: sql<number | null>`max(${cycleDay.weekday})`,
    })
    .from(cycleDay)
    .where(
      and(
        eq(cycleDay.cycleMenuId, id),
        or(gt(cycleDay.week, weeks), gt(cycleDay.weekday, daysPerWeek)),
        sql`exists (select from ${cycleLine} line where line.cycle_day_id = ${cycleDay.id})`,
      ),
    )
  const fields: FieldMessages = {
    ...((last?.week ?? 0) > weeks && { weeks: message('cycleMenus.weekPlanned', { week: last?.week ?? 0 }) }),
    ...((last?.weekday ?? 0) > daysPerWeek && {
      daysPerWeek: message('cycleMenus.weekdayPlanned', { days: last?.weekday ?? 0 }),
    }),
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}
