import { addDays } from '@commissary/domain/dates'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { familyWorld, type FamilyWorld } from '../../../test/support/family-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { DatabaseError } from '../../db/errors.ts'

let server: TestApp
let world: FamilyWorld
beforeAll(async () => {
  server = await startApp()
  world = await familyWorld(server)
})

describe('a payment', () => {
  test('raises the balance by its amount; its fee is what the provider keeps, none for checks and cash', async () => {
    const { call, today } = world
    const { householdId, studentId } = await world.addFamily({ name: 'Payers' })
    const pay = (rest: object) => world.add('POST /payments', { householdId, paidOn: today, ...rest })
    const online = await pay({ payType: 'Online', amount: '25', provider: 'stripe', reference: ' ch_1 ', studentId })
    const check = await pay({ payType: 'Check', amount: '10.1', reference: '1042' })
    expect((await call(`GET /payments/${online}`)).body).toMatchObject({
      householdName: 'Payers',
      studentId,
      schoolName: 'Oak',
      reference: 'ch_1',
      amount: '25',
      expectedFee: '1.08',
      settledFee: null,
      fee: '1.08',
      net: '23.92',
      status: 'recorded',
      reconciledOn: null,
    })
    expect((await call(`GET /payments/${check}`)).body).toMatchObject({ fee: '0', net: '10.1', provider: null })
    expect(await world.balanceOf(householdId)).toBe('35.1')
    const { body } = await call('GET /payments', { query: { householdId } })
    expect(body.totals).toEqual({
      payments: 2,
      amount: '35.1',
      fee: '1.08',
      net: '34.02',
      unknownFees: 0,
      byPayType: [
        { payType: 'Online', payments: 1, amount: '25' },
        { payType: 'Check', payments: 1, amount: '10.1' },
      ],
    })
  })

  // spec: 3.payType.Online, 3.payType.Check, 3.payType.Cash, 3.payType.CreditCard
  test.each(['Online', 'Check', 'Cash', 'CreditCard'])('is recorded as %s, and found as such', async (payType) => {
    const { householdId } = await world.addFamily()
    const id = await world.add('POST /payments', { householdId, paidOn: world.today, payType, amount: '7.5' })
    const { body } = await world.call('GET /payments', { query: { householdId, payType } })
    expect(body._embedded.payments).toMatchObject([{ id, payType, amount: '7.5' }])
    const barter = { householdId, paidOn: world.today, payType: 'Barter', amount: '7.5' }
    expect((await world.call('POST /payments', { body: barter })).body.fields).toHaveProperty('payType')
  })

  // spec: 9.card.US, 9.card.IN, 9.card.EG, 9.card.transactionCharge, 9.card.otherCharge, 9.card.applicationFee, 9.card.monetaryUnit
  test.each([
    ['US', 'USD'],
    ['IN', 'INR'],
    ['EG', 'EUR'],
  ])('by card in %s has three fees in %s, each rounded to the minor unit', async (country, currency) => {
    const own = await familyWorld(server, { country, currency })
    expect((await own.call('GET /orderSettings')).body.cardFee).toEqual({
      currency,
      transactionPct: '2.9',
      otherCharge: '0.3',
      applicationPct: '0.2',
      monetaryUnit: 100,
    })
    const { householdId } = await own.addFamily()
    const pay = (amount: string) =>
      own.add('POST /payments', { householdId, paidOn: own.today, payType: 'CreditCard', amount })
    // 0.5075, 0.30 and 0.035: rounded together they would be 0.84.
    expect((await own.call(`GET /payments/${await pay('17.5')}`)).body.fee).toBe('0.85')
    expect((await own.call(`GET /payments/${await pay('100')}`)).body.fee).toBe('3.4')
  })

  test('where no rates are known has an unknown fee, not none', async () => {
    const own = await familyWorld(server, { country: 'CA', currency: 'CAD', timeZone: 'America/Toronto' })
    const { householdId } = await own.addFamily()
    const id = await own.add('POST /payments', { householdId, paidOn: own.today, payType: 'CreditCard', amount: '25' })
    expect((await own.call(`GET /payments/${id}`)).body).toMatchObject({ fee: null, net: null })
    expect((await own.call('GET /payments')).body.totals).toMatchObject({ fee: '0', net: '0', unknownFees: 1 })
    expect((await own.call('GET /orderSettings')).body.cardFee).toBeNull()
  })

  test('is refused with a future date, a student of another family, a provider for cash, or fractions of a cent', async () => {
    const { householdId } = await world.addFamily()
    const other = await world.addFamily()
    const body = {
      householdId,
      studentId: other.studentId,
      paidOn: addDays(world.today, 1),
      payType: 'Cash',
      amount: '5',
      provider: 'square',
    }
    const answer = await world.call('POST /payments', { body })
    expect(Object.keys(answer.body.fields).sort()).toEqual(['paidOn', 'provider', 'studentId'])
    for (const amount of ['0', '0.00', '-5', '1.005', '123456789']) {
      expect((await world.call('POST /payments', { body: { ...body, amount } })).body.fields, amount).toHaveProperty(
        'amount',
      )
    }
    expect((await world.call('POST /payments', { body: { ...body, cardNumber: '4242' } })).status).toBe(422)
  })

  test('is voided by an opposite entry, once, with a reason, and not while it is reconciled', async () => {
    const { call, today } = world
    const { householdId } = await world.addFamily()
    const id = await world.add('POST /payments', { householdId, paidOn: today, payType: 'Check', amount: '40' })
    const reconcile = (isReconciled: boolean) =>
      call('POST /paymentReconciliation', { body: { paymentIds: [id], isReconciled } })
    const undo = () => call(`POST /payments/${id}/void`, { body: { reason: 'Bounced' } })
    expect((await reconcile(true)).body.data).toEqual({ message: '1 payment reconciled', count: 1 })
    expect((await reconcile(true)).body.data.count).toBe(0)
    expect((await call(`GET /payments/${id}`)).body.reconciledOn).toBe(today)
    expect(
      (await call('GET /payments', { query: { householdId, isReconciled: 'false' } })).body.page.totalElements,
    ).toBe(0)
    expect((await undo()).body.message).toBe('This payment is reconciled. Mark it as not reconciled first.')
    await reconcile(false)
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422])
    expect((await call(`GET /payments/${id}`)).body).toMatchObject({ status: 'voided', reason: 'Bounced' })
    expect((await reconcile(true)).body.data.count).toBe(0)
    expect(await world.balanceOf(householdId)).toBe('0')
    expect((await call('GET /payments', { query: { householdId } })).body.totals).toMatchObject({
      payments: 0,
      amount: '0',
    })
  })
})

describe('a refund of a payment', () => {
  const paid = async (payType: string, amount: string) => {
    const { householdId } = await world.addFamily()
    const provider = payType === 'CreditCard' ? 'square' : undefined
    const paidOn = addDays(world.today, -1)
    const id = await world.add('POST /payments', { householdId, paidOn, payType, amount, provider })
    const refund = (part: string, rest: object = {}) =>
      world.call(`POST /payments/${id}/refunds`, {
        body: { amount: part, paidOn: world.today, reason: 'Moved away', ...rest },
      })
    return { householdId, id, refund }
  }

  test.each(['Cash', 'Check', 'CreditCard'])(
    'of %s is paid back in the same way and taken from the balance',
    async (payType) => {
      const { householdId, id, refund } = await paid(payType, '20')
      const answer = await refund('12.5', { reference: 'R 7' })
      expect(answer).toMatchObject({ status: 201, body: { data: { message: 'Refund recorded' } } })
      expect((await world.call(`GET /payments/${answer.body.data.id}`)).body).toMatchObject({
        amount: '-12.5',
        payType,
        provider: payType === 'CreditCard' ? 'square' : null,
        reference: 'R 7',
        refundOf: id,
        fee: '0',
        note: 'Moved away',
      })
      expect((await world.call(`GET /payments/${id}`)).body).toMatchObject({ amount: '20', refunded: '12.5' })
      expect(await world.balanceOf(householdId)).toBe('7.5')
      const { body } = await world.call(`GET /households/${householdId}/ledger`)
      expect(body._embedded.entries).toMatchObject([
        { kind: 'refund', amount: '-12.5', balance: '7.5', payType, note: 'Moved away' },
        { kind: 'payment', amount: '20', balance: '20' },
      ])
      expect((await world.call('GET /payments', { query: { householdId } })).body.totals).toMatchObject({
        payments: 1,
        amount: '7.5',
      })
    },
  )

  test('is never more than what is left of the payment, even with concurrent refunds', async () => {
    const { householdId, id, refund } = await paid('Cash', '20')
    const answers = await Promise.all([refund('15'), refund('15'), refund('15')])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body.fields).toEqual({
      amount: 'At most 5 of this payment is left to refund.',
    })
    expect((await refund('5')).status).toBe(201)
    expect((await refund('1')).body.fields).toEqual({ amount: 'This payment was already refunded in full.' })
    expect(await world.balanceOf(householdId)).toBe('0')
    expect((await world.call(`POST /payments/${id}/void`, { body: { reason: 'x' } })).body.message).toBe(
      'This payment has refunds. Void them first.',
    )
  })

  test('is voided by an opposite entry, and frees its amount; it is not refunded itself', async () => {
    const { householdId, id, refund } = await paid('Check', '20')
    const refundId = (await refund('20', { reference: '2208' })).body.data.id
    const again = { amount: '1', paidOn: world.today, reason: 'x' }
    expect((await world.call(`POST /payments/${refundId}/refunds`, { body: again })).body.message).toBe(
      "A refund can't be refunded. Void it instead.",
    )
    expect((await world.call(`POST /payments/${refundId}/void`, { body: { reason: 'Not cashed' } })).status).toBe(200)
    expect(await world.balanceOf(householdId)).toBe('20')
    expect((await world.call(`GET /payments/${id}`)).body.refunded).toBe('0')
    const { body } = await world.call(`GET /households/${householdId}/ledger`)
    expect(body._embedded.entries[0]).toMatchObject({ kind: 'refundReversal', amount: '20', note: 'Not cashed' })
    expect((await world.call(`POST /payments/${id}/void`, { body: { reason: 'Bounced' } })).status).toBe(200)
    expect((await refund('1')).body.message).toBe('This payment was already voided.')
  })

  test('needs a reason and a day from the payment to today, and takes no card data', async () => {
    const { refund } = await paid('CreditCard', '20')
    const { body } = await refund('5', { reason: '  ', paidOn: addDays(world.today, -2) })
    expect(body.fields).toEqual({
      reason: 'Enter a reason.',
      paidOn: 'Choose the day of the payment or a later day.',
    })
    expect((await refund('5', { paidOn: addDays(world.today, 1) })).body.fields).toHaveProperty('paidOn')
    expect((await refund('5', { cardNumber: '4242' })).status).toBe(422)
    expect((await refund('0')).status).toBe(422)
  })
})

describe('the ledger', () => {
  test('is corrected by another entry with its reason, and never changed, not even by the owner of the database', async () => {
    const { householdId } = await world.addFamily()
    const adjust = (body: object) => world.call(`POST /households/${householdId}/ledger`, { body })
    expect((await adjust({ amount: '-3.5', reason: 'Carried over' })).status).toBe(201)
    expect((await adjust({ amount: '0', reason: 'Nothing' })).body.fields).toHaveProperty('amount')
    expect((await adjust({ amount: '1', reason: '  ' })).body.fields).toEqual({ reason: 'Enter a reason.' })
    const { body } = await world.call(`GET /households/${householdId}/ledger`)
    expect(body).toMatchObject({
      balance: '-3.5',
      _embedded: { entries: [{ kind: 'adjustment', amount: '-3.5', note: 'Carried over', date: world.today }] },
    })
    for (const statement of [sql`update ledger_entry set amount = 1`, sql`delete from ledger_entry`]) {
      await expect(world.work(world.member, (tx) => tx.execute(statement))).rejects.toThrow(DatabaseError)
      await expect(server.database.owner((tx) => tx.execute(statement))).rejects.toThrow(DatabaseError)
    }
    for (const table of ['meal_order', 'payment']) {
      const refused = world.work(world.member, (tx) => tx.execute(sql`delete from ${sql.identifier(table)}`))
      await expect(refused).rejects.toThrow(DatabaseError)
    }
  })

  test('lists a page at a time, each entry with the balance after it', async () => {
    const { householdId } = await world.addFamily()
    for (const amount of ['10', '-4', '0.5']) {
      await world.call(`POST /households/${householdId}/ledger`, { body: { amount, reason: 'x' } })
    }
    const pageOf = async (page: number) =>
      (await world.call(`GET /households/${householdId}/ledger`, { query: { page, size: 2 } })).body
    expect((await pageOf(0))._embedded.entries.map(({ balance }: { balance: string }) => balance)).toEqual(['6.5', '6'])
    expect((await pageOf(1))._embedded.entries.map(({ balance }: { balance: string }) => balance)).toEqual(['10'])
  })

  test('of any sequence of orders, payments, refunds of both and voids, even concurrent ones, matches a naive book', async () => {
    const own = await familyWorld(server)
    const families = [await own.addFamily(), await own.addFamily()]
    await own.call('PUT /orderSettings', { body: { cutOffDays: 0, cutOffTime: '00:00', taxPct: '7.25' } })
    let seed = 20261126
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
    // What each household has in cents: only what was answered with success counts.
    const book = new Map(families.map(({ householdId }) => [householdId, 0]))
    const credit = (householdId: number, amount: string) =>
      book.set(householdId, (book.get(householdId) ?? 0) + Math.round(Number(amount) * 100))
    const open: { id: number; householdId: number; kind: 'orders' | 'payments' }[] = []
    const steps = Array.from({ length: 40 }, (_, index) => async () => {
      const { householdId, studentId } = families[random(2)] ?? { householdId: 0, studentId: 0 }
      const kind = random(5)
      if (kind === 4) {
        const one = open.find((each) => each.kind === 'payments')
        if (!one) return
        const amount = `${random(30) + 1}.${random(10)}5`
        const body = { amount, paidOn: own.today, reference: '9', reason: 'Naive' }
        const answer = await own.call(`POST /payments/${one.id}/refunds`, { body })
        if (answer.status === 201) credit(one.householdId, `-${amount}`)
      } else if (kind === 0) {
        const amount = `${random(90) + 1}.${random(10)}${random(10)}`
        const payType = ['Online', 'Check', 'Cash', 'CreditCard'][random(4)]
        const { status, body } = await own.call('POST /payments', {
          body: { householdId, paidOn: own.today, payType, amount },
        })
        if (status !== 201) return
        credit(householdId, amount)
        open.push({ id: body.data.id, householdId, kind: 'payments' })
      } else if (kind === 1 || open.length === 0) {
        const date = addDays(own.today, index % 5)
        const body = own.order(studentId, {
          date,
          isLate: true,
          discountPct: String(random(50)),
          lines: [{ quantity: random(3) + 1 }],
        })
        const answer = await own.call('POST /orders', { body })
        if (answer.status !== 201) return
        const id = answer.body.data.id
        credit(householdId, `-${(await own.call(`GET /orders/${id}`)).body.total}`)
        open.push({ id, householdId, kind: 'orders' })
      } else {
        const one = open[random(open.length)]
        if (!one) return
        const row = (await own.call(`GET /${one.kind}/${one.id}`)).body
        const step = one.kind === 'payments' ? 'void' : row.status === 'placed' ? 'cancellation' : 'refund'
        const body = step === 'cancellation' ? undefined : { reason: 'Naive' }
        const { status } = await own.call(`POST /${one.kind}/${one.id}/${step}`, { body })
        if (status === 200) credit(one.householdId, one.kind === 'payments' ? `-${row.amount}` : row.total)
      }
    })
    for (let at = 0; at < steps.length; at += 4) await Promise.all(steps.slice(at, at + 4).map((step) => step()))
    for (const { householdId } of families) {
      const { body } = await own.call(`GET /households/${householdId}/ledger`, { query: { size: 100 } })
      const amounts: string[] = body._embedded.entries.map(({ amount }: { amount: string }) => amount)
      expect(Math.round(Number(body.balance) * 100)).toBe(book.get(householdId))
      expect(amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0)).toBe(book.get(householdId))
      expect(amounts.length).toBeGreaterThan(3)
    }
  })
})
