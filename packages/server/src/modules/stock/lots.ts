import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import type { BookLayer } from './stock-book.ts'

interface LotKey {
  ingredientId: number
  code: string | null
  expiresOn: string | null
}

export const lotKey = ({ ingredientId, code, expiresOn }: LotKey) =>
  JSON.stringify([ingredientId, code ?? '', expiresOn])

/** The ids of the lots of layers, by `lotKey`. New ones are added, in a fixed order so that writers never deadlock. */
export async function storeLots(
  tx: Tx,
  layers: readonly Pick<BookLayer, 'ingredientId' | 'lot'>[],
): Promise<Map<string, number>> {
  const wanted = new Map(
    layers
      .filter(({ lot }) => lot.id === null)
      .map(({ ingredientId, lot: { code, expiresOn } }) => [
        lotKey({ ingredientId, code, expiresOn }),
        { ingredientId, code, expiresOn },
      ]),
  )
  if (wanted.size === 0) return new Map()
  const rows = JSON.stringify([...wanted.values()])
  await tx.execute(sql`insert into stock_lot (ingredient_id, code, expires_on)
    select x."ingredientId", nullif(x.code, ''), x."expiresOn"
    from jsonb_to_recordset(${rows}::jsonb) as x("ingredientId" bigint, code text, "expiresOn" date)
    order by 1, coalesce(x.code, '') collate "C", 3 on conflict do nothing`)
  const stored = await tx.execute<LotKey & { id: number } & Record<string, unknown>>(sql`
    select o.id, o.ingredient_id as "ingredientId", o.code, o.expires_on as "expiresOn" from stock_lot o
    join jsonb_to_recordset(${rows}::jsonb) as x("ingredientId" bigint, code text, "expiresOn" date)
      on x."ingredientId" = o.ingredient_id and coalesce(x.code, '') = coalesce(o.code, '')
        and x."expiresOn" is not distinct from o.expires_on`)
  return new Map(stored.map((row) => [lotKey(row), row.id]))
}
