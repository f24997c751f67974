import { prefixOf } from './food-terms.ts'

/** Letters by which a mistyped word may differ at most. */
export const mostEdits = 2

/** Fewer in short words, where another food is as near. */
const mostEditsOf = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : mostEdits)

/**
 * The known words that a mistyped one may mean: each with the number of letters that were added, left out, changed or swapped.
 *
 * @param known words without plural, as `word` is
 * @returns none if the word is known, begins a known one, or resembles none
 */
export function nearWords(word: string, known: readonly string[]): { word: string; edits: number }[] {
  const most = mostEditsOf(word)
  if (most === 0 || known.some((other) => other.startsWith(prefixOf(word)))) return []
  return known.flatMap((other) => {
    if (Math.abs(other.length - word.length) > most) return []
    const edits = editsBetween(word, other, most)
    return edits > most ? [] : [{ word: other, edits }]
  })
}

/** The optimal string alignment distance, counted up to `most` + 1. */
function editsBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...now) > most) return most + 1
    before = last
    last = now
  }
  return last[other.length] ?? most + 1
}
