import { beforeAll, beforeEach, expect, test } from 'vitest'

import { addSites, receiveGoods, stockDifferences, type StockedSites } from '../../../test/support/stocked-site.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { issueStock, onHandByLot } from '../stock/ledger.ts'

let server: TestApp
let member: Member
let sites: StockedSites
let id: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  const date = await server.database.work(member, async (tx) => {
    sites = await addSites(tx)
    const goods = { siteId: sites.store, locationId: sites.cooler, ingredientId: sites.beef }
    await receiveGoods(tx, [
      { ...goods, quantity: '30', unitCost: '2', lotCode: 'L-1', expiresOn: '2027-01-15' },
      { ...goods, quantity: '20', unitCost: '3', lotCode: 'L-2', expiresOn: '2027-02-01' },
      { ...goods, quantity: '10', unitCost: '4' },
    ])
    return readCatererToday(tx)
  })
  id = (await call('POST /stockCounts', { siteId: sites.store, date })).body.data.id
})

const call = (path: string, body?: object) => server.call(member, path, body ? { body } : {})
interface Lot {
  lotId: number
  lotCode: string | null
  variance: string | null
}
const beef = async () => (await call(`GET /stockCounts/${id}`)).body.lines[0]
/** Counts pounds of a lot by its code; null = goods without a code, undefined = no particular lot. */
async function count(amount: string, code?: string | null) {
  const line = await beef()
  const lotId = code === undefined ? null : line.lots.find(({ lotCode }: Lot) => lotCode === code).lotId
  const seen = line.amounts.map((one: { id: number }) => one.id)
  const answer = await call(`POST /stockCounts/${id}/amounts`, {
    lineId: line.id,
    lotId,
    given: { amount, unit: 'lb' },
    seen,
  })
  expect(answer.status).toBe(201)
}
const move = (to: string) => call(`POST /stockCounts/${id}/steps`, { to })
async function post() {
  expect((await move('counted')).status).toBe(200)
  const { id: lineId } = await beef()
  await call(`PUT /stockCounts/${id}/reasons`, { lineIds: [lineId], reason: 'missing' })
  await move('reviewed')
  expect((await move('posted')).status).toBe(200)
}
/** What there is of each lot, by code. */
const stock = () =>
  server.database.work(member, async (tx) => {
    expect(await stockDifferences(tx)).toEqual([])
    const lots = await onHandByLot(tx, { siteId: sites.store, ingredientIds: [sites.beef] })
    return Object.fromEntries(lots.map(({ lotCode, quantity }) => [lotCode ?? 'none', quantity]))
  })

test('counts of single lots move exactly those lots', async () => {
  await count('30', 'L-1')
  await count('14', 'L-2')
  await count('1', 'L-2')
  await count('12', null)
  await move('counted')
  expect(await beef()).toMatchObject({
    counted: '57',
    system: '60',
    movedDuring: '0',
    variance: '-3',
    lots: [
      { lotCode: 'L-1', variance: '0' },
      { lotCode: 'L-2', variance: '-5' },
      { lotCode: null, variance: '2' },
    ],
  })
  await move('open')
  expect((await beef()).lots[1]).toMatchObject({ variance: null })
  await post()
  // First in, first out would have taken the 3 lb from L-1.
  expect(await stock()).toEqual({ 'L-1': '30', 'L-2': '15', none: '12' })
})

test('goods of no particular lot are compared with the lots that were not counted separately', async () => {
  await count('25', 'L-2')
  await count('32')
  await post()
  expect(await beef()).toMatchObject({ counted: '57', system: '60', variance: '-3', varianceValue: '-1' })
  // 32 of 40 are there: L-1 loses the 8 because it expires first, and L-2 has what was counted.
  expect(await stock()).toEqual({ 'L-1': '22', 'L-2': '25', none: '10' })
})

test('a lot that was not counted is not gone, and two lots whose variances offset each other need a reason', async () => {
  await count('25', 'L-1')
  await count('25', 'L-2')
  expect(await move('counted')).toMatchObject({
    status: 422,
    body: { fields: { to: expect.stringMatching(/^Count every lot of Beef\. Enter 0/) } },
  })
  await count('10', null)
  expect((await move('counted')).status).toBe(200)
  expect(await beef()).toMatchObject({ variance: '0' })
  expect(await move('reviewed')).toMatchObject({ body: { fields: { to: 'Give a reason for 1 variance.' } } })
  await move('open')
  await post()
  expect(await stock()).toEqual({ 'L-1': '25', 'L-2': '25', none: '10' })
})

test('what leaves a lot after it was counted is not missing', async () => {
  await count('30', 'L-1')
  await new Promise((resolve) => setTimeout(resolve, 5))
  await server.database.work(member, async (tx) =>
    issueStock(tx, { cause: { kind: 'change', id: 2 }, movedOn: await readCatererToday(tx) }, [
      { siteId: sites.store, locationId: sites.cooler, ingredientId: sites.beef, quantity: '6' },
    ]),
  )
  await count('19')
  await post()
  expect((await beef()).lots[0]).toMatchObject({ lotCode: 'L-1', variance: '0' })
  // 19 of the 30 in L-2 and goods without a lot were there.
  expect(await stock()).toEqual({ 'L-1': '24', 'L-2': '9', none: '10' })
})

test('a lot of another ingredient is refused', async () => {
  const line = await beef()
  const [lot] = await server.database.work(member, async (tx) => {
    await receiveGoods(tx, [
      {
        siteId: sites.store,
        locationId: sites.dry,
        ingredientId: sites.salt,
        quantity: '1',
        unitCost: null,
        lotCode: 'S-1',
      },
    ])
    return onHandByLot(tx, { siteId: sites.store, ingredientIds: [sites.salt] })
  })
  const answer = await call(`POST /stockCounts/${id}/amounts`, {
    lineId: line.id,
    lotId: lot?.lotId,
    given: { amount: '1', unit: 'lb' },
    seen: [],
  })
  expect(answer).toMatchObject({ status: 422, body: { fields: { lotId: 'Choose a lot of this item.' } } })
})
