import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { referenceFood, referenceFoodMeasure } from '../../db/schema/reference-food.ts'
import type { Tx } from '../../db/work.ts'
import {
  type ColumnFilters,
  containing,
  pageInfo,
  pageRows,
  textOrder,
  type Page,
  type PageQuery,
} from '../../shared/lists.ts'
import { findFoods } from './find-foods.ts'

export type ReferenceFood = Schemas['ReferenceFood']
type Summary = Schemas['ReferenceFoodSummary']

const filtered = {
  description: referenceFood.description,
  code: referenceFood.code,
  foodGroup: referenceFood.foodGroup,
  source: sql`concat_ws(' ', ${referenceFood.source}, ${referenceFood.release})`,
}

export interface ReferenceFoodQuery extends PageQuery, ColumnFilters<keyof typeof filtered> {
  q?: string
  foodGroup?: string
}

/** Shared and own foods by name; a search lists the best finds first. */
export async function listReferenceFoods(
  tx: Tx,
  query: ReferenceFoodQuery,
): Promise<{ referenceFoods: Summary[]; page: Page }> {
  const where = and(
    isNull(referenceFood.archivedAt),
    containing(filtered, query),
    query.foodGroup === undefined ? undefined : eq(referenceFood.foodGroup, query.foodGroup),
  )
  const { limit, offset } = pageRows(query)
  if (query.q?.trim()) {
    const found = await findFoods(tx, where, query.q)
    const ids = found.slice(offset, offset + limit)
    const rows = ids.length === 0 ? [] : await tx.select().from(referenceFood).where(inArray(referenceFood.id, ids))
    const byId = new Map(rows.map((row) => [row.id, row]))
    const inOrder = ids.flatMap((id) => byId.get(id) ?? [])
    return { referenceFoods: inOrder.map(toSummary), page: pageInfo(query, found.length) }
  }
  const rows = await tx
    .select()
    .from(referenceFood)
    .where(where)
    .orderBy(textOrder(referenceFood.description), asc(referenceFood.id))
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ rows: count() }).from(referenceFood).where(where)
  return { referenceFoods: rows.map(toSummary), page: pageInfo(query, total?.rows ?? 0) }
}

/** One food with its measures; null for an unknown id. */
export async function readReferenceFood(tx: Tx, id: number): Promise<ReferenceFood | null> {
  const [row] = await tx
    .select()
    .from(referenceFood)
    .where(and(eq(referenceFood.id, id), isNull(referenceFood.archivedAt)))
  if (!row) return null
  const measures = await tx
    .select()
    .from(referenceFoodMeasure)
    .where(eq(referenceFoodMeasure.referenceFoodId, id))
    .orderBy(asc(referenceFoodMeasure.seq))
  return {
    ...toSummary(row),
    refusePct: row.refusePct,
    measures: measures.map(({ amount, measure, unit, grams }) => ({ amount, measure, unit, grams })),
  }
}

function toSummary(row: typeof referenceFood.$inferSelect): Summary {
  const { id, catererId, code, description, source, nutrients } = row
  return {
    id,
    catererId,
    code,
    description,
    foodGroup: row.foodGroup ?? '',
    source,
    release: row.release ?? '',
    nutrients,
  }
}
