import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
})

const all = '/commissary/menuPlaceholders'
const fruit = { category: 'Fruit', menuType: 'MEAL', credits: { FRUIT: 0.5 }, note: 'In season' }
let names = 0
const add = (body: object = {}, by: Member = member) =>
  server.call(by, `POST ${all}`, { body: { ...fruit, name: `Placeholder ${++names}`, ...body } })
const addedId = async (body: object = {}, by: Member = member) => (await add(body, by)).body.data.id as number
const put = (id: number, body: object, headers: Record<string, string> = {}) =>
  server.call(member, `PUT ${all}/${id}`, { body: { ...fruit, ...body }, headers })
const read = (id: number, by: Member = member) => server.call(by, `GET ${all}/${id}`)
const list = async (by: Member = member) =>
  (await server.call(by, `GET ${all}`)).body._embedded.menuPlaceholders as { id: number; name: string }[]

test('a new placeholder is listed and read with trimmed texts and its expected credits', async () => {
  const answer = await add({
    name: " Chef's choice fruit ",
    credits: { FRUIT: 0.125, VEGETABLE: null, GRAIN: 0.25, MILK: 1 },
    note: '  ',
  })
  expect(answer).toMatchObject({
    status: 201,
    body: { data: { message: 'Menu placeholder created successfully', version: 1 } },
  })
  const { id } = answer.body.data
  const stored = {
    id,
    name: "Chef's choice fruit",
    category: 'Fruit',
    menuType: 'MEAL',
    credits: { FRUIT: 0.125, GRAIN: 0.25, MILK: 1 },
    note: null,
    usedIn: { total: 0, hidden: 0, rows: [] },
    version: 1,
    updatedAt: expect.any(String),
    updatedBy: expect.stringContaining('Mem Ber'),
  }
  expect((await read(id)).body).toEqual(stored)
  expect((await list()).find((row) => row.id === id)).toEqual(stored)
})

test('the list is sorted by name', async () => {
  const other = await server.addMember()
  for (const name of ['zucchini', 'Apple', 'apple east']) await add({ name }, other)
  expect((await list(other)).map(({ name }) => name)).toEqual(['Apple', 'apple east', 'zucchini'])
})

describe('a placeholder is refused', () => {
  const refused = async (body: object) => {
    const created = await add(body)
    const updated = await put(await addedId(), { name: `Other ${++names}`, ...body })
    expect(created.status).toBe(422)
    expect(updated.body).toEqual(created.body)
    return created.body.fields
  }

  test.each(['', '   ', undefined])('without a name: %j', async (name) => {
    expect(await refused({ name })).toEqual({ name: 'Please provide placeholder name' })
  })

  test.each([
    ['name', { name: 'x'.repeat(51) }],
    ['note', { note: 'x'.repeat(501) }],
    ['category', { category: 'Dessert' }],
    ['menuType', { menuType: 'BRUNCH' }],
    ['credits.FRUIT', { credits: { FRUIT: 0.3 } }],
    ['credits.GRAIN', { credits: { GRAIN: 0.125 } }],
    ['credits.MILK', { credits: { MILK: 0 } }],
    ['credits.VEGETABLE', { credits: { VEGETABLE: 11 } }],
  ])('with an invalid %s', async (field, body) => {
    expect(Object.keys(await refused(body))).toEqual([field])
  })

  test('with a name that another placeholder of the menu type has, in any letter case', async () => {
    await add({ name: 'Soup of the day' })
    expect(await refused({ name: 'soup OF the day ' })).toEqual({
      name: 'A placeholder named soup OF the day already exists for this menu type.',
    })
    expect((await add({ name: 'Soup of the day', menuType: 'BREAKFAST' })).status).toBe(201)
    expect((await add({ name: 'Soup of the day' }, await server.addMember())).status).toBe(201)
  })
})

test('an update replaces every field, and the history says in codes what changed', async () => {
  const id = await addedId({ name: 'own' })
  const body = { name: 'OWN', category: 'Vegetables', credits: { VEGETABLE: 0.75, GRAIN: 1 }, note: null }
  expect(await put(id, body)).toMatchObject({
    status: 200,
    body: { data: { message: 'Menu placeholder updated successfully', version: 2 } },
  })
  expect((await read(id)).body).toMatchObject(body)
  const query = { recordType: 'menuPlaceholder', recordId: id }
  const { events } = (await server.call(member, 'GET /commissary/recordHistory', { query })).body._embedded
  expect(events[0]).toMatchObject({
    action: 'updated',
    changes: [
      { field: 'name', from: 'own', to: 'OWN' },
      { field: 'category', from: 'Fruit', to: 'Vegetables' },
      { field: 'credits', from: 'FRUIT 0.5', to: 'VEGETABLE 0.75, GRAIN 1' },
      { field: 'note', from: 'In season', to: null },
    ],
  })
})

test('saving over a newer version returns the current placeholder', async () => {
  const id = await addedId()
  await put(id, { name: 'By the colleague' }, { 'if-match': '"1"' })
  const late = await put(id, { name: 'Late' }, { 'if-match': '"1"' })
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('this placeholder') } })
  expect(late.body.current).toEqual((await read(id)).body)
})

test('the same key adds a placeholder once', async () => {
  const request = { body: { ...fruit, name: 'Only once' }, headers: { 'idempotency-key': 'placeholder-once-0001' } }
  const first = await server.call(member, `POST ${all}`, request)
  const second = await server.call(member, `POST ${all}`, request)
  expect(first.status).toBe(201)
  expect(second.body.data.id).toBe(first.body.data.id)
})

test('an archived placeholder is not listed, and is restored unless its name is taken', async () => {
  const id = await addedId({ name: 'gone' })
  expect(await server.call(member, `DELETE ${all}/${id}`)).toMatchObject({
    status: 200,
    body: { data: { message: 'Menu placeholder archived successfully' } },
  })
  expect((await list()).some((row) => row.id === id)).toBe(false)
  for (const answer of [await read(id), await put(id, { name: 'x' })]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'Menu placeholder not found' } })
  }
  const taker = await addedId({ name: 'GONE' })
  const restore = () => server.call(member, `POST ${all}/${id}/restore`)
  expect(await restore()).toMatchObject({
    status: 422,
    body: { fields: { name: 'A placeholder named gone already exists for this menu type.' } },
  })
  await put(taker, { name: 'moved' })
  for (const _ of ['once', 'again']) expect(await restore()).toMatchObject({ status: 200, body: { data: { id } } })
  expect((await read(id)).body.name).toBe('gone')
})

test("another caterer's placeholder is treated like one that does not exist", async () => {
  const other = await server.addMember()
  const id = await addedId({}, other)
  expect((await read(id)).bytes).toEqual((await read(900_000_001)).bytes)
  expect((await put(id, { name: 'x' })).status).toBe(404)
  expect((await server.call(member, `DELETE ${all}/${id}`)).status).toBe(404)
})

test('staff with access to menus only can read placeholders but not change them', async () => {
  const cook = await server.addMember({ role: 'staff', catererId: member.catererId })
  await server.database.work(member, (tx) =>
    tx.execute(sql`update app_user set modules = '["menus"]' where id = ${cook.userId}`),
  )
  expect((await read(await addedId(), cook)).status).toBe(200)
  expect((await add({}, cook)).status).toBe(403)
})

describe('where a placeholder is used', () => {
  let owner: Member
  let id: number
  beforeAll(async () => {
    owner = await server.addMember()
    id = await addedId({ name: 'Used' }, owner)
    await server.database.work(owner, async (tx) => {
      const idOf = async (statement: ReturnType<typeof sql>) =>
        (await tx.execute<{ id: number }>(sql`${statement} returning id`))[0]?.id ?? 0
      const line = sql`line_key, placeholder_id, position, category`
      const program = await idOf(
        sql`insert into meal_program (program_name, grades, menu_type, rule_pack, grade_group) values ('Lunch', 'K-5', 'MEAL', 'us-nslp', 'K-5')`,
      )
      const cycle = await idOf(
        sql`insert into cycle_menu (meal_program_id, menu_type, name, weeks, days_per_week) values (${program}, 'MEAL', 'Fall cycle', 2, 5)`,
      )
      for (const week of [1, 2]) {
        const day = await idOf(sql`insert into cycle_day (cycle_menu_id, week, weekday) values (${cycle}, ${week}, 1)`)
        await tx.execute(sql`insert into cycle_line (cycle_day_id, ${line}) values (${day}, 'a', ${id}, 1, 'Fruit')`)
      }
      const master = await idOf(
        sql`insert into master_calendar (meal_program_id, menu_type, name) values (${program}, 'MEAL', 'Lunch menu')`,
      )
      for (const date of ['2026-11-30', '2026-12-01']) {
        const day = await idOf(sql`insert into master_day (master_calendar_id, date) values (${master}, ${date})`)
        await tx.execute(sql`insert into master_line (master_day_id, ${line}) values (${day}, 'a', ${id}, 1, 'Fruit')`)
      }
      const month = await idOf(
        sql`insert into master_month (master_calendar_id, year_month) values (${master}, '2026-11')`,
      )
      const publication = await idOf(sql`insert into publication (master_month_id) values (${month})`)
      const published = await Promise.all(
        ['2026-11-16', '2026-11-17'].map(async (date) => {
          const day = await idOf(sql`insert into published_day (publication_id, date) values (${publication}, ${date})`)
          await tx.execute(
            sql`insert into published_line (published_day_id, ${line}) values (${day}, 'a', ${id}, 1, 'Fruit')`,
          )
          return { date, day }
        }),
      )
      for (const name of ['Elm School', 'Oak School']) {
        const school = await idOf(
          sql`insert into school (school_name, subdomain) values (${name}, ${name.slice(0, 3)})`,
        )
        const calendar = await idOf(
          sql`insert into school_calendar (school_id, menu_type, meal_program_id) values (${school}, 'MEAL', ${program})`,
        )
        for (const { date, day } of published)
          await tx.execute(
            sql`insert into school_base_day (school_calendar_id, date, published_day_id) values (${calendar}, ${date}, ${day})`,
          )
        // Elm has removed it from one day and added it to another.
        if (name !== 'Elm School') continue
        const changed = await idOf(
          sql`insert into school_day (school_calendar_id, date) values (${calendar}, '2026-11-17')`,
        )
        await tx.execute(
          sql`insert into school_line_change (school_day_id, kind, line_key) values (${changed}, 'remove', 'a')`,
        )
        const own = await idOf(
          sql`insert into school_day (school_calendar_id, date) values (${calendar}, '2026-11-20')`,
        )
        await tx.execute(
          sql`insert into school_line_change (school_day_id, kind, ${line}) values (${own}, 'add', 'b', ${id}, 1, 'Fruit')`,
        )
      }
    })
  })

  test('is read by menu and month, as schools have it after their own changes', async () => {
    expect((await read(id, owner)).body.usedIn).toEqual({
      total: 5,
      hidden: 0,
      rows: [
        { kind: 'cycleMenu', name: 'Fall cycle', yearMonth: null, days: 2, dates: [] },
        { kind: 'masterMonth', name: 'Lunch menu', yearMonth: '2026-11', days: 1, dates: ['2026-11-30'] },
        { kind: 'masterMonth', name: 'Lunch menu', yearMonth: '2026-12', days: 1, dates: ['2026-12-01'] },
        { kind: 'schoolMenu', name: 'Elm School', yearMonth: '2026-11', days: 2, dates: ['2026-11-16', '2026-11-20'] },
        { kind: 'schoolMenu', name: 'Oak School', yearMonth: '2026-11', days: 2, dates: ['2026-11-16', '2026-11-17'] },
      ],
    })
    expect((await list(owner))[0]).toHaveProperty('usedIn.total', 5)
  })

  test('only counts the menus of schools that the user has no access to', async () => {
    const cook = await server.addMember({ role: 'staff', catererId: owner.catererId })
    await server.database.work(owner, (tx) =>
      tx.execute(sql`update app_user set has_all_schools = false where id = ${cook.userId}`),
    )
    expect((await read(id, cook)).body.usedIn).toMatchObject({ total: 3, hidden: 2 })
  })
})
