import { and, eq, type SQL, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { appUser, savedView } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, type FieldsOf } from '../../records/record.ts'
import {
  deleteRecord,
  insertRecord,
  lockColumn,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { trimmed } from '../../shared/texts.ts'

type SavedView = Schemas['SavedView']
type SavedViewInput = Schemas['SavedViewInput']

/** More than anyone can tell apart in a menu. */
const mostViews = 50

const unchanged = (text: string) => text

const savedViewRecord = defineRecord({
  // Only its user changes a view, so no one needs to ask who did.
  type: null,
  table: savedView,
  texts: 'savedViews',
  read: async (tx, id) => (await selectViews(tx, eq(savedView.id, id)))[0] ?? null,
  fields: {
    tableId: column('tableId', unchanged),
    name: column('name', trimmed),
    query: column('query', unchanged),
    layout: columns((layout: SavedViewInput['layout']) => ({ layout })),
    isShared: columns((isShared: SavedViewInput['isShared']) => ({ isShared: isShared ?? false })),
  } satisfies FieldsOf<SavedViewInput, typeof savedView>,
  otherColumns: ['userId'],
})

const isOwn = sql`${savedView.userId} = current_app_user()`

const view = {
  id: savedView.id,
  tableId: savedView.tableId,
  name: savedView.name,
  query: savedView.query,
  layout: savedView.layout,
  isShared: savedView.isShared,
  ownerName: sql<string | null>`case when ${isOwn} then null else (
    select concat_ws(' ', ${appUser.firstName}, ${appUser.lastName}) from ${appUser} where ${appUser.id} = ${savedView.userId}) end`,
  version: savedView.version,
  updatedAt: savedView.updatedAt,
} satisfies Record<keyof SavedView, unknown>

/** The caller's views of a table by name, then those that colleagues share. The policies of the table hide all others. */
export function listSavedViews(tx: Tx, tableId: string): Promise<SavedView[]> {
  return selectViews(tx, eq(savedView.tableId, tableId))
}

function selectViews(tx: Tx, where: SQL | undefined): Promise<SavedView[]> {
  return tx
    .select(view)
    .from(savedView)
    .where(where)
    .orderBy(sql`${isOwn} desc`, textOrder(savedView.name), savedView.id)
}

/** Adds a view. Throws a 422 if its name is empty or taken, or if the caller has 50 views of the table. */
export async function insertSavedView(tx: Tx, input: SavedViewInput): Promise<Saved> {
  const values = savedViewRecord.toColumns(input)
  const others = await otherViews(tx, values, null)
  if (others.length >= mostViews) throw rejected({ name: message('savedViews.tooMany', { limit: mostViews }) })
  return insertRecord(tx, savedViewRecord, values)
}

/** Renames or replaces a view. Throws what `saveRecord` throws, and a 422 for a taken name or the view of another table. */
export function updateSavedView(tx: Tx, target: Target, input: SavedViewInput): Promise<Saved> {
  return saveRecord(tx, savedViewRecord, target, async (stored) => {
    if (stored.tableId !== input.tableId) throw rejected({ tableId: message('savedViews.otherTable') })
    const values = savedViewRecord.toColumns(input)
    await otherViews(tx, values, target.id)
    return { columns: values }
  })
}

export function deleteSavedView(tx: Tx, target: Target): Promise<Saved> {
  return deleteRecord(tx, savedViewRecord, target)
}

/** The caller's other views of the table. Throws a 422 if the name is empty, or one of them has it in any letter case. */
async function otherViews(
  tx: Tx,
  { tableId, name }: { tableId: string; name: string },
  exceptId: number | null,
): Promise<SavedView[]> {
  if (name === '') throw rejected({ name: message('required.viewName') })
  await lockColumn(tx, savedView.name)
  const own = await selectViews(tx, and(eq(savedView.tableId, tableId), isOwn))
  const others = own.filter(({ id }) => id !== exceptId)
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw rejected({ name: message('savedViews.nameTaken', { name }) })
  }
  return others
}
