import { collator } from './collator.ts'
import type { orderOf } from './sort-keys.ts'

/** The collator sorts fewer texts fast enough. */
const manyTexts = 4000

let many: { orderOf: typeof orderOf } | null = null

/** Loads the code that sorts a long list fast. Until then the collator sorts, with the same result. */
export async function prepareOrder(count: number): Promise<void> {
  if (count >= manyTexts) many ??= await import('./sort-keys.ts')
}

/** Ranks of texts as people sort them (ignoring case, numbers by size); equal texts share a rank. Ranks start at 0. */
export function textRanks(texts: readonly string[]): { ranks: Uint32Array; count: number } {
  const byCollator = (a: number, b: number) => collator.compare(texts[a] ?? '', texts[b] ?? '')
  const sorted = texts.length < manyTexts ? null : (many?.orderOf(texts, byCollator) ?? null)
  const order = sorted?.order ?? Uint32Array.from(texts.keys()).sort(byCollator)
  const isSame = sorted?.isSame ?? ((a, b) => byCollator(a, b) === 0)

  const ranks = new Uint32Array(texts.length)
  let rank = 0
  for (let at = 0; at < order.length; at += 1) {
    const text = order[at] ?? 0
    if (at > 0 && !isSame(order[at - 1] ?? 0, text)) rank += 1
    ranks[text] = rank
  }
  return { ranks, count: texts.length === 0 ? 0 : rank + 1 }
}
