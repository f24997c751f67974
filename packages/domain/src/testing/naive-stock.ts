/** Goods that came in, as single pieces of one millionth: slow, and too simple to be wrong. */
export interface NaivePiece {
  expiresOn: string | null
  agedOn: string
  id: number
  /** Per piece. */
  cost: number | null
}

/**
 * Takes pieces one by one: each time it searches all that is left for the one that expires first, of those the oldest,
 * and of those the one with the smallest id.
 */
export function naiveTake(pieces: readonly NaivePiece[], count: number): { taken: NaivePiece[]; left: NaivePiece[] } {
  const left = [...pieces]
  const taken: NaivePiece[] = []
  while (taken.length < count && left.length > 0) {
    let best = 0
    for (let index = 1; index < left.length; index++) {
      if (comesBefore(left[index] as NaivePiece, left[best] as NaivePiece)) best = index
    }
    taken.push(...left.splice(best, 1))
  }
  return { taken, left }
}

function comesBefore(a: NaivePiece, b: NaivePiece): boolean {
  if (a.expiresOn !== b.expiresOn) {
    if (a.expiresOn === null) return false
    if (b.expiresOn === null) return true
    return a.expiresOn < b.expiresOn
  }
  if (a.agedOn !== b.agedOn) return a.agedOn < b.agedOn
  return a.id < b.id
}
