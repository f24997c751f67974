import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let world: MenuWorld
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await menuWorld(server)
})

// 2098-11-03 is a Monday.
const yearMonth = '2098-11'
const line = (key: string) => ({ key, ingredientId: world.apple, category: 'Fruit', plannedServings: 80 })
const day = (date: string, key: string, rest: object = {}) => ({
  date,
  plannedMeals: 100,
  lines: [line(key)],
  ...rest,
})
const add = async (rest: object = {}) => {
  const { status, body } = await world.save({ name: 'Elementary', yearMonth, programId: world.programId, ...rest })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.calendar as { id: number; version: number }
}
const save = ({ id }: { id: number }, rest: object) => world.save({ id, yearMonth, ...rest })
const clone = (id: number, body: object) => world.call(`PUT /commissary/caterer/cloneCalendar/${id}`, { body })
const archive = (id: number, version?: number) =>
  world.call(`DELETE /commissary/catererCalendar/${id}`, {
    headers: version === undefined ? {} : { 'if-match': `${version}` },
  })
const restore = (id: number) => world.call(`POST /commissary/catererCalendar/${id}/restore`)
const keysOf = async (id: number) =>
  (await world.read(id)).days.map(({ date, lines }: { date: string; lines: { key: string }[] }) => [
    date,
    ...lines.map(({ key }) => key),
  ])

describe('planners of one month', () => {
  test('save different days from one reading of the month, and lose nothing', async () => {
    const { id, version } = await add()
    const dates = ['03', '04', '05', '06', '07', '10'].map((date) => `${yearMonth}-${date}`)
    const answers = await Promise.all(
      dates.map((date) => save({ id }, { version, days: [day(date, 'a', { version: 0 })] })),
    )
    expect(answers.map(({ status }) => status)).toEqual(dates.map(() => 200))
    expect((await keysOf(id)).map(([date]: string[]) => date)).toEqual(dates)
  })

  test("do not overwrite each other's changes to the whole month", async () => {
    const { id, version } = await add()
    expect((await save({ id }, { version, isActive: false })).status).toBe(200)
    const late = await save({ id }, { version, isChecked: true })
    expect([late.status, late.body.current.isActive]).toEqual([409, false])
  })

  test('of ten saves of the same day at once, one succeeds', async () => {
    const { id } = await add()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        save({ id }, { days: [day('2098-11-03', 'a', { plannedMeals: index, version: 0 })] }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})

describe('copies', () => {
  test('replace days if requested, and change nothing the second time', async () => {
    const source = await add({ days: [day('2098-11-03', 'new')] })
    const target = await add({ yearMonth: '2098-12', days: [{ ...day('2098-12-01', 'old'), date: '2098-12-01' }] })
    const kept = await clone(source.id, { yearMonth: '2098-12' })
    expect(kept.body.data).toMatchObject({ id: target.id, laid: [], kept: ['2098-12-01'] })
    const replaced = await clone(source.id, { yearMonth: '2098-12', replace: true })
    expect(replaced.body.data).toMatchObject({ laid: ['2098-12-01'], kept: [] })
    const [first] = (await world.read(target.id)).days
    expect(first).toMatchObject({ version: 2, lines: [{ key: 'new' }] })
    await clone(source.id, { yearMonth: '2098-12', replace: true })
    expect((await world.read(target.id)).days[0].version).toBe(2)
  })

  test('onto themselves are refused', async () => {
    const { id } = await add()
    expect((await clone(id, { yearMonth })).body.fields).toEqual({
      yearMonth: 'Choose another month or another name for the copy.',
    })
  })

  test('in both directions at once do not wait for each other', async () => {
    const november = await add({ days: [day('2098-11-03', 'n')] })
    const december = await add({ yearMonth: '2098-12', days: [{ ...day('2098-12-02', 'd'), date: '2098-12-02' }] })
    const answers = await Promise.all([
      clone(november.id, { yearMonth: '2098-12' }),
      clone(december.id, { yearMonth }),
      save(november, { name: 'Primary' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('record what changed on each day in the history', async () => {
    const source = await add({ days: [day('2098-11-03', 'a')] })
    const { body } = await clone(source.id, { yearMonth: '2098-12' })
    const history = await world.call('GET /commissary/recordHistory', {
      query: { recordType: 'masterMonth', recordId: body.data.id },
    })
    const changes = JSON.stringify(history.body)
    expect(changes).toContain('2098-12-01 line a')
    expect(changes).toContain('Elementary 2098-11')
  })
})

describe('an archived month', () => {
  test('makes room for a new one, and comes back when that is gone', async () => {
    const first = await add({ days: [day('2098-11-03', 'first')] })
    await add({ yearMonth: '2098-12' })
    expect((await archive(first.id)).status).toBe(200)
    const second = await add()
    expect(await keysOf(second.id)).toEqual([])
    await save(second, { days: [day('2098-11-04', 'second')] })
    expect((await restore(first.id)).body.fields).toEqual({ yearMonth: 'Elementary already has this month.' })
    expect((await archive(second.id)).status).toBe(200)
    expect((await restore(first.id)).status).toBe(200)
    expect(await keysOf(first.id)).toEqual([['2098-11-03', 'first']])
  })

  test('that was the only one of its menu is restored with it', async () => {
    const { id } = await add({ days: [day('2098-11-03', 'a')] })
    await archive(id)
    expect((await save({ id }, { days: [] })).status).toBe(404)
    await restore(id)
    expect(await keysOf(id)).toEqual([['2098-11-03', 'a']])
    expect((await save({ id }, { isActive: false })).status).toBe(200)
  })

  test("is not archived over someone else's change", async () => {
    const { id, version } = await add()
    await save({ id }, { isActive: false })
    expect((await archive(id, version)).status).toBe(409)
  })

  test('of another caterer is not found', async () => {
    const { id } = await add()
    const other = await menuWorld(server)
    expect((await other.call(`DELETE /commissary/catererCalendar/${id}`)).status).toBe(404)
    expect((await other.call(`POST /commissary/catererCalendar/${id}/restore`)).status).toBe(404)
    expect((await other.save({ id, yearMonth, isActive: false })).status).toBe(404)
    expect((await other.call(`PUT /commissary/caterer/cloneCalendar/${id}`, { body: { yearMonth } })).status).toBe(404)
  })
})
