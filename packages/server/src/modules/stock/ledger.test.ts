import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { createCaterer } from '../../db/caterers.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { stockMove } from '../../db/schema/stock.ts'
import type { Tx } from '../../db/work.ts'
import { addStockWorld } from '../../../test/support/stock-world.ts'
import { testDatabase } from '../../../test/support/test-database.ts'
import {
  adjustStock,
  issueStock,
  onHand,
  onHandByLot,
  receiveStock,
  transferStock,
  type Posting,
  type StockInflow,
} from './ledger.ts'
import { reverseMoves } from './reverse.ts'

const database = await testDatabase()
let catererId: number
let store: number
let school: number
let freezer: number
let pantry: number
let beef: number

beforeEach(async () => {
  const world = await addStockWorld(database)
  ;({ catererId } = world)
  ;[store, school] = world.sites
  ;[freezer, pantry] = world.places
  beef = world.foods[0] ?? 0
})

const work = <T>(fn: (tx: Tx) => Promise<T>) => database.work({ catererId }, fn)

let causes = 0
const posting = (movedOn: string, rest: Partial<Posting> = {}): Posting => ({
  cause: { kind: 'change', id: ++causes },
  movedOn,
  ...rest,
})
const goods = (quantity: string, unitCost: string | null, rest: Partial<StockInflow> = {}): StockInflow => ({
  siteId: store,
  locationId: null,
  ingredientId: beef,
  quantity,
  unitCost,
  ...rest,
})
const receive = (movedOn: string, ...lines: StockInflow[]) => work((tx) => receiveStock(tx, posting(movedOn), lines))
const issue = (movedOn: string, quantity: string, rest: object = {}, given: Partial<Posting> = {}) =>
  work(async (tx) => {
    const line = { siteId: store, ingredientId: beef, quantity, ...rest }
    const [result] = await issueStock(tx, posting(movedOn, given), [line])
    if (!result) throw new Error('No answer')
    return result
  })
const has = async (siteId = store, asOf?: string) => (await work((tx) => onHand(tx, [siteId], undefined, asOf)))[0]
const lots = (siteId = store) => work((tx) => onHandByLot(tx, { siteId }))
const differences = () => work((tx) => tx.execute(sql`select * from stock_differences()`))
const allowShortages = () => work((tx) => tx.update(caterer).set({ allowsNegativeStock: true }))

describe('goods', () => {
  test('of 20 at 2.40 and 25 at 2.65 give 30 for 74.50, and 15 at 2.65 are left', async () => {
    await receive('2026-11-02', goods('20', '2.40'))
    await receive('2026-11-09', goods('25', '2.65'))
    const result = await issue('2026-11-10', '30')
    expect(result).toMatchObject({ cost: { known: '74.5', uncosted: '0' }, shortage: '0' })
    expect(result.taken.map(({ quantity, unitCost }) => [quantity, unitCost])).toEqual([
      ['20', '2.4'],
      ['10', '2.65'],
    ])
    expect(await has()).toMatchObject({ quantity: '15', value: '39.75', uncosted: '0' })
    expect(await has(store, '2026-11-09')).toMatchObject({ quantity: '45', value: '114.25' })
    expect(await has(store, '2026-11-08')).toMatchObject({ quantity: '20', value: '48' })
    expect(await has(store, '2026-11-01')).toMatchObject({ quantity: '0', value: '0', nextExpiry: null })
    expect(await differences()).toEqual([])
  })

  test('that expire first are used first', async () => {
    await receive('2026-11-02', goods('5', '1'), goods('5', '2', { expiresOn: '2026-12-24', lotCode: 'L2' }))
    await receive('2026-11-03', goods('5', '3', { expiresOn: '2026-12-01', lotCode: 'L1' }))
    expect((await has())?.nextExpiry).toBe('2026-12-01')
    const { taken } = await issue('2026-11-04', '11')
    expect(taken.map(({ lotCode, quantity }) => [lotCode, quantity])).toEqual([
      ['L1', '5'],
      ['L2', '5'],
      [null, '1'],
    ])
    expect((await has())?.nextExpiry).toBeNull()
    expect((await has(store, '2026-11-03'))?.nextExpiry).toBe('2026-12-01')
    expect((await has(store, '2026-11-02'))?.nextExpiry).toBe('2026-12-24')
  })

  test('with an unknown cost do not count as free', async () => {
    await receive('2026-11-02', goods('5', null), goods('5', '2'))
    expect(await has()).toMatchObject({ quantity: '10', value: '10', uncosted: '5' })
    expect((await issue('2026-11-03', '6')).cost).toEqual({ known: '2', uncosted: '5' })
  })

  test('are not taken on a day before they came', async () => {
    await receive('2026-11-05', goods('5', '1'))
    await expect(issue('2026-11-04', '1')).rejects.toMatchObject({ status: 422 })
    expect((await issue('2026-11-05', '1')).shortage).toBe('0')
  })

  test('of one place or lot are not touched when others are taken', async () => {
    await receive(
      '2026-11-02',
      goods('5', '1', { locationId: freezer, lotCode: 'A' }),
      goods('5', '1', { locationId: pantry }),
    )
    await expect(issue('2026-11-03', '6', { locationId: pantry })).rejects.toMatchObject({ status: 422 })
    const lotA = (await lots()).find(({ lotCode }) => lotCode === 'A')?.lotId
    await issue('2026-11-03', '2', { lotId: lotA })
    expect((await lots()).map(({ locationId, quantity }) => [locationId, quantity])).toEqual([
      [pantry, '5'],
      [freezer, '3'],
    ])
  })
})

describe('more than there is', () => {
  test('is refused at its line, with a message', async () => {
    await receive('2026-11-02', goods('5', '1'))
    await expect(issue('2026-11-03', '5.5')).rejects.toMatchObject({
      status: 422,
      details: {
        fields: {
          'lines.0.quantity': {
            key: 'stock.short',
            values: { name: 'Ground beef', has: '5', unit: 'lb', site: 'Store' },
          },
        },
      },
    })
    expect(await has()).toMatchObject({ quantity: '5' })
    expect(await differences()).toEqual([])
  })

  test('is a shortage where the caterer allows it, at the last known cost, and the next goods settle it', async () => {
    await allowShortages()
    await receive('2026-11-02', goods('5', '2'))
    const cause = { kind: 'productionRecord', id: 7 } as const
    const short = await issue('2026-11-03', '8', {}, { cause })
    expect(short).toMatchObject({ shortage: '3', cost: { known: '16', uncosted: '0' } })
    expect(await has()).toMatchObject({ quantity: '-3', value: '-6' })

    await receive('2026-11-05', goods('10', '3', { locationId: freezer, lotCode: 'New' }))
    expect(await has()).toMatchObject({ quantity: '7', value: '21' })
    expect(await has(store, '2026-11-04')).toMatchObject({ quantity: '-3', value: '-6' })
    expect(await lots()).toMatchObject([{ lotCode: 'New', locationId: freezer, quantity: '7' }])
    // The record's cost is now that of the goods that it really used.
    const [cost] = await work((tx) =>
      tx.execute(sql`select -sum(quantity * unit_cost)::float8 as cost from stock_move where cause_id = 7`),
    )
    expect(cost).toEqual({ cost: 5 * 2 + 3 * 3 })
    expect(await differences()).toEqual([])
  })

  test('has an unknown cost if none was ever known', async () => {
    await allowShortages()
    expect((await issue('2026-11-03', '2')).cost).toEqual({ known: '0', uncosted: '2' })
    expect(await has()).toMatchObject({ quantity: '-2', value: '0', uncosted: '-2' })
  })
})

describe('a transfer', () => {
  test('takes lot, expiry, cost and age along', async () => {
    await receive('2026-11-02', goods('5', '2', { lotCode: 'A', expiresOn: '2026-12-01' }))
    await receive('2026-11-03', goods('5', '3', { siteId: school, lotCode: 'B', expiresOn: '2026-12-01' }))
    const line = {
      from: { siteId: store },
      to: { siteId: school, locationId: pantry },
      ingredientId: beef,
      quantity: '4',
    }
    await work((tx) => transferStock(tx, posting('2026-11-04'), [line]))
    expect(await has()).toMatchObject({ quantity: '1', value: '2' })
    expect(await has(school)).toMatchObject({ quantity: '9', value: '23' })
    // It is older than what the school already had, so it is used first.
    expect((await issue('2026-11-04', '1', { siteId: school })).taken[0]).toMatchObject({ lotCode: 'A', unitCost: '2' })
    await expect(issue('2026-11-03', '6', { siteId: school })).rejects.toMatchObject({ status: 422 })
    expect(await differences()).toEqual([])
  })

  test('of more than there is moves nothing', async () => {
    await receive('2026-11-02', goods('5', '2'))
    const line = {
      from: { siteId: store },
      to: { siteId: school, locationId: null },
      ingredientId: beef,
      quantity: '6',
    }
    await expect(work((tx) => transferStock(tx, posting('2026-11-04'), [line]))).rejects.toMatchObject({ status: 422 })
    expect(await has(school)).toBeUndefined()
  })
})

describe('an adjustment', () => {
  test('of a lot finds or misses goods of that lot, at its cost', async () => {
    await receive('2026-11-02', goods('5', '2', { lotCode: 'A' }), goods('5', '3', { lotCode: 'B' }))
    const [lotA, lotB] = (await lots()).map(({ lotId }) => lotId)
    const change = (lotId: number | undefined, by: string) => ({
      siteId: store,
      locationId: null,
      ingredientId: beef,
      change: by,
      ...(lotId !== undefined && { lotId }),
    })
    await work((tx) => adjustStock(tx, posting('2026-11-03'), [change(lotA, '2'), change(lotB, '-1.5')], 'count'))
    expect((await lots()).map(({ lotCode, quantity, value }) => [lotCode, quantity, value])).toEqual([
      ['A', '7', '14'],
      ['B', '3.5', '10.5'],
    ])
    expect(await differences()).toEqual([])
  })

  test('by a count leaves the place with what was counted, next to a shortage in no particular place', async () => {
    await allowShortages()
    await issue('2026-11-02', '5')
    const found = { siteId: store, locationId: freezer, ingredientId: beef, change: '4' }
    await work((tx) => adjustStock(tx, posting('2026-11-03'), [found], 'count'))
    expect((await lots()).map(({ locationId, quantity }) => [locationId, quantity])).toEqual([
      [null, '-5'],
      [freezer, '4'],
    ])
    await receive('2026-11-04', goods('3', '1', { locationId: pantry }))
    expect(await has()).toMatchObject({ quantity: '2' })
    expect(await differences()).toEqual([])
  })
})

describe('moves that are taken back', () => {
  const cause = { kind: 'productionRecord', id: 3 } as const

  test('give the goods back to their lots, once, on the day of the move', async () => {
    await receive('2026-11-02', goods('5', '2', { lotCode: 'A', expiresOn: '2026-12-01' }), goods('5', '3'))
    const before = await lots()
    await issue('2026-11-03', '7', {}, { cause })
    for (const _ of [1, 2]) await work((tx) => reverseMoves(tx, cause, 'Reopened'))
    expect(await lots()).toEqual(before)
    expect(await has(store, '2026-11-03')).toMatchObject({ quantity: '10' })
    const moves = await work((tx) => tx.select().from(stockMove))
    expect(moves.map(({ quantity, reason }) => [Number(quantity), reason])).toEqual([
      [5, null],
      [5, null],
      [-5, null],
      [-2, null],
      [5, 'Reopened'],
      [2, 'Reopened'],
    ])
    // It can be issued again, and taken back again.
    await issue('2026-11-03', '1', {}, { cause })
    await work((tx) => reverseMoves(tx, cause, 'Reopened'))
    expect(await lots()).toEqual(before)
    expect(await differences()).toEqual([])
  })

  test('also give back what settled a shortage', async () => {
    await allowShortages()
    await issue('2026-11-03', '4', {}, { cause })
    await receive('2026-11-05', goods('10', '3'))
    await work((tx) => reverseMoves(tx, cause, 'Reopened'))
    expect(await has()).toMatchObject({ quantity: '10', value: '30' })
    expect(await differences()).toEqual([])
  })

  test('settle the shortage of another record', async () => {
    await allowShortages()
    await receive('2026-11-02', goods('5', '2'))
    await issue('2026-11-03', '5', {}, { cause })
    await issue('2026-11-04', '4')
    await work((tx) => reverseMoves(tx, cause, 'Reopened'))
    expect(await has()).toMatchObject({ quantity: '1', value: '2' })
    expect(await differences()).toEqual([])
  })

  test('are refused for a receipt whose goods were used', async () => {
    await work((tx) => receiveStock(tx, posting('2026-11-02', { cause }), [goods('5', '2')]))
    await issue('2026-11-03', '1')
    await expect(work((tx) => reverseMoves(tx, cause, 'Wrong'))).rejects.toMatchObject({
      status: 422,
      text: { key: 'stock.alreadyUsed' },
    })
    expect(await has()).toMatchObject({ quantity: '4' })
  })
})

describe('the ledger', () => {
  test('cannot be changed by the application, or by the owner of the database', async () => {
    await receive('2026-11-02', goods('5', '2'))
    const attempts = [sql`update stock_move set quantity = 1`, sql`delete from stock_move`]
    for (const attempt of attempts) {
      await expect(work((tx) => tx.execute(attempt))).rejects.toMatchObject({ code: '42501' })
      await expect(database.owner((tx) => tx.execute(attempt))).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('keeps the base unit of an ingredient that has moves', async () => {
    const change = (unit: string) =>
      work((tx) => tx.execute(sql`update ingredient set base_unit = ${unit} where id = ${beef}`))
    await change('oz')
    await receive('2026-11-02', goods('5', '2'))
    await expect(change('kg')).rejects.toMatchObject({ code: '23514' })
    await change('oz')
  })

  test('refuses a day that has not come, and records that the caterer does not have', async () => {
    await expect(receive('2999-01-01', goods('5', '2'))).rejects.toMatchObject({
      details: { fields: { movedOn: { key: 'stock.futureDay' } } },
    })
    const other = await createCaterer(database, { name: 'South' })
    const unknown = [goods('5', '2'), goods('5', '2', { ingredientId: 900_000_001, locationId: 900_000_001 })]
    await expect(receive('2026-11-02', ...unknown)).rejects.toMatchObject({
      details: { fields: { 'lines.1.ingredientId': { key: 'stock.unknown.ingredient' } } },
    })
    const foreign = database.work({ catererId: other }, (tx) =>
      receiveStock(tx, posting('2026-11-02'), [goods('1', '1')]),
    )
    await expect(foreign).rejects.toMatchObject({
      details: { fields: { 'lines.0.siteId': { key: 'stock.unknown.site' } } },
    })
  })

  test('shows what was there at a moment, without moves written later', async () => {
    await receive('2026-11-02', goods('5', '2', { locationId: freezer }))
    const [frozen] = await work((tx) => tx.execute<{ at: string }>(sql`select now()::text as at`))
    // The clock of PGlite moves in milliseconds.
    await setTimeout(2)
    await receive('2026-11-02', goods('7', '2', { locationId: freezer }))
    const at = (moment: string | undefined) =>
      work((tx) => onHandByLot(tx, { siteId: store, locationId: freezer, ...(moment && { at: moment }) }))
    expect((await at(frozen?.at)).map(({ quantity }) => quantity)).toEqual(['5'])
    expect((await at(undefined)).map(({ quantity }) => quantity)).toEqual(['12'])
  })
})
