/**
 * Everything that a student could take on a day, tray by tray, and what unknown amounts leave possible. Written from the regulation,
 * without the product's arithmetic.
 */
import type { MealComponent } from '../../crediting/model.ts'
import { mealCategories, type OfferedItem, type ServiceDay } from '../../menu/model.ts'

/** An amount is `low` or more; it is at most `high`, or without bound where `high` is infinite. */
export interface Span {
  low: number
  high: number
}

export type Tray = readonly OfferedItem[]

/** What a student chooses from: planned for at least one student, not sold à la carte, in a category with a choice. */
export const offeredOn = (day: ServiceDay): OfferedItem[] =>
  day.items.filter(
    ({ category, plannedServings }) => plannedServings !== 0 && category !== 'A La Carte' && countOf(day, category) > 0,
  )

/** One entree and one milk, unless the day says otherwise. Of everything else a student may take all. */
const usualCount: Partial<Record<OfferedItem['category'], number>> = { Entree: 1, Milk: 1 }

const countOf = (day: ServiceDay, category: OfferedItem['category']): number =>
  day.selections?.[category] ?? usualCount[category] ?? Infinity

/** Every choice of exactly `count` of the items, or the single choice of all of them if there are no more. */
function choices(items: Tray, count: number): Tray[] {
  if (items.length <= count) return [items]
  if (count <= 0) return [[]]
  const [first, ...others] = items
  if (!first) return []
  return [...choices(others, count - 1).map((rest) => [first, ...rest]), ...choices(others, count)]
}

/** Every tray: a choice of each category, combined with every choice of the others. */
export function traysOf(day: ServiceDay): Tray[] {
  const offered = offeredOn(day)
  let trays: Tray[] = [[]]
  for (const category of mealCategories) {
    const ofCategory = offered.filter((item) => item.category === category)
    const chosen = choices(ofCategory, countOf(day, category))
    trays = trays.flatMap((tray) => chosen.map((more) => [...tray, ...more]))
  }
  return trays
}

export const nothing: Span = { low: 0, high: 0 }
export const sum = (spans: readonly Span[]): Span =>
  spans.reduce((total, { low, high }) => ({ low: total.low + low, high: total.high + high }), nothing)

/** The tray with the least, whatever the unknown amounts are. */
export const leastOf = (spans: readonly Span[]): Span => ({
  low: Math.min(...spans.map(({ low }) => low)),
  high: Math.min(...spans.map(({ high }) => high)),
})
/** The tray with the most. */
export const mostOf = (spans: readonly Span[]): Span => ({
  low: Math.max(...spans.map(({ low }) => low)),
  high: Math.max(...spans.map(({ high }) => high)),
})

export const creditsOf = (tray: Tray, component: MealComponent) =>
  tray.flatMap(({ nutrition }) => nutrition.credits.filter((credit) => credit.component === component))

/** What the items credit to a component; without bound where one of them has an unknown amount. */
export const creditedBy = (tray: Tray, component: MealComponent): Span =>
  sum(
    creditsOf(tray, component).map(({ credited, missing }) => ({
      low: credited,
      high: missing.length > 0 ? Infinity : credited,
    })),
  )
