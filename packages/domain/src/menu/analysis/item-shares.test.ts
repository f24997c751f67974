import { expect, test } from 'vitest'

import type { Reason } from './analysis-model.ts'
import { itemShares } from './item-shares.ts'

const reason = (kind: Reason['kind'], itemName: string | null, amount: number | null, date = '2026-11-16'): Reason => ({
  kind,
  date,
  itemId: itemName,
  itemName,
  foodName: null,
  subgroup: null,
  component: null,
  amount,
  needed: null,
})

test('items are sorted by their share of the average, each once in the week', () => {
  const { items, isComplete } = itemShares([
    reason('share', 'Milk', 100),
    reason('share', 'Tacos', 250),
    reason('share', 'Milk', 50, '2026-11-17'),
  ])
  expect(items).toEqual([
    { name: 'Tacos', amount: 250, hasGaps: false, share: 0.625 },
    { name: 'Milk', amount: 150, hasGaps: false, share: 0.375 },
  ])
  expect(isComplete).toBe(true)
})

test('unknown parts are named: an item without a value, one that is a lower bound, and a day without meals', () => {
  const { items, isComplete } = itemShares([
    reason('unknown', 'Salad', null),
    reason('share', 'Tacos', 200),
    reason('unknown', 'Tacos', null),
  ])
  expect(items).toEqual([
    { name: 'Tacos', amount: 200, hasGaps: true, share: 1 },
    { name: 'Salad', amount: null, hasGaps: true, share: null },
  ])
  expect(isComplete).toBe(false)
  expect(itemShares([reason('share', 'Milk', 1), reason('notPlanned', null, null)])).toMatchObject({
    items: [{ name: 'Milk' }],
    isComplete: false,
  })
})

test('reasons about rounding or documents are not items', () => {
  expect(itemShares([reason('unproven', 'Milk', null)])).toEqual({ items: [], isComplete: true })
})
