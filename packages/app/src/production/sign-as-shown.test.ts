import { expect, test } from 'vitest'

import { phoneRecord } from '../stories/receiving.ts'
import { isAsShown } from './sign-as-shown.ts'

const dispatched = 'line.recipe-3-entree.dispatched'
const withEntries = (entries: typeof phoneRecord.entries) => ({ ...phoneRecord, entries })

test('a record is as shown whatever the order of its entries', () => {
  const reversed = Object.fromEntries(Object.entries(phoneRecord.entries).toReversed())
  expect(isAsShown(phoneRecord, withEntries(reversed))).toBe(true)
})

test('an entry that someone else made, changed or emptied is not as shown', () => {
  const { [dispatched]: before, ...others } = phoneRecord.entries
  expect(before).toBe(95)
  expect(isAsShown(withEntries({ ...others, [dispatched]: 80 }), phoneRecord)).toBe(false)
  expect(isAsShown(withEntries(others), phoneRecord)).toBe(false)
  expect(isAsShown(withEntries({ ...phoneRecord.entries, events: 'Drill' }), phoneRecord)).toBe(false)
})

test('another item, or other planned servings, are not as shown', () => {
  const [chicken, ...rest] = phoneRecord.lines
  expect(isAsShown({ ...phoneRecord, lines: rest }, phoneRecord)).toBe(false)
  const plans = chicken?.plans.map((plan) => ({ ...plan, servings: 60 })) ?? []
  const lines = chicken ? [{ ...chicken, plans }, ...rest] : rest
  expect(isAsShown({ ...phoneRecord, lines }, phoneRecord)).toBe(false)
})
