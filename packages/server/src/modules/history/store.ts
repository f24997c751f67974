import { and, count, desc, eq } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { mayCall } from '../../contract/access.ts'
import { operations } from '../../contract/generated/operations.ts'
import type { Caller, OperationId, Schemas } from '../../contract/operations.ts'
import { masterMonth } from '../../db/schema/master-menu.ts'
import { schoolMonth } from '../../db/schema/school-menu.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { cycleMenu } from '../../db/schema/cycle-menu.ts'
import { household, student } from '../../db/schema/household.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { inventorySite, storageLocation } from '../../db/schema/inventory-site.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { menuPlaceholder } from '../../db/schema/menu-line.ts'
import { recipe } from '../../db/schema/recipe.ts'
import { school } from '../../db/schema/school.ts'
import { analysisSettings, catererHoliday, recordHistory, type RecordType } from '../../db/schema/settings.ts'
import { appUser } from '../../db/schema/user.ts'
import { vendor } from '../../db/schema/vendor.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { pageInfo, pageRows, type PageQuery } from '../../shared/lists.ts'
import { nameOfUser } from './record-event.ts'

type RecordHistory = Schemas['RecordHistory']
type RecordEvent = Schemas['RecordEvent']

/** The table of each record type, and the operation that reads it. Users who may call it may read the history. */
const recordTypes: Record<RecordType, { table: PgTable & { id: AnyPgColumn }; shownBy: OperationId }> = {
  vendor: { table: vendor, shownBy: 'listVendors' },
  storageLocation: { table: storageLocation, shownBy: 'listStorageLocations' },
  site: { table: inventorySite, shownBy: 'readInventorySite' },
  holiday: { table: catererHoliday, shownBy: 'listCatererHolidays' },
  analysisSettings: { table: analysisSettings, shownBy: 'readCatererAnalysisSettings' },
  user: { table: appUser, shownBy: 'readUser' },
  caterer: { table: caterer, shownBy: 'readCaterer' },
  school: { table: school, shownBy: 'readSite' },
  ingredient: { table: ingredient, shownBy: 'readIngredient' },
  menuItem: { table: menuItem, shownBy: 'readMenuItem' },
  recipe: { table: recipe, shownBy: 'readRecipe' },
  menuPlaceholder: { table: menuPlaceholder, shownBy: 'readMenuPlaceholder' },
  cycleMenu: { table: cycleMenu, shownBy: 'readCycleMenu' },
  masterMonth: { table: masterMonth, shownBy: 'readMonthlyCalendar' },
  schoolMonth: { table: schoolMonth, shownBy: 'readMonthlyCalendar' },
  student: { table: student, shownBy: 'readStudent' },
  household: { table: household, shownBy: 'readHousehold' },
}

/** Whether the caller may read the history of records of a type. */
export async function mayReadHistory(
  tx: Tx,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  recordType: RecordType,
): Promise<boolean> {
  const [user] = await tx.select({ modules: appUser.modules }).from(appUser).where(eq(appUser.id, userId))
  const [flags] = await tx
    .select({ nutritionAnalysis: caterer.nutritionAnalysis, inventoryEnabled: caterer.inventoryEnabled })
    .from(caterer)
    .where(eq(caterer.id, ownCaterer()))
  if (!user || !flags) return false
  return mayCall(operations[recordTypes[recordType].shownBy].access, { role, flags, modules: user.modules })
}

/** The history of a record, newest first; null for an unknown record or another caterer's. */
export async function listHistory(
  tx: Tx,
  { recordType, recordId, ...query }: PageQuery & { recordType: RecordType; recordId: number },
): Promise<RecordHistory | null> {
  const where = and(eq(recordHistory.recordType, recordType), eq(recordHistory.recordId, recordId))
  const [total] = await tx.select({ rows: count() }).from(recordHistory).where(where)
  const rows = total?.rows ?? 0
  if (rows === 0 && !(await exists(tx, recordType, recordId))) return null
  const { limit, offset } = pageRows(query)
  const events = await tx
    .select({
      id: recordHistory.id,
      action: recordHistory.action,
      at: recordHistory.createdAt,
      by: nameOfUser(recordHistory.createdBy),
      changes: recordHistory.changes,
    })
    .from(recordHistory)
    .where(where)
    .orderBy(desc(recordHistory.id))
    .limit(limit)
    .offset(offset)
  return {
    _embedded: { events: events.map((event) => ({ ...event, action: event.action as RecordEvent['action'] })) },
    page: pageInfo(query, rows),
  }
}

async function exists(tx: Tx, recordType: RecordType, id: number): Promise<boolean> {
  const { table } = recordTypes[recordType]
  const rows = await tx.select({ id: table.id }).from(table).where(eq(table.id, id))
  return rows.length > 0
}
