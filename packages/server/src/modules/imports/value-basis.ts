/** What the numbers of a column are per: 100 g of food, one serving, or not stated. */
export type Basis = '100g' | 'serving'

const per100g = /(?:^| )(?:per )?100 ?g(?: edible portion)?$/
const perServing = /(?:^per serving )|(?: per serving$)|(?: serving$)/

/** "sodium mg per 100 g" as the name "sodium mg" and its basis. Takes a normalized header. */
export function splitBasis(name: string): { name: string; basis: Basis | null } {
  if (per100g.test(name)) return { name: name.replace(per100g, '').trim(), basis: '100g' }
  if (perServing.test(name)) return { name: name.replace(perServing, '').trim(), basis: 'serving' }
  return { name, basis: null }
}

/** Whether a normalized header names the weight of one serving in grams. */
export const isServingWeight = (name: string): boolean =>
  /^(?:serving(?: size| weight)?(?: in)? (?:g|grams?))$|^serving weight$|^(?:g|grams?|gram weight|weight g) per serving$/.test(
    name,
  )

/** Whether a normalized header is about servings without giving their weight in grams. */
export const isServingSize = (name: string): boolean => /^servings?(?: size| weight| amount)?(?: [a-z]+)?$/.test(name)
