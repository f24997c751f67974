import { packLevels, type PackLevelName } from '../food/packs.ts'
import { parseAmount } from '../units/fractions.ts'
import type { Unit } from '../units/model.ts'
import { type Countable, type GivenAmount, givenFields, type GivenProblem, givenQuantity } from './given-amount.ts'

/** What is typed for an amount of an item. */
export interface TypedAmount {
  /** Which of the item's packs. */
  pack: string
  cases: string
  inners: string
  eaches: string
  amount: string
  unit: string
}
export type NumberName = Exclude<keyof TypedAmount, 'pack' | 'unit'>
const numberNames = ['cases', 'inners', 'eaches', 'amount'] as const satisfies NumberName[]

export type AmountError = GivenProblem | 'notANumber'

/** A given amount without blank fields. */
type EnteredAmount = Partial<Record<NumberName, string>> & { pack?: number; unit?: Unit }

export type ReadAmount =
  | { ok: true; given: EnteredAmount; quantity: string }
  | { ok: false; error: AmountError; field: NumberName }

/** The unit that loose goods are usually counted in: pounds and gallons rather than grams and milliliters. */
function usualUnit({ baseUnit, units }: Pick<Countable, 'units'> & { baseUnit: Unit }): Unit {
  const wanted = baseUnit === 'g' ? 'lb' : baseUnit === 'ml' ? 'gal' : null
  return units.find(({ unit }) => unit === wanted)?.unit ?? baseUnit
}

/** What an item's fields start with: a given amount, or nothing. */
export const toTypedAmount = (
  item: Pick<Countable, 'units'> & { baseUnit: Unit },
  given: GivenAmount | null,
): TypedAmount => ({
  pack: String(given?.pack ?? 0),
  cases: given?.cases ?? '',
  inners: given?.inners ?? '',
  eaches: given?.eaches ?? '',
  amount: given?.amount ?? '',
  unit: given?.unit ?? usualUnit(item),
})

export const isNothingTyped = (values: TypedAmount): boolean => numberNames.every((name) => values[name].trim() === '')

/** Reads what was typed, including "1 1/2" and "½". A blank is not an amount; 0 is. */
export function readAmount(item: Countable, values: TypedAmount, locale: string): ReadAmount {
  const given: EnteredAmount = values.pack === '0' ? {} : { pack: Number(values.pack) }
  for (const name of numberNames) {
    const text = values[name].trim()
    if (text === '') continue
    const number = parseAmount(text, { allowZero: true, locale })
    if (!number.ok) return { ok: false, error: 'notANumber', field: name }
    given[name] = number.amount
  }
  if (given.amount !== undefined) given.unit = values.unit as Unit
  const read = givenQuantity(given, item)
  if (read.ok) return { ok: true, given, quantity: read.quantity }
  const field = read.field === 'pack' || read.field === 'unit' ? 'amount' : read.field
  return { ok: false, error: read.problem, field }
}

/** The levels of a pack that can be counted, largest first. */
export function countedLevels({ packs }: Pick<Countable, 'packs'>, pack: number): PackLevelName[] {
  const levels = packs[pack]
  return packLevels.filter((level) => (levels?.[level]?.size ?? null) !== null)
}

/** The field of a scanned pack; without one the first field of the item. */
export function fieldOfPack(
  item: Pick<Countable, 'packs'>,
  { pack, level }: { pack: number; level: PackLevelName | null },
): NumberName {
  const shown = countedLevels(item, pack)
  if (level !== null && shown.includes(level)) return givenFields[level]
  const [first] = shown
  return first ? givenFields[first] : 'amount'
}

/** The lot that is most likely counted next: none until one was counted on its own, then the first that was not. */
export function nextLot({
  lots,
  amounts,
}: {
  lots: readonly { lotId: number }[]
  amounts: readonly { lotId: number | null }[]
}): number | null {
  const counted = new Set(amounts.map(({ lotId }) => lotId))
  const isByLot = amounts.some(({ lotId }) => lotId !== null)
  return (isByLot && lots.find(({ lotId }) => !counted.has(lotId))?.lotId) || null
}
