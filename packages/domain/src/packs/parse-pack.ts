import { amountLimit } from '../units/fractions.ts'
import type { Pack, PackProblem, ParsedPack } from './model.ts'
import { readSize, type SizeReading } from './pack-size.ts'
import { normalizePack } from './pack-text.ts'
import { caseWords, countWords, dozenWords, isContainer } from './pack-words.ts'

/** Longer texts are descriptions, not packs. */
const maxLength = 80

/**
 * Reads a pack as US distributors write it: counts from the case inward, then what one piece holds. "6/5 LB" is 6 of 5
 * lb, "10/6/2.5 OZ" 10 boxes of 6 of 2.5 oz, "6/#10 CN" 6 number 10 cans, "14/3-3.25#A" 14 of 3 to 3.25 lb on average.
 * "oz" is a weight unless "fl" precedes it. A text with two readings is a problem with the part that causes it, never
 * a guess.
 */
export function parsePack(text: string): ParsedPack {
  const trimmed = text.trim()
  if (trimmed === '') return refuse('empty', '')
  if (trimmed.length > maxLength) return refuse('notUnderstood', trimmed)

  const normal = normalizePack(trimmed)
  if (/\bOR\b/.test(normal)) return refuse('alternatives', trimmed)
  return dozens(normal) ?? wordAlone(normal) ?? readLevels(normal)
}

/** "EACH" and "CS" without a number. */
function wordAlone(text: string): ParsedPack | null {
  if (countWords.has(text)) return accept([], null)
  return isContainer(text) ? refuse('contentMissing', text) : null
}

/** "15 DZ" is fifteen times twelve. */
function dozens(text: string): ParsedPack | null {
  const words = text.split(' ')
  const unit = words.findIndex((word) => dozenWords.has(word))
  if (unit < 1) return null
  const rest = words.slice(unit + 1)
  return readLevels([...words.slice(0, unit), ...rest].join(' ') + '/12 CT')
}

function readLevels(text: string): ParsedPack {
  if (mayBeFraction(text)) return refuse('fraction', text)
  const levels = splitLevels(text)
  const isPerCase = levels.length > 1 && caseWords.has(levels.at(-1) ?? '')
  if (isPerCase) levels.pop()

  const last = levels.pop() ?? ''
  const counts: number[] = []
  for (const level of levels) {
    const [number = '', ...words] = level.split(' ')
    if (!isCount(number)) return refuse('notUnderstood', level)
    if (words.some((word) => !isContainer(word) && !countWords.has(word))) return refuse('notUnderstood', level)
    if (words.some((word) => countWords.has(word))) return refuse('countAndWeight', text)
    counts.push(Number(number))
  }

  if (isPerCase && isCount(last)) return accept([...counts, Number(last)], null)
  const size = readSize(last, counts.length > 0)
  if (!size.ok) return size
  return accept([...counts, ...size.counts], size)
}

/** Splits at slashes, at multiplication signs, before a can's number ("6-#10", "6 #10") and at "per". */
function splitLevels(text: string): string[] {
  return text
    .replace(/ PER (?=[A-Z])/, '/')
    .replace(/^(CS|CASE) OF (\d+)$/, '$2/CS')
    .replace(/^(\d+)[- ]?#(?=\d)/, '$1/#')
    .split(/[/*]/)
    .map((level) => level.trim())
}

/** Two last numbers that are also a fraction kitchens write: "1/2 GAL", "6/3/4 LB", "50 1/2 PT". */
function mayBeFraction(text: string): boolean {
  const [, word] = /(?:^|[/* -])(?:1\/2|1\/3|2\/3|1\/4|3\/4) ?(#|[A-Z]+)/.exec(text) ?? []
  return word !== undefined && !countWords.has(word)
}

const isCount = (text: string) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) < amountLimit

function accept(counts: number[], reading: Extract<SizeReading, { ok: true }> | null): ParsedPack {
  // "1/6/5 LB" is one case of 6: the leading 1 says nothing.
  const levels = counts.length > 2 && counts[0] === 1 ? counts.slice(1) : counts
  if (levels.length > 2) return refuse('tooManyLevels', levels.join('/'))
  const pack: Pack = {
    inners: levels.length === 2 ? (levels[0] ?? null) : null,
    eaches: levels.at(-1) ?? 1,
    size: reading?.size ?? null,
    isAverage: reading?.isAverage ?? false,
  }
  return { ok: true, pack }
}

function refuse(problem: PackProblem, part: string): ParsedPack {
  return { ok: false, problem, part }
}
