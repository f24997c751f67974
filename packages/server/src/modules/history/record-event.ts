import type { LabelFacts } from '@commissary/domain/food'
import { inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'

import { recordHistory, type FieldChange, type RecordType } from '../../db/schema/settings.ts'
import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'

export type RecordAction =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'restored'
  | 'invited'
  | 'activated'
  | 'passwordSet'
  | 'deactivated'
  | 'reactivated'
  | 'changesSeen'

/** The fields of a record by their names in the contract. */
export type RecordFields = Record<string, string | number | boolean | readonly string[] | null>

interface RecordEvent {
  recordType: RecordType
  recordId: number
  action: RecordAction
  /** Omitted for a new record, as `after` is for a deleted one. */
  before?: RecordFields
  after?: RecordFields
  /** What an ingredient's label stated before the change. */
  labelBefore?: LabelFacts
}

/**
 * Records who changed which fields of a settings record, in the transaction of the change. An update without changes leaves
 * no entry.
 */
export function recordEvent(tx: Tx, event: RecordEvent): Promise<void> {
  return recordEvents(tx, [event])
}

/** Records what happened to several records in one statement, as `recordEvent` does for one. */
export async function recordEvents(tx: Tx, events: readonly RecordEvent[]): Promise<void> {
  const rows = events
    .map(({ recordType, recordId, action, before = {}, after = {}, labelBefore }) => ({
      recordType,
      recordId,
      action,
      changes: changesBetween(before, after),
      labelBefore,
    }))
    .filter(({ action, changes }) => action !== 'updated' || changes.length > 0)
  if (rows.length > 0) await tx.insert(recordHistory).values(rows)
}

/** The fields that differ, in their order. */
export function changesBetween(before: RecordFields, after: RecordFields): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map((field) => ({ field, from: textOf(before[field]), to: textOf(after[field]) }))
    .filter(({ from, to }) => from !== to)
}

function textOf(value: RecordFields[string] | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return value.length === 0 ? null : value.join(', ')
  return String(value)
}

/** A subquery for the name of the user in a column such as `updated_by`; null without one. */
export const nameOfUser = (userId: AnyColumn): SQL<string | null> =>
  // With a single table drizzle omits the table's name, and the column would be read as one of app_user.
  sql<
    string | null
  >`(select u.first_name || ' ' || u.last_name from app_user u where u.id = ${userId.table}.${sql.identifier(userId.name)})`

/** Users' names by id; ids that do not exist are absent. */
export async function namesOfUsers(tx: Tx, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await tx
    .select({ id: appUser.id, firstName: appUser.firstName, lastName: appUser.lastName })
    .from(appUser)
    .where(inArray(appUser.id, known))
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}
