// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Id,
  ListOrderImportRowsParams,
  ListOrderImportsParams,
  OrderImport,
  OrderImportList,
  OrderImportRowList,
} from '../../types.ts'
import { listOrderImports, readOrderImport, listOrderImportRows } from '../calls/order-imports.ts'

/** Lists imports of orders and settlements, newest first */
export function useListOrderImports(params?: ListOrderImportsParams, options?: ReadOptions<OrderImportList>) {
  return useRead(['/orderImports', params], () => listOrderImports(params), options)
}

/** Sends the request of `useListOrderImports` early */
export function preloadListOrderImports(params?: ListOrderImportsParams) {
  readEarly(['/orderImports', params], () => listOrderImports(params))
}

/** Reads an import */
export function useReadOrderImport(id: Id, options?: ReadOptions<OrderImport>) {
  return useRead([`/orderImports/${encodeURIComponent(id)}`], () => readOrderImport(id), options)
}

/** Sends the request of `useReadOrderImport` early */
export function preloadReadOrderImport(id: Id) {
  readEarly([`/orderImports/${encodeURIComponent(id)}`], () => readOrderImport(id))
}

/** Lists the rows of an import */
export function useListOrderImportRows(
  id: Id,
  params?: ListOrderImportRowsParams,
  options?: ReadOptions<OrderImportRowList>,
) {
  return useRead(
    [`/orderImports/${encodeURIComponent(id)}/rows`, params],
    () => listOrderImportRows(id, params),
    options,
  )
}

/** Sends the request of `useListOrderImportRows` early */
export function preloadListOrderImportRows(id: Id, params?: ListOrderImportRowsParams) {
  readEarly([`/orderImports/${encodeURIComponent(id)}/rows`, params], () => listOrderImportRows(id, params))
}
