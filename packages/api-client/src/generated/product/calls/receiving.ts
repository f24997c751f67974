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

/** Lists the receiving links of a production record, newest first. Without the links' tokens: only the response to creating a link has its token. Not in the specification. */
export async function listReceivingLinks(id: Id, options?: CallOptions): Promise<ReceivingLinkList> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/receivingLinks`, { ...options, method: 'GET' })
}

/** Creates a link that opens the receiving section of a vended production record without a login. The link works until the end of the day after service, and for at least 24 hours. The response has its token, which is stored only as a hash, so this call takes no idempotency key. Earlier links keep working. Rejected for a record that is not vended. */
export async function createReceivingLink(id: Id, options?: CallOptions): Promise<CreatedReceivingLink> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/receivingLinks`, { ...options, method: 'POST' })
}

/** Revokes a receiving link, so that it no longer opens anything */
export async function takeBackReceivingLink(id: Id, linkId: Id, options?: CallOptions): Promise<SavedReceivingLink> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/receivingLinks/${encodeURIComponent(linkId)}`, {
    ...options,
    method: 'DELETE',
  })
}

/** Prints the QR code that opens the receiving section of a vended production record. On the record with its plan, which goes with the food, or on labels for the trays, one for each item. Like `createReceivingLink`, each print creates a link. Its token is only on the paper, so this call takes no idempotency key. Rejected for a record that is not vended. Not in the specification. */
export async function printReceivingCode(id: Id, body: ReceivingPrint, options?: CallOptions): Promise<File> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/receivingPrint`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Reads the receiving section of a link's production record. Only what the receiving school needs, and nothing else about the caterer. An unknown token returns a 404. An expired or revoked token returns a 410 that says which. Not in the specification. */
export async function readReceiving(params: ReadReceivingParams, options?: CallOptions): Promise<Receiving> {
  return sendToProduct(withQuery('/receiving', params), { ...options, method: 'GET' })
}

/** Saves fields of the receiving section of a production record. Like `editProductionRecord`, for the fields of the school that serves. Any other field is rejected. */
export async function editReceiving(
  body: ProductionEdits,
  params: EditReceivingParams,
  options?: CallOptions,
): Promise<EditedReceiving> {
  return sendToProduct(withQuery('/receiving', params), { ...options, method: 'PATCH', ...jsonBody(body) })
}

/** Signs the receiving section of a production record with a typed name. Like `signProductionRecord`, for the school. Signing with the same name again changes nothing; after another name has signed, it is rejected. */
export async function signReceiving(
  body: ReceivingSignature,
  params: SignReceivingParams,
  options?: CallOptions,
): Promise<SavedReceiving> {
  return sendToProduct(withQuery('/receiving/signature', params), { ...options, method: 'PUT', ...jsonBody(body) })
}
