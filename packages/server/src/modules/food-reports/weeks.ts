import { sql } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { hasRecord, refuseUnknown } from '../where-used/store.ts'
import { usingRecipes } from '../where-used/using-recipes.ts'
import { asStored, weekEffects } from '../where-used/week-effects.ts'
import { inMeal } from './missing.ts'
import { atSchools, onDays, servedFrom, servedOf } from './served.ts'

/**
 * The weeks that have an ingredient in a reimbursable meal, from today on or as requested, as they are now. Throws a 404 for an
 * unknown one.
 */
export async function readWeeks(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  id: number,
  asked: Parameters<typeof servedOf>[0] = {},
): Promise<Schemas['CheckedWeeks']> {
  const record = { kind: 'ingredient' as const, id }
  await refuseUnknown(tx, record)
  const recipeIds = (await usingRecipes(tx, record)).map((recipe) => recipe.id)
  const today = await readCatererToday(tx)
  const menus = servedOf(asked, today) ?? servedFrom(today)
  const { total, hidden, rows } = await weekEffects(tx, caller, {
    from: menus.from,
    concerns: sql`${hasRecord(record, recipeIds)} and ${inMeal} and ${onDays(menus)} and ${atSchools(menus)}`,
    before: asStored,
    after: asStored,
  })
  return {
    total,
    hidden,
    rows: rows.map(({ schoolId, schoolName, programId, itemType, monday, after }) => ({
      schoolId,
      schoolName,
      programId,
      itemType,
      monday,
      status: after,
    })),
  }
}
