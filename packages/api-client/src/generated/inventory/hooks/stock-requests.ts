// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  FindRequestItemsParams,
  Id,
  PickList,
  RequestItemList,
  RequestOptions,
  RequestSuggestions,
  StockRequest,
  StockRequestList,
  SuggestRequestLinesParams,
} from '../../types.ts'
import {
  listStockRequests,
  readRequestOptions,
  suggestRequestLines,
  findRequestItems,
  readStockRequest,
  readPickList,
  printPickList,
} from '../calls/stock-requests.ts'

/** Lists the requests from and to the sites that the caller has access to, unpaged */
export function useListStockRequests(options?: ReadOptions<StockRequestList>) {
  return useRead(['/stockRequests'], () => listStockRequests(), options)
}

/** Sends the request of `useListStockRequests` early */
export function preloadListStockRequests() {
  readEarly(['/stockRequests'], () => listStockRequests())
}

/** Lists which sites can send requests, and to whom */
export function useReadRequestOptions(options?: ReadOptions<RequestOptions>) {
  return useRead(['/stockRequests/options'], () => readRequestOptions(), options)
}

/** Sends the request of `useReadRequestOptions` early */
export function preloadReadRequestOptions() {
  readEarly(['/stockRequests/options'], () => readRequestOptions())
}

/** Suggests the lines of a request from what a site's planned menus need and what is available there. Rounded up to whole packs if their size is known. Available is what the site has, what is in transit to it or on order, and what its requests still ask for, including drafts. The drafts that were counted are named. */
export function useSuggestRequestLines(params: SuggestRequestLinesParams, options?: ReadOptions<RequestSuggestions>) {
  return useRead(['/stockRequests/suggestions', params], () => suggestRequestLines(params), options)
}

/** Sends the request of `useSuggestRequestLines` early */
export function preloadSuggestRequestLines(params: SuggestRequestLinesParams) {
  readEarly(['/stockRequests/suggestions', params], () => suggestRequestLines(params))
}

/** Finds ingredients to ask for, by name, code or GTIN */
export function useFindRequestItems(params: FindRequestItemsParams, options?: ReadOptions<RequestItemList>) {
  return useRead(['/stockRequests/items', params], () => findRequestItems(params), options)
}

/** Sends the request of `useFindRequestItems` early */
export function preloadFindRequestItems(params: FindRequestItemsParams) {
  readEarly(['/stockRequests/items', params], () => findRequestItems(params))
}

/** Reads a request with its lines and shipments */
export function useReadStockRequest(id: Id, options?: ReadOptions<StockRequest>) {
  return useRead([`/stockRequests/${encodeURIComponent(id)}`], () => readStockRequest(id), options)
}

/** Sends the request of `useReadStockRequest` early */
export function preloadReadStockRequest(id: Id) {
  readEarly([`/stockRequests/${encodeURIComponent(id)}`], () => readStockRequest(id))
}

/** Lists what to take from where for approved goods that are not sent yet, first expired, first out */
export function useReadPickList(id: Id, options?: ReadOptions<PickList>) {
  return useRead([`/stockRequests/${encodeURIComponent(id)}/picks`], () => readPickList(id), options)
}

/** Sends the request of `useReadPickList` early */
export function preloadReadPickList(id: Id) {
  readEarly([`/stockRequests/${encodeURIComponent(id)}/picks`], () => readPickList(id))
}

/** Prints the pick list as a PDF in the paper size of the caterer's country */
export function usePrintPickList(id: Id, options?: ReadOptions<File>) {
  return useRead([`/stockRequests/${encodeURIComponent(id)}/pickList`], () => printPickList(id), options)
}

/** Sends the request of `usePrintPickList` early */
export function preloadPrintPickList(id: Id) {
  readEarly([`/stockRequests/${encodeURIComponent(id)}/pickList`], () => printPickList(id))
}
