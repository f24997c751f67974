import { expect, test } from 'vitest'

import { canReceive, isOnOrder, nextStatuses, purchaseOrderStatuses, statusAfterReceipts } from './order-status.ts'
import type { LineReceived } from './received.ts'

const line = (rest: Partial<LineReceived>): LineReceived => ({
  received: '0',
  damaged: '0',
  short: '0',
  open: '10',
  ...rest,
})

test('an order is part received until nothing is to come, and has its earlier status again once its receipts are undone', () => {
  expect(statusAfterReceipts([line({}), line({})], 'confirmed')).toBe('confirmed')
  expect(statusAfterReceipts([line({}), line({})], 'submitted')).toBe('submitted')
  const whole = line({ received: '10', open: '0' })
  expect(statusAfterReceipts([whole, line({})], 'confirmed')).toBe('partReceived')
  expect(statusAfterReceipts([whole, line({ short: '10', open: '0' })], 'confirmed')).toBe('received')
  expect(statusAfterReceipts([line({ damaged: '1', open: '9' })], 'submitted')).toBe('partReceived')
})

test('an order ends as closed or canceled, and cannot be canceled once goods have come', () => {
  expect(nextStatuses('draft')).toEqual(['submitted', 'cancelled'])
  expect(nextStatuses('partReceived')).toEqual(['closed'])
  expect(purchaseOrderStatuses.filter((status) => nextStatuses(status).length === 0)).toEqual(['closed', 'cancelled'])
  expect(purchaseOrderStatuses.filter(isOnOrder)).toEqual(['submitted', 'confirmed', 'partReceived'])
  expect(canReceive('draft')).toBe(false)
})
