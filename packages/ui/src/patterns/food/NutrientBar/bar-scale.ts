import type { PartialValue, Limits } from '../../nutrition-types.ts'

/** Returns the share of the track, 0 to 1, that a value fills. The scale leaves room after the largest limit or value. */
export function barScale(value: PartialValue, limits: readonly (Limits | null)[]) {
  const marks = limits.flatMap((limit) => (limit ? [limit.minimum, limit.maximum] : []))
  const largest = Math.max(value.known ?? 0, ...marks.map((mark) => mark ?? 0))
  const end = largest > 0 ? largest * 1.2 : 1
  return (amount: number) => Math.min(1, Math.max(0, amount / end))
}
