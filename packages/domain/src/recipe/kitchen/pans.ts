import { settle } from '../../units/rounding.ts'
import type { RecipePan } from './model.ts'

/** Whole pans that a number of portions fills or starts, and the exact number. */
export function pansFor({ portionsPerPan }: Pick<RecipePan, 'portionsPerPan'>, portions: number) {
  const exact = settle(portions / portionsPerPan)
  return { exact, pans: Math.ceil(exact) }
}
