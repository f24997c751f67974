import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ApiError } from '../../contract/api-error.ts'
import { caterer } from '../../db/schema/caterer.ts'
import type { Tx } from '../../db/work.ts'
import { NaiveLedger } from '../../../test/support/naive-ledger.ts'
import { addStockWorld, type StockWorld } from '../../../test/support/stock-world.ts'
import { sized } from '../../../test/support/test-scale.ts'
import { testDatabase } from '../../../test/support/test-database.ts'
import { adjustStock, issueStock, onHand, onHandByLot, receiveStock, transferStock } from './ledger.ts'
import { reverseMoves } from './reverse.ts'

const database = await testDatabase()

const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']
const site = fc.constantFrom<0 | 1>(0, 1)
const place = fc.option(fc.constantFrom<0 | 1>(0, 1))
const pounds = fc.integer({ min: 1, max: 6 })
const day = fc.constantFrom(...days)
const lot = fc.constantFrom('', 'A', 'B')
const cost = fc.option(fc.integer({ min: 0, max: 9 }))
const expiresOn = fc.option(fc.constantFrom('2026-12-01', '2026-12-02'))

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('receive' as const), site, place, pounds, day, lot, cost, expiresOn }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('issue' as const),
      site,
      place: fc.option(place, { nil: undefined }),
      pounds,
      day,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('transfer' as const), site, to: site, place, pounds, day }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('adjust' as const), site, place, pounds, day, isMissing: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse' as const), of: fc.nat({ max: 9 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Runs a step on the server. False = refused. */
async function run(tx: Tx, { sites, places, foods }: StockWorld, one: Step, id: number): Promise<void> {
  const cause = { kind: 'change', id } as const
  if (one.kind === 'reverse') return reverseMoves(tx, { kind: 'change', id: one.of }, 'Back')
  const [siteId, ingredientId, quantity] = [sites[one.site], foods[0] ?? 0, String(one.pounds)]
  const at = (index: 0 | 1 | null) => (index === null ? null : places[index])
  const posting = { cause, movedOn: one.day }
  if (one.kind === 'receive') {
    const unitCost = one.cost === null ? null : String(one.cost)
    const goods = { lotCode: one.lot || null, expiresOn: one.expiresOn, unitCost }
    await receiveStock(tx, posting, [{ siteId, locationId: at(one.place), ingredientId, quantity, ...goods }])
  } else if (one.kind === 'issue') {
    const from = one.place === undefined ? {} : { locationId: at(one.place) }
    await issueStock(tx, posting, [{ siteId, ingredientId, quantity, ...from }])
  } else if (one.kind === 'transfer') {
    const to = { siteId: sites[one.to], locationId: at(one.place) }
    await transferStock(tx, posting, [{ from: { siteId }, to, ingredientId, quantity }])
  } else {
    const change = one.isMissing ? `-${quantity}` : quantity
    await adjustStock(tx, posting, [{ siteId, locationId: at(one.place), ingredientId, change, unitCost: null }])
  }
}

/** Runs it on the naive ledger. False = refused. */
function runNaive(naive: NaiveLedger, one: Step, id: number): boolean {
  if (one.kind === 'reverse') return naive.reverse(one.of)
  const { site: at, pounds: count, day: date } = one
  if (one.kind === 'receive') {
    const goods = { site: at, place: one.place, lot: `${one.lot}/${one.expiresOn}`, expiresOn: one.expiresOn }
    naive.give(id, date, count, { ...goods, cost: one.cost, agedOn: date })
    return true
  }
  if (one.kind === 'issue') {
    return naive.take(id, date, count, { site: at, ...(one.place !== undefined && { place: one.place }) }) !== null
  }
  if (one.kind === 'transfer') {
    const taken = naive.take(id, date, count, { site: at })
    for (const [, group] of Map.groupBy(taken ?? [], ({ order }) => order)) {
      const [first] = group
      if (first) naive.give(id, date, group.length, { ...first, site: one.to, place: one.place })
    }
    return taken !== null
  }
  if (one.isMissing) return naive.take(id, date, count, { site: at, place: one.place }) !== null
  const goods = { site: at, place: one.place, lot: '/null', expiresOn: null, cost: null }
  naive.give(id, date, count, { ...goods, agedOn: date })
  return true
}

const differences = (tx: Tx) => tx.execute(sql`select * from stock_differences()`)
const isRefused = (error: unknown) => {
  if (error instanceof ApiError && error.status === 422) return true
  throw error
}

test('random histories leave what a naive ledger has, pound by pound, on every day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const world = await addStockWorld(database)
      const work = <T>(fn: (tx: Tx) => Promise<T>) => database.work(world, fn)
      const naive = new NaiveLedger()
      for (const [id, one] of steps.entries()) {
        const isDone = await work((tx) => run(tx, world, one, id)).then(
          () => true,
          (error) => !isRefused(error),
        )
        expect(isDone).toBe(runNaive(naive, one, id))
      }
      for (const index of [0, 1] as const) {
        const stored = await work((tx) => onHandByLot(tx, { siteId: world.sites[index] }))
        const place = (id: number | null) => (id === null ? null : world.places.indexOf(id))
        const shown = stored.map((row) => [
          place(row.locationId),
          `${row.lotCode ?? ''}/${row.expiresOn}`,
          Number(row.quantity),
        ])
        const own = naive.pounds.filter(({ site: at }) => at === index)
        const expected = [...Map.groupBy(own, (pound) => JSON.stringify([pound.place, pound.lot]))].map(
          ([key, group]): unknown[] => [...(JSON.parse(key) as unknown[]), group.length],
        )
        expect(new Set(shown.map((row) => JSON.stringify(row)))).toEqual(
          new Set(expected.map((row) => JSON.stringify(row))),
        )
        for (const date of days) {
          const [past] = await work((tx) => onHand(tx, [world.sites[index]], undefined, date))
          const { quantity, value, uncosted } = naive.at(index, date)
          expect([past?.quantity ?? '0', past?.value ?? '0', past?.uncosted ?? '0']).toEqual(
            [quantity, value, uncosted].map(String),
          )
        }
      }
      expect(await work(differences)).toEqual([])
    }),
    { numRuns: sized(200, 12) },
  )
})

test('in random histories with shortages, every total stays the sum of its moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const world = await addStockWorld(database)
      const work = <T>(fn: (tx: Tx) => Promise<T>) => database.work(world, fn)
      await work((tx) => tx.update(caterer).set({ allowsNegativeStock: true }))
      for (const [id, one] of steps.entries()) {
        await work((tx) => run(tx, world, one, id)).catch((error: unknown) => {
          // Only goods that are gone cannot be taken back.
          if (one.kind !== 'reverse' || !isRefused(error)) throw error
        })
      }
      expect(await work(differences)).toEqual([])
    }),
    { numRuns: sized(200, 12) },
  )
})

test('eight concurrent writers lose nothing and never deadlock', async () => {
  const world = await addStockWorld(database, ['Beef', 'Rice', 'Beans', 'Corn'])
  const work = <T>(fn: (tx: Tx) => Promise<T>) => database.work(world, fn)
  const [store, school] = world.sites
  const at = { siteId: store, locationId: null }
  const lines = (quantity: string) => world.foods.map((ingredientId) => ({ ...at, ingredientId, quantity }))
  const posting = (id: number) => ({ cause: { kind: 'change', id } as const, movedOn: '2026-11-02' })
  await work((tx) =>
    receiveStock(
      tx,
      posting(1),
      lines('1000').map((line) => ({ ...line, unitCost: '1' })),
    ),
  )

  const rounds = sized(40, 5)
  const writer = async (number: number) => {
    for (let round = 0; round < rounds; round++) {
      const own = posting(number * 1000 + round)
      // Each writer names the ingredients in another order.
      const turned = lines('1').toSorted(
        (a, b) => ((a.ingredientId * (number + 3)) % 7) - ((b.ingredientId * (number + 3)) % 7),
      )
      await work(async (tx) => {
        if (number % 2 === 0) return void (await issueStock(tx, own, turned))
        const moves = turned.map(({ ingredientId, quantity }) => ({
          ingredientId,
          quantity,
          from: at,
          to: { siteId: school, locationId: null },
        }))
        return void (await transferStock(tx, own, moves))
      })
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)))
  const left = await work((tx) => onHand(tx, world.sites))
  expect(left.map(({ siteId, quantity }) => [siteId, Number(quantity)])).toEqual([
    ...world.foods.map(() => [store, 1000 - 8 * rounds]),
    ...world.foods.map(() => [school, 4 * rounds]),
  ])
  expect(await work(differences)).toEqual([])
})
