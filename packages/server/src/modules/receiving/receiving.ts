import { fieldOfPath, type EntryEdit } from '@commissary/domain/production'
import { eq } from 'drizzle-orm'

import { conflict, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { editFound } from '../production-records/edit-record.ts'
import { findLinkedRecord, type FoundRecord } from '../production-records/find-record.ts'
import { signaturesOf } from '../production-records/read.ts'
import { toSheet } from '../production-records/sheet-of.ts'
import { signFound } from '../production-records/sign.ts'
import { linkNotFound } from './links.ts'

type Receiving = Schemas['Receiving']
type Edited = Schemas['EditedReceiving']['data']

/** Fields of the kitchen that the receiving school compares with. */
const shownOfKitchen: ReadonlySet<string> = new Set([
  'departedAt',
  'hotAtDeparture',
  'coldAtDeparture',
  'holding',
  'servedInstead',
  'dispatched',
  'dispatchTime',
  'dispatchDegrees',
])

async function findSection(tx: Tx, recordId: number, lock?: 'lock'): Promise<FoundRecord> {
  const found = await findLinkedRecord(tx, recordId, lock)
  // A record is vended for good; an archived school receives nothing.
  if (!found?.row.isVended) throw linkNotFound()
  return found
}

export const readSection = async (tx: Tx, recordId: number): Promise<Receiving> =>
  toReceiving(tx, await findSection(tx, recordId))

/** Saves fields of the receiving section. Throws a 422 that names every edit of another field, and everything that `editFound` refuses. */
export async function editSection(
  tx: Tx,
  recordId: number,
  edits: readonly EntryEdit[],
): Promise<Omit<Edited, 'message'>> {
  const found = await findSection(tx, recordId, 'lock')
  const fields: FieldMessages = {}
  for (const [index, { path }] of edits.entries()) {
    if (fieldOfPath(path)?.section !== 'school') fields[`edits.${index}.path`] = message('receiving.notYours')
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  const saved = await editFound(tx, found, edits)
  // Not everyone with the link may see who else entered something.
  const conflicts = saved.conflicts.map(({ edit, stored }) => ({ edit, stored }))
  return { receiving: await toReceiving(tx, saved.found), conflicts }
}

/**
 * Signs the receiving section in a typed name. Signing again in the same name changes nothing: the first response may have been lost.
 * Throws a 409 with the section if the record was changed after it was read.
 */
export async function signSection(
  tx: Tx,
  recordId: number,
  { name: typed, version = null }: Schemas['ReceivingSignature'],
): Promise<Receiving> {
  const name = typed.trim()
  if (name === '') throw rejected({ name: message('receiving.nameRequired') })
  const found = await findSection(tx, recordId, 'lock')
  const before = await signatureOf(tx, found)
  if (before?.name === name) return toReceiving(tx, found)
  // Not left to `signFound`, whose conflict has the section of the kitchen, too.
  if (version !== null && version !== found.row.version) {
    throw conflict(message('productionRecords.conflict'), await toReceiving(tx, found))
  }
  return toReceiving(tx, await signFound(tx, found, { part: 'school', version: null, name }))
}

async function signatureOf(tx: Tx, { row }: FoundRecord): Promise<Receiving['signature']> {
  const signatures = await signaturesOf(tx, row.id)
  return signatures.find(({ part, round }) => part === 'school' && round === row.round) ?? null
}

async function toReceiving(tx: Tx, found: FoundRecord): Promise<Receiving> {
  const { row, lines, school } = found
  const [own] = await tx.select().from(caterer).where(eq(caterer.id, ownCaterer()))
  if (!own) throw linkNotFound()
  const signatures = await signaturesOf(tx, row.id)
  return {
    schoolName: school.schoolName,
    catererName: own.name,
    country: own.country,
    timeZone: own.timeZone,
    date: row.date,
    itemType: row.menuType,
    groups: row.groups.map(({ programId, grades, gradeGroups }) => ({ programId, grades, gradeGroups })),
    lines: toSheet(row, lines).lines.map(({ key, name, category, kind, usualHolding, replaces, plans }) => ({
      key,
      name,
      category,
      kind,
      usualHolding,
      replaces,
      programIds: plans.map(({ programId }) => programId),
    })),
    entries: Object.fromEntries(Object.entries(row.entries).filter(([path]) => isShown(path))),
    isSent: signatures.some(({ part, round }) => part === 'kitchen' && round === row.round),
    signature: await signatureOf(tx, found),
    today: Temporal.Now.plainDateISO(own.timeZone).toString(),
    version: row.version,
  }
}

function isShown(path: string): boolean {
  const field = fieldOfPath(path)
  return field !== null && (field.section === 'school' || shownOfKitchen.has(field.name))
}
