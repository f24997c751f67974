import { expect, test } from 'vitest'

import { lineReceived, priceDifference, type ReceivedPacks } from './received.ts'

const cases = { packs: '2', packSize: '40' }
const came = (packs: string, rest: Partial<ReceivedPacks> = {}): ReceivedPacks => ({
  packs,
  damaged: '0',
  short: '0',
  packSize: '40',
  isSubstitute: false,
  ...rest,
})

test('what is still to come is the order minus what came, came damaged, or will not come', () => {
  expect(lineReceived(cases, [])).toEqual({ received: '0', damaged: '0', short: '0', open: '2' })
  const part = [came('0.5', { damaged: '0.25', short: '1' })]
  expect(lineReceived(cases, part)).toEqual({ received: '0.5', damaged: '0.25', short: '1', open: '0.25' })
  expect(lineReceived(cases, [came('3')])).toMatchObject({ received: '3', open: '0' })
  expect(lineReceived(cases, [came('2'), came('-2')])).toMatchObject({ received: '0', open: '2' })
})

test('another pack of the ordered ingredient counts by what it holds', () => {
  const bags = came('4', { packSize: '10' })
  expect(lineReceived(cases, [bags])).toMatchObject({ received: '1', open: '1' })
  expect(lineReceived(cases, [bags, bags])).toMatchObject({ received: '2', open: '0' })
  expect(lineReceived(cases, [came('1', { packSize: '80' })])).toMatchObject({ received: '2', open: '0' })
  const spoiled = came('2', { packSize: '10', damaged: '1', short: '1' })
  expect(lineReceived(cases, [spoiled])).toEqual({ received: '0.5', damaged: '0.25', short: '0.25', open: '1' })
})

test('a pack of another ingredient counts as one of the line', () => {
  expect(lineReceived(cases, [came('2', { packSize: '10', isSubstitute: true })])).toMatchObject({ open: '0' })
})

test('thirds of a pack add up to the whole', () => {
  const third = came('1', { packSize: '10' })
  const line = { packs: '1', packSize: '30' }
  expect(lineReceived(line, [third])).toMatchObject({ received: '0.333333', open: '0.666667' })
  expect(lineReceived(line, [came('1', { packSize: '10', damaged: '1', short: '1' })])).toMatchObject({ open: '0' })
})

test('the price of another pack is compared with the price of the same amount', () => {
  const ordered = { price: '118.8', packSize: '40' }
  expect(priceDifference({ price: '124', packSize: '40' }, ordered)).toBe('5.2')
  expect(priceDifference({ price: '30', packSize: '10' }, ordered)).toBe('0.3')
  expect(priceDifference({ price: '29.7', packSize: '10' }, ordered)).toBe('0')
  expect(priceDifference({ price: '237', packSize: '80' }, ordered)).toBe('-0.6')
  expect(priceDifference({ price: '3.33', packSize: '1' }, { price: '20', packSize: '6' })).toBe('0')
})
