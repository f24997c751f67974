import { type LineUnit, lineUnits } from '@commissary/domain/recipe'

/** How people write units in their recipes, beside the product's own names. Case and a final dot do not matter. */
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

/** The unit that a text means; null when it is none of ours ("bunch", "no. 10 can", "fl oz": `oz` is a weight). */
export function readUnit(text: string): LineUnit | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '')
  const singular = word.replace(/s$/, '')
  for (const candidate of [word, singular]) {
    if (isUnit(candidate)) return candidate
    const known = spellings[candidate]
    if (known) return known
  }
  // "T" and "t" differ only by case: the one abbreviation where it matters.
  return text.trim() === 'T' ? 'tbsp' : text.trim() === 't' ? 'tsp' : null
}
