import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Member, startApp } from '../../../test/support/test-app.ts'
import { addStockWorld } from '../../../test/support/stock-world.ts'
import { receiveStock } from './ledger.ts'

const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'] as const

interface Move {
  id: number
  movedOn: string
  kind: string
  lotCode: string | null
  expiresOn: string | null
  quantity: string
  balance: string
  unitCost: string | null
}

const thousandths = (text: string) => Math.round(Number(text) * 1000)
const cents = (text: string | null) => Math.round(Number(text) * 100)

/** Quantity and value computed only from goods in and quantities out: first expiring first, then oldest first. */
function recount(moves: readonly Move[]): { quantity: number; value: number } {
  const layers: { expiresOn: string; quantity: number; cost: number }[] = []
  for (const { kind, quantity, expiresOn, unitCost } of moves) {
    if (kind === 'receive') {
      layers.push({ expiresOn: expiresOn ?? '9999-12-31', quantity: thousandths(quantity), cost: cents(unitCost) })
      continue
    }
    let left = -thousandths(quantity)
    for (const layer of layers.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))) {
      const taken = Math.min(left, layer.quantity)
      layer.quantity -= taken
      left -= taken
    }
    expect(left, 'nothing leaves that is not there').toBe(0)
  }
  return {
    quantity: layers.reduce((sum, layer) => sum + layer.quantity, 0),
    value: layers.reduce((sum, layer) => sum + layer.quantity * layer.cost, 0),
  }
}

const step = fc.record({
  isIn: fc.boolean(),
  day: fc.constantFrom(...days),
  amount: fc.integer({ min: 1, max: 9000 }),
  cost: fc.integer({ min: 1, max: 999 }),
  lotCode: fc.constantFrom(null, 'A', 'B'),
  expiresOn: fc.constantFrom(null, '2027-01-05', '2027-01-02'),
})

test("an item's listed moves, counted separately, match Current Inventory and its value, now and on every past day", async () => {
  const server = await startApp()
  const world = await addStockWorld(server.database, ['Ground beef'])
  const member: Member = await server.addMember({ catererId: world.catererId })
  const [siteId] = world.sites
  const [ingredientId = 0] = world.foods
  const query = (rest: object = {}) => ({ catererId: world.catererId, ...rest })
  const steps = fc.sample(step, { numRuns: 30, seed: 64 }).toSorted((a, b) => a.day.localeCompare(b.day))
  let refused = 0
  for (const [index, { isIn, day, amount, cost, lotCode, expiresOn }] of steps.entries()) {
    const quantity = (amount / 1000).toFixed(3)
    if (isIn) {
      const goods = { siteId, locationId: null, ingredientId, quantity, unitCost: (cost / 100).toFixed(2) }
      await server.database.work(member, (tx) =>
        receiveStock(tx, { cause: { kind: 'receipt', id: index + 1 }, movedOn: day }, [
          { ...goods, lotCode, expiresOn },
        ]),
      )
    } else {
      const body = { kind: 'waste', siteId, ingredientId, movedOn: day, quantity, reason: 'Spoiled' }
      const { status } = await server.call(member, 'POST /stock/changes', { query: query(), body })
      if (status === 422) refused++
      else expect(status).toBe(201)
    }
  }
  expect(refused).toBeLessThan(steps.length / 2)

  const moves: Move[] = []
  for (let page = 0, pages = 1; page < pages; page++) {
    const { body } = await server.call(member, `GET /stock/items/${siteId}/${ingredientId}/moves`, {
      query: query({ page, size: 7 }),
    })
    moves.push(...body._embedded.moves)
    pages = body.page.totalPages
  }
  moves.reverse()
  let balance = 0
  for (const move of moves) {
    balance += thousandths(move.quantity)
    expect(thousandths(move.balance)).toBe(balance)
  }
  for (const asOf of [...days, undefined]) {
    const { body } = await server.call(member, 'GET /stock', { query: query(asOf === undefined ? {} : { asOf }) })
    const [row] = body._embedded.stock as { quantity: string; value: string }[]
    const counted = recount(moves.filter(({ movedOn }) => asOf === undefined || movedOn <= asOf))
    expect(thousandths(row?.quantity ?? ''), asOf).toBe(counted.quantity)
    // Thousandths of pounds times cents.
    expect(Math.round(Number(row?.value) * 100_000), asOf).toBe(counted.value)
  }
})
