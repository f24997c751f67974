import { addDays } from '@commissary/domain/dates'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { familyWorld, type FamilyWorld } from '../../../test/support/family-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { mail } from '../../db/schema/mail.ts'

let server: TestApp
let world: FamilyWorld
beforeAll(async () => {
  server = await startApp()
  world = await familyWorld(server)
})

describe('a household', () => {
  test('is added, found by its name, its account and the names of its students, and saved', async () => {
    const { call, oak } = world
    const householdId = await world.add('POST /households', {
      name: ' Okafor ',
      code: 'A-77',
      email: 'pay@okafor.test',
    })
    await world.addStudent(householdId, {
      firstName: 'Zuri',
      lastName: 'Okafor-Bell',
      className: '3B',
      studentNumber: '9001',
    })
    for (const q of ['okafor', 'a-77', 'zuri bell', '9001']) {
      const { body } = await call('GET /households', { query: { q } })
      expect(body._embedded.households, q).toMatchObject([
        {
          id: householdId,
          name: 'Okafor',
          balance: '0',
          students: [{ firstName: 'Zuri', className: '3B', schoolId: oak }],
        },
      ])
    }
    const { version } = (await call(`GET /households/${householdId}`)).body
    const saved = await call(`PUT /households/${householdId}`, {
      body: { name: 'Okafor-Bell' },
      headers: { 'if-match': String(version) },
    })
    expect(saved).toMatchObject({ status: 200, body: { data: { version: version + 1 } } })
    const late = await call(`PUT /households/${householdId}`, {
      body: { name: 'Late' },
      headers: { 'if-match': String(version) },
    })
    expect(late).toMatchObject({ status: 409, body: { current: { name: 'Okafor-Bell', code: null } } })
  })

  test('needs a name and a free account number', async () => {
    await world.add('POST /households', { name: 'First', code: 'TWIN' })
    const taken = await world.call('POST /households', { body: { name: 'Second', code: 'twin' } })
    expect(taken.body.fields).toEqual({ code: 'First already has account number twin. Use another number.' })
    const blank = await world.call('POST /households', { body: { name: '  ', email: 'no email' } })
    expect(blank).toMatchObject({
      status: 422,
      body: { fields: { name: 'Please provide a name', email: expect.any(String) } },
    })
  })

  test('has a history by field, which staff of other schools do not see', async () => {
    const { householdId } = await world.addFamily({ phone: '555 0100' })
    const elmStaff = await world.addStaff([world.elm])
    const body = { name: 'Renamed', email: 'new@home.test' }
    expect((await world.call(`PUT /households/${householdId}`, { body })).status).toBe(200)
    const query = { recordType: 'household', recordId: householdId }
    const { _embedded } = (await world.call('GET /recordHistory', { query })).body
    expect(_embedded.events[0]).toMatchObject({
      action: 'updated',
      changes: [
        { field: 'name', from: expect.stringMatching(/^Family/), to: 'Renamed' },
        { field: 'email', from: null, to: 'new@home.test' },
        { field: 'phone', from: '555 0100', to: null },
      ],
    })
    expect(_embedded.events[1]).toMatchObject({ action: 'created' })
    expect((await world.call('GET /recordHistory', { query }, elmStaff)).status).toBe(404)
  })

  test('is archived only without students and with a balance of 0, and restored', async () => {
    const { call } = world
    const { householdId, studentId } = await world.addFamily()
    const archive = () => call(`DELETE /households/${householdId}`)
    expect((await archive()).body.message).toBe('1 student belongs to this household. Archive or move them first.')
    expect((await call(`DELETE /students/${studentId}`)).status).toBe(200)
    await call(`POST /households/${householdId}/ledger`, { body: { amount: '-2', reason: 'Old debt' } })
    expect((await archive()).body.message).toBe('This household has a balance. Settle it, then archive.')
    await call(`POST /households/${householdId}/ledger`, { body: { amount: '2', reason: 'Written off' } })
    expect((await archive()).status).toBe(200)
    expect((await call(`GET /households/${householdId}`)).body).toMatchObject({ isArchived: true, balance: '0' })
    expect((await call(`GET /households/${householdId}/ledger`)).body._embedded.entries).toHaveLength(2)
    expect((await call(`PUT /households/${householdId}`, { body: { name: 'Gone' } })).status).toBe(404)
    expect((await call(`POST /students/${studentId}/restore`)).body.message).toBe(
      'The household of this student is archived. Restore it first.',
    )
    expect((await call(`POST /households/${householdId}/restore`)).status).toBe(200)
    expect((await call(`POST /students/${studentId}/restore`)).status).toBe(200)
  })

  test('that is archived while someone records a payment or corrects its balance has a balance of 0', async () => {
    const { call, today } = world
    for (let round = 1; round <= 10; round++) {
      const householdId = await world.add('POST /households', { name: `Leaving ${round}` })
      await Promise.all([
        call('POST /payments', { body: { householdId, paidOn: today, payType: 'Cash', amount: '5' } }),
        call(`POST /households/${householdId}/ledger`, { body: { amount: '1', reason: 'Gift' } }),
        call(`DELETE /households/${householdId}`),
      ])
      const { isArchived, balance } = (await call(`GET /households/${householdId}`)).body
      expect(balance).toBe(isArchived ? '0' : '6')
    }
  })

  test('that is archived while a student is added, moved in or restored has no students', async () => {
    const { call, oak } = world
    const student = { schoolId: oak, firstName: 'Ada', lastName: 'Late' }
    const other = await world.add('POST /households', { name: 'Staying' })
    const wrong: string[] = []
    for (let round = 1; round <= 10; round++) {
      const [adding, moving, restoring] = [
        await world.add('POST /households', { name: `Adding ${round}` }),
        await world.add('POST /households', { name: `Moving ${round}` }),
        await world.add('POST /households', { name: `Restoring ${round}` }),
      ]
      const moved = await world.addStudent(other)
      const restored = await world.addStudent(restoring)
      expect((await call(`DELETE /students/${restored}`)).status).toBe(200)
      await Promise.all([
        call('POST /students', { body: { ...student, householdId: adding } }),
        call(`DELETE /households/${adding}`),
        call(`PUT /students/${moved}`, { body: { ...student, householdId: moving } }),
        call(`DELETE /households/${moving}`),
        call(`POST /students/${restored}/restore`),
        call(`DELETE /households/${restoring}`),
      ])
      for (const householdId of [adding, moving, restoring]) {
        const { name, isArchived, students } = (await call(`GET /households/${householdId}`)).body
        if (students.length !== (isArchived ? 0 : 1)) wrong.push(name)
      }
    }
    expect(wrong).toEqual([])
  })

  test('has adults, who are invited by email once and can belong to two households', async () => {
    const { call, member, work } = world
    const [one, two] = [await world.addFamily(), await world.addFamily()]
    const ada = { firstName: 'Ada', lastName: 'Lee', email: 'ada@lee.test' }
    const userId = await world.add(`POST /households/${one.householdId}/adults`, ada)
    expect(await world.add(`POST /households/${two.householdId}/adults`, { ...ada, email: 'ADA@lee.test' })).toBe(
      userId,
    )
    const mails = await work(member, (tx) =>
      tx
        .select({ kind: mail.kind })
        .from(mail)
        .where(and(eq(mail.userId, userId), eq(mail.state, 'waiting'))),
    )
    expect(mails).toEqual([{ kind: 'invitation' }])
    const { body } = await call(`GET /households/${one.householdId}`)
    expect(body.adults).toEqual([{ userId, ...ada, state: 'invited' }])
    expect((await call(`GET /users/${userId}`)).body).toMatchObject({ role: 'parent', schools: [], modules: [] })
    const again = await call(`POST /households/${one.householdId}/adults`, { body: ada })
    expect(again.body.fields).toEqual({ email: 'This adult already belongs to the household.' })
    expect((await call(`POST /households/${one.householdId}/adults/${userId}/invitation`)).status).toBe(200)
    expect((await call(`DELETE /households/${one.householdId}/adults/${userId}`)).status).toBe(200)
    expect((await call(`GET /households/${one.householdId}`)).body.adults).toEqual([])
    expect((await call(`GET /households/${two.householdId}`)).body.adults).toHaveLength(1)
    expect((await call(`POST /households/${one.householdId}/adults/${userId}/invitation`)).status).toBe(404)
  })

  test('does not show an archived parent, whose email is free for a new one', async () => {
    const { call, member, work } = world
    const { householdId } = await world.addFamily()
    const bo = { firstName: 'Bo', lastName: 'Lund', email: 'bo@lund.test' }
    const adults = `/households/${householdId}/adults`
    const archived = await world.add(`POST ${adults}`, bo)
    await work(member, (tx) => tx.execute(sql`update app_user set archived_at = now() where id = ${archived}`))
    expect((await call(`GET /households/${householdId}`)).body.adults).toEqual([])
    const userId = await world.add(`POST ${adults}`, bo)
    expect(userId).not.toBe(archived)
    expect((await call(`GET /households/${householdId}`)).body.adults).toEqual([{ userId, ...bo, state: 'invited' }])
  })

  test('refuses an adult who is staff, or whose email another caterer has', async () => {
    const { householdId } = await world.addFamily()
    const add = (email: string) =>
      world.call(`POST /households/${householdId}/adults`, { body: { firstName: 'A', lastName: 'B', email } })
    expect((await add(world.member.userName)).body.fields.email).toContain('not a parent')
    expect((await add((await server.addMember()).userName)).body.fields.email).toBeDefined()
  })
})

describe('a student', () => {
  test('has only what meals need, and an unused number', async () => {
    const { call, oak } = world
    const { householdId } = await world.addFamily()
    const input = { studentNumber: 'S-1', className: '4A', allergies: ['Milk', 'Peanuts'], priceType: 'staff' }
    const id = await world.addStudent(householdId, { ...input, lastName: 'Park' })
    const { body } = await call(`GET /students/${id}`)
    expect(Object.keys(body).sort()).toEqual(
      'allergies className firstName householdId householdName id isArchived lastName priceType schoolId schoolName studentNumber updatedAt updatedBy version'.split(
        ' ',
      ),
    )
    expect(body).toMatchObject({ ...input, priceType: 'Staff', schoolId: oak, schoolName: 'Oak' })
    const twin = await call('POST /students', {
      body: { householdId, schoolId: oak, firstName: 'Jo', lastName: 'Park', studentNumber: 's-1', priceType: 'Gold' },
    })
    expect(twin.body.fields).toEqual({ priceType: 'Choose a price type from the price list.' })
    const number = await call('POST /students', {
      body: { householdId, schoolId: oak, firstName: 'Jo', lastName: 'Park', studentNumber: 's-1' },
    })
    expect(number.body.fields).toEqual({ studentNumber: 'Ada Park already has number s-1. Use another number.' })
  })

  test('with open orders is not archived', async () => {
    const { call } = world
    const { studentId } = await world.addFamily()
    const orderId = await world.add('POST /orders', world.order(studentId))
    expect((await call(`DELETE /students/${studentId}`)).body.message).toContain('1 order for today or later')
    await call(`POST /orders/${orderId}/cancellation`)
    expect((await call(`DELETE /students/${studentId}`)).status).toBe(200)
    const placed = await call('POST /orders', { body: world.order(studentId, { date: addDays(world.today, 9) }) })
    expect(placed.body.fields).toEqual({ studentId: 'Choose a student.' })
  })
})

test('staff of one school see its students, their households, orders and payments, and no others', async () => {
  const { oak, elm, today } = world
  const own = await familyWorld(server)
  const here = await own.addFamily()
  const there = { householdId: await own.add('POST /households', { name: 'Far' }), studentId: 0 }
  there.studentId = await own.addStudent(there.householdId, { schoolId: own.elm })
  const orders = [
    await own.add('POST /orders', own.order(here.studentId)),
    await own.add('POST /orders', own.order(there.studentId)),
  ]
  const pay = (householdId: number) =>
    own.add('POST /payments', { householdId, paidOn: today, payType: 'Cash', amount: '5' })
  const payments = [await pay(here.householdId), await pay(there.householdId)]
  const staff = await own.addStaff([own.oak], ['orders'])
  const listed = async (path: string, key: string) =>
    (await own.call(`GET ${path}`, {}, staff)).body._embedded[key].map(({ id }: { id: number }) => id)
  expect(await listed('/households', 'households')).toEqual([here.householdId])
  expect(await listed('/students', 'students')).toEqual([here.studentId])
  expect(await listed('/orders', 'orders')).toEqual([orders[0]])
  expect(await listed('/payments', 'payments')).toEqual([payments[0]])
  for (const path of [
    `households/${there.householdId}`,
    `students/${there.studentId}`,
    `orders/${orders[1]}`,
    `payments/${payments[1]}`,
  ]) {
    expect((await own.call(`GET /${path}`, {}, staff)).status, path).toBe(404)
  }
  const historyOf = (recordId: number) =>
    own.call('GET /recordHistory', { query: { recordType: 'student', recordId } }, staff)
  expect((await historyOf(here.studentId)).status).toBe(200)
  expect((await historyOf(there.studentId)).status).toBe(404)
  const { date: _date, ...order } = own.order(there.studentId)
  const plan = { ...order, period: 'Weekly', from: addDays(today, 7) }
  const planId = await own.add('POST /orderPlans', plan)
  expect((await own.call(`POST /orderPlans/${planId}/cancellation`, {}, staff)).status).toBe(404)
  expect((await own.call('GET /orderImports', {}, staff)).status).toBe(403)
  expect((await own.call('GET /orderImports', {}, own.member)).status).toBe(200)
  const moved = { householdId: here.householdId, schoolId: own.elm, firstName: 'A', lastName: 'B' }
  expect((await own.call('POST /students', { body: moved }, staff)).body.fields).toHaveProperty('schoolId')
  expect((await own.call('GET /households', {}, await own.addStaff([own.oak], ['reports']))).status).toBe(403)
  expect([oak, elm]).not.toContain(own.oak)
})
