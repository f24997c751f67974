// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'
import type {
  Added,
  BuyAmericanShare,
  CreatePurchaseOrderParams,
  CreatePurchaseReceiptParams,
  ExportPurchaseOrderParams,
  Id,
  ListOpenOrdersParams,
  ListOrderSuggestionsParams,
  ListPurchaseOrdersParams,
  OpenOrders,
  OrderSuggestions,
  PurchaseOrder,
  PurchaseOrderExport,
  PurchaseOrderInput,
  PurchaseOrderList,
  PurchaseOrderStep,
  PurchaseReceiptInput,
  ReadBuyAmericanShareParams,
  ReadPurchaseOrderParams,
  ReceiptReversal,
  ReversePurchaseReceiptParams,
  Saved,
  SetPurchaseOrderStatusParams,
  TakeReceiptPriceParams,
  TakenPrice,
  UpdatePurchaseOrderParams,
} from '../../types.ts'

/** Lists purchase orders, newest first */
export async function listPurchaseOrders(
  params: ListPurchaseOrdersParams,
  options?: CallOptions,
): Promise<PurchaseOrderList> {
  return callInventory(withQuery('/purchaseOrders', params), { ...options, method: 'GET' })
}

/** Adds a draft */
export async function createPurchaseOrder(
  body: PurchaseOrderInput,
  params: CreatePurchaseOrderParams,
  options?: CallOptions,
): Promise<Added> {
  return callInventory(withQuery('/purchaseOrders', params), { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists the orders with outstanding packs of an ingredient, soonest delivery first. Submitted orders with packs that have not been received and are not damaged or short. */
export async function listOpenOrders(params: ListOpenOrdersParams, options?: CallOptions): Promise<OpenOrders> {
  return callInventory(withQuery('/purchaseOrders/open', params), { ...options, method: 'GET' })
}

/** Reads an order with its receipts */
export async function readPurchaseOrder(
  id: Id,
  params: ReadPurchaseOrderParams,
  options?: CallOptions,
): Promise<PurchaseOrder> {
  return callInventory(withQuery(`/purchaseOrders/${encodeURIComponent(id)}`, params), { ...options, method: 'GET' })
}

/** Saves a draft. An order that was submitted returns 422. */
export async function updatePurchaseOrder(
  id: Id,
  body: PurchaseOrderInput,
  params: UpdatePurchaseOrderParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/purchaseOrders/${encodeURIComponent(id)}`, params), {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Submits, confirms, closes or cancels an order */
export async function setPurchaseOrderStatus(
  id: Id,
  body: PurchaseOrderStep,
  params: SetPurchaseOrderStatusParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/purchaseOrders/${encodeURIComponent(id)}/status`, params), {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Downloads the order as the vendor gets it */
export async function exportPurchaseOrder(
  id: Id,
  body: PurchaseOrderExport,
  params: ExportPurchaseOrderParams,
  options?: CallOptions,
): Promise<File> {
  return callInventory(withQuery(`/purchaseOrders/${encodeURIComponent(id)}/export`, params), {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Receives goods of an order into stock */
export async function createPurchaseReceipt(
  id: Id,
  body: PurchaseReceiptInput,
  params: CreatePurchaseReceiptParams,
  options?: CallOptions,
): Promise<Added> {
  return callInventory(withQuery(`/purchaseOrders/${encodeURIComponent(id)}/receipts`, params), {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Undoes a receipt with an opposite receipt. Rejected if any of its goods have been used. Receipts of a closed order cannot be undone. */
export async function reversePurchaseReceipt(
  id: Id,
  receiptId: Id,
  body: ReceiptReversal,
  params: ReversePurchaseReceiptParams,
  options?: CallOptions,
): Promise<Added> {
  return callInventory(
    withQuery(`/purchaseOrders/${encodeURIComponent(id)}/receipts/${encodeURIComponent(receiptId)}/reversal`, params),
    { ...options, method: 'POST', ...jsonBody(body) },
  )
}

/** Adds the price of a received line to the ingredient's prices. The price is from the order's vendor and applies starting on the day of the receipt. It replaces a price of the vendor that starts on the same day. */
export async function takeReceiptPrice(
  id: Id,
  body: TakenPrice,
  params: TakeReceiptPriceParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(withQuery(`/purchaseOrders/${encodeURIComponent(id)}/prices`, params), {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Suggests what a site should order for its planned menus, by vendor. Need − available + par, in whole packs. Available is what is on hand, on order and in transit, minus what the days before the period need. */
export async function listOrderSuggestions(
  params: ListOrderSuggestionsParams,
  options?: CallOptions,
): Promise<OrderSuggestions> {
  return callInventory(withQuery('/orderSuggestions', params), { ...options, method: 'GET' })
}

/** Reads the share of non-domestic food in the cost of what was received in a period */
export async function readBuyAmericanShare(
  params: ReadBuyAmericanShareParams,
  options?: CallOptions,
): Promise<BuyAmericanShare> {
  return callInventory(withQuery('/buyAmericanShare', params), { ...options, method: 'GET' })
}
