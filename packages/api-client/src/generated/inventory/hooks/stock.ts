// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Id,
  ListStockIngredientsParams,
  ListStockLotsParams,
  ListStockMovesParams,
  ListStockParams,
  ReadStockOptionsParams,
  StockIngredientList,
  StockList,
  StockLotList,
  StockMoveList,
  StockOptions,
} from '../../types.ts'
import { listStock, readStockOptions, listStockIngredients, listStockLots, listStockMoves } from '../calls/stock.ts'

/** Lists what sites have of each ingredient */
export function useListStock(params: ListStockParams, options?: ReadOptions<StockList>) {
  return useRead(['/stock', params], () => listStock(params), options)
}

/** Sends the request of `useListStock` early */
export function preloadListStock(params: ListStockParams) {
  readEarly(['/stock', params], () => listStock(params))
}

/** Reads the sites, storage locations and categories to choose from */
export function useReadStockOptions(params: ReadStockOptionsParams, options?: ReadOptions<StockOptions>) {
  return useRead(['/stock/options', params], () => readStockOptions(params), options)
}

/** Sends the request of `useReadStockOptions` early */
export function preloadReadStockOptions(params: ReadStockOptionsParams) {
  readEarly(['/stock/options', params], () => readStockOptions(params))
}

/** Lists ingredients with their packs, for entering stock */
export function useListStockIngredients(
  params: ListStockIngredientsParams,
  options?: ReadOptions<StockIngredientList>,
) {
  return useRead(['/stock/ingredients', params], () => listStockIngredients(params), options)
}

/** Sends the request of `useListStockIngredients` early */
export function preloadListStockIngredients(params: ListStockIngredientsParams) {
  readEarly(['/stock/ingredients', params], () => listStockIngredients(params))
}

/** Lists the lots of an ingredient at a site, by place */
export function useListStockLots(
  siteId: Id,
  ingredientId: Id,
  params: ListStockLotsParams,
  options?: ReadOptions<StockLotList>,
) {
  return useRead(
    [`/stock/items/${encodeURIComponent(siteId)}/${encodeURIComponent(ingredientId)}/lots`, params],
    () => listStockLots(siteId, ingredientId, params),
    options,
  )
}

/** Sends the request of `useListStockLots` early */
export function preloadListStockLots(siteId: Id, ingredientId: Id, params: ListStockLotsParams) {
  readEarly([`/stock/items/${encodeURIComponent(siteId)}/${encodeURIComponent(ingredientId)}/lots`, params], () =>
    listStockLots(siteId, ingredientId, params),
  )
}

/** Lists the ledger of an ingredient at a site */
export function useListStockMoves(
  siteId: Id,
  ingredientId: Id,
  params: ListStockMovesParams,
  options?: ReadOptions<StockMoveList>,
) {
  return useRead(
    [`/stock/items/${encodeURIComponent(siteId)}/${encodeURIComponent(ingredientId)}/moves`, params],
    () => listStockMoves(siteId, ingredientId, params),
    options,
  )
}

/** Sends the request of `useListStockMoves` early */
export function preloadListStockMoves(siteId: Id, ingredientId: Id, params: ListStockMovesParams) {
  readEarly([`/stock/items/${encodeURIComponent(siteId)}/${encodeURIComponent(ingredientId)}/moves`, params], () =>
    listStockMoves(siteId, ingredientId, params),
  )
}
