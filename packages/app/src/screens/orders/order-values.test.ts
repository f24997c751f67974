import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { mia } from '../../stories/families.ts'
import { choiceOfItem } from '../../stories/orders.ts'
import { dayTotal, offered, orderErrors, toFormFields, toInput, toPlanInput, toValues } from './order-values.ts'

const t = englishTranslator()
const regular = toValues(mia, '2026-11-20', 'Regular')
const pizza = choiceOfItem({ itemId: 41, name: 'Cheese pizza', price: '2.5' })
const itemized = { ...regular, kind: 'Itemized', lines: [{ itemId: pizza, quantity: '2' }] }

test('a regular meal is one line, with the entree if one was chosen', () => {
  expect(toInput(regular).lines).toEqual([{ itemId: null, quantity: 1 }])
  expect(toInput({ ...regular, entree: pizza }).lines).toEqual([{ itemId: 41, quantity: 1 }])
})

test("the day's menu is offered first; a plan of many days keeps the order by name", () => {
  const burrito = choiceOfItem({ itemId: 44, name: 'Bean burrito', isOnMenu: false })
  const items = [burrito, pizza]
  expect(offered(items, 'day')).toEqual([pizza, burrito])
  expect(offered(items, 'plan')).toEqual(items)
})

test('a plan has the period and its first day, and the same lines as an order', () => {
  expect(toPlanInput({ ...itemized, period: 'Monthly', weekdays: [1, 3], payType: 'Check' })).toEqual({
    studentId: mia.id,
    period: 'Monthly',
    from: '2026-11-20',
    weekdays: [1, 3],
    menuType: 'MEAL',
    kind: 'Itemized',
    payType: 'Check',
    lines: [{ itemId: 41, quantity: 2 }],
    discountPct: null,
  })
})

test('the total has the discount and the tax, and is unknown while a price is', () => {
  expect(dayTotal(itemized, null, '8.25')).toBe('5.41')
  expect(dayTotal({ ...itemized, discountPct: '10' }, null, '0')).toBe('4.5')
  expect(dayTotal(regular, '3.25', '0')).toBe('3.25')
  expect(dayTotal(regular, null, '0')).toBeNull()
  expect(dayTotal({ ...itemized, lines: [{ itemId: null, quantity: '1' }] }, null, '0')).toBeNull()
})

test('an itemized order needs items with quantities from 1 to 99', () => {
  const lines = ['0', '100', '1.5', '99'].map((quantity) => ({ itemId: pizza, quantity }))
  const errors = orderErrors({ ...itemized, lines }, t)
  expect(errors.lines?.map(({ quantity }) => quantity === undefined)).toEqual([false, false, false, true])
  expect(orderErrors({ ...regular, lines }, t).lines).toBeUndefined()
})

test("the server's errors appear at the fields of the form", () => {
  expect(toFormFields({ from: 'a', 'lines.1.itemId': 'b' }, itemized)).toEqual({ date: 'a', 'lines[1].itemId': 'b' })
  expect(toFormFields({ 'lines.0.itemId': 'b' }, regular)).toEqual({ entree: 'b' })
})
