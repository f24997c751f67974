// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import { sendToProduct } from '../../../send.ts'
import type {
  CreatedReceivingLink,
  EditReceivingParams,
  EditedReceiving,
  Id,
  ProductionEdits,
  ReadReceivingParams,
  Receiving,
  ReceivingLinkList,
  ReceivingPrint,
  ReceivingSignature,
  SavedReceiving,
  SavedReceivingLink,
  SignReceivingParams,
} from '../../types.ts'

/** Lists the receiving links of a production record, newest first. Without their tokens, which only the response to creating one has. Not in the specification. */
export async function listReceivingLinks(id: Id, options?: CallOptions): Promise<ReceivingLinkList> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/receivingLinks`, { ...options, method: 'GET' })
}

/** Creates a link that opens the receiving half of a vended production record without a session. It works until the end of the day after service, and for at least 24 hours. The response has its token, which is stored only as a hash, so this call takes no idempotency key. Earlier links keep working. Refused for a record that is not vended. */
export async function createReceivingLink(id: Id, options?: CallOptions): Promise<CreatedReceivingLink> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/receivingLinks`, { ...options, method: 'POST' })
}

/** Takes a receiving link back, so that it opens nothing from then on */
export async function takeBackReceivingLink(id: Id, linkId: Id, options?: CallOptions): Promise<SavedReceivingLink> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/receivingLinks/${encodeURIComponent(linkId)}`, {
    ...options,
    method: 'DELETE',
  })
}

/** Prints the code that opens the receiving half of a vended production record. On the record with its plan, which goes with the food, or on labels for the trays, one for each item. Each print creates a link as `createReceivingLink` does, whose token is only on the paper, so this call takes no idempotency key. Refused for a record that is not vended. Not in the specification. */
export async function printReceivingCode(id: Id, body: ReceivingPrint, options?: CallOptions): Promise<File> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/receivingPrint`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Reads the receiving half of the production record of a link. What the receiving school needs, and nothing else of the caterer. An unknown token returns a 404, an expired or taken back one a 410 that says which. Not in the specification. */
export async function readReceiving(params: ReadReceivingParams, options?: CallOptions): Promise<Receiving> {
  return sendToProduct(withQuery('/receiving', params), { ...options, method: 'GET' })
}

/** Saves fields of the receiving half of a production record. As `editProductionRecord`, for the fields of the school that serves. Any other field is refused. */
export async function editReceiving(
  body: ProductionEdits,
  params: EditReceivingParams,
  options?: CallOptions,
): Promise<EditedReceiving> {
  return sendToProduct(withQuery('/receiving', params), { ...options, method: 'PATCH', ...jsonBody(body) })
}

/** Signs the receiving half of a production record with a typed name. As `signProductionRecord` for the school. The same name again changes nothing; after another name signed, it is refused. */
export async function signReceiving(
  body: ReceivingSignature,
  params: SignReceivingParams,
  options?: CallOptions,
): Promise<SavedReceiving> {
  return sendToProduct(withQuery('/receiving/signature', params), { ...options, method: 'PUT', ...jsonBody(body) })
}
