import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { message, type Message } from '../../shared/messages.ts'
import type { Batch, LoadPlan } from './load-plan.ts'
import { findCandidates, type KnownProduct } from './product-candidates.ts'
import { afterRow, changesBetween, createdChanges, newProduct, removedByRow } from './product-changes.ts'
import type { ProductChange, ProductColumns } from './product-changes.ts'
import { matchRow, otherCodes } from './product-matching.ts'
import type { ProductData } from './product-row.ts'

export type Action = 'create' | 'update' | 'unchanged'

/** A staged product next to the ingredient that it is about. */
export interface Compared {
  /** The staged row's id. */
  id: number
  row: number
  data: ProductData
  known: KnownProduct | null
  action: Action
  after: ProductColumns
  changes: ProductChange[]
  /** The code of a new product. */
  code: string
  warning: Message | null
}

/** A row that could be about more than one product. */
export interface Unresolved {
  id: number
  problem: Message
  value: string
}

export interface Comparison {
  compared: Compared[]
  unresolved: Unresolved[]
}

/** Compares the rows of a batch that are not imported yet with the caterer's ingredients. */
export async function compareProducts(tx: Tx, { id }: LoadPlan, { from, before }: Batch): Promise<Comparison> {
  const rows = await tx.execute<{ id: number; row: number; data: ProductData }>(sql`
    select id::int as id, row_number as row, data from import_row
    where import_job_id = ${id} and row_number >= ${from} and row_number < ${before} and problems = '[]'
      and ingredient_id is null and not coalesce((data ->> 'isSkipped')::boolean, false)
    order by row_number`)
  const candidates = await findCandidates(
    tx,
    rows.map(({ data }) => data),
  )
  const find = indexed(candidates)
  const changed = new Map<number, number>()
  const comparison: Comparison = { compared: [], unresolved: [] }
  for (const { id: rowId, row, data } of rows) {
    const match = matchRow(data, find(data))
    const earlier = 'known' in match && match.known ? changed.get(match.known.id) : undefined
    const problem =
      'problem' in match
        ? match.problem
        : earlier === undefined
          ? null
          : message('imports.match.sameProduct', { row: String(earlier), name: match.known?.name ?? '' })
    if (problem || 'problem' in match) {
      if (problem) comparison.unresolved.push({ id: rowId, problem, value: data.code })
      continue
    }
    if (match.known) changed.set(match.known.id, row)
    comparison.compared.push(compare(rowId, row, data, match.known))
  }
  await giveCodes(tx, comparison, candidates)
  return comparison
}

/** Finds a row's candidates without searching those of the whole batch. */
function indexed(candidates: readonly KnownProduct[]) {
  const keys = new Map<string, KnownProduct[]>()
  const add = (key: string, known: KnownProduct) => keys.set(key, [...(keys.get(key) ?? []), known])
  for (const known of candidates) {
    add(`code ${known.codeKey}`, known)
    for (const gtin of known.gtins) add(`gtin ${gtin}`, known)
    for (const item of known.vendorItems) add(`item ${item}`, known)
  }
  return ({ code, gtin, vendorId, vendorItem }: ProductData): KnownProduct[] => [
    ...new Set([
      ...(keys.get(`code ${code.toLowerCase()}`) ?? []),
      ...(keys.get(`gtin ${gtin?.padStart(14, '0')}`) ?? []),
      ...(keys.get(`item ${vendorId}:${vendorItem?.toLowerCase()}`) ?? []),
    ]),
  ]
}

function compare(id: number, row: number, data: ProductData, known: KnownProduct | null): Compared {
  if (!known) {
    const after = newProduct(data)
    const changes = createdChanges(data.code, after)
    return { id, row, data, known, action: 'create', after, changes, code: data.code, warning: null }
  }
  const after = afterRow(data, known.columns)
  const changes = changesBetween(known.columns, after)
  const kept = removedByRow(data, known.columns.allergens)
  const warning = kept.length === 0 ? null : message('imports.warning.allergenKept', { name: known.name })
  const action = changes.length === 0 ? 'unchanged' : 'update'
  return { id, row, data, known, action, after, changes, code: data.code, warning }
}

/** Gives new products the next free code if another product has theirs. */
async function giveCodes(tx: Tx, { compared }: Comparison, candidates: readonly KnownProduct[]): Promise<void> {
  const taken = new Set(candidates.map(({ codeKey }) => codeKey))
  const clashing: Compared[] = []
  for (const row of compared) {
    if (row.action !== 'create') continue
    const key = row.code.toLowerCase()
    if (taken.has(key)) clashing.push(row)
    else taken.add(key)
  }
  if (clashing.length === 0) return
  const vendors = await tx.execute<{ id: number; code: string }>(sql`
    select id::int as id, vendor_code as code from vendor
    where id = any(${sql.param(clashing.flatMap(({ data }) => data.vendorId ?? []))}::bigint[])`)
  const codeOf = new Map(vendors.map(({ id, code }) => [id, code]))
  const wanted = clashing.map((row) => otherCodes(row.code, codeOf.get(row.data.vendorId ?? 0) ?? null))
  const found = await tx.execute<{ key: string }>(sql`
    select code_key as key from ingredient where caterer_id = current_caterer() and archived_at is null
      and code_key = any(${sql.param(wanted.flat().map((code) => code.toLowerCase()))}::text[])`)
  for (const { key } of found) taken.add(key)
  for (const [index, row] of clashing.entries()) {
    row.code = wanted[index]?.find((code) => !taken.has(code.toLowerCase())) ?? row.code
    taken.add(row.code.toLowerCase())
    row.changes = createdChanges(row.code, row.after)
  }
}
