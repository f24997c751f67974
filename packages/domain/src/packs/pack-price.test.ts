import { expect, test } from 'vitest'

import { parsePack } from './parse-pack.ts'
import { pricedBy, pricedQuantity } from './pack-price.ts'

test.each([
  ['CS', 'case'],
  ['Case', 'case'],
  ['ctn', 'case'],
  ['EA', 'piece'],
  ['Unit', 'piece'],
  ['LB', { amount: '1', unit: 'lb' }],
  ['per lb.', { amount: '1', unit: 'lb' }],
  ['DZ', { amount: '12', unit: 'each' }],
  ['L', { amount: '1000', unit: 'ml' }],
  ['BU', null],
  ['G', null],
  ['', null],
])('a price by "%s"', (word, priced) => {
  expect(pricedBy(word)).toEqual(priced)
})

test.each([
  ['case', '6/5 LB', '30 lb'],
  ['piece', '6/5 LB', '5 lb'],
  ['case', '50 LB', '50 lb'],
  ['case', '6/#10 CN', '6 can10'],
  ['case', '10/6/2.5 OZ', '150 oz'],
  ['piece', '10/6/2.5 OZ', '2.5 oz'],
  ['case', '48 EA', '48 each'],
  ['case', '12/10 EA', '120 each'],
  ['piece', '48 EA', '1 each'],
  ['case', '6/3/1.85 LBA', '33.3 lb'],
  ['case', '14/3-3.25#A', null],
  ['case', '1.1 BU', null],
  ['case', '4G/CS', null],
] as const)('the price of a %s of "%s" is for %s', (priced, pack, expected) => {
  const quantity = pricedQuantity(priced, parsePack(pack))
  expect(quantity && `${quantity.amount} ${quantity.unit}`).toBe(expected)
})

test('a price by the pound needs no pack, and a price by the case does', () => {
  expect(pricedQuantity({ amount: '1', unit: 'lb' }, null)).toEqual({ amount: '1', unit: 'lb' })
  expect(pricedQuantity('case', null)).toBeNull()
  expect(pricedQuantity('piece', null)).toEqual({ amount: '1', unit: 'each' })
})
