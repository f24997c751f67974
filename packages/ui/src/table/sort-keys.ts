import { collator } from './collator.ts'

// Intl.Collator takes half a second for 100,000 names. ASCII texts are therefore converted once to bytes that sort as
// the collator does (a weight per character, and for a run of digits its length before the digits). A few are sorted by
// comparing bytes, many by a radix sort from the last pair of bytes to the first.

type Compare = (a: number, b: number) => number

/**
 * The order of many texts by their index, and whether two of them are equal; null where only the collator knows.
 *
 * @param byCollator compares two texts by their index
 */
export function orderOf(
  texts: readonly string[],
  byCollator: Compare,
): { order: Uint32Array; isSame: (a: number, b: number) => boolean } | null {
  const keys = sortKeys(texts)
  if (!keys) return null
  const { bytes, isCut } = keys
  const order = orderByKeys(keys, texts.length)
  sortCutKeys(keys, order, byCollator)
  return {
    order,
    isSame: (a, b) => (!isCut[a] && !isCut[b] ? sameKeys(bytes, a, b) : byCollator(a, b) === 0),
  }
}

interface SortKeys {
  /** `keyBytes` for each text, 0 after its end. */
  bytes: Uint8Array
  /** 1 where the text is longer than its key. */
  isCut: Uint8Array
  /** Length of the longest key before cutting, in bytes. */
  longest: number
}

const keyBytes = 48
const longestRun = 250
const firstPrintable = 0x20
const lastPrintable = 0x7e
const zero = 0x30
const nine = 0x39
const isDigit = (code: number) => code >= zero && code <= nine

let knownWeights: Uint8Array | null | undefined

/** `null` if a text is not printable ASCII, or the language sorts pairs of letters as one. */
function sortKeys(texts: readonly string[]): SortKeys | null {
  knownWeights ??= weightsOfCharacters()
  const weights = knownWeights
  if (!weights) return null

  const bytes = new Uint8Array(texts.length * keyBytes)
  const isCut = new Uint8Array(texts.length)
  let longest = 0
  for (let index = 0; index < texts.length; index += 1) {
    const end = writeKey(texts[index] ?? '', weights, bytes, index * keyBytes)
    if (end < 0) return null
    const length = end - index * keyBytes
    if (length > keyBytes) isCut[index] = 1
    longest = Math.max(longest, length)
  }
  return { bytes, isCut, longest }
}

/** Writes the key of a text. Returns where it ends, or would end uncut; -1 if a character has no weight. */
function writeKey(text: string, weights: Uint8Array, bytes: Uint8Array, start: number): number {
  const limit = start + keyBytes
  let end = start
  const write = (byte: number) => {
    if (end < limit) bytes[end] = byte
    end += 1
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const weight = code <= lastPrintable ? (weights[code] ?? 0) : 0
    if (weight === 0) return -1
    write(weight)
    if (!isDigit(code)) continue

    let from = at
    while (text.charCodeAt(from) === zero) from += 1
    let to = from
    while (to - from < longestRun && isDigit(text.charCodeAt(to))) to += 1
    write(to - from)
    for (let digit = from; digit < to; digit += 1) write(text.charCodeAt(digit))
    at = Math.max(at, to - 1)
  }
  return end
}

const lastPair = (length: number) => Math.min(length + (length % 2), keyBytes) - 2

/** Up to this many texts are compared: a radix sort clears its 65,536 positions for each pair of bytes, even for few texts. */
const fewTexts = 5000

function orderByKeys({ bytes, longest }: SortKeys, count: number): Uint32Array {
  if (count <= fewTexts)
    return Uint32Array.from({ length: count }, (_, text) => text).sort((a, b) => keyOrder(bytes, a, b))

  const positions = new Uint32Array(256 * 256 + 1)
  const pair = (text: number, at: number) =>
    ((bytes[text * keyBytes + at] ?? 0) << 8) | (bytes[text * keyBytes + at + 1] ?? 0)
  let order = new Uint32Array(count)
  for (let text = 0; text < count; text += 1) order[text] = text
  let next = new Uint32Array(count)

  for (let at = lastPair(longest); at >= 0; at -= 2) {
    positions.fill(0)
    for (let text = 0; text < count; text += 1) positions[pair(text, at) + 1] = (positions[pair(text, at) + 1] ?? 0) + 1
    for (let pairCode = 1; pairCode < positions.length; pairCode += 1) {
      positions[pairCode] = (positions[pairCode] ?? 0) + (positions[pairCode - 1] ?? 0)
    }
    for (let index = 0; index < count; index += 1) {
      const text = order[index] ?? 0
      const position = positions[pair(text, at)] ?? 0
      next[position] = text
      positions[pair(text, at)] = position + 1
    }
    ;[order, next] = [next, order]
  }
  return order
}

function keyOrder(bytes: Uint8Array, a: number, b: number): number {
  const [startOfA, startOfB] = [a * keyBytes, b * keyBytes]
  for (let at = 0; at < keyBytes; at += 1) {
    const difference = (bytes[startOfA + at] ?? 0) - (bytes[startOfB + at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const sameKeys = (bytes: Uint8Array, a: number, b: number) => keyOrder(bytes, a, b) === 0

/** Sorts texts whose cut keys are equal by their full text. */
function sortCutKeys({ bytes, isCut }: SortKeys, order: Uint32Array, compare: Compare) {
  let from = 0
  for (let at = 1; at <= order.length; at += 1) {
    const first = order[from] ?? 0
    if (at < order.length && sameKeys(bytes, first, order[at] ?? 0)) continue
    if (at - from > 1 && isCut[first]) order.subarray(from, at).sort(compare)
    from = at
  }
}

/** The weights of the ASCII characters by the reader's language; `null` if they do not determine the order of texts. */
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

  // Czech sorts "ch" after "h", Danish "aa" after "z", so single characters do not determine the order.
  const letters = characters.filter((character) => /[a-z]/.test(character))
  const pairs = letters.flatMap((one) => letters.map((other) => one + other))
  const isSorted = pairs.every((pair, at) => at === 0 || collator.compare(pairs[at - 1] ?? '', pair) < 0)
  return isSorted ? weights : null
}
