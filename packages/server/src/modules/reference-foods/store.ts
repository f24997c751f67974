import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { referenceFood, referenceFoodMeasure } from '../../db/schema/reference-food.ts'
import type { Tx } from '../../db/work.ts'
import {
  type ColumnFilters,
  containing,
  matches,
  pageInfo,
  pageRows,
  textOrder,
  type Page,
  type PageQuery,
} from '../../shared/lists.ts'

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

/** Shared and own foods. A search lists foods that start with its first word first, then foods with its words close together. */
export async function listReferenceFoods(
  tx: Tx,
  query: ReferenceFoodQuery,
): Promise<{ referenceFoods: Summary[]; page: Page }> {
  const where = and(
    isNull(referenceFood.archivedAt),
    matches(sql`${referenceFood}.search`, query.q),
    containing(filtered, query),
    query.foodGroup === undefined ? undefined : eq(referenceFood.foodGroup, query.foodGroup),
  )
  const firstWord = query.q?.trim().split(/\s+/)[0]?.toLowerCase()
  const bestFirst =
    firstWord === undefined || firstWord === ''
      ? []
      : [
          sql`starts_with(lower(${referenceFood.description}), ${firstWord}) desc`,
          sql`ts_rank_cd(${referenceFood}.search, prefix_query(${query.q})) desc`,
          sql`length(${referenceFood.description})`,
        ]
  const { limit, offset } = pageRows(query)
  const rows = await tx
    .select()
    .from(referenceFood)
    .where(where)
    .orderBy(...bestFirst, textOrder(referenceFood.description), asc(referenceFood.id))
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
