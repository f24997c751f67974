// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'
import type {
  Added,
  CountAmountInput,
  CountItemInput,
  CountItemList,
  CountLineSaved,
  CountLines,
  CountOptions,
  CountReasons,
  CountedAmount,
  FindCountItemsParams,
  Id,
  Saved,
  ShelfOrderInput,
  StockCount,
  StockCountInput,
  StockCountList,
  StockCountStep,
} from '../../types.ts'

/** Lists the counts at the sites that the caller has access to, unpaged */
export async function listStockCounts(options?: CallOptions): Promise<StockCountList> {
  return callInventory('/stockCounts', { ...options, method: 'GET' })
}

/** Starts a count. Records what the ledger has at the site. Later moves are replayed, so each item is compared with what was there when it was counted. */
export async function createStockCount(body: StockCountInput, options?: CallOptions): Promise<Added> {
  return callInventory('/stockCounts', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists what a count can be limited to. Only sites that the caller has access to. */
export async function readCountOptions(options?: CallOptions): Promise<CountOptions> {
  return callInventory('/stockCounts/options', { ...options, method: 'GET' })
}

/** Saves the shelf order of a storage location. Later counts use it. Items that are not named follow, by name. */
export async function saveShelfOrder(body: ShelfOrderInput, options?: CallOptions): Promise<Saved> {
  return callInventory('/stockCounts/shelfOrder', { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Reads a count with its lines */
export async function readStockCount(id: Id, options?: CallOptions): Promise<StockCount> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Discards a count that is not posted */
export async function discardStockCount(id: Id, options?: CallOptions): Promise<Saved> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Moves a count to its next step, or back to counting. From open to counted, counted to reviewed, and reviewed to posted; from counted or reviewed back to open. `reviewed` requires a reason for each line with a variance. Posting adds one count move per variance; items that were not counted stay as they are. */
export async function moveStockCount(id: Id, body: StockCountStep, options?: CallOptions): Promise<Saved> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}/steps`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Requests a second count of some lines. Sets their amounts aside and reopens the count. */
export async function recountStockLines(id: Id, body: CountLines, options?: CallOptions): Promise<Saved> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}/recounts`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Gives the reason for the variance of some lines */
export async function explainStockLines(id: Id, body: CountReasons, options?: CallOptions): Promise<Saved> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}/reasons`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Finds ingredients to add to a count, by name, code or GTIN */
export async function findCountItems(
  id: Id,
  params: FindCountItemsParams,
  options?: CallOptions,
): Promise<CountItemList> {
  return callInventory(withQuery(`/stockCounts/${encodeURIComponent(id)}/items`, params), { ...options, method: 'GET' })
}

/** Adds an unexpected item to a count. The item must be in the locations and the category that the count is limited to, and in no other count of the site that is not posted; otherwise its stock would be corrected twice. */
export async function addCountItem(id: Id, body: CountItemInput, options?: CallOptions): Promise<CountLineSaved> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}/items`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Saves what a person counted on a line. The amounts of a line add up, so two people can count two shelves. If the line has amounts that are not in `seen`, nothing is saved, and a 409 returns the line. If the response was lost, send the amount again with the same key and with `countedAt`: it is saved only once. */
export async function addCountAmount(id: Id, body: CountAmountInput, options?: CallOptions): Promise<CountLineSaved> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}/amounts`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Corrects an amount. If another person entered the amount, the line keeps the original. The amount keeps its time of counting unless the item was counted again. */
export async function replaceCountAmount(
  id: Id,
  amountId: Id,
  body: CountedAmount,
  options?: CallOptions,
): Promise<CountLineSaved> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}/amounts/${encodeURIComponent(amountId)}`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Removes an amount */
export async function removeCountAmount(id: Id, amountId: Id, options?: CallOptions): Promise<CountLineSaved> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}/amounts/${encodeURIComponent(amountId)}`, {
    ...options,
    method: 'DELETE',
  })
}

/** Prints a blank count sheet as a PDF in the paper size of the caterer's country */
export async function printCountSheet(id: Id, options?: CallOptions): Promise<File> {
  return callInventory(`/stockCounts/${encodeURIComponent(id)}/sheet`, { ...options, method: 'GET' })
}
