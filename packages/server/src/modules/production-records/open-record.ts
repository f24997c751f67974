import { isVended } from '@commissary/domain/school'

import { rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { productionLine, productionRecord } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { addEvent } from './events.ts'
import { type FoundRecord, findRecord, recordOn, recordSchool } from './find-record.ts'
import { planOfDay, type PlanOfDay } from './plan-of-day.ts'
import { withHoldings } from './usual-holdings.ts'

type User = Pick<Caller, 'userId'>

/**
 * The record of a school's meal on a day, opened from its menus if there is none. Throws a 404 for a school that the user has no access to,
 * and a 422 for one that keeps no records and for a day without a menu.
 */
export async function openRecord(
  tx: Tx,
  { userId }: User,
  { schoolId, date, itemType: menuType }: Schemas['ProductionRecordInput'],
): Promise<FoundRecord> {
  const school = await recordSchool(tx, userId, schoolId)
  const known = await recordOn(tx, { schoolId, menuType, date })
  if (known) return findRecord(tx, userId, known.id)
  const plan = await planOfDay(tx, school, menuType, date)
  if (!plan) throw rejected({ date: message('productionRecords.noPlan') })
  const [row] = await tx
    .insert(productionRecord)
    .values({ schoolId, date, menuType, isVended: isVended(school), groups: plan.groups })
    .onConflictDoNothing()
    .returning()
  if (!row) {
    // Someone else opened it at the same moment.
    const other = await recordOn(tx, { schoolId, menuType, date })
    return findRecord(tx, userId, other?.id ?? 0)
  }
  await tx.insert(productionLine).values(await withHoldings(tx, row, toRows(row.id, plan.lines)))
  await addEvent(tx, { row }, 'opened')
  return findRecord(tx, userId, row.id)
}

/** The rows of planned lines, in their order. */
export const toRows = (productionRecordId: number, lines: PlanOfDay['lines']) =>
  lines.map(({ key: lineKey, ...line }, index) => ({ productionRecordId, lineKey, position: index + 1, ...line }))
