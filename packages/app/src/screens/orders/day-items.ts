import type { Order } from '@commissary/api-client'

import { isKept } from './order-words.ts'

type Allergen = Order['allergies'][number]

/** How much of an item a kitchen prepares on a day. */
export interface DayItem {
  /** Identifies the item; a regular meal without a chosen entree counts as one, too. */
  key: string
  /** Null for the regular meal. */
  name: string | null
  count: number
  /** Students with an allergy who ordered it, by allergen. */
  allergies: readonly { allergen: Allergen; students: number }[]
}

/** Two items may have the same name, and a renamed item keeps the name from the order. */
export const itemKey = ({ itemId, name }: Pick<Order['lines'][number], 'itemId' | 'name'>): string =>
  `${itemId ?? 0} ${name ?? ''}`

/** The quantities to prepare, without canceled and refunded orders; most first. */
export function dayItems(orders: readonly Order[]): DayItem[] {
  const items = new Map<string, { name: string | null; count: number; students: Map<Allergen, Set<number>> }>()
  for (const order of orders.filter(isKept)) {
    for (const line of order.lines) {
      const item = items.get(itemKey(line)) ?? { name: line.name, count: 0, students: new Map() }
      item.count += line.quantity
      for (const allergen of order.allergies) {
        item.students.set(allergen, (item.students.get(allergen) ?? new Set()).add(order.studentId))
      }
      items.set(itemKey(line), item)
    }
  }
  return [...items]
    .map(([key, { students, ...item }]) => ({
      ...item,
      key,
      allergies: [...students].map(([allergen, ids]) => ({ allergen, students: ids.size })),
    }))
    .toSorted((a, b) => b.count - a.count)
}

/** How many of an item an order has; null for none. */
export function quantityOf({ lines }: Pick<Order, 'lines'>, key: string): number | null {
  const found = lines.filter((line) => itemKey(line) === key)
  return found.length === 0 ? null : found.reduce((sum, { quantity }) => sum + quantity, 0)
}
