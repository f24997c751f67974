// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ReadReceivingParams, Receiving, ReceivingLinkList } from '../../types.ts'
import { listReceivingLinks, readReceiving } from '../calls/receiving.ts'

/** Lists the receiving links of a production record, newest first. Without the links' tokens: only the response to creating a link has its token. Not in the specification. */
export function useListReceivingLinks(id: Id, options?: ReadOptions<ReceivingLinkList>) {
  return useRead([`/productionRecords/${encodeURIComponent(id)}/receivingLinks`], () => listReceivingLinks(id), options)
}

/** Sends the request of `useListReceivingLinks` early */
export function preloadListReceivingLinks(id: Id) {
  readEarly([`/productionRecords/${encodeURIComponent(id)}/receivingLinks`], () => listReceivingLinks(id))
}

/** Reads the receiving section of a link's production record. Only what the receiving school needs, and nothing else about the caterer. An unknown token returns a 404. An expired or revoked token returns a 410 that says which. Not in the specification. */
export function useReadReceiving(params: ReadReceivingParams, options?: ReadOptions<Receiving>) {
  return useRead(['/receiving', params], () => readReceiving(params), options)
}

/** Sends the request of `useReadReceiving` early */
export function preloadReadReceiving(params: ReadReceivingParams) {
  readEarly(['/receiving', params], () => readReceiving(params))
}
