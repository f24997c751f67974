import { expect, test } from 'vitest'

import { moneyStyle, readMoney } from './money.ts'

const us = moneyStyle('en-US', 'USD')
const germany = moneyStyle('en-DE', 'EUR')

const read = (text: string, style = us) => {
  const money = readMoney(text, style)
  if ('problem' in money) return money.problem.key.split('.').at(-1)
  return money.priced === null ? money.amount : [money.amount, money.priced]
}

test.each([
  ['$41.85', '41.85'],
  ['41.85', '41.85'],
  ['$ 1,041.85', '1041.85'],
  ['1,041', '1041'],
  ['US$41.85', '41.85'],
  ['41.85 USD', '41.85'],
  ['41.849999999999994', '41.85'],
  ['.89', '0.89'],
  ['$2.19/LB', ['2.19', { amount: '1', unit: 'lb' }]],
  ['2.19 per lb', ['2.19', { amount: '1', unit: 'lb' }]],
  ['31.20 CS', ['31.2', 'case']],
  ['$31.20 / case', ['31.2', 'case']],
  ['0', 'zero'],
  ['$0.00', 'zero'],
  ['-41.85', 'negative'],
  ['($41.85)', 'negative'],
  ['41,85', 'decimalComma'],
  ['€41.85', 'otherCurrency'],
  ['41.85 EUR', 'otherCurrency'],
  ['41.85 CAD', 'otherCurrency'],
  ['CALL', 'notPrice'],
  ['1.2.3', 'notPrice'],
  ['41.85 per pallet', 'unit'],
  ['9999999', 'tooHigh'],
])('"%s" in the United States', (text, amount) => {
  expect(read(text)).toEqual(amount)
})

test.each([
  ['41,85', '41.85'],
  ['41,85 €', '41.85'],
  ['€ 1.041,85', '1041.85'],
  ['41.85', '41.85'],
  ['1.234', 'twoReadings'],
  ['$41.85', 'otherCurrency'],
])('"%s" in Germany', (text, amount) => {
  expect(read(text, germany)).toEqual(amount)
})

test.each([
  ['1,85', '1.85', '1.85'],
  ['$1.234,50', '1234.5', '1234.5'],
  ['٤١٫٨٥', '41.85', '41.85'],
  ['1.234', '1234', 'twoReadings'],
  ['1,234', '1.234', 'twoReadings'],
])('"%s" in a file that writes decimals with commas, and in one that does not say', (text, comma, either) => {
  const of = (file: ',' | 'either') => {
    const money = readMoney(text, us, file)
    return 'problem' in money ? money.problem.key.split('.').at(-1) : money.amount
  }
  expect([of(','), of('either')]).toEqual([comma, either])
})
