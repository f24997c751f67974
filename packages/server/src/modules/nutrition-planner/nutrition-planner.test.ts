import { addDays } from '@commissary/domain/dates'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { seedDemo } from '../../demo/seed.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { isNightly } from '../../../test/support/test-scale.ts'

let server: TestApp
let member: Member
let program: { id: number; gradeGroup: string }
beforeAll(async () => {
  server = await startApp()
  await seedDemo(server.database, '2026-11-18')
  member = await server.addMember({ catererId: 1 })
  const { schools } = (await server.call(member, 'GET /commissary/userInfo')).body
  program = schools[0].programs.find(({ menuType }: { menuType: string }) => menuType === 'MEAL')
})

const dates = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']
const openDays = (count = 5) =>
  dates.slice(0, count).map((date) => ({ key: date, date, plannedMeals: 100, isOpen: true, lines: [] as object[] }))
const begin = (rest: object = {}, by = member) =>
  server.call(by, 'POST /commissary/nutrition-planner', {
    body: { programIds: [program.id], rules: ['now'], days: openDays(), ...rest },
  })
const read = (id: number, by = member) => server.call(by, `GET /commissary/nutrition-planner/${id}`)

/** Asks until `isEnough` is true of the plan. */
async function planWhen(id: number, isEnough: (plan: { state: string; days: unknown[] }) => boolean) {
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await read(id)
    if (isEnough(body)) return body
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The plan did not get that far')
}
const ended = ({ state }: { state: string }) => state !== 'working'

describe('planning', () => {
  // spec: 7.menus.nutritionPlanner
  test('open days are filled so that every rule holds, and nothing is changed', { timeout: 120_000 }, async () => {
    const count = () =>
      server.database.work({ catererId: 1 }, async (tx) => {
        const [row] = await tx.execute<{ days: number }>(sql`select count(*)::int as days from school_day`)
        return row?.days
      })
    const before = await count()
    const begun = await begin({ days: openDays(2) })
    expect(begun).toMatchObject({ status: 202, body: { data: { message: 'Planning the empty days' } } })
    const plan = await planWhen(begun.body.data.id, ended)
    expect(plan).toMatchObject({ state: 'done', totalWeeks: 1, solvedWeeks: 1, conflict: [], error: null })
    expect(plan.days.map(({ date }: { date: string }) => date)).toEqual(dates.slice(0, 2))
    expect(plan.weeks).toEqual([
      {
        weekStart: dates[0],
        gradeGroup: program.gradeGroup,
        now: expect.stringMatching(/pass|advisory/),
        from2027: expect.any(String),
      },
    ])
    for (const { lines, plannedMeals } of plan.days) {
      expect(plannedMeals).toBe(100)
      const entrees = lines.filter(({ category }: { category: string }) => category === 'Entree')
      expect(entrees).toMatchObject([{ plannedServings: 100, name: expect.any(String) }])
    }
    expect(plan.cost).toBeGreaterThan(0)
    expect(plan.bound).toBeLessThanOrEqual(plan.cost)
    expect(await count()).toBe(before)
  })

  test.runIf(isNightly)('a canceled plan stops and keeps the best so far', { timeout: 120_000 }, async () => {
    const { id } = (await begin({ rules: ['now', 'from2027'] })).body.data
    await planWhen(id, ({ days, state }) => days.length > 0 || state !== 'working')
    const cancel = await server.call(member, `DELETE /commissary/nutrition-planner/${id}`)
    expect(cancel.status).toBe(200)
    const { body } = await read(id)
    expect(['cancelled', 'done']).toContain(body.state)
    expect(body.days.length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect((await read(id)).body.state).toBe(body.state)
  })

  test.runIf(isNightly)(
    'the longest cycle is planned week by week, and one day more is refused',
    { timeout: 240_000 },
    async () => {
      const open = (count: number) =>
        Array.from({ length: count }, (_, index) => {
          const date = addDays('2026-12-07', index)
          return { key: date, date, plannedMeals: 100, isOpen: true, lines: [] }
        })
      expect((await begin({ days: open(183) })).status).toBe(422)
      const isServed = ({ date }: { date: string }) => Temporal.PlainDate.from(date).dayOfWeek <= 5
      const begun = await begin({ days: open(182).filter(isServed) })
      expect(begun.status, JSON.stringify(begun.body)).toBe(202)
      const { id } = begun.body.data
      const plan = await planWhen(id, ({ days, state }) => days.length > 5 || state !== 'working')
      expect(plan).toMatchObject({ state: 'working', totalWeeks: 26 })
      expect(plan.solvedWeeks).toBeGreaterThanOrEqual(1)
      await server.call(member, `DELETE /commissary/nutrition-planner/${id}`)
      const stopped = (await read(id)).body
      expect(stopped.state).toBe('cancelled')
      expect(stopped.days.length).toBeGreaterThan(5)
    },
  )

  test('another process restarts a plan whose process died', { timeout: 120_000 }, async () => {
    const request = JSON.stringify({ programIds: [program.id], rules: ['now'], days: openDays(1) })
    const id = await server.database.work({ catererId: 1 }, async (tx) => {
      const [row] = await tx.execute<{ id: number }>(sql`
        insert into menu_plan (request, lease_owner, lease_until)
        values (${request}::jsonb, 'gone', now() - interval '1 second') returning id`)
      return Number(row?.id)
    })
    expect((await planWhen(id, ended)).state).toMatch(/done|impossible/)
  })

  test('requirements in conflict are named', { timeout: 120_000 }, async () => {
    // Each day needs milk.
    const { id } = (await begin({ days: openDays(2), avoidAllergens: ['Milk'] })).body.data
    const plan = await planWhen(id, ended)
    expect(plan).toMatchObject({ state: 'impossible', conflictWeek: dates[0], days: [] })
    expect(plan).toMatchObject({ conflictWeeks: 1, isConflictProven: true })
    expect(plan.conflict.map(({ kind, checkId }: { kind: string; checkId: string | null }) => checkId ?? kind)).toEqual(
      ['milk.daily', 'allergens'],
    )
  })
})

describe('what cannot be planned', () => {
  test.each([
    ['no open day', { days: openDays(1).map((day) => ({ ...day, isOpen: false })) }, 'days'],
    [
      'a day without meals',
      { days: openDays(1).map((day) => ({ ...day, plannedMeals: null })) },
      'days.0.plannedMeals',
    ],
    ['a day twice', { days: [...openDays(1), ...openDays(1)] }, 'days'],
    ['a program of nobody', { programIds: [999_999] }, 'programIds'],
  ])('%s is refused at its field', async (_name, rest, field) => {
    const { status, body } = await begin(rest)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  test("another caterer's plan does not exist", async () => {
    const { id } = (await begin({ days: openDays(1) })).body.data
    await server.call(member, `DELETE /commissary/nutrition-planner/${id}`)
    await server.database.work({ catererId: 2 }, (tx) => tx.execute(sql`update caterer set nutrition_analysis = true`))
    const other = await server.addMember({ catererId: 2 })
    expect((await read(id, other)).status).toBe(404)
    expect((await server.call(other, `DELETE /commissary/nutrition-planner/${id}`)).status).toBe(404)
    expect((await begin({}, other)).body.fields.programIds).toBe('Choose from your own programs.')
  })
})

describe('a menu of several grade groups', () => {
  test('is planned so that every rule holds for each, in the portions of the first', { timeout: 180_000 }, async () => {
    const also = program.gradeGroup === 'K-5' ? '6-8' : 'K-5'
    const { id } = (await begin({ days: openDays(1), alsoGradeGroups: [also] })).body.data
    const plan = await planWhen(id, ended)
    expect(plan).toMatchObject({ state: 'done', error: null })
    expect(plan.weeks.map(({ gradeGroup }: { gradeGroup: string }) => gradeGroup)).toEqual([program.gradeGroup, also])
    for (const { now } of plan.weeks) expect(now).toMatch(/pass|advisory/)
  })

  test('preschool cannot share the portions of grades', async () => {
    const { status, body } = await begin({ alsoGradeGroups: ['PK3-5'] })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['alsoGradeGroups']])
  })
})
