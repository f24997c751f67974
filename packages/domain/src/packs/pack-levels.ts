import type { Quantity } from '../units/model.ts'
import type { ParsedPack } from './model.ts'

interface Level {
  gtin: string | null
  content: Quantity | null
  holds: number | null
}

/** A pack as an ingredient stores it: a case holds inner packs or single units. */
export interface PackLevels {
  case: Level | null
  inner: Level | null
  each: Level | null
}

/**
 * The levels of a parsed pack. A pack of one piece is a case without a count. A size that an ingredient cannot store, such
 * as a range or a bushel, leaves the content unknown, and a pack that was not understood leaves every level unknown.
 */
export function packLevelsOf(parsed: ParsedPack): PackLevels {
  if (!parsed.ok) return { case: null, inner: null, each: null }
  const { inners, eaches, size } = parsed.pack
  const content = size && size.upTo === null && size.unit !== 'bushel' ? { amount: size.amount, unit: size.unit } : null
  const level = (holds: number | null): Level => ({ gtin: null, content: null, holds })
  if (inners === null && eaches === 1 && size) return { case: { ...level(null), content }, inner: null, each: null }
  return {
    case: level(inners ?? eaches),
    inner: inners === null ? null : level(eaches),
    each: { ...level(null), content },
  }
}
