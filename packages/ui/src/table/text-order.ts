const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Ranks of texts as people sort them (any case, numbers by size); equal texts share a rank. Ranks start at 0. */
export function textRanks(texts: readonly string[]): { ranks: Uint32Array; count: number } {
  const keys = sortKeys(texts)
  const compare = keys
    ? (a: number, b: number) => compareKeys(keys, a, b)
    : (a: number, b: number) => collator.compare(texts[a] ?? '', texts[b] ?? '')
  const order = Uint32Array.from(texts.keys()).sort(compare)

  const ranks = new Uint32Array(texts.length)
  let rank = 0
  for (let at = 0; at < order.length; at += 1) {
    const text = order[at] ?? 0
    if (at > 0 && compare(order[at - 1] ?? 0, text) !== 0) rank += 1
    ranks[text] = rank
  }
  return { ranks, count: texts.length === 0 ? 0 : rank + 1 }
}

// Intl.Collator takes half a second for 100,000 names. Texts of plain ASCII are therefore turned once into bytes that
// sort as the collator sorts them: a weight per character, and for a run of digits its length before the digits.

interface SortKeys {
  bytes: Uint8Array
  /** Where each key begins; the next one's start is its end. */
  starts: Uint32Array
  /** The first six bytes of each key as a number: most comparisons end there. */
  heads: Float64Array
}

const headBytes = 6
const longestRun = 250
const firstPrintable = 0x20
const lastPrintable = 0x7e
const zero = 0x30
const nine = 0x39
const isDigit = (code: number) => code >= zero && code <= nine

let knownWeights: Uint8Array | null | undefined

/** `null` where a text is not plain ASCII, or the language sorts pairs of letters as one. */
function sortKeys(texts: readonly string[]): SortKeys | null {
  knownWeights ??= weightsOfCharacters()
  const weights = knownWeights
  if (!weights) return null

  let length = 0
  for (const text of texts) length += text.length
  // A run of digits takes two bytes more than its digits.
  const bytes = new Uint8Array(length * 3)
  const starts = new Uint32Array(texts.length + 1)
  const heads = new Float64Array(texts.length)
  let end = 0
  for (const [index, text] of texts.entries()) {
    const start = end
    end = writeKey(text, weights, bytes, start)
    if (end < 0) return null
    starts[index + 1] = end
    let head = 0
    for (let at = start; at < start + headBytes; at += 1) head = head * 256 + (at < end ? (bytes[at] ?? 0) : 0)
    heads[index] = head
  }
  return { bytes, starts, heads }
}

/** Writes the key of a text and answers where it ends; -1 where a character has no weight. */
function writeKey(text: string, weights: Uint8Array, bytes: Uint8Array, start: number): number {
  let end = start
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const weight = code <= lastPrintable ? (weights[code] ?? 0) : 0
    if (weight === 0) return -1
    bytes[end++] = weight
    if (!isDigit(code)) continue

    let from = at
    while (text.charCodeAt(from) === zero) from += 1
    let to = from
    while (to - from < longestRun && isDigit(text.charCodeAt(to))) to += 1
    bytes[end++] = to - from
    for (let digit = from; digit < to; digit += 1) bytes[end++] = text.charCodeAt(digit)
    at = Math.max(at, to - 1)
  }
  return end
}

function compareKeys({ bytes, starts, heads }: SortKeys, a: number, b: number): number {
  const difference = (heads[a] ?? 0) - (heads[b] ?? 0)
  if (difference !== 0) return difference
  const startA = starts[a] ?? 0
  const startB = starts[b] ?? 0
  const lengthA = (starts[a + 1] ?? 0) - startA
  const lengthB = (starts[b + 1] ?? 0) - startB
  const common = Math.min(lengthA, lengthB)
  for (let at = 0; at < common; at += 1) {
    const one = bytes[startA + at] ?? 0
    const other = bytes[startB + at] ?? 0
    if (one !== other) return one - other
  }
  return lengthA - lengthB
}

/** Asks the collator of the reader's language for the order of the ASCII characters, and whether that order is all. */
function weightsOfCharacters(): Uint8Array | null {
  const characters = Array.from({ length: lastPrintable - firstPrintable + 1 }, (_, at) =>
    String.fromCharCode(firstPrintable + at),
  ).sort(collator.compare)
  const weights = new Uint8Array(lastPrintable + 1)
  let weight = 0
  let before: string | undefined
  for (const character of characters) {
    const isRun = before !== undefined && isDigit(before.charCodeAt(0)) && isDigit(character.charCodeAt(0))
    if (before === undefined || (!isRun && collator.compare(before, character) !== 0)) weight += 1
    weights[character.charCodeAt(0)] = weight
    before = character
  }

  // Czech sorts "ch" after "h", Danish "aa" after "z": there characters alone do not tell the order.
  const letters = characters.filter((character) => /[a-z]/.test(character))
  const pairs = letters.flatMap((one) => letters.map((other) => one + other))
  const isSorted = pairs.every((pair, at) => at === 0 || collator.compare(pairs[at - 1] ?? '', pair) < 0)
  return isSorted ? weights : null
}
