import type { Quantity, Unit } from '../units/model.ts'
import type { ParsedPack } from './model.ts'
import { packLevelsOf } from './pack-levels.ts'
import { caseWords, countWords, dozenWords, literWords, packUnit } from './pack-words.ts'

/** What a price is for: the case, one piece of it, or an amount. */
export type Priced = 'case' | 'piece' | Quantity

/** Words of price columns for a whole case, besides those of packs. */
const soldAsCase = new Set(['CA', 'CTN', 'CARTON', 'BX', 'BOX', 'BG', 'BAG', 'PK', 'PACK', 'PACKAGE', 'PL', 'PAIL'])
const soldAsPiece = new Set(['UN', 'UNIT', 'UNITS'])

/** What a price is for, by the word in a price list: "CS", "LB", "EA", "DZ". Null for any other word. */
export function pricedBy(word: string): Priced | null {
  const name = word.toUpperCase().replace(/[.\s]/g, '').replace(/^PER/, '')
  if (caseWords.has(name) || soldAsCase.has(name)) return 'case'
  if (countWords.has(name) || soldAsPiece.has(name)) return 'piece'
  if (dozenWords.has(name)) return { amount: '12', unit: 'each' }
  if (literWords.has(name)) return { amount: '1000', unit: 'ml' }
  const unit = packUnit(name)
  return unit && unit !== 'bushel' ? { amount: '1', unit: unit satisfies Unit } : null
}

/**
 * The amount that a price buys: of "6/5 LB" a case is 30 lb and a piece 5 lb, of "6/#10" a case is 6 cans, of "48 CT" 48
 * pieces. Null where the pack does not say: one that is not understood, or a range ("14/3-3.25#A").
 */
export function pricedQuantity(priced: Priced, pack: ParsedPack | null): Quantity | null {
  if (typeof priced === 'object') return priced
  if (!pack?.ok) return pack === null && priced === 'piece' ? { amount: '1', unit: 'each' } : null
  const { inners, eaches, size } = pack.pack
  const levels = packLevelsOf(pack)
  const count = priced === 'case' ? (inners ?? 1) * eaches : 1
  if (size === null) return { amount: String(count), unit: 'each' }
  const one = (levels.each ?? levels.case)?.content
  return one ? { amount: String(Number((Number(one.amount) * count).toFixed(6))), unit: one.unit } : null
}
