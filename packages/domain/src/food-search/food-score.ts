import { type FoodTerm, foodTerms, foodWords, prefixOf } from './food-terms.ts'
import { wordSet } from './word-set.ts'

/** What a search finds. */
export interface NamedFood {
  description: string
  foodGroup: string | null
}

/** Words of foods that are made of another food, or of its rare parts. Those who want them name them. */
const made = wordSet(`
  powder dehydrated dried dry evaporated condensed concentrate juice nectar oil extract syrup paste puree flour
  soup sauce gravy mix dip dressing topping salad relish jam jelly spread stuffing pickled flavor flavored seasoned
  fried breaded battered candied chip cracker cookie candy cake pie bread muffin cereal puff roll snack snackbar bar
  beverage drink smoothie shake casserole dinner entree sandwich pizza burrito restaurant deli luncheon tender
  prepackaged rotisserie babyfood infant formula imitation substitute replacer meatless vegetarian imported
  seed leaf peel hull bran germ liver heart tongue kidney gizzard giblet neck tail feet skin separable
  sheep human goat buffalo
`)

const rareGroups =
  /baby food|fast food|restaurant|meals, entrees|snacks|sweets|american indian|soups, sauces|baked products|breakfast cereals/i

/** A brand is in capitals in USDA's tables. */
const brand = /(?:^|[\s,(])(?!USDA\b|BBQ\b)[A-Z][A-Z'’&-]{3,}(?=[\s,)]|$)/

const cooking = wordSet('cooked canned frozen roasted boiled baked dried dry heated steamed fried')

interface Word {
  word: string
  /** Part of the description between commas, from 0. */
  segment: number
}

function wordsOf(description: string): Word[] {
  return description.split(',').flatMap((part, segment) => foodWords(part).map((word) => ({ word, segment })))
}

/** How well a word fits a term: 1 when equal, less when it only begins with it. */
function fit({ word }: Word, term: string): number {
  if (word === term) return 1
  return word.startsWith(term) ? 0.4 + (0.3 * term.length) / word.length : 0
}

/** Set by trial with the names of `kitchen-names.fixture.ts` and USDA SR28. */
const weights = {
  required: 2,
  missing: -2,
  optional: 0.45,
  /** "80%", "1%": the only difference between many foods. */
  percent: 1.4,
  /** The first, second and later parts of the description, between its commas. */
  parts: [1.6, 1.15, 0.9],
  firstWord: 0.8,
  unaskedInFirstPart: -0.35,
  unasked: -0.06,
  made: -0.55,
  raw: 0.45,
  brand: -0.9,
  rareGroup: -0.4,
}

const partWeight = ({ segment }: Word) => weights.parts[Math.min(segment, 2)] ?? 0

/**
 * How well a food fits the terms; higher is better, comparable within one search. The plain food comes before what is made
 * of it: every word that nobody asked for counts against a food, the kind of a product, a brand or a ready meal more.
 */
export function foodScore(terms: readonly FoodTerm[], { description, foodGroup }: NamedFood): number {
  const words = wordsOf(description)
  const asked = new Set<Word>()
  let score = 0
  for (const { word: term, isOptional } of terms) {
    let best = 0
    for (const word of words) {
      const fits = fit(word, term)
      if (fits === 0) continue
      asked.add(word)
      best = Math.max(best, fits * partWeight(word))
    }
    if (isOptional) score += best * (term.endsWith('%') ? weights.percent : weights.optional)
    else score += best > 0 ? best * weights.required : weights.missing
  }
  if (words[0] && asked.has(words[0])) score += weights.firstWord

  const isCookingAsked = terms.some(({ word }) => cooking.has(word))
  for (const each of words) {
    if (asked.has(each)) continue
    score += each.segment === 0 ? weights.unaskedInFirstPart : weights.unasked
    if (made.has(each.word)) score += weights.made
    if (!isCookingAsked && (each.word === 'raw' || each.word === 'fresh')) score += weights.raw
  }
  if (brand.test(description)) score += weights.brand
  if (foodGroup !== null && rareGroups.test(foodGroup)) score += weights.rareGroup
  return score
}

/** Whether a food has every required word of a name: "onions, fresh, diced" names "Onions, raw", and "corn dogs" no corn. */
export function namesFood(name: string, description: string): boolean {
  const words = wordsOf(description)
  return foodTerms(name).every(
    ({ word, isOptional }) => isOptional || words.some((each) => fit(each, prefixOf(word)) > 0),
  )
}
