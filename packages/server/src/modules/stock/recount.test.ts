import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { recount, takenOutOfOrder } from '../../../test/support/stock-recount.ts'
import { addStockWorld, type StockWorld } from '../../../test/support/stock-world.ts'
import { sized } from '../../../test/support/test-scale.ts'
import { testDatabase } from '../../../test/support/test-database.ts'
import { ApiError } from '../../contract/api-error.ts'
import { caterer } from '../../db/schema/caterer.ts'
import type { Tx } from '../../db/work.ts'
import { adjustStock, issueStock, receiveStock, transferStock } from './ledger.ts'
import { reverseMoves } from './reverse.ts'

const database = await testDatabase()
const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']

const kinds = ['receive', 'receive', 'issue', 'issue', 'transfer', 'count', 'waste', 'reverse'] as const
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  site: fc.constantFrom<0 | 1>(0, 1),
  place: fc.constantFrom<0 | 1 | null>(0, 1, null),
  food: fc.nat({ max: 2 }),
  day: fc.constantFrom(...days),
  /** Thousandths of a pound, so that nothing is a round number. */
  amount: fc.integer({ min: 1, max: 9000 }),
  cost: fc.option(fc.integer({ min: 0, max: 999 })),
  lot: fc.constantFrom(null, 'A', 'B'),
  expiresOn: fc.constantFrom(null, '2026-12-01', '2026-12-02'),
  /** Found or missing; which cause is taken back. */
  side: fc.boolean(),
  of: fc.nat({ max: 40 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Runs a step in its own transaction. What the ledger refuses leaves nothing behind. */
async function run(world: StockWorld, one: Step, id: number): Promise<void> {
  const { sites, places, foods, catererId } = world
  const posting = { cause: { kind: 'change', id } as const, movedOn: one.day }
  const siteId = sites[one.site]
  const locationId = one.place === null ? null : places[one.place]
  const ingredientId = foods[one.food] ?? 0
  const quantity = (one.amount / 1000).toFixed(3)
  const at = { siteId, locationId, ingredientId }
  const act = async (tx: Tx): Promise<unknown> => {
    switch (one.kind) {
      case 'receive': {
        const unitCost = one.cost === null ? null : (one.cost / 100).toFixed(2)
        return receiveStock(tx, posting, [{ ...at, quantity, lotCode: one.lot, expiresOn: one.expiresOn, unitCost }])
      }
      case 'issue':
        return issueStock(tx, posting, [{ siteId, ingredientId, quantity }])
      case 'waste':
        return issueStock(tx, posting, [{ ...at, quantity }], 'waste')
      case 'transfer': {
        const to = { siteId: sites[one.side ? 0 : 1], locationId }
        return transferStock(tx, posting, [{ from: { siteId }, to, ingredientId, quantity }])
      }
      case 'count':
        return adjustStock(tx, posting, [{ ...at, change: one.side ? quantity : `-${quantity}` }], 'count')
      case 'reverse':
        return reverseMoves(tx, { kind: 'change', id: one.of }, 'Back')
    }
  }
  await database.work({ catererId }, act).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 422)) throw error
  })
}

/** The nightly histories take a minute on a busy machine. */
const againstHanging = { timeout: 300_000 }

/** Expects everything stored and returned to match the sum of the moves, now and at the end of each day. */
async function expectCounted(world: StockWorld): Promise<void> {
  for (const { counted, kept } of await recount(database, world, world.sites, days)) expect(kept).toEqual(counted)
}

test(
  'after random histories every quantity, value and lot is the sum of the moves, now and on every past day',
  againstHanging,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const world = await addStockWorld(database, ['Beef', 'Rice', 'Beans'])
        for (const [id, one] of steps.entries()) await run(world, one, id)
        await expectCounted(world)
        expect(await database.work(world, takenOutOfOrder)).toEqual([])
      }),
      { numRuns: sized(100, 6) },
    )
  },
)

test('the same is true if stock may fall below zero', againstHanging, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const world = await addStockWorld(database, ['Beef', 'Rice', 'Beans'])
      await database.work(world, (tx) =>
        tx.update(caterer).set({ allowsNegativeStock: true }).where(eq(caterer.id, world.catererId)),
      )
      for (const [id, one] of steps.entries()) await run(world, one, id)
      await expectCounted(world)
    }),
    { numRuns: sized(100, 6) },
  )
})

/** `reliability stock-recount` writes for a minute. */
const seconds = Number(process.env['STOCK_RECOUNT_SECONDS'] ?? 2)

test(
  'eight concurrent writers of random moves leave totals that match the moves, at every check and at the end',
  { timeout: (seconds + 120) * 1000 },
  async () => {
    const world = await addStockWorld(database, ['Beef', 'Rice', 'Beans'])
    const end = Date.now() + seconds * 1000
    let id = 0
    let done = 0
    const writer = async (number: number, round: number) => {
      // Different moves for each round of each writer, and the same ones in every run.
      for (const one of fc.sample(step, { numRuns: 20, seed: round * 8 + number + 1 })) {
        await run(world, one, ++id)
        done++
      }
    }
    // A check reads the moves and the stored totals in two statements, so it waits for the writers of a round.
    for (let round = 0; round === 0 || Date.now() < end; round++) {
      await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number, round)))
      await expectCounted(world)
    }
    expect(done).toBeGreaterThanOrEqual(80)
  },
)
