import { parseAmount } from '../../units/fractions.ts'
import type { Unit } from '../../units/model.ts'
import { convertDirectly } from '../../units/units.ts'
import { readQuantity } from '../draft/written-quantity.ts'
import { isUnit } from '../line-quantity.ts'
import { type KitchenPart, kitchenParts } from './kitchen-amount.ts'

/** A piece of a step's text, or a scaled amount in place of one. */
export type StepPart = string | readonly KitchenPart[]

export interface ScaledStep {
  parts: readonly StepPart[]
  isScaled: boolean
  /** Whether the step has an amount that may not be of food for the whole batch, so that it stays as written. */
  isKept: boolean
}

/** Times, temperatures and references to other steps: they do not change with the number of portions. */
const number = String.raw`(?:\d+[\s-])?\d*[.,/⁄]?[\d\u00BC-\u00BE\u2150-\u215E]+`
const unscaled = new RegExp(
  String.raw`${number}(?:\s*(?:-|–|to|or)\s*${number})?[\s-]*(?:(?:°|º|degrees?\b)\s*[FC]?\b|°|º|(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?)\b)|\bsteps?\s+\d+(?:\s*(?:-|–|,|and|to)\s*\d+)*`,
  'gi',
)
/** "350 F"; "4 c" are cups. */
const degrees = /\b\d{2,3} ?[FC]\b/g
const withoutUnscaled = (text: string) => text.replaceAll(unscaled, ' ').replaceAll(degrees, ' ')
/** After a step with one of these words, an amount may be one of many: for a pan, a portion, a piece. */
const dividing =
  /\b(?:\w*pans?|panned|trays?|sheets?|divide[sd]?|portion(?:s|ed|ing)?|servings?|serve[sd]?|scoops?|ladles?|spoodles?|dishers?|bowls?|boats?|assembl\w+|wrap(?:s|ped)?)\b/i
/** Words next to which an amount may be that of a piece or a vessel, or a limit. */
const uncertain =
  /\b(?:each|every|per|apiece|at a time|batch(?:es)?|more than|less than|at least|at most|up to|maximum|minimum|exceed|samples?|pieces?|slices?|cubes?|strips?|patt(?:y|ies)|balls?|links?|fillets?|breasts?|cans?|bags?|packages?|boxes|cartons?|containers?|jars?|bottles?|pots?|skillets?|kettles?|mixers?|measures?|inch(?:es)?|cut|slice|shape|form|roll|dozen|times)\b|["”″×#]/i
const adding =
  /\b(?:add|combine|mix|stir|whisk|blend|pour|dissolve|fold|beat|sprinkle|bring|boil|heat|reserve|soak)\b[^\d.]*$/i
/** Digits, fractions and unit names. A step without any has no amounts; one left over after scaling makes the step uncertain. */
const leftover =
  /\d|[\u00BC-\u00BE\u2150-\u215E]|\b(?:cups?|pints?|quarts?|gallons?|pounds?|ounces?|(?:table|tea)spoons?|tbsp|tsp|qts?|gals?|lbs?|oz)\b/i
const start = /(?<![\w#./⁄-])(?:\.?\d|[\u00BC-\u00BE\u2150-\u215E])/g
/** A sentence ends before a capital; "qt." and "approx." do not end one. */
const sentences = /(?<=(?<!\b(?:tsp|tbsp|tbs|oz|lbs?|qts?|pts?|gal|c|fl|no|approx))[.!?])\s+(?=\p{Lu})|\n/iu

/**
 * The steps of a recipe for `factor` times the batch. An amount is scaled only where it is certainly of food for the whole batch: a
 * weight or volume after a verb such as "add", in a step in which every other number is a time or a temperature, and before any step that
 * divides food into pans or portions. A step with any other amount stays as written and is marked: a wrong amount is worse than none.
 */
export function scaleSteps(texts: readonly string[], factor: number): ScaledStep[] {
  let isDivided = false
  return texts.map((text) => {
    isDivided ||= dividing.test(text)
    const plain: ScaledStep = { parts: [text], isScaled: false, isKept: false }
    if (factor === 1 || !leftover.test(withoutUnscaled(text))) return plain
    const parts = isDivided || uncertain.test(text) ? null : scaledParts(text, factor)
    return parts ? { parts, isScaled: true, isKept: false } : { ...plain, isKept: true }
  })
}

/** The parts of a step with every amount scaled; null where one of them is uncertain. */
function scaledParts(text: string, factor: number): StepPart[] | null {
  const parts: StepPart[] = []
  let at = 0
  for (const found of foodAmounts(text)) {
    if (found.start < at) continue
    parts.push(text.slice(at, found.start), kitchenParts(found.amount * factor, found.unit))
    at = found.end
  }
  parts.push(text.slice(at))
  const rest = parts.map((part) => (typeof part === 'string' ? withoutUnscaled(part) : '')).join(' ')
  return leftover.test(rest) ? null : parts.filter((part) => part !== '')
}

interface FoodAmount {
  start: number
  end: number
  amount: number
  unit: Unit
}

/** Weights and volumes after an adding verb of their sentence, or after another amount of the same list. */
function foodAmounts(text: string): FoodAmount[] {
  const amounts: FoodAmount[] = []
  for (const { index } of text.matchAll(start)) {
    const last = amounts.at(-1)
    if (last && index < last.end) continue
    const before = text.slice(last?.end ?? 0, index)
    const isListed = last !== undefined && /^[^\d.()]*(?:,|\band|\bwith|\bplus)\s+$/i.test(before)
    const sentence = before.split(sentences).at(-1) ?? ''
    const found = isListed || adding.test(sentence) ? amountAt(text, index) : null
    if (found) amounts.push(found)
  }
  return amounts
}

/** The weight or volume at an index, "1 lb 2 oz" as one; null for any other quantity and for one in a range. */
function amountAt(text: string, index: number): FoodAmount | null {
  const rest = text.slice(index)
  const read = readQuantity(rest)
  const amount = read && parseAmount(read.amount)
  if (!read || !amount?.ok || !isUnit(read.unit) || !isFood(read.unit)) return null
  const end = index + rest.trimEnd().length - read.rest.trimEnd().length
  // A letter alone is not certainly a unit: "4 c".
  if (/^\s*[a-z]?\b\W*$/i.test(text.slice(index, end).replace(/^[\d\s./⁄\u00BC-\u00BE\u2150-\u215E]+/, ''))) return null
  const first = Number(amount.amount)
  if (!read.plus) return { start: index, end, amount: first, unit: read.unit }
  const second = parseAmount(read.plus.amount)
  const unit = read.plus.unit
  const added =
    second.ok && isUnit(unit as Unit) ? convertDirectly(Number(second.amount), unit as Unit, read.unit) : null
  return added === null ? null : { start: index, end, amount: first + added, unit: read.unit }
}

const isFood = (unit: Unit) =>
  !unit.startsWith('scoop') && (convertDirectly(1, unit, 'g') ?? convertDirectly(1, unit, 'ml')) !== null
