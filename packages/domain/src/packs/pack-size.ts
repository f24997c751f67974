import { parsePositive, toDecimal } from '../units/decimal.ts'
import { amountLimit } from '../units/fractions.ts'
import { gramsPerUnit } from '../units/units.ts'
import type { PackProblem, PackSize, PackUnit } from './model.ts'
import { averageWords, canWords, countWords, isContainer, literWords, packUnit } from './pack-words.ts'

export type SizeReading =
  | { ok: true; counts: number[]; size: PackSize | null; isAverage: boolean }
  | { ok: false; problem: PackProblem; part: string }

const number = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`
const amounts = new RegExp(`^(${number})(?:-(${number}))?(?: ?([A-Z#].*))?$`)

/**
 * Reads the innermost level of a normalized pack: a size ("3-3.25#A", "5 LB BAG"), a can ("#10 CN") or a count ("12
 * EA"). `hasCount`: if a count precedes it, a dash can only be a range.
 */
export function readSize(text: string, hasCount: boolean): SizeReading {
  if (text.startsWith('#')) return readCan(text)
  const [, amount, upTo, rest = ''] = amounts.exec(text) ?? []
  if (amount === undefined) return refuse('notUnderstood', text)
  const named = readWords(rest)
  if (!named.ok) return named
  if (named.unit === 'each') return upTo === undefined ? readCount(amount, text) : refuse('dash', text)
  if (named.unit === 'lb' && named.isCan && packUnit(`#${amount}`)) return refuse('poundsOrCan', text)

  const range = upTo === undefined || Number(amount) < Number(upTo)
  const isWhole = /^\d+$/.test(amount)
  if (upTo !== undefined && !hasCount && isWhole) {
    if (range) return refuse('dash', text)
    return sized([Number(amount)], upTo, undefined, named)
  }
  return range ? sized([], amount, upTo, named) : refuse('notUnderstood', text)
}

function readCan(text: string): SizeReading {
  const [size = '', ...words] = text.split(' ')
  const unit = packUnit(size)
  if (!unit) return refuse('canUnknown', size)
  if (!words.every(isContainer)) return refuse('notUnderstood', text)
  return { ok: true, counts: [], size: { amount: '1', upTo: null, unit }, isAverage: false }
}

function readCount(amount: string, text: string): SizeReading {
  const count = Number(amount)
  if (!Number.isInteger(count) || count < 1 || count >= amountLimit) return refuse('notUnderstood', text)
  return { ok: true, counts: [count], size: null, isAverage: false }
}

type Named =
  | { ok: true; unit: PackUnit | 'each' | 'liter'; isAverage: boolean; isCan: boolean }
  | { ok: false; problem: PackProblem; part: string }

/** The words after a number: a unit, perhaps again in parentheses, "average", and containers. */
function readWords(text: string): Named {
  const words = text.replace(/^#/, '# ').split(' ').filter(Boolean)
  const [first = '', ...others] = words
  if (first === '' || isContainer(first)) return refuse('unitMissing', text)
  if (first === 'G') return refuse('unitAmbiguous', first)

  const joined = /^(LBS?)(A|AV|AVG)$/.exec(first)
  const unit = unitNamed(joined?.[1] ?? first)
  if (!unit) return refuse('notUnderstood', first)
  const isAverage = joined !== null || others.some((word) => averageWords.has(word))
  const unread = others.find((word) => !averageWords.has(word) && !isContainer(word) && unitNamed(word) !== unit)
  if (unread !== undefined) return refuse('notUnderstood', unread)
  if (isAverage && gramsPerUnit[unit as 'lb'] === undefined) return refuse('notUnderstood', text)
  return { ok: true, unit, isAverage, isCan: others.some((word) => canWords.has(word)) }
}

function unitNamed(word: string): PackUnit | 'each' | 'liter' | undefined {
  if (countWords.has(word)) return 'each'
  return literWords.has(word) ? 'liter' : packUnit(word)
}

function sized(
  counts: number[],
  amount: string,
  upTo: string | undefined,
  { unit, isAverage }: Extract<Named, { ok: true }>,
): SizeReading {
  const factor = unit === 'liter' ? 1000 : 1
  const plain = (text: string) => toDecimal(Number(text) * factor)
  const size: PackSize = {
    amount: plain(amount),
    upTo: upTo === undefined ? null : plain(upTo),
    unit: unit === 'liter' ? 'ml' : (unit as PackUnit),
  }
  if (parsePositive(size.amount) === null || Number(size.upTo ?? size.amount) >= amountLimit) {
    return refuse('notUnderstood', amount)
  }
  return { ok: true, counts, size, isAverage }
}

function refuse(problem: PackProblem, part: string): { ok: false; problem: PackProblem; part: string } {
  return { ok: false, problem, part }
}
