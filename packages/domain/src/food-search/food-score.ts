import { type FoodTerm, foodWords, prefixOf } from './food-terms.ts'
import { wordSet } from './word-set.ts'

/** What a search finds. */
export interface NamedFood {
  description: string
  foodGroup: string | null
}

/** Words of foods that are made from another food, or from its rare parts. A search for them names them. */
const made = wordSet(`
  powder dehydrated dried dry evaporated condensed concentrate juice nectar oil extract syrup paste puree flour
  soup sauce gravy mix dip dressing topping salad relish jam jelly spread stuffing pickled flavor flavored seasoned
  fried breaded battered candied chip cracker cookie candy cake pie bread muffin bun cereal puff roll snack snackbar bar
  beverage drink smoothie shake casserole dinner entree sandwich pizza burrito restaurant deli luncheon tender
  prepackaged rotisserie babyfood infant formula imitation substitute replacer meatless vegetarian imported
  seed leaf leave peel hull bran germ liver heart tongue kidney gizzard giblet neck tail feet skin separable yolk
  sheep human goat buffalo
`)

/** Words of foods that differ from the usual one. A search for them names them. */
const altered = wordSet(`
  nonfat lowfat reduced low light free diet baby greek whipped solution blue
  cooked boiled microwaved roasted heated
`)

/** Parts of a plant, by which USDA names the food itself: "Spices, cumin seed". */
const plantParts = wordSet('seed leaf leave')

const rareGroups =
  /baby food|fast food|restaurant|meals, entrees|snacks|sweets|american indian|soups, sauces|baked products|breakfast cereals/i

/** A brand is in capitals in USDA's tables. */
const brand = /(?:^|[\s,(])(?!USDA\b|BBQ\b)[A-Z][A-Z'’&-]{3,}(?=[\s,)]|$)/

/** Words that contradict each other: a food with one kind is not what a name with another means. */
const states = [
  wordSet('raw fresh'),
  wordSet('cooked roasted boiled baked steamed fried grilled braised broiled microwaved toasted oven'),
  wordSet('canned'),
  wordSet('frozen'),
  wordSet('dried dry dehydrated freeze ground powder'),
]
const salted = [wordSet('unsalted'), wordSet('salted')]

const cooking = wordSet('cooked canned frozen roasted boiled baked dried dry heated steamed fried')

interface Word {
  word: string
  /** Part of the description between commas, from 0; -1 for a group that comes before the food. */
  segment: number
}

/** Groups that USDA's descriptions begin with; the food is the part after them. */
const groupNames = /^(?:spices|leavening agents|nuts|seeds|fish|crustaceans|mollusks|oil),\s*(?=[^,]+(?:,|$))/i

/** USDA's wording as kitchens say it, so that its words can be compared. */
const plainWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:without salt|no salt added|no added salt)\b/gi, 'unsalted'],
  [/\bwith salt\b/gi, 'salted'],
  [/\blow[- ]fat\b/gi, 'lowfat'],
  [/\b(?:non|fat)[- ]?(?:fat|free)\b/gi, 'nonfat'],
  [/\bliquid from\b/gi, 'juice nectar'],
  [/\b(?:flesh and skin|(?:with|includes) (?:skin|peel))\b/gi, 'whole'],
]

function wordsOf(description: string): Word[] {
  const plain = plainWords.reduce((text, [pattern, words]) => text.replace(pattern, words), description)
  const [group = ''] = groupNames.exec(plain) ?? []
  const groupWords = foodWords(group).map((word) => ({ word, segment: -1 }))
  const food = plain.slice(group.length).split(',')
  return [...groupWords, ...food.flatMap((part, segment) => foodWords(part).map((word) => ({ word, segment })))]
}

/** How well a word fits a term: 1 when equal, less when it only begins with it. */
function fit({ word }: Word, term: string): number {
  if (word === term) return 1
  return word.startsWith(term) ? 0.4 + (0.3 * term.length) / word.length : 0
}

/** Set by trial with the names of `kitchen-names.fixture.ts`, `recipe-cards.fixture.ts` and USDA SR28. */
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
  altered: -0.3,
  raw: 0.45,
  contradicts: -0.9,
  brand: -0.9,
  rareGroup: -0.6,
}

const partWeight = ({ segment }: Word) => weights.parts[Math.max(0, Math.min(segment, 2))] ?? 0

/** How many words make a food differ from the usual one although no one asked for them: "low sodium", "no salt added". */
export function differences(terms: readonly FoodTerm[], { description }: NamedFood): number {
  const isAsked = (word: Word) => terms.some((term) => fit(word, prefixOf(term.word)) > 0)
  return wordsOf(description).filter(
    (word) => (altered.has(word.word) || isOtherFood(word) || word.word === 'unsalted') && !isAsked(word),
  ).length
}

const isOtherFood = ({ word }: Word) => made.has(word) && !plantParts.has(word)

/**
 * Whether a food can be what the terms mean: it has each required word and each percentage other than 100%, and its first
 * part does not make it something else, as "Apple juice" is for "apple".
 */
export function isMeantBy(terms: readonly FoodTerm[], { description }: NamedFood): boolean {
  const words = wordsOf(description)
  const isAsked = (word: Word) => terms.some((term) => fit(word, prefixOf(term.word)) > 0)
  return (
    terms.every(
      ({ word: term, isOptional }) =>
        (isOptional && !/^(?!100%).*%$/.test(term)) || words.some((word) => fit(word, prefixOf(term)) > 0),
    ) && words.every((word) => word.segment > 0 || !isOtherFood(word) || isAsked(word))
  )
}

/**
 * How well a food fits the terms; higher is better, comparable within one search. The plain food comes before foods made
 * from it: every word that no one asked for counts against a food, and a kind of product, a brand or a ready meal counts more.
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
  const first = words.find(({ segment }) => segment === 0)
  if ((first && asked.has(first)) || (words[0] && asked.has(words[0]))) score += weights.firstWord
  score += contradictions(terms, words) * weights.contradicts

  const askedStates = states.filter((kind) => terms.some(({ word }) => kind.has(word)))
  const isInAskedState = ({ word }: Word) => askedStates.some((kind) => kind.has(word))
  const isCookingAsked = terms.some(({ word }) => cooking.has(word))
  for (const each of words) {
    if (asked.has(each) || isInAskedState(each)) continue
    if (each.segment >= 0) score += each.segment === 0 ? weights.unaskedInFirstPart : weights.unasked
    if (made.has(each.word)) score += weights.made
    if (altered.has(each.word)) score += weights.altered
    if (!isCookingAsked && (each.word === 'raw' || each.word === 'fresh')) score += weights.raw
  }
  if (brand.test(description)) score += weights.brand
  if (foodGroup !== null && rareGroups.test(foodGroup)) score += weights.rareGroup
  return score
}

/** In how many ways a food's state contradicts the name: raw where the name says dried, salted where it says unsalted. */
function contradictions(terms: readonly FoodTerm[], words: readonly Word[]): number {
  return [states, salted].filter((kinds) => {
    const askedFor = kinds.filter((kind) => terms.some(({ word }) => kind.has(word)))
    const isOf = kinds.filter((kind) => words.some(({ word }) => kind.has(word)))
    return askedFor.length > 0 && isOf.length > 0 && !askedFor.some((kind) => isOf.includes(kind))
  }).length
}
