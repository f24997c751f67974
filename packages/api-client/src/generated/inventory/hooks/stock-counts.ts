// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { CountItemList, CountOptions, FindCountItemsParams, Id, StockCount, StockCountList } from '../../types.ts'
import {
  listStockCounts,
  readCountOptions,
  readStockCount,
  findCountItems,
  printCountSheet,
} from '../calls/stock-counts.ts'

/** Lists the counts at the sites that the caller has access to, unpaged */
export function useListStockCounts(options?: ReadOptions<StockCountList>) {
  return useRead(['/stockCounts'], () => listStockCounts(), options)
}

/** Sends the request of `useListStockCounts` early */
export function preloadListStockCounts() {
  readEarly(['/stockCounts'], () => listStockCounts())
}

/** Lists what a count can be limited to. Only sites that the caller has access to. */
export function useReadCountOptions(options?: ReadOptions<CountOptions>) {
  return useRead(['/stockCounts/options'], () => readCountOptions(), options)
}

/** Sends the request of `useReadCountOptions` early */
export function preloadReadCountOptions() {
  readEarly(['/stockCounts/options'], () => readCountOptions())
}

/** Reads a count with its lines */
export function useReadStockCount(id: Id, options?: ReadOptions<StockCount>) {
  return useRead([`/stockCounts/${encodeURIComponent(id)}`], () => readStockCount(id), options)
}

/** Sends the request of `useReadStockCount` early */
export function preloadReadStockCount(id: Id) {
  readEarly([`/stockCounts/${encodeURIComponent(id)}`], () => readStockCount(id))
}

/** Finds ingredients to add to a count, by name, code or GTIN */
export function useFindCountItems(id: Id, params: FindCountItemsParams, options?: ReadOptions<CountItemList>) {
  return useRead([`/stockCounts/${encodeURIComponent(id)}/items`, params], () => findCountItems(id, params), options)
}

/** Sends the request of `useFindCountItems` early */
export function preloadFindCountItems(id: Id, params: FindCountItemsParams) {
  readEarly([`/stockCounts/${encodeURIComponent(id)}/items`, params], () => findCountItems(id, params))
}

/** Prints a blank count sheet as a PDF in the paper size of the caterer's country */
export function usePrintCountSheet(id: Id, options?: ReadOptions<File>) {
  return useRead([`/stockCounts/${encodeURIComponent(id)}/sheet`], () => printCountSheet(id), options)
}

/** Sends the request of `usePrintCountSheet` early */
export function preloadPrintCountSheet(id: Id) {
  readEarly([`/stockCounts/${encodeURIComponent(id)}/sheet`], () => printCountSheet(id))
}
