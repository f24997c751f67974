import { expect, test } from 'vitest'

import {
  canReceive,
  isOnOrder,
  type LineReceived,
  nextStatuses,
  packsOpen,
  purchaseOrderStatuses,
  statusAfterReceipts,
} from './order-status.ts'

const line = (rest: Partial<LineReceived>): LineReceived => ({
  ordered: '10',
  received: '0',
  damaged: '0',
  short: '0',
  ...rest,
})

test('packs still to come are those ordered, less those that came, came damaged, or will not come', () => {
  expect(packsOpen(line({}))).toBe('10')
  expect(packsOpen(line({ received: '6.5', damaged: '1', short: '2' }))).toBe('0.5')
  expect(packsOpen(line({ received: '12' }))).toBe('0')
})

test('an order is part received until nothing is to come, and what it was before once its receipts are undone', () => {
  expect(statusAfterReceipts([line({}), line({})], 'confirmed')).toBe('confirmed')
  expect(statusAfterReceipts([line({}), line({})], 'submitted')).toBe('submitted')
  expect(statusAfterReceipts([line({ received: '10' }), line({})], 'confirmed')).toBe('partReceived')
  expect(statusAfterReceipts([line({ received: '10' }), line({ short: '10' })], 'confirmed')).toBe('received')
  expect(statusAfterReceipts([line({ damaged: '1' })], 'submitted')).toBe('partReceived')
})

test('an order ends as closed or cancelled, and goods cannot be undone by cancelling it', () => {
  expect(nextStatuses('draft')).toEqual(['submitted', 'cancelled'])
  expect(nextStatuses('partReceived')).toEqual(['closed'])
  expect(purchaseOrderStatuses.filter((status) => nextStatuses(status).length === 0)).toEqual(['closed', 'cancelled'])
  expect(purchaseOrderStatuses.filter(isOnOrder)).toEqual(['submitted', 'confirmed', 'partReceived'])
  expect(canReceive('draft')).toBe(false)
})
