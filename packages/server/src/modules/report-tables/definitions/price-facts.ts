import type { DatedPrice } from '@commissary/domain/food'

import type { DatedPantry } from '../../calendars/menu-pantry.ts'

/** Facts about the prices behind an item on a date. */
export interface PriceFacts {
  /** The first day of the newest price; null = from the beginning, or there is none. */
  since: string | null
  /** The food without a price, if there is one. */
  unpricedId: number | null
  /** The food whose price rose most over its previous price, in percent; null = none rose. */
  rise: { foodId: number; percent: number } | null
}

const none: PriceFacts = { since: null, unpricedId: null, rise: null }

/** The change from the previous price of the same vendor and unit to the price on a date, in percent; null = nothing to compare. */
export function priceRise(prices: readonly DatedPrice[], date: string): number | null {
  const begun = prices
    .filter(({ validFrom }) => (validFrom ?? '') <= date)
    .toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''))
  const latest = begun.findLast(({ validFrom }) => (validFrom ?? '') === (begun.at(-1)?.validFrom ?? ''))
  // If several begin on the same day, the first in the list is in force.
  const now = begun.find(({ validFrom }) => (validFrom ?? '') === (latest?.validFrom ?? ''))
  const before = begun.findLast(
    ({ validFrom, vendorId, per }) =>
      now !== undefined &&
      (validFrom ?? '') < (now.validFrom ?? '') &&
      vendorId === now.vendorId &&
      per.unit === now.per.unit,
  )
  if (!now || !before) return null
  const [old, current] = [before, now].map(({ amount, per }) => Number(amount) / Number(per.amount))
  if (old === undefined || current === undefined || old === 0) return null
  return (100 * (current - old)) / old
}

/** Reads the prices of what recipes and foods are made of, each once for the dates that share their prices. */
export function priceReader(): (item: Item, pantry: DatedPantry, date: string) => PriceFacts {
  const known = new Map<DatedPantry, Map<string, PriceFacts>>()

  function ofFood(id: number, pantry: DatedPantry, date: string): PriceFacts {
    const food = pantry.food(id)
    if (!food) return none
    const since = food.prices.flatMap(({ validFrom }) => (validFrom !== null && validFrom <= date ? validFrom : []))
    const percent = priceRise(food.prices, date)
    return {
      since: since.sort().at(-1) ?? null,
      unpricedId: food.price ? null : id,
      rise: percent !== null && percent > 0 ? { foodId: id, percent } : null,
    }
  }

  function read(
    { recipeId, ingredientId }: Item,
    pantry: DatedPantry,
    date: string,
    above: readonly number[],
  ): PriceFacts {
    if (typeof ingredientId === 'number') return ofFood(ingredientId, pantry, date)
    if (typeof recipeId !== 'number' || above.includes(recipeId)) return none
    const lines = pantry.recipe(recipeId)?.lines ?? []
    return lines.map((line) => read(line, pantry, date, [...above, recipeId])).reduce(worse, none)
  }

  return (item, pantry, date) => {
    const ofPantry = known.get(pantry) ?? new Map<string, PriceFacts>()
    known.set(pantry, ofPantry)
    const key = `${item.recipeId ?? ''}/${item.ingredientId ?? ''}`
    const facts = ofPantry.get(key) ?? read(item, pantry, date, [])
    ofPantry.set(key, facts)
    return facts
  }
}

interface Item {
  recipeId?: number | null | undefined
  ingredientId?: number | null | undefined
}

const worse = (a: PriceFacts, b: PriceFacts): PriceFacts => ({
  since:
    [a.since, b.since]
      .flatMap((date) => date ?? [])
      .sort()
      .at(-1) ?? null,
  unpricedId: a.unpricedId ?? b.unpricedId,
  rise: (a.rise?.percent ?? 0) >= (b.rise?.percent ?? 0) ? a.rise : b.rise,
})
