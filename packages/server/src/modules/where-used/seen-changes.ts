import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'

import { conflict, notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { recordHistory } from '../../db/schema/settings.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { hasOwner } from '../documents/document-record.ts'
import { nameOfUser, recordEvent } from '../history/record-event.ts'

const shown = 100

const ofIngredient = (id: number) => and(eq(recordHistory.recordType, 'ingredient'), eq(recordHistory.recordId, id))

/** The history entry with which someone last looked at an ingredient's changes; 0 without one. */
async function lastSeen(tx: Tx, id: number): Promise<number> {
  const [seen] = await tx
    .select({ id: recordHistory.id })
    .from(recordHistory)
    .where(and(ofIngredient(id), eq(recordHistory.action, 'changesSeen')))
    .orderBy(desc(recordHistory.id))
    .limit(1)
  return seen?.id ?? 0
}

/**
 * The changes of an ingredient's spec that no one has looked at, newest first; the last one if there are none. With `since`,
 * only those after that instant, looked at or not.
 */
export async function specChanges(tx: Tx, id: number, since?: string) {
  const columns = {
    id: recordHistory.id,
    at: recordHistory.createdAt,
    by: nameOfUser(recordHistory.createdBy),
    labelBefore: recordHistory.labelBefore,
  }
  const changesAfter = (after: ReturnType<typeof gt> | undefined, most: number) =>
    tx
      .select(columns)
      .from(recordHistory)
      .where(and(ofIngredient(id), isNotNull(recordHistory.labelBefore), after))
      .orderBy(desc(recordHistory.id))
      .limit(most)
  if (since !== undefined)
    return { isSeen: false, changes: await changesAfter(gt(recordHistory.createdAt, since), shown) }
  const changes = await changesAfter(gt(recordHistory.id, await lastSeen(tx, id)), shown)
  return changes.length > 0 ? { isSeen: false, changes } : { isSeen: true, changes: await changesAfter(undefined, 1) }
}

/** Notes that the user has looked at an ingredient's changes. Throws a 404 for an unknown one, and a 409 if it was changed since `lastId`. */
export async function markChangesSeen(tx: Tx, id: number, lastId: number): Promise<void> {
  if (!(await hasOwner(tx, { of: 'ingredient', id }, 'lock'))) throw notFound(message('ingredients.notFound'))
  const { isSeen, changes } = await specChanges(tx, id)
  const [newest] = changes
  if (isSeen || !newest) return
  if (newest.id > lastId) {
    const { labelBefore: _, ...current } = newest
    throw conflict(message('whereUsed.changedAgain'), current)
  }
  await recordEvent(tx, { recordType: 'ingredient', recordId: id, action: 'changesSeen' })
}

/** The ingredients in recipes, master items or menus with changes that no one has looked at, the last changed first. */
export async function listChangedSpecs(tx: Tx): Promise<Schemas['ChangedSpecs']> {
  const rows = await tx.execute<Schemas['ChangedSpec'] & { total: number } & Record<string, unknown>>(sql`
    select food.id as "ingredientId", food.name, count(*)::int as changes, max(change.created_at) as at,
      (count(*) over ())::int as total
    from record_history change join ingredient food on food.id = change.record_id and food.archived_at is null
    where change.caterer_id = current_caterer() and change.record_type = 'ingredient' and change.label_before is not null
      and not exists (select from record_history seen
        where seen.caterer_id = current_caterer() and seen.record_type = 'ingredient' and seen.record_id = change.record_id
          and seen.id > change.id and seen.action = 'changesSeen')
      and (exists (select from recipe_line line where line.ingredient_id = food.id)
        or exists (select from menu_item item where item.ingredient_id = food.id)
        or exists (select from master_line line where line.ingredient_id = food.id)
        or exists (select from master_month month where jsonb_path_exists(month.recurring_days,
          '$.*[*].line ? (@.ingredientId == $id)', jsonb_build_object('id', food.id)))
        or exists (select from cycle_line line where line.ingredient_id = food.id)
        or exists (select from school_line_change line where line.ingredient_id = food.id))
    group by food.id, food.name order by max(change.id) desc limit ${shown}`)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, at, ...row }) => ({ ...row, at: new Date(at).toISOString() })),
  }
}
