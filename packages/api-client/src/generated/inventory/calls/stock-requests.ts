// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'
import type {
  Added,
  FindRequestItemsParams,
  Id,
  PickList,
  RequestDecision,
  RequestItemList,
  RequestOptions,
  RequestSuggestions,
  Saved,
  ShipmentInput,
  ShipmentReceipt,
  StockRequest,
  StockRequestInput,
  StockRequestList,
  SuggestRequestLinesParams,
} from '../../types.ts'

/** Lists the requests from and to the sites that the caller has access to, unpaged */
export async function listStockRequests(options?: CallOptions): Promise<StockRequestList> {
  return callInventory('/stockRequests', { ...options, method: 'GET' })
}

/** Adds a request as a draft */
export async function createStockRequest(body: StockRequestInput, options?: CallOptions): Promise<Added> {
  return callInventory('/stockRequests', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists which sites can send requests, and to whom */
export async function readRequestOptions(options?: CallOptions): Promise<RequestOptions> {
  return callInventory('/stockRequests/options', { ...options, method: 'GET' })
}

/** Suggests the lines of a request from what a site's planned menus need and what is available there. Rounded up to whole packs if their size is known. Available is what the site has, what is in transit to it or on order, and what its requests still ask for, including drafts. The drafts that were counted are named. */
export async function suggestRequestLines(
  params: SuggestRequestLinesParams,
  options?: CallOptions,
): Promise<RequestSuggestions> {
  return callInventory(withQuery('/stockRequests/suggestions', params), { ...options, method: 'GET' })
}

/** Finds ingredients to ask for, by name, code or GTIN */
export async function findRequestItems(
  params: FindRequestItemsParams,
  options?: CallOptions,
): Promise<RequestItemList> {
  return callInventory(withQuery('/stockRequests/items', params), { ...options, method: 'GET' })
}

/** Reads a request with its lines and shipments */
export async function readStockRequest(id: Id, options?: CallOptions): Promise<StockRequest> {
  return callInventory(`/stockRequests/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves a draft */
export async function updateStockRequest(id: Id, body: StockRequestInput, options?: CallOptions): Promise<Saved> {
  return callInventory(`/stockRequests/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Discards a draft */
export async function discardStockRequest(id: Id, options?: CallOptions): Promise<Saved> {
  return callInventory(`/stockRequests/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Submits a draft */
export async function submitStockRequest(id: Id, options?: CallOptions): Promise<Saved> {
  return callInventory(`/stockRequests/${encodeURIComponent(id)}/submission`, { ...options, method: 'POST' })
}

/** Approves or declines a request. Approved with the amounts in `lines`; lines that are not named keep the requested amount. An approved request to a vendor becomes an order. Declining requires a reason. */
export async function decideStockRequest(id: Id, body: RequestDecision, options?: CallOptions): Promise<Saved> {
  return callInventory(`/stockRequests/${encodeURIComponent(id)}/decision`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Lists what to take from where for approved goods that are not sent yet, first expired, first out */
export async function readPickList(id: Id, options?: CallOptions): Promise<PickList> {
  return callInventory(`/stockRequests/${encodeURIComponent(id)}/picks`, { ...options, method: 'GET' })
}

/** Prints the pick list as a PDF in the paper size of the caterer's country */
export async function printPickList(id: Id, options?: CallOptions): Promise<File> {
  return callInventory(`/stockRequests/${encodeURIComponent(id)}/pickList`, { ...options, method: 'GET' })
}

/** Sends the goods of an approved request. The goods leave the supplying site and are in transit: neither site has them available. `isFinal` says that nothing more follows, so the rest is no longer expected. With `isFinal` and no quantity above 0, nothing is sent, and the last shipment becomes the final one. */
export async function sendStockRequest(id: Id, body: ShipmentInput, options?: CallOptions): Promise<Added> {
  return callInventory(`/stockRequests/${encodeURIComponent(id)}/shipments`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Receives a shipment. A line requires a reason if more or less of it arrived than was sent. Goods that stayed return to the supplying site; damaged or lost goods are wasted there; and extra goods are taken from it, as far as it has them. */
export async function receiveStockShipment(
  id: Id,
  shipmentId: Id,
  body: ShipmentReceipt,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(`/stockRequests/${encodeURIComponent(id)}/shipments/${encodeURIComponent(shipmentId)}/receipt`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}
