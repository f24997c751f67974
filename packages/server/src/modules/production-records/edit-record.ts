import {
  countedGrades,
  type EntryConflict,
  type EntryEdit,
  fieldOfPath,
  type FieldOfPath,
  fitsField,
  impliedEdits,
  isSignedFor,
  leftoverPaths,
  mergeEntries,
  type SignaturePart,
  withEdits,
} from '@commissary/domain/production'
import { eq } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { productionRecord } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { addEvent, lastEditor, toChanges } from './events.ts'
import { findRecord, type FoundRecord } from './find-record.ts'
import { signaturesOf } from './read.ts'
import { movedEdits } from './served-instead.ts'

type Edited = Schemas['EditedProductionRecord']['data']

export interface EditResult {
  found: FoundRecord
  conflicts: Edited['conflicts']
}

/**
 * Saves fields of a record. Fields that someone else changed differently are returned as conflicts. Throws a 404 for a record that
 * the user has no access to, and a 422 that names every edit of an unknown field, with an invalid value, or of a field that is signed for.
 */
export async function editRecord(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
  edits: readonly EntryEdit[],
): Promise<EditResult> {
  return editFound(tx, await findRecord(tx, userId, id, 'lock'), edits)
}

/** Does the same for a record that was already found and locked. A conflict names the field as it was sent. */
export async function editFound(tx: Tx, found: FoundRecord, sent: readonly EntryEdit[]): Promise<EditResult> {
  const { row, lines } = found
  const { id } = row
  const edits = movedEdits(found, sent)
  const asSent = new Map(edits.map((edit, index) => [edit, sent[index] ?? edit]))
  refuseInvalid(found, edits, await signedParts(tx, found))
  const { entries: merged, applied, conflicts } = mergeEntries(row.entries, edits)
  const implied = impliedEdits({ groups: row.groups, lines: linesOf(lines) }, row.entries, merged, applied)
  const entries = withEdits(merged, implied)
  const answered = (await withEditors(tx, id, conflicts)).map((one) => ({
    ...one,
    edit: asSent.get(one.edit) ?? one.edit,
  }))
  if (applied.length === 0) return { found, conflicts: answered }
  const [saved] = await tx.update(productionRecord).set({ entries }).where(eq(productionRecord.id, id)).returning()
  if (!saved) throw new Error('The record was not saved')
  await addEvent(tx, found, 'edited', { changes: toChanges([...applied, ...implied], lines) })
  return { found: { ...found, row: saved }, conflicts: answered }
}

const linesOf = (lines: FoundRecord['lines']) => lines.map(({ lineKey, plans }) => ({ key: lineKey, plans }))

/** The parts of a record that are signed. */
export const signedParts = async (tx: Tx, { row }: Pick<FoundRecord, 'row'>): Promise<SignaturePart[]> =>
  (await signaturesOf(tx, row.id)).filter(({ round }) => round === row.round).map(({ part }) => part)

async function withEditors(tx: Tx, id: number, conflicts: readonly EntryConflict[]): Promise<Edited['conflicts']> {
  const answered: Edited['conflicts'] = []
  for (const conflict of conflicts) {
    answered.push({ ...conflict, by: await lastEditor(tx, id, conflict.edit.path) })
  }
  return answered
}

function refuseInvalid(found: FoundRecord, edits: readonly EntryEdit[], signed: readonly SignaturePart[]): void {
  const { lines } = found
  const { entries, isVended } = found.row
  const fields: FieldMessages = {}
  for (const [index, { path, to }] of edits.entries()) {
    const field = fieldOfPath(path)
    const key = field?.line ?? null
    if (key !== null && lines.every(({ lineKey }) => lineKey !== key)) {
      fields[`edits.${index}.path`] = message('productionRecords.lineNotFound')
    } else if (!field || !hasField(found, path, field) || (field.isVended && !isVended)) {
      fields[`edits.${index}.path`] = message('productionRecords.unknownField')
    } else if (!fitsField(field, to)) {
      fields[`edits.${index}.to`] = message(`productionRecords.invalid.${field.kind}`)
    } else if (isSignedFor(field.section, signed) && (entries[path] ?? null) !== to) {
      fields[`edits.${index}.path`] = message('productionRecords.signedFor')
    }
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

/** Whether the record has the column of a field. */
function hasField(
  { row, lines }: Pick<FoundRecord, 'row' | 'lines'>,
  path: string,
  { line: key, name, programId, gradeGroup }: FieldOfPath,
) {
  const line = lines.find(({ lineKey }) => lineKey === key)
  if (programId === null) return true
  const columns = line ? line.plans : row.groups
  if (!columns.some((one) => one.programId === programId)) return false
  // Leftovers belong to the line. Only a shared menu counts them per grade group.
  if (line && name === 'leftover') {
    return leftoverPaths({ key: line.lineKey, plans: line.plans }, row.groups).some((one) => one.path === path)
  }
  const group = row.groups.find((one) => one.programId === programId)
  return gradeGroup === null || (group !== undefined && countedGrades(group).includes(gradeGroup))
}
