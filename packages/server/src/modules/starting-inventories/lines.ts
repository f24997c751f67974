import type { Pack } from '@commissary/domain/food'
import { fromPacks } from '@commissary/domain/stock'
import { compareDecimals, costOfOne } from '@commissary/domain/units'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { stockFoods, type StockFood } from '../stock/stock-foods.ts'
import type { StockInflow } from '../stock/ledger.ts'

type LineInput = Schemas['StartingInventoryLine']

/** A line as it is stored: what was entered, and the pack that it was entered in. */
export interface StartLine {
  ingredientId: number
  pack: Pack | null
  cases: string | null
  inners: string | null
  eaches: string | null
  amount: string | null
  cost: string | null
  lotCode: string | null
  expiresOn: string | null
}

/** The lines of a request. Throws a 422 for each line with an unknown ingredient or pack. */
export async function toLines(tx: Tx, lines: readonly LineInput[]): Promise<StartLine[]> {
  const foods = await stockFoods(tx, [...new Set(lines.map(({ ingredientId }) => ingredientId))])
  const refusals: FieldMessages = {}
  const stored = lines.map((line, index): StartLine => {
    const food = foods.get(line.ingredientId)
    if (!food || food.isArchived) refusals[`lines.${index}.ingredientId`] = message('stock.unknown.ingredient')
    const pack = food?.packOf(line.packText)?.pack ?? null
    if (food && line.packText && !pack) refusals[`lines.${index}.packText`] = message('stock.unknownPack')
    return {
      ingredientId: line.ingredientId,
      pack,
      cases: line.cases ?? null,
      inners: line.inners ?? null,
      eaches: line.eaches ?? null,
      amount: line.amount ?? null,
      cost: line.cost ?? null,
      lotCode: emptyToNull(line.lotCode),
      expiresOn: line.expiresOn ?? null,
    }
  })
  if (Object.keys(refusals).length > 0) throw rejected(refusals)
  return stored
}

/** What the lines bring into stock. Throws a 422 for every line without a quantity, or in a pack of unknown size. */
export async function toInflows(
  tx: Tx,
  place: { siteId: number; locationId: number | null },
  lines: readonly StartLine[],
): Promise<StockInflow[]> {
  const foods = await stockFoods(tx, [...new Set(lines.map(({ ingredientId }) => ingredientId))])
  const refusals: FieldMessages = {}
  const inflows = lines.flatMap((line, index): StockInflow[] => {
    const food = foods.get(line.ingredientId)
    if (!food) throw new Error(`Ingredient ${line.ingredientId} of a stored line was not read`)
    const { quantity, caseSize } = quantityOf(line, food)
    if (quantity === null) refusals[`lines.${index}.cases`] = message('stock.packSizeUnknown', { name: food.name })
    else if (compareDecimals(quantity, '0') <= 0) refusals[`lines.${index}.cases`] = message('stock.quantityRequired')
    if (quantity === null) return []
    const unitCost = line.cost === null ? null : costOfOne(line.cost, caseSize)
    const { ingredientId, lotCode, expiresOn } = line
    return [{ ...place, ingredientId, lotCode, expiresOn, quantity, unitCost }]
  })
  if (Object.keys(refusals).length > 0) throw rejected(refusals)
  return inflows
}

/** A line's quantity in the base unit, null in a pack of unknown size; and the quantity that its cost is for. */
function quantityOf(line: StartLine, food: StockFood): { quantity: string | null; caseSize: string } {
  const sizes = food.packOf(line.pack?.text)?.sizes ?? {}
  const counts = { case: line.cases, inner: line.inners, each: line.eaches }
  return { quantity: fromPacks(counts, sizes, line.amount), caseSize: sizes.case ?? sizes.inner ?? sizes.each ?? '1' }
}
