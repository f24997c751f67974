import { type FoodSwap, hasSwapped, swapLine } from '../recipe/food-swap.ts'

/** What a master item offers: exactly one is set. */
export interface ItemLink {
  recipeId: number | null
  ingredientId: number | null
}

/** What an item offered on the days before `until` (YYYY-MM-DD). */
export interface PastLink extends ItemLink {
  until: string
}

/** What an item offers now, and what it offered before, oldest first. */
export interface DatedLinks extends ItemLink {
  pastLinks: readonly PastLink[]
}

const linkOf = ({ recipeId, ingredientId }: ItemLink): ItemLink => ({ recipeId, ingredientId })

/** What an item offers on a date. */
export function linkOn(item: DatedLinks, date: string): ItemLink {
  return linkOf(item.pastLinks.find(({ until }) => until > date) ?? item)
}

/** A link with its first day (null = the beginning) and the day before which it ends (null = it does not). */
export interface LinkPeriod extends ItemLink {
  from: string | null
  until: string | null
}

/** What an item offers over time, in order; empty if it has always offered the same. */
export function linkPeriods(item: DatedLinks): LinkPeriod[] {
  if (item.pastLinks.length === 0) return []
  const begins = [null, ...item.pastLinks.map(({ until }) => until)]
  return [...item.pastLinks, { ...linkOf(item), until: null }].map((link, index) => ({
    ...link,
    from: begins[index] ?? null,
  }))
}

/** The first day of what an item offers now; null if it never offered anything else. */
export const lastLinkFrom = ({ pastLinks }: Pick<DatedLinks, 'pastLinks'>): string | null =>
  pastLinks.at(-1)?.until ?? null

/**
 * An item that offers something else starting on a day, which is not before `lastLinkFrom`. On `lastLinkFrom` itself, it
 * replaces what would have started then.
 */
export function relinked(item: DatedLinks, link: ItemLink, from: string): DatedLinks {
  const isSameDay = lastLinkFrom(item) === from
  return {
    ...linkOf(link),
    pastLinks: isSameDay ? item.pastLinks : [...item.pastLinks, { until: from, ...linkOf(item) }],
  }
}

/** An item with a food replaced on all days starting on a given one; earlier days keep theirs. */
export function swapLinks(item: DatedLinks, swap: FoodSwap & { from: string }): DatedLinks {
  const always = { ...linkOf(item), from: null, until: null }
  const periods = item.pastLinks.length === 0 ? [always] : linkPeriods(item)
  const swapped = periods.flatMap(({ from, until, ...link }) => {
    const isBefore = until !== null && until <= swap.from
    if (isBefore || !hasSwapped(link, swap)) return [{ until, ...link }]
    const after = { until, ...swapLine(link, swap) }
    return from !== null && from >= swap.from ? [after] : [{ until: swap.from, ...link }, after]
  })
  return {
    ...linkOf(swapped.at(-1) ?? item),
    pastLinks: swapped.flatMap(({ until, ...link }) => (until === null ? [] : [{ until, ...link }])),
  }
}
