import { mealComponents } from '@commissary/domain/crediting'
import type { PlaceholderCredits } from '@commissary/domain/menu'
import { and, eq, isNull, type SQL } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { menuPlaceholder } from '../../db/schema/menu-line.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, type FieldsOf } from '../../records/record.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { emptyToNull, trimmed } from '../../shared/texts.ts'
import { nameOfUser } from '../history/record-event.ts'
import { unused, usesOf } from './uses.ts'

type MenuPlaceholder = Schemas['MenuPlaceholder']
export type PlaceholderInput = Schemas['MenuPlaceholderInput']

export const placeholderRecord = defineRecord({
  type: 'menuPlaceholder',
  table: menuPlaceholder,
  texts: 'menuPlaceholders',
  read: readPlaceholder,
  fields: {
    name: column('name', trimmed),
    category: column('category', (category: PlaceholderInput['category']) => category),
    menuType: column('menuType', (menuType: PlaceholderInput['menuType']) => menuType),
    credits: columns(
      (credits: PlaceholderInput['credits']) => ({ credits: storedCredits(credits) }),
      // "FRUIT 0.5": codes, which the client puts into words.
      ({ credits }) => entriesOf(credits).map(([component, credit]) => `${component} ${credit}`),
    ),
    note: column('note', emptyToNull),
  } satisfies FieldsOf<PlaceholderInput, typeof menuPlaceholder>,
})

const view = {
  id: menuPlaceholder.id,
  name: menuPlaceholder.name,
  category: menuPlaceholder.category,
  menuType: menuPlaceholder.menuType,
  credits: menuPlaceholder.credits,
  note: menuPlaceholder.note,
  version: menuPlaceholder.version,
  updatedAt: menuPlaceholder.updatedAt,
  updatedBy: nameOfUser(menuPlaceholder.updatedBy),
} satisfies Record<Exclude<keyof MenuPlaceholder, 'usedIn'>, unknown>

/** The columns of an input. Throws a 422 if the name is blank. */
export function placeholderColumns(input: PlaceholderInput) {
  const stored = placeholderRecord.toColumns(input)
  if (stored.name === '') throw rejected({ name: message('menuPlaceholders.nameRequired') })
  return stored
}

/** The caterer's placeholders by name, with where they are used. */
export function listPlaceholders(tx: Tx): Promise<MenuPlaceholder[]> {
  return selectPlaceholders(tx, isNull(menuPlaceholder.archivedAt), null)
}

/** A placeholder in the contract's form; null for an unknown or archived one. */
export async function readPlaceholder(tx: Tx, id: number): Promise<MenuPlaceholder | null> {
  const [found] = await selectPlaceholders(tx, and(eq(menuPlaceholder.id, id), isNull(menuPlaceholder.archivedAt)), id)
  return found ?? null
}

async function selectPlaceholders(tx: Tx, where: SQL | undefined, id: number | null): Promise<MenuPlaceholder[]> {
  const rows = await tx
    .select(view)
    .from(menuPlaceholder)
    .where(where)
    .orderBy(textOrder(menuPlaceholder.name), menuPlaceholder.id)
  const uses = await usesOf(tx, id)
  return rows.map((row) => ({ ...row, usedIn: uses.get(row.id) ?? unused }))
}

const entriesOf = (credits: PlaceholderInput['credits']): [keyof PlaceholderCredits, number][] =>
  mealComponents.flatMap((component) => {
    const credit = credits?.[component] ?? null
    return credit === null ? [] : [[component, credit]]
  })

const storedCredits = (credits: PlaceholderInput['credits']): PlaceholderCredits =>
  Object.fromEntries(entriesOf(credits))
