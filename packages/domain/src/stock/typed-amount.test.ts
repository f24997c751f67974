import { expect, test } from 'vitest'

import { countedLevels, fieldOfPack, isNothingTyped, nextLot, readAmount, toTypedAmount } from './typed-amount.ts'

const level = (size: string | null) => ({ gtin: null, size })
const beef = {
  baseUnit: 'g',
  packs: [
    { text: '6/5 LB', case: level('13607.7711'), inner: null, each: level('2267.96185') },
    { text: '10 LB', case: level('4535.9237'), inner: null, each: level(null) },
  ],
  units: [
    { unit: 'lb', size: '453.59237' },
    { unit: 'g', size: '1' },
  ],
} as const
const nothing = toTypedAmount(beef, null)
const read = (values: object) => readAmount(beef, { ...nothing, ...values }, 'en')

test('an amount is read as it is typed: fractions, 0, and several fields together', () => {
  expect(read({ eaches: '1', amount: '1 1/2' })).toEqual({
    ok: true,
    given: { eaches: '1', amount: '1.5', unit: 'lb' },
    quantity: '2948.350405',
  })
  expect(read({ eaches: '0' })).toMatchObject({ ok: true, quantity: '0' })
  expect(read({})).toMatchObject({ ok: false, error: 'empty' })
  expect(read({ cases: 'two' })).toEqual({ ok: false, error: 'notANumber', field: 'cases' })
  expect(read({ amount: '1', unit: 'gal' })).toEqual({ ok: false, error: 'unknownUnit', field: 'amount' })
})

test('fields start with a given amount, or blank in the usual unit', () => {
  expect(nothing).toEqual({ pack: '0', cases: '', inners: '', eaches: '', amount: '', unit: 'lb' })
  expect(isNothingTyped(nothing)).toBe(true)
  const typed = toTypedAmount(beef, { pack: 1, amount: '3.5', unit: 'g' })
  expect(typed).toMatchObject({ pack: '1', amount: '3.5', unit: 'g' })
  expect(isNothingTyped(typed)).toBe(false)
})

test('a scanned pack leads to its field, and one that cannot be counted to the first that can', () => {
  expect(countedLevels(beef, 0)).toEqual(['case', 'each'])
  expect(fieldOfPack(beef, { pack: 0, level: 'each' })).toBe('eaches')
  expect(fieldOfPack(beef, { pack: 1, level: 'each' })).toBe('cases')
  expect(fieldOfPack({ packs: [] }, { pack: 0, level: null })).toBe('amount')
})

test('the next lot is offered once one was counted alone', () => {
  const lots = [{ lotId: 1 }, { lotId: 2 }]
  expect(nextLot({ lots, amounts: [] })).toBeNull()
  expect(nextLot({ lots, amounts: [{ lotId: null }] })).toBeNull()
  expect(nextLot({ lots, amounts: [{ lotId: 1 }] })).toBe(2)
  expect(nextLot({ lots, amounts: [{ lotId: 1 }, { lotId: 2 }] })).toBeNull()
})
