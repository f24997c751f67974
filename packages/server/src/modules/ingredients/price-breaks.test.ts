import { answersFor } from '@commissary/domain/food'
import { beforeAll, expect, test } from 'vitest'

import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
let vendorId: number
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  const body = { vendorCode: 'V', name: 'Green Valley' }
  vendorId = (await server.call(member, `POST /vendor/${member.catererId}`, { body })).body.data.id
})
const add = (breaks: { packs: number; amount: string }[]) => {
  const price = { vendorItemCode: null, amount: '30', per: { amount: '50', unit: 'lb' }, validFrom: null }
  const body = { name: 'Rice', nutrients: answersFor({ calories: 1 }), prices: [{ vendorId, ...price, breaks }] }
  return server.call(member, 'POST /ingredient/ingredients', { body })
}

test('price breaks are kept by their number of packs, and costs do not use them', async () => {
  const { body } = await add([
    { packs: 10, amount: '25' },
    { packs: 5, amount: '28.50' },
  ])
  const food = (await server.call(member, `GET /ingredient/ingredients/${body.data.id}`)).body
  expect(food.prices[0].breaks).toEqual([
    { packs: 5, amount: '28.50' },
    { packs: 10, amount: '25' },
  ])
  expect(food.price).toEqual({ amount: '30', per: { amount: '50', unit: 'lb' } })
})

test('two breaks from the same number of packs, and one from a single pack, are refused', async () => {
  const twice = await add([
    { packs: 5, amount: '28' },
    { packs: 5, amount: '27' },
  ])
  expect(twice.body.fields).toEqual({
    'prices.0.breaks.1.packs': 'There is already a price for this number of packs.',
  })
  expect(Object.keys((await add([{ packs: 1, amount: '28' }])).body.fields)).toEqual(['prices.0.breaks.0.packs'])
})
