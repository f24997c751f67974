import { addDays, mondayOf } from '@commissary/domain/dates'
import { beforeAll, describe, expect, test } from 'vitest'

import { familyWorld, type FamilyWorld } from '../../../test/support/family-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { catererHoliday } from '../../db/schema/settings.ts'

let server: TestApp
let world: FamilyWorld
beforeAll(async () => {
  server = await startApp()
  world = await familyWorld(server)
})

describe('a plan', () => {
  // spec: 3.planPeriod.Weekly, 3.planPeriod.Monthly, 3.planPeriod.Yearly
  test.each([
    ['Weekly', { weeks: 1 }],
    ['Monthly', { months: 1 }],
    ['Yearly', { years: 1 }],
  ])('%s goes from its first day to the day before the next period', async (period, length) => {
    const { studentId } = await world.addFamily()
    const from = addDays(world.today, 1)
    const body = {
      studentId,
      period,
      from,
      menuType: 'MEAL',
      kind: 'Regular',
      lines: [{ quantity: 1 }],
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    }
    const preview = (await world.call('POST /orderPlanPreview', { body })).body
    const next = Temporal.PlainDate.from(from).add(length)
    expect(preview.to).toBe(next.subtract({ days: 1 }).toString())
    expect(preview.days).toHaveLength(Temporal.PlainDate.from(from).until(next).days)
  })

  test('places an order for each open school day of its period, and cancels those that are not locked', async () => {
    const own = await familyWorld(server)
    const { householdId, studentId } = await own.addFamily()
    const from = addDays(mondayOf(own.today), 14)
    await own.work(own.member, (tx) =>
      tx.insert(catererHoliday).values({ date: addDays(from, 2), note: 'Founders Day' }),
    )
    await own.add('POST /orders', own.order(studentId, { date: addDays(from, 1) }))
    const body = {
      studentId,
      period: 'Weekly',
      from,
      menuType: 'MEAL',
      kind: 'Regular',
      lines: [{ quantity: 1 }],
      discountPct: '10',
    }
    const preview = await own.call('POST /orderPlanPreview', { body })
    expect(preview.body).toEqual({
      from,
      to: addDays(from, 6),
      days: [null, 'ordered', 'holiday', null, null].map((skipped, index) => ({ date: addDays(from, index), skipped })),
      perDay: '2.92',
      total: '8.76',
    })
    expect(await own.balanceOf(householdId)).toBe('-3.25')
    const id = await own.add('POST /orderPlans', body)
    expect(await own.balanceOf(householdId)).toBe('-12.01')
    expect((await own.call('POST /orderPlans', { body })).body.fields).toEqual({
      from: expect.stringContaining('No day'),
    })
    expect((await own.call('GET /orderPlans', { query: { studentId } })).body.orderPlans).toMatchObject([
      { id, period: 'Weekly', orders: 3, open: 3, total: '8.76', weekdays: [1, 2, 3, 4, 5] },
    ])
    expect((await own.call(`POST /orderPlans/${id}/cancellation`)).body.data.count).toBe(3)
    expect(await own.balanceOf(householdId)).toBe('-3.25')
  })

  test('of a year places all of its orders at once', async () => {
    const { householdId, studentId } = await world.addFamily()
    const body = {
      studentId,
      period: 'Yearly',
      from: addDays(world.today, 1),
      menuType: 'MEAL',
      kind: 'Regular',
      lines: [{ quantity: 1 }],
    }
    const answer = await world.call('POST /orderPlans', { body })
    expect(answer.status).toBe(201)
    const { orders, total } = (await world.call('GET /orderPlans', { query: { studentId } })).body.orderPlans[0]
    expect(orders).toBeGreaterThan(255)
    expect(await world.balanceOf(householdId)).toBe(`-${total}`)
  })
})
