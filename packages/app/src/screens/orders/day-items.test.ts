import { expect, test } from 'vitest'

import { orderOf, regularLine, itemLine } from '../../stories/orders.ts'
import { dayItems, itemKey, quantityOf } from './day-items.ts'

const pizza = itemLine({ itemId: 41, name: 'Cheese pizza' })
const milk = itemLine({ itemId: 42, name: 'Milk, 1%', quantity: 2 })

test('quantities are summed by item, most first, without canceled and refunded orders', () => {
  const items = dayItems([
    orderOf({ id: 1, lines: [pizza, milk] }),
    orderOf({ id: 2, lines: [pizza] }),
    orderOf({ id: 3, lines: [milk], status: 'served' }),
    orderOf({ id: 4, lines: [pizza, pizza], status: 'cancelled' }),
    orderOf({ id: 5, lines: [pizza], status: 'refunded' }),
    orderOf({ id: 6, lines: [regularLine()] }),
  ])
  expect(items.map(({ name, count }) => [name, count])).toEqual([
    ['Milk, 1%', 4],
    ['Cheese pizza', 2],
    [null, 1],
  ])
})

test('a student with an allergy counts once for an item, no matter how many they ordered', () => {
  const [item] = dayItems([
    orderOf({ id: 1, studentId: 1, lines: [milk, milk], allergies: ['Milk', 'Peanuts'] }),
    orderOf({ id: 2, studentId: 2, lines: [milk], allergies: ['Milk'] }),
    orderOf({ id: 3, studentId: 3, lines: [milk] }),
  ])
  expect(item?.allergies).toEqual([
    { allergen: 'Milk', students: 2 },
    { allergen: 'Peanuts', students: 1 },
  ])
})

test('an item that an order does not have is unknown, not zero', () => {
  const order = orderOf({ id: 1, lines: [milk] })
  expect(quantityOf(order, itemKey(milk))).toBe(2)
  expect(quantityOf(order, itemKey(pizza))).toBeNull()
})
