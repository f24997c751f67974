import { addDays } from '@commissary/domain/dates'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { familyWorld, type FamilyWorld } from '../../../test/support/family-world.ts'
import { asking } from '../../../test/support/report-answers.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { readMigrations } from '../../db/migrate.ts'
import { textKey } from '../../db/schema/columns.ts'
import { mealOrderLine } from '../../db/schema/meal-order.ts'
import { runScript } from '../../db/work.ts'
import { keyOf } from './classified-row.ts'

let server: TestApp
let world: FamilyWorld
beforeAll(async () => {
  server = await startApp()
  world = await familyWorld(server)
})

const stripeHeader =
  'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,customer_email'
const stripeRow = (
  reference: string,
  gross: string,
  fee: string,
  rest: { email?: string; type?: string; day?: string } = {},
) =>
  `txn,${rest.day ?? world.today} 15:00:00,2026-12-01,usd,${gross},${fee},,${rest.type ?? 'charge'},${reference},${rest.email ?? ''}`
const read = async (id: number) => (await world.call(`GET /orderImports/${id}`)).body
const rowsOf = async (id: number) =>
  (await world.call(`GET /orderImports/${id}/rows`, { query: { size: 100 } })).body._embedded.rows
const apply = (id: number) => world.call(`POST /orderImports/${id}/application`)
const undo = (id: number) => world.call(`POST /orderImports/${id}/undo`)

/** An order's fee in the Sales Report, summed over its lines. */
async function salesFee(orderId: number): Promise<number> {
  const { today } = world
  const { columns, rows } = await asking(
    server,
    world.member,
    'sales',
  )({ from: today, to: today, group: [], size: 500 })
  const index = columns.findIndex(({ id }) => id === 'fee')
  return rows
    .filter(({ refs }) => refs['orderId'] === String(orderId))
    .reduce((sum, { cells }) => sum + (cells[index]?.value ?? Number.NaN), 0)
}
/** The fees that providers are expected to keep on an import's payments. */
async function paymentFees(importId: number): Promise<number> {
  const [found] = await world.work(world.member, (tx) =>
    tx.execute<{ fee: string }>(sql`select sum(expected_fee)::text as fee from payment where import_id = ${importId}`),
  )
  return Number(found?.fee)
}

describe('a settlement', () => {
  test('reconciles recorded payments, records those of known payers, reports the other rows, and is undone', async () => {
    const { call, today, upload } = world
    const known = await world.addFamily({ email: 'known@payer.test' })
    const paid = await world.add('POST /payments', {
      householdId: known.householdId,
      paidOn: today,
      payType: 'Online',
      amount: '25',
      provider: 'stripe',
      reference: 'ch_known',
    })
    const file = [
      stripeHeader,
      stripeRow('CH_KNOWN', '25.00', '1.05'),
      stripeRow('ch_new', '10.00', '0.59', { email: 'Known@Payer.test' }),
      stripeRow('ch_new', '10.00', '0.59', { email: 'known@payer.test' }),
      stripeRow('ch_who', '10.00', '0.59', { email: 'who@payer.test' }),
      stripeRow('po_1', '-60.00', '0', { type: 'payout' }),
    ]
    const uploaded = await upload('settlement', file, 'stripe.csv')
    expect(uploaded.status).toBe(201)
    const { id } = uploaded.body.data
    expect(await read(id)).toMatchObject({
      source: 'stripe',
      state: 'ready',
      rows: 5,
      counts: { create: 1, match: 1, skip: 1, problem: 2 },
      amount: '35',
    })
    expect(await rowsOf(id)).toMatchObject([
      { row: 2, result: 'match', amount: '25', fee: '1.05', householdId: known.householdId, problems: [] },
      { row: 3, result: 'create', amount: '10', householdId: known.householdId },
      {
        row: 4,
        result: 'problem',
        problems: [{ field: 'reference', message: 'This reference is in the file twice.' }],
      },
      { row: 5, result: 'problem', problems: [{ field: null, message: expect.stringContaining('No household') }] },
      { row: 6, result: 'skip', problems: [{ message: 'Not a payment: payout' }] },
    ])
    // Nothing is recorded before it is applied.
    expect(await world.balanceOf(known.householdId)).toBe('25')
    expect((await apply(id)).body.data.message).toBe('2 rows imported')
    expect(await world.balanceOf(known.householdId)).toBe('35')
    expect((await call(`GET /payments/${paid}`)).body).toMatchObject({
      expectedFee: '1.08',
      settledFee: '1.05',
      fee: '1.05',
      net: '23.95',
      reconciledOn: today,
      importId: id,
    })
    const list = (await call('GET /payments', { query: { householdId: known.householdId } })).body
    expect(list._embedded.payments[0]).toMatchObject({
      payType: 'Online',
      provider: 'stripe',
      reference: 'ch_new',
      reconciledOn: today,
    })
    expect((await apply(id)).status).toBe(422)
    // When the same file is uploaded again, everything is reconciled already.
    const second = (await upload('settlement', file)).body.data.id
    expect((await read(second)).counts).toEqual({ create: 0, match: 0, skip: 3, problem: 2 })
    expect((await apply(second)).body.message).toContain('No row of this file')
    expect((await call(`DELETE /orderImports/${second}`)).status).toBe(200)

    expect((await undo(id)).status).toBe(200)
    expect((await undo(id)).status).toBe(422)
    expect(await world.balanceOf(known.householdId)).toBe('25')
    expect((await call(`GET /payments/${paid}`)).body).toMatchObject({
      settledFee: null,
      reconciledOn: null,
      status: 'recorded',
    })
    expect((await read(id)).state).toBe('undone')
    expect((await call(`DELETE /orderImports/${id}`)).status).toBe(422)
    // The same file can be imported again, as if for the first time.
    const again = (await upload('settlement', file)).body.data.id
    expect((await read(again)).counts).toEqual({ create: 1, match: 1, skip: 1, problem: 2 })
    expect((await apply(again)).body.data.message).toBe('2 rows imported')
    expect(await world.balanceOf(known.householdId)).toBe('35')
    // A payment that someone voided stays a problem.
    const [added] = (await call('GET /payments', { query: { q: 'ch_new' } })).body._embedded.payments
    await call('POST /paymentReconciliation', { body: { paymentIds: [added.id], isReconciled: false } })
    expect((await call(`POST /payments/${added.id}/void`, { body: { reason: 'Disputed' } })).status).toBe(200)
    const third = (await upload('settlement', file)).body.data.id
    expect((await rowsOf(third))[1]).toMatchObject({ problems: [{ message: 'This payment was voided.' }] })
  })

  test('from Square records cash payments as cash that no provider deposits', async () => {
    const { householdId } = await world.addFamily({ name: 'Fivepenny' })
    const file = [
      'Date,Total Collected,Card,Cash,Other Tender,Fees,Net Total,Payment ID,Customer Name',
      `${world.today},$20.00,$0.00,$20.00,$0.00,$0.00,$20.00,p-cash,Fivepenny`,
      `${world.today},$20.00,$12.00,$8.00,$0.00,-$0.61,$19.39,p-split,Fivepenny`,
    ]
    const { id } = (await world.upload('settlement', file)).body.data
    expect(await rowsOf(id)).toMatchObject([
      { result: 'create', problems: [{ message: expect.stringContaining('Paid in cash.') }] },
      { result: 'problem', problems: [{ field: 'amount', message: expect.stringContaining('paid in several ways') }] },
    ])
    await apply(id)
    const { payments } = (await world.call('GET /payments', { query: { householdId } })).body._embedded
    expect(payments).toMatchObject([
      { payType: 'Cash', provider: null, amount: '20', settledFee: null, reconciledOn: null, reference: 'p-cash' },
    ])
    const second = (await world.upload('settlement', file)).body.data.id
    expect((await rowsOf(second))[0]).toMatchObject({
      result: 'skip',
      problems: [{ message: 'This cash payment is already recorded.' }],
    })
  })

  // spec: 3.payment.providers
  test.each([
    ['stripe', stripeHeader, () => stripeRow('p-stripe', '9.00', '0.56', { email: 'three@payer.test' }), 'Online'],
    [
      'square',
      'Date,Time,Time Zone,Total Collected,Fees,Net Total,Payment ID,Card Brand,Customer Name,Event Type',
      () => `${world.today},10:00,Eastern Time,$9.00,-$0.56,$8.44,p-square,Visa,Threepenny,Payment`,
      'CreditCard',
    ],
    [
      'paypal',
      'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,Transaction ID',
      () =>
        `${world.today},09:00:00,America/New_York,T,Website Payment,Completed,USD,9.00,-0.56,8.44,three@payer.test,p-paypal`,
      'Online',
    ],
  ])('of %s is recognized by its header', async (provider, header, row, payType) => {
    const q = 'Threepenny'
    const found = (await world.call('GET /households', { query: { q } })).body._embedded.households[0]?.id
    const householdId = found ?? (await world.addFamily({ name: q, email: 'three@payer.test' })).householdId
    const { id } = (await world.upload('settlement', [header, row()])).body.data
    expect(await read(id)).toMatchObject({ source: provider, counts: { create: 1 } })
    await apply(id)
    const { payments } = (await world.call('GET /payments', { query: { q: `p-${provider}` } })).body._embedded
    expect(payments).toMatchObject([{ householdId, provider, payType, amount: '9', settledFee: '0.56', net: '8.44' }])
  })

  test('is not undone once one of its payments was changed', async () => {
    const { call } = world
    await world.addFamily({ email: 'changed@payer.test' })
    const { id } = (
      await world.upload('settlement', [
        stripeHeader,
        stripeRow('ch_changed', '12.00', '0.70', { email: 'changed@payer.test' }),
      ])
    ).body.data
    await apply(id)
    const [payment] = (await call('GET /payments', { query: { q: 'ch_changed' } })).body._embedded.payments
    await call('POST /paymentReconciliation', { body: { paymentIds: [payment.id], isReconciled: false } })
    expect((await undo(id)).body.message).toContain('1 payment or order of this import was changed')
    expect((await call(`GET /payments/${payment.id}`)).body.status).toBe('recorded')
  })

  test('is matched with what is recorded when it is applied, not when it was uploaded', async () => {
    const { householdId } = await world.addFamily({ email: 'later@payer.test' })
    const { id } = (
      await world.upload('settlement', [
        stripeHeader,
        stripeRow('ch_later', '8.00', '0.55', { email: 'later@payer.test' }),
      ])
    ).body.data
    expect((await rowsOf(id))[0].result).toBe('create')
    await world.add('POST /payments', {
      householdId,
      paidOn: world.today,
      payType: 'Online',
      amount: '8',
      provider: 'stripe',
      reference: 'ch_later',
    })
    expect((await apply(id)).status).toBe(200)
    expect((await rowsOf(id))[0].result).toBe('match')
    expect(await world.balanceOf(householdId)).toBe('8')
  })

  test('reconciles the payment of an archived household, and finds no payer that is archived', async () => {
    const { call, today } = world
    const adult = { firstName: 'Ira', lastName: 'Moved', email: 'adult@moved.test' }
    const householdId = await world.add('POST /households', { name: 'Moved', code: 'M-1', email: 'moved@payer.test' })
    await world.add(`POST /households/${householdId}/adults`, adult)
    const paid = { paidOn: today, payType: 'Online', amount: '9', provider: 'stripe', reference: 'ch_moved' }
    await world.add('POST /payments', { householdId, ...paid })
    await call(`POST /households/${householdId}/ledger`, { body: { amount: '-9', reason: 'Paid out' } })
    expect((await call(`DELETE /households/${householdId}`)).status).toBe(200)

    const byEmail = ['moved@payer.test', adult.email].map((email, row) => stripeRow(`ch_${row}`, '5', '0.4', { email }))
    const file = [stripeHeader, stripeRow('ch_moved', '9.00', '0.56'), ...byEmail]
    const { id } = (await world.upload('settlement', file)).body.data
    expect((await rowsOf(id)).map(({ result }: { result: string }) => result)).toEqual(['match', 'problem', 'problem'])
    expect((await apply(id)).body.data.message).toBe('1 row imported')
    const { payments } = (await call('GET /payments', { query: { householdId } })).body._embedded
    expect(payments).toMatchObject([{ settledFee: '0.56', reconciledOn: today }])

    const named = ['M-1', 'Moved'].map((customer, row) => `${today},$5.00,$5.00,-$0.41,$4.59,p-m${row},${customer}`)
    const header = 'Date,Total Collected,Card,Fees,Net Total,Payment ID,Customer Name'
    const square = (await world.upload('settlement', [header, ...named])).body.data.id
    expect((await read(square)).counts).toEqual({ create: 0, match: 0, skip: 0, problem: 2 })
  })

  test('finds payments and payers whatever the spaces in its references, codes and names', async () => {
    const { call } = world
    const byCode = await world.addFamily({ code: 'ACC\u00a0  77' })
    const byName = await world.addFamily({ name: 'Van  der\u00a0Wide' })
    const header = 'Date,Total Collected,Card,Fees,Net Total,Payment ID,Customer Reference ID,Customer Name'
    const file = [
      header,
      `${world.today},$5.00,$5.00,-$0.41,$4.59,PAY\u00a0  1,acc 77,`,
      `${world.today},$6.00,$6.00,-$0.41,$5.59,ＰＡＹ\u202f２,,van der\u3000 wide`,
    ]
    const { id } = (await world.upload('settlement', file)).body.data
    expect(await rowsOf(id)).toMatchObject([
      { result: 'create', reference: 'PAY 1', householdId: byCode.householdId },
      { result: 'create', reference: 'PAY 2', householdId: byName.householdId },
    ])
    await apply(id)
    // A person may have recorded a payment with the file's spaces.
    const raw = { paidOn: world.today, payType: 'Online', amount: '7', provider: 'stripe', reference: 'PAY \u00a0 3' }
    await world.add('POST /payments', { householdId: byCode.householdId, ...raw })
    const again = [...file, `${world.today},$7.00,$7.00,-$0.41,$6.59,pay 3,,`]
    const second = (await world.upload('settlement', again)).body.data.id
    expect((await rowsOf(second)).map(({ result }: { result: string }) => result)).toEqual(['skip', 'skip', 'match'])
    expect((await call(`GET /households/${byName.householdId}`)).body.balance).toBe('6')
  })

  test('with unknown columns waits for someone to name them, and the next file is recognized', async () => {
    const { call } = world
    const { householdId } = await world.addFamily({ code: 'ACC-5' })
    const rows = (reference: string) => [
      'Paid on,No.,Sum,Customer,Fee',
      `${world.today},${reference},"1,250.00",ACC-5,(3.40)`,
    ]
    const { id } = (await world.upload('settlement', rows('x1'))).body.data
    expect(await read(id)).toMatchObject({
      state: 'unmapped',
      source: null,
      columns: [{ header: 'Paid on', field: null, samples: [world.today] }, {}, { samples: ['1,250.00'] }, {}, {}],
    })
    expect((await apply(id)).body.message).toBe('Say what the columns are first.')
    const map = (fields: (string | null)[]) => call(`PUT /orderImports/${id}/columns`, { body: { fields } })
    expect((await map(['date', 'reference', null, null, null])).body.fields).toEqual({
      fields: expect.stringContaining('the amount'),
    })
    expect((await map(['date', 'date', 'amount', null, null])).body.fields).toEqual({
      fields: expect.stringContaining('Two columns'),
    })
    expect((await map(['date'])).status).toBe(422)
    expect((await map(['date', 'reference', 'amount', 'accountCode', 'fee'])).status).toBe(200)
    expect(await rowsOf(id)).toMatchObject([{ result: 'create', amount: '1250', fee: '3.4', householdId }])
    const next = (await world.upload('settlement', rows('x2'))).body.data.id
    expect(await read(next)).toMatchObject({ state: 'ready', source: 'mapped', counts: { create: 1 } })
    await apply(next)
    const [paid] = (await call('GET /payments', { query: { householdId } })).body._embedded.payments
    expect(paid).toMatchObject({ provider: 'other', settledFee: '3.4', net: '1246.6' })
  })
})

describe("a till's file", () => {
  const header = 'Date,Student ID,Student,School,Meal,Item,Qty,Price,Tender'

  test('records what students took and paid, and is undone', async () => {
    const { call, today, balanceOf } = world
    const { householdId } = await world.addFamily()
    const studentId = await world.addStudent(householdId, { studentNumber: 'T-1', firstName: 'Tia', lastName: 'Moss' })
    const file = [
      header,
      `${today},T-1,,,Lunch,Milk,2,0.60,`,
      `${today},T-1,,,Lunch,Cookie,1,1.25,`,
      `${addDays(today, -1)},,"Moss, Tia",Oak,Lunch,,1,3.25,Cash`,
      `${today},T-404,,,Lunch,Milk,1,0.60,`,
      `${today},,Tia Moss,Elm,Lunch,Milk,1,0.60,`,
      `${addDays(today, 2)},T-1,,,Lunch,Milk,1,0.60,`,
    ]
    const left = await world.addStudent(householdId, { studentNumber: 'T-404', firstName: 'Tia', lastName: 'Moss' })
    expect((await call(`DELETE /students/${left}`)).status).toBe(200)
    const { id } = (await world.upload('orders', file, 'till.csv')).body.data
    expect(await read(id)).toMatchObject({ source: 'till', counts: { create: 3, problem: 3 }, amount: '5.7' })
    expect((await rowsOf(id)).slice(3)).toMatchObject([
      { problems: [{ field: 'studentNumber', message: 'No student has this number or name.' }] },
      { problems: [{ field: 'studentName', message: 'This student is at another school.' }] },
      { problems: [{ field: 'date' }] },
    ])
    expect((await apply(id)).status).toBe(200)
    const { orders } = (await call('GET /orders', { query: { studentId } })).body._embedded
    expect(orders).toMatchObject([
      {
        date: today,
        kind: 'Itemized',
        status: 'served',
        importId: id,
        total: '2.45',
        lines: [
          { itemId: world.milk, name: 'Milk', category: 'Milk', quantity: 2, served: 2 },
          { itemId: null, name: 'Cookie', category: null, quantity: 1, served: 1 },
        ],
      },
      { kind: 'Regular', payType: 'Cash', total: '3.25', lines: [{ name: null, category: null }] },
    ])
    // The household owes nothing for orders paid in cash at the till.
    expect(await balanceOf(householdId)).toBe('-2.45')
    const again = (await world.upload('orders', file)).body.data.id
    expect((await read(again)).counts).toEqual({ create: 0, match: 0, skip: 3, problem: 3 })
    expect((await undo(id)).status).toBe(200)
    expect(await balanceOf(householdId)).toBe('0')
    expect((await call('GET /payments', { query: { householdId } })).body._embedded.payments[0].status).toBe('voided')
    expect((await read((await world.upload('orders', file)).body.data.id)).counts.create).toBe(3)
  })

  test('with a meal paid in several ways records a payment for each, and only the rest is owed', async () => {
    const { call, today, balanceOf } = world
    const { householdId } = await world.addFamily()
    const studentId = await world.addStudent(householdId, { studentNumber: 'T-3' })
    const file = [
      header,
      `${today},T-3,,,Lunch,Milk,2,0.60,Cash`,
      `${today},T-3,,,Lunch,Cookie,1,1.25,Card`,
      `${today},T-3,,,Lunch,Chips,1,1.50,Card`,
      `${today},T-3,,,Lunch,Juice,1,0.90,Balance`,
      `${today},T-3,,,Lunch,Napkin,1,0.00,Check`,
    ]
    const { id } = (await world.upload('orders', file)).body.data
    await apply(id)
    const { orders } = (await call('GET /orders', { query: { studentId } })).body._embedded
    expect(orders).toMatchObject([{ kind: 'Itemized', payType: null, total: '4.85' }])
    const payments = async () => (await call('GET /payments', { query: { householdId } })).body._embedded.payments
    const paid = await payments()
    expect(paid).toHaveLength(2)
    // The fee is that of one card payment.
    expect(paid).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ payType: 'Cash', amount: '1.2', fee: '0', studentId, paidOn: today, importId: id }),
        expect.objectContaining({ payType: 'CreditCard', amount: '2.75', fee: '0.39', studentId, importId: id }),
      ]),
    )
    expect(await balanceOf(householdId)).toBe('-0.9')
    expect(await salesFee(orders[0].id)).toBeCloseTo(await paymentFees(id), 4)
    const again = (await world.upload('orders', file)).body.data.id
    expect((await read(again)).counts).toEqual({ create: 0, match: 0, skip: 5, problem: 0 })
    expect((await undo(id)).status).toBe(200)
    expect(await balanceOf(householdId)).toBe('0')
    expect((await payments()).map(({ status }: { status: string }) => status)).toEqual(['voided', 'voided'])
  })

  test('has the fee of each card payment of a meal that was paid by card, online and in cash', async () => {
    const { call, today } = world
    const { householdId } = await world.addFamily()
    const studentId = await world.addStudent(householdId, { studentNumber: 'T-5' })
    const file = [
      header,
      `${today},T-5,,,Lunch,Milk,2,0.60,Card`,
      `${today},T-5,,,Lunch,Cookie,3,1.25,Online`,
      `${today},T-5,,,Lunch,Chips,1,1.50,Cash`,
      // Another meal that day, charged to the balance.
      `${today},T-5,,,Breakfast,Juice,1,0.90,Balance`,
    ]
    const { id } = (await world.upload('orders', file)).body.data
    await apply(id)
    const { orders } = (await call('GET /orders', { query: { studentId } })).body._embedded
    const [lunch, breakfast] = ['MEAL', 'BREAKFAST'].map(
      (type) => orders.find(({ menuType }: { menuType: string }) => menuType === type).id,
    )
    expect(await paymentFees(id)).toBeGreaterThan(0.6)
    expect(await salesFee(lunch)).toBeCloseTo(await paymentFees(id), 4)
    expect(await salesFee(breakfast)).toBe(0)
  })

  test('that was imported by an older version gets the categories of its items', async () => {
    const { call, today } = world
    const { householdId, studentId: placedFor } = await world.addFamily()
    const studentId = await world.addStudent(householdId, { studentNumber: 'T-4' })
    const file = [header, `${today},T-4,,,Lunch,Milk,1,0.60,`, `${today},T-4,,,Lunch,Cookie,1,1.25,`]
    const { id } = (await world.upload('orders', file)).body.data
    await apply(id)
    const lines = [{ itemId: world.milk, quantity: 1 }]
    await world.add('POST /orders', world.order(placedFor, { kind: 'Itemized', lines }))
    await world.work(world.member, (tx) =>
      tx.update(mealOrderLine).set({ mealCategory: null }).where(eq(mealOrderLine.itemId, world.milk)),
    )
    const versions = () =>
      world.work(world.member, (tx) =>
        tx
          .select({ id: mealOrderLine.id, version: mealOrderLine.version })
          .from(mealOrderLine)
          .orderBy(mealOrderLine.id),
      )
    const before = await versions()
    const step = readMigrations().find(({ tag }) => tag.endsWith('_imported_line_categories'))
    await server.database.owner(async (tx) => {
      for (const statement of step?.statements ?? []) await runScript(tx, statement)
    })
    const categoriesOf = async (student: number) => {
      const { orders } = (await call('GET /orders', { query: { studentId: student } })).body._embedded
      return orders.flatMap((order: { lines: { category: string | null }[] }) =>
        order.lines.map(({ category }) => category),
      )
    }
    expect(await categoriesOf(studentId)).toEqual(['Milk', null])
    expect(await categoriesOf(placedFor)).toEqual([null])
    expect(await versions()).toEqual(before)
  })

  test('is not undone once one of its orders was refunded', async () => {
    const { householdId } = await world.addFamily()
    const studentId = await world.addStudent(householdId, { studentNumber: 'T-2' })
    const { id } = (await world.upload('orders', [header, `${world.today},T-2,,,Lunch,Milk,1,0.60,`])).body.data
    await apply(id)
    const [order] = (await world.call('GET /orders', { query: { studentId } })).body._embedded.orders
    await world.call(`POST /orders/${order.id}/refund`, { body: { reason: 'Spilled' } })
    expect((await undo(id)).status).toBe(422)
    expect(await world.balanceOf(householdId)).toBe('0')
  })
})

test('texts have the same key in the database as in the code', async () => {
  const texts = [
    'Plain',
    ' a\u00a0 b\t',
    'ＡＢＣ\u3000１２',
    'x\u202f\u2009y',
    'ﬁle №7',
    'a\n\nb',
    'ÉCOLE',
    '١٢ نقدًا',
    '',
  ]
  const keys = await world.work(world.member, (tx) =>
    tx.execute<{ key: string }>(sql`select ${textKey(sql`one.text`)} as key
      from unnest(${sql.param(texts)}::text[]) with ordinality one (text, at) order by at`),
  )
  expect(keys.map(({ key }) => key)).toEqual(texts.map(keyOf))
})

test('a file that is not a table or is over 2 MB is refused with a reason', async () => {
  expect((await world.upload('orders', ['Date,Student ID,Price'])).body.message).toContain('no data')
  expect((await world.upload('orders', [''])).status).toBe(422)
  expect((await world.upload('settlement', ['a,b,c', `"1,2,3`])).body.message).toContain('quotation mark')
  expect((await world.upload('settlement', ['a,b,c', 'x'.repeat(2_200_000)])).status).toBe(413)
  const rows = Array.from({ length: 5001 }, (_, index) => `1,2,${index}`)
  expect((await world.upload('settlement', ['a,b,c', ...rows])).body.message).toContain('more than 5,000 rows')
})
