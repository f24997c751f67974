import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { ProductionDocument, TrayLabelDocument } from '../../documents/production-document.ts'
import { readPrintedRecord } from '../production-records/print.ts'
import { translateNames } from '../public-menus/translated-names.ts'
import { createLink } from './links.ts'

/**
 * A new code for the school that receives a record's meals, on the record with its plan or on labels for its trays. `origin` is the
 * product's address. Throws a 404 for a record that the user has no access to, and a 422 for one that is not vended.
 */
export async function readReceivingPrint(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  { id, on, origin }: { id: number; on: Schemas['ReceivingPrint']['on']; origin: string },
): Promise<ProductionDocument | TrayLabelDocument> {
  const { link, token } = await createLink(tx, caller, id)
  const code = { address: `${origin}/receive/${token}`, expiresAt: link.expiresAt }
  const { record, form, ...letter } = await readPrintedRecord(tx, caller, id, 'planned')
  if (on === 'record') return { ...letter, record, form, code }
  // Tray labels have the names from the school's menu; the record keeps the kitchen's names.
  const lines = await translateNames(tx, letter.language, record.lines)
  return { ...letter, labelsOf: { ...record, lines }, code }
}
