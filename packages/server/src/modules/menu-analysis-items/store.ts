import type { AnalysisItem } from '@commissary/domain/menu'
import { canServe } from '@commissary/domain/recipe'
import type { GradeGroup } from '@commissary/domain/rules'
import { and, between, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'

import { ApiError, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller } from '../../contract/operations.ts'
import { masterMonth } from '../../db/schema/master-menu.ts'
import { schoolMonth } from '../../db/schema/school-menu.ts'
import { menuAnalysisItem } from '../../db/schema/menu-analysis-item.ts'
import type { Tx } from '../../db/work.ts'
import { insertRecord, lockColumn, type Saved, saveRecord, type Target } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { monthOf } from '../../shared/months.ts'
import { pantryOf } from '../calendars/menu-pantry.ts'
import { type ServedItem, servedByRecords } from '../production-records/served-days.ts'
import {
  isOfMonth,
  type ItemInput,
  itemRecord,
  itemsOfMonth,
  type MenuAnalysisItem,
  readItem,
  toPortion,
} from './item-record.ts'
import { type ItemMonth, itemMonth } from './month.ts'

type User = Pick<Caller, 'userId'>

const monthOfInput = ({ menuSummaryId, isCatererMenu = true }: Pick<ItemInput, 'menuSummaryId' | 'isCatererMenu'>) => ({
  id: menuSummaryId,
  isCatererMenu,
})

/** The items of a month. Throws a 404 for a month that the user has no access to. */
export async function listItems(
  tx: Tx,
  { userId }: User,
  query: { menuSummaryId: number; isCatererMenu?: boolean | undefined },
): Promise<MenuAnalysisItem[]> {
  const { menuSummaryId: id, isCatererMenu = true } = query
  return itemsOfMonth(tx, await itemMonth(tx, userId, { id, isCatererMenu }))
}

/** Adds an item. Throws a 422 for a month that the user has no access to, and for a day or line that the month does not have. */
export async function insertItem(tx: Tx, { userId }: User, input: ItemInput): Promise<Saved> {
  const month = await accessibleMonth(tx, userId, monthOfInput(input))
  if (!month) throw rejected({ menuSummaryId: message('menuAnalysisItems.unknownMonth') })
  return insertRecord(tx, itemRecord, await columnsOf(tx, month, input, 0))
}

/**
 * Replaces an item's fields. Throws a 404 for an unknown item, and for one of a school that the user has no access to; otherwise
 * what `saveRecord` and `insertItem` throw.
 */
export async function updateItem(tx: Tx, { userId }: User, target: Target, input: ItemInput): Promise<Saved> {
  const stored = await readItem(tx, target.id)
  const month = stored && (await accessibleMonth(tx, userId, monthOfInput(stored)))
  if (!month) throw notFound(message('menuAnalysisItems.notFound'))
  return saveRecord(tx, itemRecord, target, async () => {
    const { id, isCatererMenu } = monthOfInput(input)
    if (id !== stored.menuSummaryId || isCatererMenu !== stored.isCatererMenu) {
      throw rejected({ menuSummaryId: message('menuAnalysisItems.otherMonth') })
    }
    return { columns: await columnsOf(tx, month, input, target.id) }
  })
}

/** The month; null if it does not exist or the user has no access to it. */
async function accessibleMonth(
  tx: Tx,
  userId: number,
  month: { id: number; isCatererMenu: boolean },
): Promise<ItemMonth | null> {
  try {
    return await itemMonth(tx, userId, month)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

async function columnsOf(tx: Tx, month: ItemMonth, input: ItemInput, exceptId: number) {
  const columns = {
    ...itemRecord.toColumns({ ...input, gradeGroup: input.gradeGroup ?? month.gradeGroup }),
    ...month.columns,
  }
  if (monthOf(columns.date) !== month.yearMonth) throw rejected({ date: message('menuAnalysisItems.dateOutside') })
  await checkLine(tx, month, input)
  await lockColumn(tx, menuAnalysisItem.date)
  const { lineKey } = columns
  const [taken] = await tx
    .select({ id: menuAnalysisItem.id })
    .from(menuAnalysisItem)
    .where(
      and(
        isOfMonth(month.columns),
        eq(menuAnalysisItem.date, columns.date),
        lineKey === null ? isNull(menuAnalysisItem.lineKey) : eq(menuAnalysisItem.lineKey, lineKey),
        eq(menuAnalysisItem.gradeGroup, columns.gradeGroup),
        ne(menuAnalysisItem.id, exceptId),
      ),
    )
  if (taken) throw rejected({ line: message('menuAnalysisItems.taken') })
  return columns
}

/** Throws a 422 for a line that is not on the day, and for a portion that it cannot have. */
async function checkLine(
  tx: Tx,
  month: ItemMonth,
  { date, line: key = null, portion = null }: ItemInput,
): Promise<void> {
  if (key === null) {
    if (portion) throw rejected({ portion: message('menuAnalysisItems.mealsWithoutPortion') })
    return
  }
  const line = (await month.dayOn(date))?.lines.find(({ id }) => id === key)
  if (!line) throw rejected({ line: message('menuAnalysisItems.unknownLine') })
  if (!portion) return
  if (typeof line.recipeId !== 'number' && typeof line.ingredientId !== 'number') {
    throw rejected({ portion: message('calendars.withoutFood') })
  }
  const pantry = await pantryOf(tx, [{ plannedMeals: null, lines: [line] }])
  const recipe = typeof line.recipeId === 'number' ? pantry.on(date).recipe(line.recipeId) : undefined
  if (recipe && !canServe(recipe, portion)) {
    throw rejected({ portion: message('calendars.unservablePortion', { name: recipe.name }) })
  }
}

/** An item with the grade group that it is for. */
export type GradedItem = AnalysisItem & { gradeGroup: GradeGroup }

const itemView = {
  date: menuAnalysisItem.date,
  line: menuAnalysisItem.lineKey,
  gradeGroup: menuAnalysisItem.gradeGroup,
  plannedServings: menuAnalysisItem.plannedServings,
  servedServings: menuAnalysisItem.servedServings,
  portionAmount: menuAnalysisItem.portionAmount,
  portionUnit: menuAnalysisItem.portionUnit,
}

/** The items of schools' calendars in a range, by the calendar's id, with what closed production records say was served. */
export async function itemsOfCalendars(
  tx: Tx,
  calendarIds: readonly number[],
  from: string,
  to: string,
): Promise<ReadonlyMap<number, GradedItem[]>> {
  if (calendarIds.length === 0) return new Map()
  const served = await servedByRecords(tx, calendarIds, from, to)
  const rows = await tx
    .select({ calendarId: schoolMonth.schoolCalendarId, ...itemView })
    .from(menuAnalysisItem)
    .innerJoin(schoolMonth, eq(schoolMonth.id, menuAnalysisItem.schoolMonthId))
    .where(and(inArray(schoolMonth.schoolCalendarId, [...calendarIds]), between(menuAnalysisItem.date, from, to)))
  return Map.groupBy(withServed(rows.map(toGraded), served), ({ calendarId }) => calendarId)
}

type CalendarItem = GradedItem & { calendarId: number }

/** Items with what was served by closed production records. Servings entered for the analysis itself take precedence. */
function withServed(items: readonly CalendarItem[], served: readonly ServedItem[]): CalendarItem[] {
  const keyOf = ({
    calendarId,
    date,
    line,
    gradeGroup,
  }: Pick<CalendarItem, 'calendarId' | 'date' | 'line' | 'gradeGroup'>) =>
    JSON.stringify([calendarId, date, line, gradeGroup])
  const all = new Map(items.map((item) => [keyOf(item), item]))
  for (const item of served) {
    const known = all.get(keyOf(item)) ?? { ...item, servedServings: null, plannedServings: null, portion: null }
    all.set(keyOf(item), { ...known, servedServings: known.servedServings ?? item.servedServings })
  }
  return [...all.values()]
}

/** The items of a master menu in a range. */
export async function itemsOfMaster(tx: Tx, masterCalendarId: number, from: string, to: string): Promise<GradedItem[]> {
  const rows = await tx
    .select(itemView)
    .from(menuAnalysisItem)
    .innerJoin(masterMonth, eq(masterMonth.id, menuAnalysisItem.masterMonthId))
    .where(
      and(
        eq(masterMonth.masterCalendarId, masterCalendarId),
        isNotNull(menuAnalysisItem.masterMonthId),
        between(menuAnalysisItem.date, from, to),
      ),
    )
  return rows.map(toGraded)
}

function toGraded<Row extends { portionAmount: string | null; portionUnit: string | null }>(row: Row) {
  const { portionAmount, portionUnit, ...rest } = row
  return { ...rest, portion: toPortion(portionAmount, portionUnit) }
}
