// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callInventory } from '../../../transport.ts'
import type {
  Added,
  CreateStockChangeParams,
  FindStockIngredientsParams,
  FoundStockIngredients,
  Id,
  ListStockIngredientsParams,
  ListStockLotsParams,
  ListStockMovesParams,
  ListStockParams,
  ReadStockOptionsParams,
  SaveStockParParams,
  Saved,
  StockChangeInput,
  StockIngredientList,
  StockList,
  StockLotList,
  StockMoveList,
  StockOptions,
  StockParInput,
  StockTexts,
} from '../../types.ts'

/** Lists what sites have of each ingredient */
export async function listStock(params: ListStockParams, options?: CallOptions): Promise<StockList> {
  return callInventory(withQuery('/stock', params), { ...options, method: 'GET' })
}

/** Reads the sites, storage locations and categories to choose from */
export async function readStockOptions(params: ReadStockOptionsParams, options?: CallOptions): Promise<StockOptions> {
  return callInventory(withQuery('/stock/options', params), { ...options, method: 'GET' })
}

/** Lists ingredients with their packs, for entering stock */
export async function listStockIngredients(
  params: ListStockIngredientsParams,
  options?: CallOptions,
): Promise<StockIngredientList> {
  return callInventory(withQuery('/stock/ingredients', params), { ...options, method: 'GET' })
}

/** Finds ingredients by code, GTIN or name. Changes nothing. The texts come from a file, so there are too many for a query string. */
export async function findStockIngredients(
  body: StockTexts,
  params: FindStockIngredientsParams,
  options?: CallOptions,
): Promise<FoundStockIngredients> {
  return callInventory(withQuery('/stock/ingredients/find', params), { ...options, method: 'POST', ...jsonBody(body) })
}

/** Transfers, adjusts, wastes or returns goods */
export async function createStockChange(
  body: StockChangeInput,
  params: CreateStockChangeParams,
  options?: CallOptions,
): Promise<Added> {
  return callInventory(withQuery('/stock/changes', params), { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists the lots of an ingredient at a site, by place */
export async function listStockLots(
  siteId: Id,
  ingredientId: Id,
  params: ListStockLotsParams,
  options?: CallOptions,
): Promise<StockLotList> {
  return callInventory(
    withQuery(`/stock/items/${encodeURIComponent(siteId)}/${encodeURIComponent(ingredientId)}/lots`, params),
    { ...options, method: 'GET' },
  )
}

/** Lists the ledger of an ingredient at a site */
export async function listStockMoves(
  siteId: Id,
  ingredientId: Id,
  params: ListStockMovesParams,
  options?: CallOptions,
): Promise<StockMoveList> {
  return callInventory(
    withQuery(`/stock/items/${encodeURIComponent(siteId)}/${encodeURIComponent(ingredientId)}/moves`, params),
    { ...options, method: 'GET' },
  )
}

/** Sets the par of an ingredient at a site */
export async function saveStockPar(
  siteId: Id,
  ingredientId: Id,
  body: StockParInput,
  params: SaveStockParParams,
  options?: CallOptions,
): Promise<Saved> {
  return callInventory(
    withQuery(`/stock/items/${encodeURIComponent(siteId)}/${encodeURIComponent(ingredientId)}/par`, params),
    { ...options, method: 'PUT', ...jsonBody(body) },
  )
}
