// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  CreateOrderImportParams,
  Id,
  ListOrderImportRowsParams,
  ListOrderImportsParams,
  OrderImport,
  OrderImportColumns,
  OrderImportList,
  OrderImportRowList,
  Saved,
} from '../../types.ts'

/** Lists imports of orders and settlements, newest first */
export async function listOrderImports(
  params?: ListOrderImportsParams,
  options?: CallOptions,
): Promise<OrderImportList> {
  return callProduct(withQuery('/orderImports', params), { ...options, method: 'GET' })
}

/** Uploads a CSV file of orders or of a settlement. The body is the file, at most 2 MB and 5,000 rows. Known layouts, and columns that someone mapped before, are recognized by the header row. */
export async function createOrderImport(
  body: Blob,
  params: CreateOrderImportParams,
  options?: CallOptions,
): Promise<Added> {
  return callProduct(withQuery('/orderImports', params), {
    ...options,
    method: 'POST',
    contentType: 'application/octet-stream',
    body,
  })
}

/** Reads an import */
export async function readOrderImport(id: Id, options?: CallOptions): Promise<OrderImport> {
  return callProduct(`/orderImports/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Deletes an import that was not applied */
export async function deleteOrderImport(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/orderImports/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Maps the columns of an import, and remembers the mapping for files with the same header row */
export async function mapOrderImportColumns(id: Id, body: OrderImportColumns, options?: CallOptions): Promise<Saved> {
  return callProduct(`/orderImports/${encodeURIComponent(id)}/columns`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Lists the rows of an import */
export async function listOrderImportRows(
  id: Id,
  params?: ListOrderImportRowsParams,
  options?: CallOptions,
): Promise<OrderImportRowList> {
  return callProduct(withQuery(`/orderImports/${encodeURIComponent(id)}/rows`, params), { ...options, method: 'GET' })
}

/** Records what an import contains */
export async function applyOrderImport(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/orderImports/${encodeURIComponent(id)}/application`, { ...options, method: 'POST' })
}

/** Undoes what an import recorded, with opposite entries. Rejected if any of its orders or payments has been changed since. */
export async function undoOrderImport(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/orderImports/${encodeURIComponent(id)}/undo`, { ...options, method: 'POST' })
}
