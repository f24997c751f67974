import { nutrientFacts } from './nutrients.ts'
import type { NutrientCode } from './model.ts'

/** How a value may be rounded between the previous step's end and this one's. */
interface Step {
  /** Up to and including this amount. */
  upTo: number
  nearest: number
}

/** How FDA lets a manufacturer print a nutrient of a serving. */
interface Rounding {
  steps: readonly Step[]
  /** A printed zero is an amount below this. */
  zeroBelow: number
  /** FDA's guide prints zero below this. Default: `zeroBelow`. */
  guideZeroBelow?: number
  /** The law says "shall be expressed as zero", so no other number is printed for such an amount. */
  isZeroRequired?: boolean
  /** "Less than 1 gram": the amounts that may be printed so, and those that FDA's guide prints so. */
  lessThan?: { limit: number; from: number; guideFrom: number; guideTo?: number }
}

const everywhere = (nearest: number): readonly Step[] => [{ upTo: Infinity, nearest }]

/** 21 CFR 101.9(c)(1): nearest 5 up to and including 50 calories, nearest 10 above; below 5 may be zero. */
const calories: Rounding = {
  steps: [
    { upTo: 50, nearest: 5 },
    { upTo: Infinity, nearest: 10 },
  ],
  zeroBelow: 5,
}

/** 21 CFR 101.9(c)(2), (i) and (ii): nearest 0.5 g below 5 g, nearest gram above; below 0.5 g shall be zero. */
const fat: Rounding = {
  steps: [
    { upTo: 5, nearest: 0.5 },
    { upTo: Infinity, nearest: 1 },
  ],
  zeroBelow: 0.5,
  isZeroRequired: true,
}

/**
 * 21 CFR 101.9(c)(3): nearest 5 mg; below 2 mg may be zero; 2 to 5 mg may be "less than 5 milligrams". Between 2 and 2.5 mg
 * the nearest 5 mg would be zero; FDA's Food Labeling Guide (appendix H) prints "less than 5 mg" there, and so do we.
 */
const cholesterol: Rounding = {
  steps: everywhere(5),
  zeroBelow: 2,
  lessThan: { limit: 5, from: 2, guideFrom: 2 },
}

/** 21 CFR 101.9(c)(4): zero below 5 mg, nearest 5 mg from 5 to 140 mg, nearest 10 mg above. */
const sodium: Rounding = {
  steps: [
    { upTo: 140, nearest: 5 },
    { upTo: Infinity, nearest: 10 },
  ],
  zeroBelow: 5,
  isZeroRequired: true,
}

/**
 * 21 CFR 101.9(c)(6), (i) to (iii), and (c)(7): nearest gram; below 1 g may be "less than 1 gram"; below 0.5 g may be
 * zero. FDA's guide prints "less than 1 g" from 0.5 g.
 */
const grams: Rounding = {
  steps: everywhere(1),
  zeroBelow: 0.5,
  lessThan: { limit: 1, from: 0, guideFrom: 0.5 },
}

/**
 * 21 CFR 101.9(c)(8)(iii): nearest 2% up to 10%, nearest 5% up to 50%, nearest 10% above; below 2% may be zero.
 * FDA's guide prints 2% for more than 1%.
 */
const percent: Rounding = {
  steps: [
    { upTo: 10, nearest: 2 },
    { upTo: 50, nearest: 5 },
    { upTo: Infinity, nearest: 10 },
  ],
  zeroBelow: 2,
  guideZeroBelow: 0,
  // A little above 1%, the middle of "less than 2%", which must print so again.
  lessThan: { limit: 2, from: 0, guideFrom: 0, guideTo: 1.01 },
}

/** Null = a vitamin or a mineral other than sodium, in % of the Daily Value or by weight. */
const byNutrient: Record<NutrientCode, Rounding | null> = {
  calories,
  totalFat: fat,
  saturatedFat: fat,
  transFat: fat,
  cholestral: cholesterol,
  sodium,
  totalCarbohydrate: grams,
  dietaryFiber: grams,
  sugars: grams,
  addedSugars: grams,
  protein: grams,
  calcium: null,
  potassium: null,
  iron: null,
  phosphorous: null,
  vitaminA: null,
  vitaminB6: null,
  vitaminB12: null,
  vitaminC: null,
  vitaminD: null,
  vitaminE: null,
  vitaminK: null,
  pantothenicAcid: null,
  folate: null,
  manganese: null,
  thiamin: null,
  niacin: null,
  copper: null,
  magnesium: null,
  riboFlavin: null,
  selenium: null,
  zinc: null,
}

/** Whether a label may print the nutrient only as a percentage of its Daily Value: a vitamin, or a mineral other than sodium. */
export const isVitaminOrMineral = (code: NutrientCode): boolean => byNutrient[code] === null

/**
 * A vitamin or mineral in mg or mcg. 21 CFR 101.9(c)(8)(iii) asks for the significance of its RDI, and allows more decimals
 * for low amounts: 0.01 for an RDI below 2.5. FDA's guidance of 2019 reads it as 0.1 for an RDI below 25, 1 below 250 and
 * 10 above. Below 2% of the RDI may be zero.
 */
function quantity(code: NutrientCode): Rounding {
  const rdi = nutrientFacts[code].dailyValue ?? 0
  const nearest = rdi < 2.5 ? 0.01 : rdi < 25 ? 0.1 : rdi < 250 ? 1 : 10
  return { steps: everywhere(nearest), zeroBelow: rdi / 50, guideZeroBelow: 0 }
}

/** A number as a label prints it. */
export interface LabelNumber {
  amount: number
  /** The amount is in % of the Daily Value. */
  isPercent: boolean
  /** "Less than" the amount. */
  isLessThan: boolean
}

const ruleOf = (code: NutrientCode, isPercent: boolean): Rounding =>
  byNutrient[code] ?? (isPercent ? percent : quantity(code))

/** Binary fractions have tails. All steps are multiples of 0.0001. */
const snap = (value: number) => Math.round(value * 10_000) / 10_000
const isMultiple = (value: number, step: number) => snap(Math.round(value / step) * step) === snap(value)

/** The true amounts that a printed number can mean: `from` or more, less than `below`. */
export interface LabelBand {
  from: number
  below: number
  /** Whether a manufacturer who follows the rules could have printed it. */
  isPrintable: boolean
}

/**
 * The amounts of a serving, in the printed number's unit, that a manufacturer may have rounded to it. It is the widest band
 * that the law allows, because much of its rounding is optional ("may be expressed as zero"). A number that no rule gives is
 * assumed to be rounded in its last digit.
 */
export function labelBand(code: NutrientCode, { amount, isPercent, isLessThan }: LabelNumber): LabelBand {
  const rule = ruleOf(code, isPercent)
  if (isLessThan) {
    const isPrintable = rule.lessThan?.limit === amount
    return { from: isPrintable ? (rule.lessThan?.from ?? 0) : 0, below: amount, isPrintable }
  }
  if (amount === 0) return { from: 0, below: rule.zeroBelow, isPrintable: true }
  const found = roundedTo(rule, amount)
  if (found) return { ...found, isPrintable: true }
  // Vitamins and minerals by weight may be printed more exactly than their rule asks for.
  const isWeight = isVitaminOrMineral(code) && !isPercent
  const half = lastPlace(amount, isWeight) / 2
  return { from: snap(Math.max(0, amount - half)), below: snap(amount + half), isPrintable: isWeight }
}

function roundedTo({ steps, zeroBelow, isZeroRequired }: Rounding, amount: number) {
  let start = isZeroRequired ? zeroBelow : 0
  const parts: { from: number; below: number }[] = []
  for (const { upTo, nearest } of steps) {
    const from = Math.max(start, amount - nearest / 2)
    const below = Math.min(upTo, amount + nearest / 2)
    if (isMultiple(amount, nearest) && from < below) parts.push({ from, below })
    start = upTo
  }
  const [first] = parts
  const last = parts.at(-1)
  return first && last && { from: snap(first.from), below: snap(last.below) }
}

/** 0.01 for 2.25, 1 for 47. With halves, as older labels round potassium to 5 mg: 5 for 35. */
function lastPlace(amount: number, hasHalves: boolean): number {
  const places = [10, 1, 0.1, 0.01, 0.001].flatMap((place) => (hasHalves ? [place, place / 2] : [place]))
  return places.find((place) => place <= 5 && isMultiple(amount, place)) ?? 0.0001
}

/**
 * The number that a label prints for the amount of a serving, in the nutrient's unit, by FDA's Food Labeling Guide
 * (appendix H). Halves are rounded up. `isPercent` asks for a vitamin or mineral in % of the Daily Value.
 */
export function toLabelNumber(code: NutrientCode, amount: number, isPercent = false): LabelNumber {
  const isShare = isPercent && isVitaminOrMineral(code)
  const { steps, zeroBelow, guideZeroBelow = zeroBelow, lessThan } = ruleOf(code, isShare)
  const exact = snap(isShare ? (amount / (nutrientFacts[code].dailyValue ?? 1)) * 100 : amount)
  const number = (printed: number, isLessThan = false) => ({ amount: printed, isPercent: isShare, isLessThan })
  if (exact === 0) return number(0)
  if (lessThan && exact >= lessThan.guideFrom && exact < lessThan.limit && exact <= (lessThan.guideTo ?? Infinity)) {
    return number(lessThan.limit, true)
  }
  if (exact < guideZeroBelow) return number(0)
  const { nearest } = steps.find(({ upTo }) => exact <= upTo) ?? { nearest: 1 }
  return number(snap(Math.floor(snap(exact / nearest) + 0.5) * nearest))
}
