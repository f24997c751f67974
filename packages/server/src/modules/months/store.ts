import { type MealCategory, mealCategoryOf, type MenuLine, type RecurringDays } from '@commissary/domain/menu'
import { type GradeGroup, groupsText } from '@commissary/domain/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'

import { conflict, notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { masterCalendar, masterMonth } from '../../db/schema/master-menu.ts'
import type { Tx } from '../../db/work.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { monthDays } from '../../shared/months.ts'
import { checkDay, toMenuLine } from '../calendars/day-input.ts'
import { recurringFields } from '../calendars/day-fields.ts'
import { namedLine, pantryOf } from '../calendars/menu-pantry.ts'
import { prefixed } from '../calendars/prefixed.ts'
import { recordEvent } from '../history/record-event.ts'
import { withMenuItems } from '../menu-items/lines.ts'
import { alsoGradeGroupsOf, listMealPrograms, type MealProgram } from '../schools/store.ts'
import { findMonth, type MasterCalendar, type Month } from './days.ts'
import { wholeMonth } from './read.ts'
import { saveDays } from './save-days.ts'

type MonthInput = Schemas['MonthInput']
type MenuType = MealProgram['menuType']

interface Found {
  month: Month
  calendar: MasterCalendar
}

/**
 * Adds a month of a master menu. If the program already has a menu of this name, the month is added to it. Throws a 422 for an
 * unknown program, and for a month that the menu already has.
 */
export async function addMonth(tx: Tx, menuType: MenuType, input: MonthInput): Promise<Found> {
  const program = await programOf(tx, menuType, input.programId)
  const also = alsoGradeGroupsOf(program, input.alsoGradeGroups)
  const calendar = await ensureCalendar(tx, program, input.name, also)
  const [month] = await tx
    .insert(masterMonth)
    .values({ masterCalendarId: calendar.id, yearMonth: input.yearMonth })
    .onConflictDoNothing()
    .returning()
  if (!month) throw rejected({ yearMonth: message('months.taken', { name: calendar.name }) })
  const after = { name: calendar.name, yearMonth: month.yearMonth }
  await recordEvent(tx, { recordType: 'masterMonth', recordId: month.id, action: 'created', after })
  await shareMenu(tx, { month, calendar }, program, input.alsoGradeGroups)
  await write(tx, { month, calendar }, program.gradeGroup, input)
  return reread(tx, month.id)
}

async function programOf(tx: Tx, menuType: MenuType, programId: number | undefined): Promise<MealProgram> {
  if (programId === undefined) throw rejected({ programId: message('months.programRequired') })
  const program = (await listMealPrograms(tx)).find(({ id }) => id === programId)
  if (!program || program.menuType !== menuType) throw rejected({ programId: message('months.unknownProgram') })
  return program
}

/** The master menu of a name and program, added for further grade groups if it is missing. Throws a 422 without a name. */
export async function ensureCalendar(
  tx: Tx,
  program: Pick<MealProgram, 'id' | 'menuType'>,
  input: string | undefined,
  alsoGradeGroups: GradeGroup[],
): Promise<MasterCalendar> {
  const name = input?.trim() ?? ''
  if (name === '') throw rejected({ name: message('months.nameRequired') })
  await lockMenus(tx, program.id)
  const [known] = await tx
    .select()
    .from(masterCalendar)
    .where(
      and(
        eq(masterCalendar.mealProgramId, program.id),
        eq(sql`lower(${masterCalendar.name})`, name.toLowerCase()),
        isNull(masterCalendar.archivedAt),
      ),
    )
  if (known) return known
  const [added] = await tx
    .insert(masterCalendar)
    .values({ mealProgramId: program.id, menuType: program.menuType, name, alsoGradeGroups })
    .returning()
  if (!added) throw new Error('The master menu was not inserted')
  return added
}

/**
 * Saves a month: what is sent changes, all else stays. Throws a 404 for an unknown or archived month, a 409 with the stored
 * month if it or one of the sent days was saved after it was read, and a 422 for what cannot be on a menu. Then nothing is saved.
 */
export async function saveMonth(tx: Tx, menuType: MenuType, id: number, input: MonthInput): Promise<Found> {
  if (input.name !== undefined || input.alsoGradeGroups !== undefined) await lockMenusOf(tx, id)
  const found = await lockMonth(tx, id)
  const { month, calendar } = found
  if (changesMonth(input) && input.version !== undefined && input.version !== month.version) {
    throw conflict(message('months.conflict'), await wholeMonth(tx, found))
  }
  const fields: FieldMessages = {
    ...(calendar.menuType !== menuType && { itemType: message('months.otherType') }),
    ...(input.yearMonth !== month.yearMonth && { yearMonth: message('months.otherMonth') }),
    ...(input.programId !== undefined &&
      input.programId !== calendar.mealProgramId && { programId: message('months.otherProgram') }),
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  const program = await programOf(tx, menuType, calendar.mealProgramId)
  await rename(tx, found, input.name)
  await shareMenu(tx, found, program, input.alsoGradeGroups)
  await write(tx, found, program.gradeGroup, input)
  return reread(tx, id)
}

/** Whether anything besides days is sent. Each day has its own version, so that two planners can save different days. */
const changesMonth = ({ name, isActive, isChecked, recurringDays, alsoGradeGroups }: MonthInput) =>
  [name, isActive, isChecked, recurringDays, alsoGradeGroups].some((field) => field !== undefined)

/** Blocks other changes of the menus of a month's program until the transaction ends. */
export async function lockMenusOf(tx: Tx, id: number): Promise<void> {
  const found = await findMonth(tx, id)
  if (found) await lockMenus(tx, found.calendar.mealProgramId)
}

/** Blocks other changes of the menus of a program until the transaction ends. It is taken before the lock of a month. */
export const lockMenus = (tx: Tx, programId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('master calendar'), ${programId}::int)`)

export async function lockMonth(tx: Tx, id: number): Promise<Found> {
  const found = await findMonth(tx, id, 'lock')
  if (!found || found.month.archivedAt !== null) throw notFound(message('months.notFound'))
  return found
}

async function reread(tx: Tx, id: number): Promise<Found> {
  const found = await findMonth(tx, id)
  if (!found) throw new Error(`The month ${id} was not found`)
  return found
}

/** Renames the master menu, in all of its months. */
async function rename(tx: Tx, { month, calendar }: Found, input: string | undefined): Promise<void> {
  const name = input?.trim()
  if (name === undefined || name === calendar.name) return
  if (name === '') throw rejected({ name: message('months.nameRequired') })
  const [other] = await tx
    .select({ id: masterCalendar.id })
    .from(masterCalendar)
    .where(
      and(
        eq(masterCalendar.mealProgramId, calendar.mealProgramId),
        eq(sql`lower(${masterCalendar.name})`, name.toLowerCase()),
        isNull(masterCalendar.archivedAt),
      ),
    )
  if (other && other.id !== calendar.id) throw rejected({ name: message('months.nameTaken') })
  await tx.update(masterCalendar).set({ name }).where(eq(masterCalendar.id, calendar.id))
  const change = { before: { name: calendar.name }, after: { name } }
  await recordEvent(tx, { recordType: 'masterMonth', recordId: month.id, action: 'updated', ...change })
}

/**
 * Changes the further grade groups that the master menu is for, in all of its months. No month stays marked as checked: it was
 * checked for other groups. Throws a 422 for groups that cannot share it.
 */
async function shareMenu(
  tx: Tx,
  { month, calendar }: Found,
  program: MealProgram,
  input: readonly GradeGroup[] | undefined,
): Promise<void> {
  if (input === undefined) return
  const also = alsoGradeGroupsOf(program, input)
  if (groupsText(also) === groupsText(calendar.alsoGradeGroups)) return
  await tx.update(masterCalendar).set({ alsoGradeGroups: also }).where(eq(masterCalendar.id, calendar.id))
  await tx.update(masterMonth).set({ checkedAt: null }).where(eq(masterMonth.masterCalendarId, calendar.id))
  await recordEvent(tx, {
    recordType: 'masterMonth',
    recordId: month.id,
    action: 'updated',
    before: { alsoGradeGroups: calendar.alsoGradeGroups.join(', ') },
    after: { alsoGradeGroups: also.join(', ') },
  })
}

/** Writes the fields and days that are sent. An edited month is no longer checked, nor published as it is. */
async function write(tx: Tx, { month, calendar }: Found, gradeGroup: GradeGroup, input: MonthInput): Promise<void> {
  const recurring = input.recurringDays && (await recurringDaysOf(tx, month, gradeGroup, input.recurringDays))
  const recurringChange = recurring && (await recurringChangeOf(tx, month.recurringDays, recurring))
  const isEdited = await saveDays(tx, { month, calendar }, gradeGroup, input.days ?? [])
  const changed = {
    ...(input.isActive !== undefined && { isActive: input.isActive }),
    ...(recurring && { recurringDays: recurring }),
    ...((isEdited || recurring) && { checkedAt: null, publishedAt: null }),
    ...(input.isChecked !== undefined && { checkedAt: input.isChecked ? sql`now()` : null }),
  }
  if (Object.keys(changed).length === 0) return
  await tx.update(masterMonth).set(changed).where(eq(masterMonth.id, month.id))
  await recordEvent(tx, {
    recordType: 'masterMonth',
    recordId: month.id,
    action: 'updated',
    before: {
      isActive: month.isActive,
      isChecked: month.checkedAt !== null,
      ...recurringChange?.before,
    },
    after: {
      isActive: input.isActive ?? month.isActive,
      isChecked: input.isChecked ?? (month.checkedAt !== null && !isEdited && !recurring),
      ...recurringChange?.after,
    },
  })
}

/** A change of the recurring items as the history keeps it. */
async function recurringChangeOf(tx: Tx, before: RecurringDays, after: RecurringDays) {
  const lines = [before, after].flatMap(linesOf)
  const pantry = await pantryOf(tx, [{ plannedMeals: null, lines }])
  const fields = (items: RecurringDays) => recurringFields(items, (line) => namedLine(line, pantry))
  return { before: fields(before), after: fields(after) }
}

const linesOf = (items: RecurringDays): MenuLine[] =>
  Object.entries(items).flatMap(([category, known]) =>
    known.map(({ line }) => ({ ...line, category: category as MealCategory })),
  )

/** The recurring items as stored. Throws a 422 for lines that cannot be on a menu. */
async function recurringDaysOf(
  tx: Tx,
  { yearMonth, recurringDays }: Month,
  gradeGroup: GradeGroup,
  items: NonNullable<MonthInput['recurringDays']>,
): Promise<RecurringDays> {
  const { from: date } = monthDays(yearMonth)
  const input = {
    plannedMeals: null,
    lines: items.map(({ category, line }) => ({ ...line, category: mealCategoryOf(category) })),
  }
  return prefixed('recurringDays', async () => {
    const whole = await withMenuItems(tx, date, input, gradeGroup)
    const onMonth = { plannedMeals: null, lines: linesOf(recurringDays) }
    const lines = whole.lines.map(toMenuLine)
    const pantry = await pantryOf(tx, [onMonth, { plannedMeals: null, lines }])
    await checkDay(tx, { date, input, whole, stored: [onMonth], pantry })
    const rows = lines.map(({ category, ...line }, index) => ({
      category,
      item: { weekdays: (items[index]?.weekdays ?? []).toSorted((a, b) => a - b), line },
    }))
    const groups = Map.groupBy(rows, ({ category }) => category)
    return Object.fromEntries([...groups].map(([category, group]) => [category, group.map(({ item }) => item)]))
  })
}
