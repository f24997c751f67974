import { keepsRecords } from '@commissary/domain/school'
import { and, eq, inArray } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { productionLine, productionRecord } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { findSchool, findSchoolOfLink, type School } from '../schools/store.ts'

export type MenuType = Schemas['MenuType']
export type RecordRow = typeof productionRecord.$inferSelect
export type LineRow = typeof productionLine.$inferSelect

/** A record with its lines, and the school that keeps it. */
export interface FoundRecord {
  row: RecordRow
  lines: LineRow[]
  school: School
}

/** A school that keeps records. Throws a 404 for one that the user has no access to, and a 422 for one that keeps none. */
export async function recordSchool(tx: Tx, userId: number, schoolId: number): Promise<School> {
  const school = await findSchool(tx, userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  if (!keepsRecords(school)) {
    throw rejected({ schoolId: message('productionRecords.notKept', { school: school.schoolName }) })
  }
  return school
}

/**
 * A record. `lock` blocks other writers until the transaction ends. Throws a 404 for an unknown one, and for one of a school that the
 * user has no access to.
 */
export async function findRecord(tx: Tx, userId: number, id: number, lock?: 'lock'): Promise<FoundRecord> {
  const row = await findRow(tx, id, lock)
  const school = row && (await findSchool(tx, userId, row.schoolId))
  if (!row || !school) throw notFound(message('productionRecords.notFound'))
  return { row, lines: await ownLines(tx, row), school }
}

/** The record that a receiving link opens; null if its school is archived. */
export async function findLinkedRecord(tx: Tx, id: number, lock?: 'lock'): Promise<FoundRecord | null> {
  const row = await findRow(tx, id, lock)
  const school = row && (await findSchoolOfLink(tx, row.schoolId))
  return row && school ? { row, lines: await ownLines(tx, row), school } : null
}

async function findRow(tx: Tx, id: number, lock?: 'lock'): Promise<RecordRow | undefined> {
  const query = tx.select().from(productionRecord).where(eq(productionRecord.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

const ownLines = async (tx: Tx, { id }: RecordRow): Promise<LineRow[]> => (await linesOf(tx, [id])).get(id) ?? []

/** The lines of records by the record's id, in their order. */
export async function linesOf(tx: Tx, recordIds: readonly number[]): Promise<ReadonlyMap<number, LineRow[]>> {
  if (recordIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(productionLine)
    .where(inArray(productionLine.productionRecordId, [...recordIds]))
    .orderBy(productionLine.position, productionLine.id)
  return Map.groupBy(rows, ({ productionRecordId }) => productionRecordId)
}

/** The record of a school's meal on a day; null without one. */
export async function recordOn(
  tx: Tx,
  { schoolId, menuType, date }: { schoolId: number; menuType: MenuType; date: string },
): Promise<RecordRow | null> {
  const [row] = await tx
    .select()
    .from(productionRecord)
    .where(
      and(
        eq(productionRecord.schoolId, schoolId),
        eq(productionRecord.menuType, menuType),
        eq(productionRecord.date, date),
      ),
    )
  return row ?? null
}
