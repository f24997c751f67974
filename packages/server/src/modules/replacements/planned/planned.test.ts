import { answersFor } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { addPlannedMenu } from '../../../../test/support/planned-menu.ts'
import { type Member, startApp, type TestApp } from '../../../../test/support/test-app.ts'
import { masterMonth } from '../../../db/schema/master-menu.ts'
import { appUser, userSchool } from '../../../db/schema/user.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})

const daysFromNow = (days: number) => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString()
const [past, first, second] = [daysFromNow(-3), daysFromNow(2), daysFromNow(9)]
const ref = (kind: string, id: number | null, text: string | null = null) => ({ kind, id, text })

/** Apples, a master item of them and a placeholder on the menus of two schools, before and after today. */
async function appleWorld() {
  const member = await server.addMember()
  const post = (path: string, body: object, by: Member = member) => server.call(by, `POST ${path}`, { body })
  const created = async (path: string, body: object) => {
    const answer = await post(path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.data.id as number
  }
  const food = (name: string, cost: string) =>
    created('/ingredient/ingredients', {
      name,
      serving: { amount: '100', unit: 'g' },
      nutrients: answersFor({ calories: 50 }),
      prices: [
        { vendorId: null, vendorItemCode: null, validFrom: null, amount: cost, per: { amount: '1', unit: 'kg' } },
      ],
    })
  const apple = await food('Apple', '2')
  const pear = await food('Pear', '4')
  const item = await created('/commissary/menuItems', {
    name: 'Pear half',
    ingredientId: pear,
    types: ['MEAL'],
    mealCategory: 'FRUIT',
    portions: { 'K-5': { amount: '60', unit: 'g' } },
  })
  const placeholder = await created('/commissary/menuPlaceholders', {
    name: "Chef's choice fruit",
    category: 'Fruit',
    menuType: 'MEAL',
  })
  const menu = await server.database.work(member, (tx) =>
    addPlannedMenu(tx, { schools: ['Ash', 'Birch'], dates: [past, first, second], lines: [{ ingredientId: apple }] }),
  )
  const [ash = 0, birch = 0] = menu.schoolIds
  const find = ref('ingredient', apple)
  const school = { menus: 'school', id: ash, programId: menu.programId, from: past }
  const linesAt = async (schoolId: number) => {
    const { body } = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
      query: { itemType: 'MEAL', startDate: past, endDate: second },
    })
    const days = body.days as { date: string; lines: Record<string, unknown>[] }[]
    return Object.fromEntries(days.map(({ date, lines }) => [date, lines]))
  }
  const preview = async (body: object) => (await post('/food/replacements/planned/preview', body)).body
  return { member, post, created, apple, pear, item, placeholder, ...menu, ash, birch, find, school, linesAt, preview }
}

const chosen = ({ rows }: { rows: { menuId: number; day: string; version: number }[] }) =>
  rows.map(({ menuId, day, version }) => ({ menuId, day, version }))

test('planned items are found with their days; the preview leaves served days out and shows cost and verdict', async () => {
  const { post, find, school, pear, preview } = await appleWorld()
  const { body: found } = await post('/food/replacements/planned/items', { where: school, q: 'app' })
  expect(found).toEqual({ total: 1, rows: [{ item: find, name: 'Apple', days: 3 }] })

  const shown = await preview({ where: school, find, by: ref('ingredient', pear) })
  expect(shown, JSON.stringify(shown)).toMatchObject({ total: 2, served: 1 })
  expect(shown.rows.map(({ day }: { day: string }) => day)).toEqual([first, second])
  expect(shown.rows[0]).toMatchObject({
    menuName: 'Ash · Lunch',
    lines: 1,
    blocked: null,
    isAlreadyPlanned: false,
    // 100 g at $2 and $4 per kg.
    cost: { before: { known: expect.closeTo(0.2, 6) }, after: { known: expect.closeTo(0.4, 6) } },
    week: { before: 'failsNow', after: 'failsNow' },
  })
})

test("a school's days change as the school's own changes; Undo restores what was published, in one step", async () => {
  const { post, find, school, apple, item, pear, preview, linesAt, ash, birch } = await appleWorld()
  const by = ref('menuItem', item)
  const days = chosen(await preview({ where: school, find, by })).filter(({ day }) => day === second)
  const { status, body } = await post('/food/replacements/planned', { menus: 'school', find, by, days })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body).toMatchObject({ replaced: 1, skipped: [] })

  const changed = await linesAt(ash)
  // In the item's portion for the grade group, with the servings of the line that it replaces.
  const pears = { menuItemId: item, ingredientId: pear, portion: { amount: '60', unit: 'g' }, plannedServings: 100 }
  expect(changed[second]?.[0]).toMatchObject({ ...pears, name: 'Pear half', isInherited: false })
  expect(changed[first]?.[0]).toMatchObject({ ingredientId: apple, isInherited: true })
  expect((await linesAt(birch))[second]?.[0]).toMatchObject({ ingredientId: apple })

  expect((await post(`/food/replacements/planned/${body.id}/undo`, {})).status).toBe(200)
  expect((await linesAt(ash))[second]?.[0]).toMatchObject({ ingredientId: apple, isInherited: true })
  expect((await post(`/food/replacements/planned/${body.id}/undo`, {})).status).toBe(409)
})

test('days that were served or changed in the meantime are skipped and named; Undo refuses once a day was edited', async () => {
  const { member, post, find, school, placeholder, preview, ash, programId } = await appleWorld()
  const by = ref('placeholder', placeholder)
  const days = chosen(await preview({ where: school, find, by }))
  const edit = (date: string, text: string) =>
    server.call(member, `PUT /commissary/school/${ash}/calendar/${date}`, {
      query: { itemType: 'MEAL', programId: String(programId) },
      body: { plannedMeals: 90, lines: [{ key: 'own', text, category: 'Side', plannedServings: null }] },
    })
  expect((await edit(first, 'Picnic')).status).toBe(200)
  const served = { menuId: days[0]?.menuId, day: past, version: 0 }
  const { body } = await post('/food/replacements/planned', { menus: 'school', find, by, days: [served, ...days] })
  expect(body.replaced).toBe(1)
  expect(body.skipped).toEqual([
    { menuName: 'Ash · Lunch', day: past, reason: 'served' },
    { menuName: 'Ash · Lunch', day: first, reason: 'changed' },
  ])
  expect((await edit(second, 'Picnic')).status).toBe(200)
  const undone = await post(`/food/replacements/planned/${body.id}/undo`, {})
  expect(undone.status).toBe(409)
  expect(undone.body.message).toContain(second)
})

test('all school menus means the menus of schools that the planner has access to', async () => {
  const { member, post, find, ash, birch, programId, placeholder } = await appleWorld()
  const staff = await server.addMember({ role: 'staff', catererId: member.catererId })
  await server.database.work(member, async (tx) => {
    await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, staff.userId))
    await tx.insert(userSchool).values({ userId: staff.userId, schoolId: birch })
  })
  const by = ref('placeholder', placeholder)
  const question = { where: { menus: 'school', id: null, from: first }, find, by }
  const all = (await post('/food/replacements/planned/preview', question)).body
  const own = (await post('/food/replacements/planned/preview', question, staff)).body
  expect([all.total, own.total]).toEqual([4, 2])
  expect(own.rows[0].menuName).toBe('Birch · Lunch')
  const foreign = { where: { menus: 'school', id: ash, programId, from: first }, find, by }
  expect((await post('/food/replacements/planned/preview', foreign, staff)).body.fields).toHaveProperty(['where.id'])
  const input = { menus: 'school', find, by, days: chosen(all) }
  expect((await post('/food/replacements/planned', input, staff)).status).toBe(422)
})

test('in a master menu a recurring placeholder is filled on single days, and the month is no longer published', async () => {
  const { member, post, item, placeholder, masterId, preview } = await appleWorld()
  const line = { id: 'fruit', name: '', placeholderId: placeholder, plannedServings: 80 }
  const months = await server.database.work(member, (tx) =>
    tx
      .update(masterMonth)
      .set({ recurringDays: { Fruit: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], line }] } })
      .where(eq(masterMonth.masterCalendarId, masterId))
      .returning({ id: masterMonth.id, yearMonth: masterMonth.yearMonth }),
  )
  const month = months.find(({ yearMonth }) => yearMonth === second.slice(0, 7))?.id ?? 0
  const find = ref('placeholder', placeholder)
  const where = { menus: 'master', id: month, from: second }
  const removed = await preview({ where, find, by: null })
  expect(removed.rows[0]).toMatchObject({ day: second, blocked: 'recurs', menuName: 'Elementary lunch' })

  const by = ref('menuItem', item)
  const days = chosen(await preview({ where, find, by })).slice(0, 1)
  const { body } = await post('/food/replacements/planned', { menus: 'master', find, by, days })
  expect(body, JSON.stringify(body)).toMatchObject({ replaced: 1, skipped: [] })
  const read = async () => {
    const answer = await server.call(member, `GET /commissary/monthlyCalendars/${month}`, {
      query: { isCatererMenu: 'true' },
    })
    const days = answer.body.days as { date: string; lines: { category: string; menuItemId: number | null }[] }[]
    return days.find(({ date }) => date === second)?.lines.filter(({ category }) => category === 'Fruit')
  }
  expect(await read()).toMatchObject([{ menuItemId: item, plannedServings: 80 }])
  const [stored] = await server.database.work(member, (tx) =>
    tx.select().from(masterMonth).where(eq(masterMonth.id, month)),
  )
  expect(stored?.publishedAt).toBeNull()
  expect((await post(`/food/replacements/planned/${body.id}/undo`, {})).status).toBe(200)
  expect(await read()).toEqual([])

  expect((await server.call(member, `DELETE /commissary/catererCalendar/${month}`)).status).toBe(200)
  expect((await preview({ where, find, by })).fields).toEqual({ 'where.id': expect.any(String) })
})

test('in a cycle menu a text is replaced from a week and day on, and removed', async () => {
  const { member, post, created, apple, programId, preview } = await appleWorld()
  const cycle = await created('/commissary/cycleMenus', { name: 'Fall', programId, weeks: 2, daysPerWeek: 5 })
  const text = { key: 'bar', text: 'Salad bar', category: 'Side', plannedServings: null }
  const places = [1, 2].map((week) => ({ week, weekday: 3, plannedMeals: 100, lines: [text] }))
  const call = (path: string, body: object) => server.call(member, path, { body })
  expect((await call(`PUT /commissary/cycleMenus/${cycle}/days`, { days: places })).status).toBe(200)

  const find = ref('text', null, 'salad BAR ')
  const by = ref('ingredient', apple)
  const shown = await preview({ where: { menus: 'cycle', id: cycle, from: 'w02-1' }, find, by })
  expect(shown).toMatchObject({ total: 1, served: 0, rows: [{ day: 'w02-3', menuName: 'Fall' }] })
  const days = chosen(await preview({ where: { menus: 'cycle', id: null, from: 'w01-1' }, find, by }))
  expect(days.map(({ day }) => day)).toEqual(['w01-3', 'w02-3'])
  const linesOf = async () =>
    (await server.call(member, `GET /commissary/cycleMenus/${cycle}`)).body.days.map(
      ({ lines }: { lines: { text: string | null; ingredientId: number | null }[] }) =>
        lines.map((line) => line.text ?? line.ingredientId),
    )
  const replaced = await post('/food/replacements/planned', { menus: 'cycle', find, by, days: days.slice(1) })
  expect(replaced.body.replaced).toBe(1)
  expect(await linesOf()).toEqual([['Salad bar'], [apple]])
  const gone = await post('/food/replacements/planned', { menus: 'cycle', find, by: null, days: days.slice(0, 1) })
  expect(gone.body.replaced).toBe(1)
  expect(await linesOf()).toEqual([[], [apple]])
  expect((await post(`/food/replacements/planned/${gone.body.id}/undo`, {})).status).toBe(200)
  expect(await linesOf()).toEqual([['Salad bar'], [apple]])
})

test('an item cannot replace itself, and an unknown one replaces nothing', async () => {
  const { post, find, school } = await appleWorld()
  const same = await post('/food/replacements/planned/preview', { where: school, find, by: find })
  expect(same.body.fields).toHaveProperty('by')
  const unknown = await post('/food/replacements/planned/preview', {
    where: school,
    find,
    by: ref('menuItem', 999_999),
  })
  expect(unknown.body.fields).toHaveProperty(['by.id'])
  const otherDay = await post('/food/replacements/planned/preview', {
    where: { ...school, from: 'w01-1' },
    find,
    by: null,
  })
  expect(otherDay.status).toBe(422)
})
