import type { PartialValue, Limits } from '../../nutrition-types.ts'

/** Share of the track, 0 to 1, that a value reaches. The scale leaves room behind the largest limit or value. */
export function barScale(figure: PartialValue, limits: readonly (Limits | null)[]) {
  const marks = limits.flatMap((limit) => (limit ? [limit.minimum, limit.maximum] : []))
  const largest = Math.max(figure.known ?? 0, ...marks.map((mark) => mark ?? 0))
  const end = largest > 0 ? largest * 1.2 : 1
  return (value: number) => Math.min(1, Math.max(0, value / end))
}
