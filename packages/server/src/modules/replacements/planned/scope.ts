import { isNull } from 'drizzle-orm'

import { rejected } from '../../../contract/api-error.ts'
import type { Caller, Schemas } from '../../../contract/operations.ts'
import { masterCalendar } from '../../../db/schema/master-menu.ts'
import { schoolCalendar } from '../../../db/schema/school-menu.ts'
import { cycleMenu } from '../../../db/schema/cycle-menu.ts'
import type { Tx } from '../../../db/work.ts'
import { readCatererToday } from '../../../shared/caterer-today.ts'
import { message } from '../../../shared/messages.ts'
import { findMonth } from '../../months/days.ts'
import { findSchool, listMealPrograms, listSchools, type MealProgram, type School } from '../../schools/store.ts'

export type MenusKind = 'school' | 'master' | 'cycle'
type Where = Schemas['PlannedMenus']

/** A menu whose days the caller may edit. */
export interface EditableMenu {
  id: number
  name: string
  program: MealProgram
  /** Only for a school's menu. */
  school?: School
}

export interface Scope {
  menus: MenusKind
  editable: ReadonlyMap<number, EditableMenu>
  /** The first day, and the first that was not served. A cycle has no served days. */
  from: string
  today: string
  firstOpen: string
}

/** The menus of a kind that the caller may edit, by id. */
export async function editableMenus(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  menus: MenusKind,
): Promise<Map<number, EditableMenu>> {
  const all = menus === 'school' ? await menusOfSchools(tx, userId) : await sharedMenus(tx, menus)
  return new Map(all.map((menu) => [menu.id, menu]))
}

async function menusOfSchools(tx: Tx, userId: number): Promise<EditableMenu[]> {
  const schools = new Map((await listSchools(tx, userId)).map((school) => [school.schoolId, school]))
  const rows = await tx.select().from(schoolCalendar)
  return rows.flatMap(({ id, schoolId, mealProgramId }) => {
    const school = schools.get(schoolId)
    const program = school?.programs.find((one) => one.id === mealProgramId)
    return school && program ? [{ id, name: `${school.schoolName} · ${program.programName}`, program, school }] : []
  })
}

async function sharedMenus(tx: Tx, menus: 'master' | 'cycle'): Promise<EditableMenu[]> {
  const programs = new Map((await listMealPrograms(tx)).map((program) => [program.id, program]))
  const rows =
    menus === 'master'
      ? await tx.select().from(masterCalendar).where(isNull(masterCalendar.archivedAt))
      : await tx.select().from(cycleMenu).where(isNull(cycleMenu.archivedAt))
  return rows.flatMap(({ id, name, mealProgramId }) => {
    const program = programs.get(mealProgramId)
    return program ? [{ id, name, program }] : []
  })
}

/**
 * The menus that a call names, and its days. Throws a 422 for a menu that does not exist or that the caller has no access to, and
 * for a day that menus of the kind do not have.
 */
export async function scopeOf(tx: Tx, caller: Pick<Caller, 'userId'>, where: Where): Promise<Scope> {
  const { menus, from } = where
  refuseOtherDays(menus, [from], 'where.from')
  const today = await readCatererToday(tx)
  const all = await editableMenus(tx, caller, menus)
  const editable = where.id === null ? all : await named(tx, caller, all, where)
  const firstOpen = menus !== 'cycle' && from < today ? today : from
  return { menus, editable, from, today, firstOpen }
}

/** Throws a 422 for a place in a cycle if a date is needed, or the other way around. */
export function refuseOtherDays(menus: MenusKind, days: readonly string[], field: string): void {
  const isDay = (day: string) => (menus === 'cycle' ? day.startsWith('w') : isDate(day))
  if (!days.every(isDay)) throw rejected({ [field]: message('replacements.otherDay') })
}

function isDate(day: string): boolean {
  try {
    return Temporal.PlainDate.from(day).toString() === day && day >= '0001'
  } catch {
    return false
  }
}

async function named(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  all: ReadonlyMap<number, EditableMenu>,
  { menus, id, programId }: Where,
): Promise<Map<number, EditableMenu>> {
  if (id === null) return new Map(all)
  if (menus === 'school') {
    const own = [...all.values()].filter(
      ({ school, program }) => school?.schoolId === id && (programId === undefined || program.id === programId),
    )
    // A school that planned nothing yet has no menu.
    if (!(await findSchool(tx, userId, id))) throw rejected({ 'where.id': message('calendars.schoolNotFound') })
    return new Map(own.map((menu) => [menu.id, menu]))
  }
  const menuId = menus === 'master' ? (await findMonth(tx, id))?.calendar.id : id
  const menu = all.get(menuId ?? 0)
  if (!menu) throw rejected({ 'where.id': message(menus === 'master' ? 'months.notFound' : 'cycleMenus.notFound') })
  return new Map([[menu.id, menu]])
}
