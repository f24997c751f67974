// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  BuyAmericanShare,
  Id,
  ListOpenOrdersParams,
  ListOrderSuggestionsParams,
  ListPurchaseOrdersParams,
  OpenOrders,
  OrderSuggestions,
  PurchaseOrder,
  PurchaseOrderList,
  ReadBuyAmericanShareParams,
  ReadPurchaseOrderParams,
} from '../../types.ts'
import {
  listPurchaseOrders,
  listOpenOrders,
  readPurchaseOrder,
  listOrderSuggestions,
  readBuyAmericanShare,
} from '../calls/purchase-orders.ts'

/** Lists purchase orders, newest first */
export function useListPurchaseOrders(params: ListPurchaseOrdersParams, options?: ReadOptions<PurchaseOrderList>) {
  return useRead(['/purchaseOrders', params], () => listPurchaseOrders(params), options)
}

/** Sends the request of `useListPurchaseOrders` early */
export function preloadListPurchaseOrders(params: ListPurchaseOrdersParams) {
  readEarly(['/purchaseOrders', params], () => listPurchaseOrders(params))
}

/** Lists the orders with outstanding packs of an ingredient, soonest delivery first. Submitted orders with packs that have not been received and are not damaged or short. */
export function useListOpenOrders(params: ListOpenOrdersParams, options?: ReadOptions<OpenOrders>) {
  return useRead(['/purchaseOrders/open', params], () => listOpenOrders(params), options)
}

/** Sends the request of `useListOpenOrders` early */
export function preloadListOpenOrders(params: ListOpenOrdersParams) {
  readEarly(['/purchaseOrders/open', params], () => listOpenOrders(params))
}

/** Reads an order with its receipts */
export function useReadPurchaseOrder(id: Id, params: ReadPurchaseOrderParams, options?: ReadOptions<PurchaseOrder>) {
  return useRead([`/purchaseOrders/${encodeURIComponent(id)}`, params], () => readPurchaseOrder(id, params), options)
}

/** Sends the request of `useReadPurchaseOrder` early */
export function preloadReadPurchaseOrder(id: Id, params: ReadPurchaseOrderParams) {
  readEarly([`/purchaseOrders/${encodeURIComponent(id)}`, params], () => readPurchaseOrder(id, params))
}

/** Suggests what a site should order for its planned menus, by vendor. Need − available + par, in whole packs. Available is what is on hand, on order and in transit, minus what the days before the period need. */
export function useListOrderSuggestions(params: ListOrderSuggestionsParams, options?: ReadOptions<OrderSuggestions>) {
  return useRead(['/orderSuggestions', params], () => listOrderSuggestions(params), options)
}

/** Sends the request of `useListOrderSuggestions` early */
export function preloadListOrderSuggestions(params: ListOrderSuggestionsParams) {
  readEarly(['/orderSuggestions', params], () => listOrderSuggestions(params))
}

/** Reads the share of non-domestic food in the cost of what was received in a period */
export function useReadBuyAmericanShare(params: ReadBuyAmericanShareParams, options?: ReadOptions<BuyAmericanShare>) {
  return useRead(['/buyAmericanShare', params], () => readBuyAmericanShare(params), options)
}

/** Sends the request of `useReadBuyAmericanShare` early */
export function preloadReadBuyAmericanShare(params: ReadBuyAmericanShareParams) {
  readEarly(['/buyAmericanShare', params], () => readBuyAmericanShare(params))
}
