/** Letters by which a mistyped word may differ at most. */
export const mostEdits = 2

/** Fewer in short words, where another food is as near. */
const mostEditsOf = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : mostEdits)

/**
 * The known word that a mistyped one most likely means: the fewest letters added, left out, changed or swapped, and among
 * those the most frequent.
 *
 * @param known words and how many foods have them
 * @returns null if none is near enough; the word itself if it is known, or begins one
 */
export function nearestWord(word: string, known: ReadonlyMap<string, number>): string | null {
  let best: { word: string; edits: number; foods: number } | null = null
  const most = mostEditsOf(word)
  for (const [other, foods] of known) {
    if (other.startsWith(word)) return word
    if (Math.abs(other.length - word.length) > most) continue
    const edits = editsBetween(word, other, most)
    if (edits > most || (best && (edits > best.edits || (edits === best.edits && foods <= best.foods)))) continue
    best = { word: other, edits, foods }
  }
  return best?.word ?? null
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
