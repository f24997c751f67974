import type { Reason } from './analysis-model.ts'

/** What an item brings to a weekly average. */
export interface ItemShare {
  name: string
  /** In the unit of the average; null = unknown. With gaps it is a lower bound. */
  amount: number | null
  /** Something in the item has no value, or no servings. */
  hasGaps: boolean
  /** Fraction of the known total, 0 to 1; null = unknown. */
  share: number | null
}

export interface ItemShares {
  /** The largest first; unknown ones last, by name. */
  items: ItemShare[]
  /** Nothing is unknown: the shares are of the whole average. */
  isComplete: boolean
}

/** Values that are unknown, of an item or of a whole day. */
const gaps = new Set<Reason['kind']>(['unknown', 'notPlanned', 'notServed', 'placeholder'])

/** The share of each item in a weekly average, from its reasons. An item on several days is listed once. */
export function itemShares(reasons: readonly Reason[]): ItemShares {
  const relevant = reasons.filter(({ kind }) => kind === 'share' || gaps.has(kind))
  const total = relevant.reduce((sum, { kind, amount }) => sum + (kind === 'share' ? (amount ?? 0) : 0), 0)
  const byItem = Map.groupBy(
    relevant.filter(({ itemName }) => itemName !== null),
    ({ itemName }) => itemName ?? '',
  )
  const items = [...byItem].map(([name, own]): ItemShare => {
    const shares = own.filter(({ kind }) => kind === 'share')
    const amount = shares.length === 0 ? null : shares.reduce((sum, one) => sum + (one.amount ?? 0), 0)
    return {
      name,
      amount,
      hasGaps: own.length > shares.length,
      share: amount === null || total === 0 ? null : amount / total,
    }
  })
  return {
    items: items.toSorted((a, b) => (b.amount ?? -1) - (a.amount ?? -1) || (a.name < b.name ? -1 : 1)),
    isComplete: relevant.every(({ kind }) => kind === 'share'),
  }
}
