import type { Unit } from '../units/model.ts'
import { parsePack } from './parse-pack.ts'

/** Whether the text of a pack already says what it holds in a unit: "40.5 LB" of 40.5 lb does, "4/10 LB" of 40 lb does not. */
export function saysSize(text: string, size: string, unit: Unit): boolean {
  const parsed = parsePack(text)
  if (!parsed.ok) return false
  const { inners, eaches, size: own } = parsed.pack
  const amount = Number(size)
  if (own === null) return inners === null && unit === 'each' && eaches === amount
  return inners === null && eaches === 1 && own.upTo === null && own.unit === unit && Number(own.amount) === amount
}
