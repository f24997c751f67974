import type { Measure, Unit } from './model.ts'
import { mlPerUnit } from './volumes.ts'

/** Measures whose weights differ less count as equal: tables round, and "1 tbsp" rounds more than "1 cup". */
const roundingTolerance = 0.03

/** Grams of one of a measure: "2 tbsp = 30 g" is 15. */
export const gramsOfMeasure = ({ amount, grams }: Measure): number => grams / amount

/**
 * The measures of a food that say what a unit weighs: those in that unit, or for a volume those of the nearest size. "cup"
 * comes before "cup, diced". More than one = their weights differ, and the unit alone does not say which is meant.
 */
export function fittingMeasures(unit: Unit, measures: readonly Measure[]): Measure[] {
  const usable = measures.filter(({ amount, grams }) => amount > 0 && grams > 0)
  const same = usable.filter((measure) => measure.unit === unit)
  const candidates = same.length > 0 ? same : nearestVolumes(unit, usable)
  const plain = candidates.filter(({ measure }) => isPlain(measure))
  return distinct(plain.length > 0 ? plain : candidates)
}

/** The food's own measure of a name ("cup, shredded"); null without it, and where two of that name differ in weight. */
export function namedMeasure(name: string, measures: readonly Measure[]): Measure | null {
  const wanted = name.trim().toLowerCase()
  const found = measures.filter(
    ({ measure, amount, grams }) => measure.trim().toLowerCase() === wanted && amount > 0 && grams > 0,
  )
  const [measure, ...others] = distinct(found)
  return measure && others.length === 0 ? measure : null
}

/** Ways to cut a food that fill a cup alike. */
const cuts = [
  /^(?:chopped|diced|cubed|cubes|chunks|pieces)$/,
  /^(?:sliced|slices)$/,
  /^(?:shredded|grated)$/,
  /^(?:mashed|pureed|puree)$/,
]

const cutsIn = (text: string) =>
  cuts.filter((cut) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => cut.test(word)))

/**
 * Of several fitting measures, the one that a preparation names: "cup, chopped" for "finely diced". Null if it names none,
 * or several of different weights.
 */
export function preparedMeasure(unit: Unit, preparation: string, measures: readonly Measure[]): Measure | null {
  const fitting = fittingMeasures(unit, measures)
  const said = cutsIn(preparation)
  const [measure, ...others] = fitting.filter((one) => cutsIn(one.measure).some((cut) => said.includes(cut)))
  return fitting.length > 1 && measure && others.length === 0 ? measure : null
}

/** A unit's own name, without a modifier: "cup", "fl oz", not "cup, diced" or "cup (1 NLEA serving)". */
const isPlain = (measure: string) => /^(fl\.? ?oz|[a-z]+)\.?$/i.test(measure.trim())

function nearestVolumes(unit: Unit, measures: readonly Measure[]): Measure[] {
  const ml = mlPerUnit[unit]
  if (ml === undefined) return []
  const distances = measures.flatMap((measure) => {
    const own = measure.unit ? mlPerUnit[measure.unit] : undefined
    return own === undefined ? [] : [{ measure, distance: Math.abs(Math.log(own / ml)) }]
  })
  const nearest = Math.min(...distances.map(({ distance }) => distance))
  return distances.filter(({ distance }) => distance < nearest + 1e-9).map(({ measure }) => measure)
}

/** Without the measures that differ from the first only by rounding. All are in one unit. */
function distinct(measures: readonly Measure[]): Measure[] {
  const [first, ...rest] = measures
  if (!first) return []
  const grams = gramsOfMeasure(first)
  return [first, ...rest.filter((measure) => Math.abs(gramsOfMeasure(measure) / grams - 1) > roundingTolerance)]
}
