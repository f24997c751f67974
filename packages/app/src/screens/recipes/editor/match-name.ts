import { listIngredients, listRecipes, listReferenceFoods, readReferenceFood } from '@commissary/api-client'
import { ingredientFromReference } from '@commissary/domain/food'
import { foodTerms, meantFoods, type NamedFood, prefixOf, soughtName } from '@commissary/domain/food-search'
import { type DraftItem, isWeighed, itemNumber, type LinePatch, readUnit } from '@commissary/domain/recipe'
import { units, type Unit } from '@commissary/domain/units'

export interface NameMatch {
  /** The food or recipe with that name, or the one that it means; null if the user has to choose. */
  item: DraftItem | null
  /** Number of the caterer's foods and recipes found by the name. */
  count: number
}

/** As the contract allows. */
const longestSearch = 200

interface Candidate extends NamedFood {
  id: DraftItem['id']
}

const candidate = (kind: 'ingredient' | 'recipe', { id, name }: { id: number; name: string }): Candidate => ({
  id: `${kind}-${id}`,
  description: name,
  foodGroup: null,
})
const toItem = ({ id, description }: Candidate): DraftItem => ({ id, label: description })

/**
 * Looks up a typed or pasted name: an exact match among the caterer's ingredients and recipes, or what the name means there
 * and among reference foods. The preparation of its lines ("90% lean", "grated") helps to find it; among reference foods that fit
 * about equally, the first that can be weighed in the lines' units is taken.
 */
export async function matchName(name: string, lines: readonly LinePatch[]): Promise<NameMatch> {
  const text = soughtName(name, lines[0]?.prep ?? '').slice(0, longestSearch)
  const words = foodTerms(name).flatMap(({ word, isOptional }) => (isOptional ? [] : [prefixOf(word)]))
  const [called, recipes, worded, references] = await Promise.all([
    ingredientsNamed(name, 5),
    listRecipes({ q: name.slice(0, longestSearch), size: 5 }),
    ingredientsNamed(words.join(' '), 20),
    listReferenceFoods({ q: text, size: 5 }),
  ])
  const found = [...called, ...recipes._embedded.recipes.map((recipe) => candidate('recipe', recipe))]
  const wanted = name.trim().toLowerCase()
  const [exact, ...others] = found.filter(({ description }) => description.toLowerCase() === wanted)
  if (exact && others.length === 0) return { item: toItem(exact), count: found.length }
  const own = [...new Map([...found, ...worded].map((each) => [each.id, each])).values()]
  const foods = references._embedded.referenceFoods.map((food): Candidate => ({ ...food, id: `reference-${food.id}` }))
  const meant = await firstWeighed(meantFoods(text, own, foods), lines)
  return { item: meant && toItem(meant), count: found.length }
}

async function firstWeighed(foods: readonly Candidate[], lines: readonly LinePatch[]): Promise<Candidate | null> {
  const [first = null, ...others] = foods
  for (const food of others.length > 0 ? foods : []) {
    const { measures } = ingredientFromReference(await readReferenceFood(itemNumber(food.id)))
    if (lines.every((line) => unitsOf(line).every((unit) => isWeighed(unit, line.prep ?? '', { measures }))))
      return food
  }
  return first
}

const unitsOf = ({ unit, plus }: LinePatch): Unit[] =>
  [unit, plus?.unit].flatMap((text) => units.find((one) => one === readUnit(text ?? '')) ?? [])

async function ingredientsNamed(q: string, size: number): Promise<Candidate[]> {
  if (q.trim() === '') return []
  const { _embedded } = await listIngredients({ q: q.slice(0, longestSearch), size, isDiscontinued: false })
  return _embedded.ingredients.map((food) => candidate('ingredient', food))
}
