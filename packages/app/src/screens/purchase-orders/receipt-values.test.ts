import { expect, test } from 'vitest'

import { draft } from '../../stories/purchase-orders.ts'
import { isOverOrder, toReceiptValues } from './receipt-values.ts'

const [cases] = draft.lines
const beef = { id: 101, name: 'Ground beef, 80% lean' }

/** Whether more arrived than the 2 ordered cases of 40 lb. */
function isOver(rest: object): boolean {
  const [values] = toReceiptValues(draft, '2026-11-19').lines
  return values !== undefined && cases !== undefined && isOverOrder({ ...values, ...rest }, cases)
}

test('excess is measured by what the packs hold, and by their number for another food', () => {
  expect(isOver({ received: '2' })).toBe(false)
  expect(isOver({ received: '2.5' })).toBe(true)
  const bags = { substitute: beef, substitutePack: '10' }
  expect(isOver({ received: '8', ...bags })).toBe(false)
  expect(isOver({ received: '9', ...bags })).toBe(true)
  expect(isOver({ received: '3', ...bags, substitute: { ...beef, id: 7 } })).toBe(true)
})

test('values that are still being typed are not an excess', () => {
  expect(isOver({ received: '' })).toBe(false)
  expect(isOver({ received: '9x' })).toBe(false)
  expect(isOver({ received: '2', substitute: beef, substitutePack: '' })).toBe(false)
})
