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
  ea: 'each',
  piece: 'each',
  pc: 'each',
  serving: 'portion',
}

const isUnit = (text: string): text is LineUnit => (lineUnits as readonly string[]).includes(text)

/** The unit of a text; null for anything else ("bunch", "no. 10 can", or "fl oz": our `oz` is a weight). */
export function readUnit(text: string): LineUnit | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '')
  const singular = word.replace(/s$/, '')
  for (const candidate of [word, singular]) {
    if (isUnit(candidate)) return candidate
    const known = spellings[candidate]
    if (known) return known
  }
  // "T" and "t" are the only abbreviations that differ by case.
  return text.trim() === 'T' ? 'tbsp' : text.trim() === 't' ? 'tsp' : null
}
