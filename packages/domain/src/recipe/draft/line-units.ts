import { cans, scoops, type Unit } from '../../units/model.ts'
import { type LineUnit, lineUnits } from '../model.ts'

/** Spellings that people use in recipes besides the product's own names. Case and a final period do not matter. */
const spellings: Record<string, LineUnit> = {
  teaspoon: 'tsp',
  tablespoon: 'tbsp',
  tbs: 'tbsp',
  c: 'cup',
  pint: 'pt',
  quart: 'qt',
  gallon: 'gal',
  pound: 'lb',
  ounce: 'oz',
  gram: 'g',
  gm: 'g',
  kilogram: 'kg',
  kilo: 'kg',
  milliliter: 'ml',
  millilitre: 'ml',
  'fl oz': 'floz',
  'fluid oz': 'floz',
  'fluid ounce': 'floz',
  'fl ounce': 'floz',
  ea: 'each',
  piece: 'each',
  pc: 'each',
  serving: 'portion',
}

/** "#10 can", "No. 10 can", "no 2 1/2 cans", "No. 16 scoop", "#16 disher". */
const numbered = /^(?:#|no\.?|number) ?(\d+(?: ?1\/2|\.5)?|\d*½)[ -]?(can|cn|scoop|disher)s?$/

const isUnit = (text: string): text is LineUnit => text !== 'measure' && (lineUnits as readonly string[]).includes(text)

/** The unit of a text; null for anything else ("bunch"). */
export function readUnit(text: string): LineUnit | null {
  const phrase = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '')
  const sized = numbered.exec(phrase)
  if (sized) return sizedUnit(sized[1] ?? '', sized[2] ?? '')

  const word = phrase.replaceAll('.', '')
  const singular = word.replace(/s$/, '')
  for (const candidate of [word, singular]) {
    if (isUnit(candidate)) return candidate
    const known = spellings[candidate]
    if (known) return known
  }
  // "T" and "t" are the only abbreviations that differ by case.
  return text.trim() === 'T' ? 'tbsp' : text.trim() === 't' ? 'tsp' : null
}

function sizedUnit(size: string, container: string): Unit | null {
  const isCan = container === 'can' || container === 'cn'
  const code = `${isCan ? 'can' : 'scoop'}${size.replace(/ ?1\/2$|\.5$|½$/, 'half')}`
  return [...cans, ...scoops].find((unit) => unit === code) ?? null
}

/** Whether the name of a food's measure is a unit of foods, so that a line uses the unit instead: "tablespoon", not "cup, diced". */
export function isNamedUnit(measure: string): boolean {
  const unit = readUnit(measure)
  return unit !== null && unit !== 'portion' && unit !== 'batch'
}
