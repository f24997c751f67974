import type { Measure, Pack } from '@commissary/domain/food'
import { inPacks, levelSizes, type PackCount } from '@commissary/domain/stock'
import type { Convertible, Unit } from '@commissary/domain/units'
import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { among, type Page, pageInfo, type PageQuery, pageRows } from '../../shared/lists.ts'

export type StockIngredient = Schemas['StockIngredient']

/** An ingredient as stock knows it. */
export interface StockFood extends StockIngredient {
  isArchived: boolean
  /** Converts a quantity in the base unit to the ingredient's first pack. */
  count: (quantity: string) => PackCount
  /** A pack by its text; the first without one. */
  packOf: (text: string | null | undefined) => { pack: Pack; sizes: StockIngredient['packs'][number]['sizes'] } | null
}

interface FoodRow extends Record<string, unknown> {
  id: number
  code: string
  name: string
  category: string | null
  baseUnit: Unit
  packs: Pack[]
  densityGml: number | null
  eachWeightG: number | null
  measures: Measure[] | null
  isArchived: boolean
}

const columns = sql`g.id, g.code, g.name, g.category, g.base_unit as "baseUnit", g.packs, g.density_gml as "densityGml",
  g.each_weight_g as "eachWeightG", g.archived_at is not null as "isArchived",
  (select jsonb_agg(jsonb_build_object('amount', m.amount, 'measure', m.measure, 'unit', m.unit, 'grams', m.grams) order by m.seq)
    from ingredient_measure m where m.ingredient_id = g.id) as measures`

/** Ingredients by id, archived ones too: their stock is still there. */
export async function stockFoods(tx: Tx, ids: readonly number[]): Promise<Map<number, StockFood>> {
  if (ids.length === 0) return new Map()
  const rows = await selectFoods(tx, among(sql`g.id`, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

const selectFoods = async (tx: Tx, where: SQL, rest: SQL = sql``): Promise<StockFood[]> =>
  (await tx.execute<FoodRow>(sql`select ${columns} from ingredient g where ${where} ${rest}`)).map(toFood)

function toFood({ measures, packs, densityGml, eachWeightG, ...row }: FoodRow): StockFood {
  const food: Convertible = { measures: measures ?? [], densityGml, eachWeightG }
  const sized = packs.map((pack) => ({ pack, text: pack.text, sizes: levelSizes(pack, row.baseUnit, food) }))
  return {
    ...row,
    packs: sized.map(({ text, sizes }) => ({ text, sizes })),
    count: (quantity) => inPacks(quantity, row.baseUnit, packs[0], food),
    packOf: (text) => (text ? sized.find((one) => one.text === text) : sized[0]) ?? null,
  }
}

/** A food in the contract's form. */
export const toIngredient = ({ id, code, name, category, baseUnit, packs }: StockFood): StockIngredient => ({
  id,
  code,
  name,
  category,
  baseUnit,
  packs,
})

/** Ingredients that can be entered, by name. */
export async function listStockFoods(
  tx: Tx,
  query: PageQuery & { q?: string },
): Promise<{ ingredients: StockIngredient[]; page: Page }> {
  const search = query.q?.trim() ? sql`and g.search @@ prefix_query(${query.q})` : sql``
  const where = sql`g.archived_at is null ${search}`
  const [total] = await tx.execute<{ rows: number }>(sql`select count(*)::int as rows from ingredient g where ${where}`)
  const { limit, offset } = pageRows(query)
  const rest = sql`order by lower(g.name) collate "C", g.id limit ${limit} offset ${offset}`
  const rows = await selectFoods(tx, where, rest)
  return { ingredients: rows.map(toIngredient), page: pageInfo(query, total?.rows ?? 0) }
}

/** What each text of a file refers to: an ingredient's code, a pack's GTIN, or a name; several ingredients if it is ambiguous. */
export async function findStockFoods(
  tx: Tx,
  texts: readonly string[],
): Promise<{ text: string; ingredients: StockIngredient[] }[]> {
  const wanted = JSON.stringify([...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))])
  const hits = await tx.execute<{ text: string; rank: number; id: number }>(sql`
    with wanted as (select value as text from jsonb_array_elements_text(${wanted}::jsonb))
    select w.text, 1 as rank, g.id from wanted w join ingredient g on g.code_key = lower(w.text) where g.archived_at is null
    union all
    select w.text, 2, n.ingredient_id from wanted w
      join ingredient_gtin n on w.text ~ '^[0-9]{8,14}$' and n.gtin = lpad(w.text, 14, '0')
      join ingredient g on g.id = n.ingredient_id and g.archived_at is null
    union all
    select w.text, 3, g.id from wanted w join ingredient g on lower(g.name) collate "C" = lower(w.text) collate "C"
      where g.archived_at is null`)
  const foods = await stockFoods(tx, [...new Set(hits.map(({ id }) => id))])
  const byText = Map.groupBy(hits, ({ text }) => text)
  return texts.map((text) => {
    const own = byText.get(text.trim()) ?? []
    const best = Math.min(...own.map(({ rank }) => rank))
    const ids = new Set(own.filter(({ rank }) => rank === best).map(({ id }) => id))
    return { text, ingredients: [...ids].flatMap((id) => foods.get(id) ?? []).map(toIngredient) }
  })
}
