import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { MenuType, PlaceholderCredits } from '@commissary/domain/menu'

import { rejected } from '../../contract/api-error.ts'
import { menuPlaceholder } from '../../db/schema/menu-line.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import {
  archiveRecord,
  insertRecord,
  lockColumn,
  restoreRecord,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { placeholderColumns, placeholderRecord, type PlaceholderInput } from './placeholder-record.ts'

/** Adds a placeholder. Throws a 422 if the name is missing, or taken for the menu type. */
export async function insertPlaceholder(tx: Tx, input: PlaceholderInput): Promise<Saved> {
  const columns = placeholderColumns(input)
  await refuseTakenName(tx, columns, 0)
  return insertRecord(tx, placeholderRecord, columns)
}

/** Replaces a placeholder's fields. Throws what `saveRecord` and `insertPlaceholder` throw. */
export function updatePlaceholder(tx: Tx, target: Target, input: PlaceholderInput): Promise<Saved> {
  return saveRecord(tx, placeholderRecord, target, async () => {
    const columns = placeholderColumns(input)
    await refuseTakenName(tx, columns, target.id)
    return { columns }
  })
}

/** Menus that have the placeholder keep it. */
export function archivePlaceholder(tx: Tx, target: Target): Promise<Saved> {
  return archiveRecord(tx, placeholderRecord, target)
}

/** Restores an archived placeholder. Throws a 422 if another one has taken its name since. */
export function restorePlaceholder(tx: Tx, id: number): Promise<Saved> {
  return restoreRecord(tx, placeholderRecord, id, (stored) => refuseTakenName(tx, stored, id))
}

/** The credits that placeholders are expected to bring, by id, archived ones too: menus keep them. */
export async function expectedCredits(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlaceholderCredits>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: menuPlaceholder.id, credits: menuPlaceholder.credits })
    .from(menuPlaceholder)
    .where(inArray(menuPlaceholder.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, credits }) => [id, credits]))
}

/** Writers of a name wait for each other, so a name that was free stays free until the transaction ends. */
async function refuseTakenName(tx: Tx, { name, menuType }: { name: string; menuType: MenuType }, exceptId: number) {
  await lockColumn(tx, menuPlaceholder.name)
  const [taken] = await tx
    .select({ id: menuPlaceholder.id })
    .from(menuPlaceholder)
    .where(
      and(
        eq(menuPlaceholder.catererId, ownCaterer()),
        eq(menuPlaceholder.menuType, menuType),
        sql`lower(${menuPlaceholder.name}) = lower(${name})`,
        isNull(menuPlaceholder.archivedAt),
        ne(menuPlaceholder.id, exceptId),
      ),
    )
  if (taken) throw rejected({ name: message('menuPlaceholders.nameTaken', { name }) })
}
