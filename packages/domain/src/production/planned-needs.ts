import type { MenuLine } from '../menu/menu-line.ts'
import {
  addPurchases,
  type NeedGap,
  noPurchases,
  type Purchases,
  purchaseReader,
  type StockedPantry,
} from '../recipe/purchases.ts'
import { isId } from '../recipe/recipe-cycles.ts'
import type { Unit } from '../units/model.ts'
import { settle } from '../units/rounding.ts'

/** How much of an ingredient one menu line takes. */
export interface NeedSource {
  /** The menu line's name. */
  name: string
  /** Null = not planned yet, so its amount is unknown. */
  servings: number | null
  /** The known part, in the ingredient's base unit. */
  amount: number
}

/** How much of an ingredient planned menus take. */
export interface PlannedNeed {
  ingredientId: number
  name: string
  /** The ingredient's base unit. */
  unit: Unit
  /** As purchased, exact. With gaps it is a lower bound. */
  amount: number
  /** What keeps the amount from being complete, each once. */
  gaps: NeedGap[]
  sources: NeedSource[]
}

/** A menu line without known ingredients. */
export interface UnresolvedLine {
  kind: 'placeholder' | 'missing'
  name: string
}

export interface MenuNeeds {
  needs: PlannedNeed[]
  unresolved: UnresolvedLine[]
}

type NeededLine = Pick<
  MenuLine,
  'name' | 'recipeId' | 'ingredientId' | 'placeholderId' | 'text' | 'portion' | 'plannedServings'
>

/**
 * Reads how much of each ingredient menu lines take: planned servings x portion, through recipes and sub-recipes, as purchased,
 * in the ingredient's base unit. What is unknown is named and never zero: a line without planned servings names all of its
 * ingredients. Lines of text take nothing. Recipes are read once per reader; use one for all days that share a pantry.
 */
export function needsReader(pantry: StockedPantry): (lines: readonly NeededLine[]) => MenuNeeds {
  const purchases = purchaseReader(pantry)

  function portionOf(line: NeededLine): Purchases | null {
    if (isId(line.recipeId)) {
      const recipe = pantry.recipe(line.recipeId)
      return recipe ? purchases.ofPortion(recipe, line.portion ?? null) : null
    }
    const food = isId(line.ingredientId) ? pantry.food(line.ingredientId) : undefined
    return food ? purchases.ofFood(food, line.portion ?? null, line.name) : null
  }

  return (lines) => {
    const found: MenuNeeds[] = lines.map((line) => {
      const { name, plannedServings: servings } = line
      if (typeof line.text === 'string' || servings === 0) return { needs: [], unresolved: [] }
      if (isId(line.placeholderId)) return { needs: [], unresolved: [{ kind: 'placeholder', name }] }
      const portion = portionOf(line)
      if (!portion) return { needs: [], unresolved: [{ kind: 'missing', name }] }
      const total = noPurchases()
      addPurchases(total, portion, servings, { kind: 'servings', name })
      return {
        needs: [...total.foods.values()].map(({ food, amount, gaps }) => ({
          ingredientId: food.id,
          name: food.name,
          unit: food.baseUnit,
          amount,
          gaps,
          sources: [{ name, servings, amount }],
        })),
        unresolved: [...total.missing].map((missing) => ({ kind: 'missing', name: `${name} > ${missing}` })),
      }
    })
    return sumNeeds(found)
  }
}

/** The needs of several lines, days or schools together, by name. Sources with the same name are added. */
export function sumNeeds(parts: readonly MenuNeeds[]): MenuNeeds {
  const needs = new Map<number, PlannedNeed>()
  const unresolved = new Map<string, UnresolvedLine>()
  for (const part of parts) {
    for (const need of part.needs) needs.set(need.ingredientId, joined(needs.get(need.ingredientId), need))
    for (const line of part.unresolved) unresolved.set(`${line.kind} ${line.name}`, line)
  }
  return {
    needs: [...needs.values()]
      .map((need) => ({ ...need, amount: settle(need.amount) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.ingredientId - b.ingredientId)),
    unresolved: [...unresolved.values()],
  }
}

function joined(before: PlannedNeed | undefined, need: PlannedNeed): PlannedNeed {
  if (!before) return { ...need, gaps: [...need.gaps], sources: need.sources.map((source) => ({ ...source })) }
  before.amount += need.amount
  for (const gap of need.gaps) {
    if (!before.gaps.some(({ kind, name }) => kind === gap.kind && name === gap.name)) before.gaps.push(gap)
  }
  for (const source of need.sources) {
    const same = before.sources.find(({ name }) => name === source.name)
    if (!same) before.sources.push({ ...source })
    else {
      same.amount += source.amount
      same.servings = same.servings === null || source.servings === null ? null : same.servings + source.servings
    }
  }
  return before
}
