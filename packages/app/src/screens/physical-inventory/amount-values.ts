import type { CountLine, GivenAmount } from '@commissary/api-client'
import { givenFields, givenQuantity } from '@commissary/domain/stock'
import { parseAmount, type Unit } from '@commissary/domain/units'

/** What is typed for an amount. */
export interface AmountValues {
  pack: string
  cases: string
  inners: string
  eaches: string
  amount: string
  unit: string
}
export type NumberName = Exclude<keyof AmountValues, 'pack' | 'unit'>
export const numberNames = ['cases', 'inners', 'eaches', 'amount'] as const

/** The unit that loose goods are usually counted in: pounds and gallons rather than grams and milliliters. */
export function usualUnit({ baseUnit, units }: Pick<CountLine, 'baseUnit' | 'units'>): Unit {
  const wanted = { g: 'lb', ml: 'gal' }[baseUnit as string]
  return units.find(({ unit }) => unit === wanted)?.unit ?? baseUnit
}

export function toValues(line: CountLine, given: GivenAmount | null): AmountValues {
  return {
    pack: String(given?.pack ?? 0),
    cases: given?.cases ?? '',
    inners: given?.inners ?? '',
    eaches: given?.eaches ?? '',
    amount: given?.amount ?? '',
    unit: given?.unit ?? usualUnit(line),
  }
}

export const isEmpty = (values: AmountValues) => numberNames.every((name) => values[name].trim() === '')

export type AmountError = 'empty' | 'notANumber' | 'unknownSize' | 'unitMissing' | 'unknownUnit' | 'tooLarge'

export type ReadAmount =
  | { ok: true; given: GivenAmount; quantity: string }
  | { ok: false; error: AmountError; field: NumberName }

/** Reads what was typed, also "1 1/2" and "½". Nothing typed is no amount; 0 is one. */
export function readAmount(line: CountLine, values: AmountValues, locale: string): ReadAmount {
  const given: GivenAmount = values.pack === '0' ? {} : { pack: Number(values.pack) }
  for (const name of numberNames) {
    const text = values[name].trim()
    if (text === '') continue
    const number = parseAmount(text, { allowZero: true, locale })
    if (!number.ok) return { ok: false, error: 'notANumber', field: name }
    given[name] = number.amount
  }
  if (given.amount !== undefined) given.unit = values.unit as Unit
  const read = givenQuantity(given, line)
  if (read.ok) return { ok: true, given, quantity: read.quantity }
  const field = read.field === 'pack' || read.field === 'unit' ? 'amount' : read.field
  return { ok: false, error: read.problem, field }
}

/** The field of a scanned pack; without one the first field of the line. */
export function fieldOf(
  line: CountLine,
  { pack, level }: { pack: number; level: keyof typeof givenFields | null },
): NumberName {
  const shown = levelsOf(line, pack)
  if (level !== null && shown.includes(level)) return givenFields[level]
  const [first] = shown
  return first ? givenFields[first] : 'amount'
}

/** The levels of a pack that can be counted. */
export function levelsOf(line: CountLine, pack: number): (keyof typeof givenFields)[] {
  const levels = line.packs[pack]
  return (['case', 'inner', 'each'] as const).filter((level) => (levels?.[level]?.size ?? null) !== null)
}

/** The lot that is most likely counted next: none until one was counted on its own, then the first that was not. */
export function nextLot({ lots, amounts }: Pick<CountLine, 'lots' | 'amounts'>): number | null {
  const counted = new Set(amounts.map(({ lotId }) => lotId))
  const isByLot = amounts.some(({ lotId }) => lotId !== null)
  return (isByLot && lots.find(({ lotId }) => !counted.has(lotId))?.lotId) || null
}
