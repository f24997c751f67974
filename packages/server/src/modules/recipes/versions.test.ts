import { answersFor } from '@commissary/domain/food'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { planServedDay } from '../../../test/support/served-days.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'

let server: TestApp
let member: Member
let schoolId: number
let rice: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  const nutrients = answersFor({ calories: 100 })
  rice = (await server.call(member, 'POST /ingredient/ingredients', { body: { name: 'Rice', nutrients } })).body.data.id
  schoolId = await server.database.work(member, async (tx) => {
    const [row] = await tx.insert(school).values({ schoolName: 'North' }).returning()
    const [program] = await tx
      .insert(mealProgram)
      .values({ programName: 'Lunch', grades: 'K-5', rulePack: 'us-nslp', gradeGroup: 'K-5', menuType: 'MEAL' })
      .returning()
    const ids = { schoolId: row?.id ?? 0, menuType: 'MEAL' as const, mealProgramId: program?.id ?? 0 }
    await tx.insert(schoolProgram).values(ids)
    return ids.schoolId
  })
})

const daysFromNow = (days: number) => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString()
const today = daysFromNow(0)
const long = (date: string) => Temporal.PlainDate.from(date).toLocaleString('en-US', { dateStyle: 'long' })

const grams = (amount: string | null) => ({ ingredientId: rice, amount, unit: 'g' })
const portionOf = (subRecipeId: number) => ({ subRecipeId, amount: '1', unit: 'portion' })
const dish = (name: string, lines: object[], rest: object = {}) => ({
  name,
  type: 'myRecipe',
  portions: '1',
  lines,
  ...rest,
})

const add = async (body: object): Promise<number> =>
  (await server.call(member, 'POST /recipe/recipes', { body })).body.data.id
const save = (id: number, body: object) => server.call(member, `PUT /recipe/recipes/${id}`, { body })
const saved = async (id: number, body: object) => {
  const answer = await save(id, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const read = async (id: number) => (await server.call(member, `GET /recipe/recipes/${id}`)).body
const patch = (id: number, body: object) => server.call(member, `PATCH /recipe/recipes/${id}`, { body })
const versionsOf = async (id: number) =>
  (await server.call(member, `GET /recipe/recipes/${id}/versions`)).body.recipeVersions
const readVersion = (id: number, number: number) => server.call(member, `GET /recipe/recipes/${id}/versions/${number}`)
const restore = (id: number, number: number, body = {}) =>
  server.call(member, `POST /recipe/recipes/${id}/versions/${number}/restore`, { body })

async function approve(id: number): Promise<void> {
  for (const status of ['tested', 'approved']) expect((await patch(id, { status })).status).toBe(200)
}
/** Adds an approved recipe of 100 g of rice per portion, which is 100 kcal. */
async function approved(name: string): Promise<number> {
  const id = await add(dish(name, [grams('100')]))
  await approve(id)
  return id
}

/** Puts the recipe on the menu of each date, and returns its name and calories there. */
async function servedOn(recipeId: number, dates: string[]): Promise<string[]> {
  for (const date of dates) {
    const line = { key: 'a', recipeId, category: 'Entree' as const, plannedServings: 10 }
    await server.database.work(member, (tx) => planServedDay(tx, schoolId, date, { plannedMeals: 10, lines: [line] }))
  }
  const { body } = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
    query: { itemType: 'MEAL', startDate: dates[0] ?? '', endDate: dates.at(-1) ?? '' },
  })
  type Day = { date: string; lines: { name: string; nutrition: { nutrients: { calories: { known: number } } } }[] }
  return (body.days as Day[])
    .filter(({ date }) => dates.includes(date))
    .map(({ lines: [line] }) => `${line?.name} ${line?.nutrition.nutrients.calories.known}`)
}

describe('a recipe goes from draft to tested to approved', () => {
  test('one step at a time, with who made it, and back to draft', async () => {
    const id = await add(dish('Bowl', [grams('100')]))
    expect(await read(id)).toMatchObject({ status: 'draft', tested: null, approved: null, versionNumber: 1 })
    expect((await patch(id, { status: 'approved' })).body.fields.status).toMatch(/as tested before/)

    await approve(id)
    const step = { at: expect.any(String), by: expect.stringContaining('Mem Ber') }
    expect(await read(id)).toMatchObject({ status: 'approved', tested: step, approved: step, validFrom: null })
    expect((await patch(id, { status: 'tested' })).body.fields.status).toMatch(/only go back to draft/)

    await patch(id, { status: 'draft' })
    expect(await read(id)).toMatchObject({ status: 'draft', tested: null, versionNumber: 2, validFrom: today })
    expect((await versionsOf(id))[1]).toMatchObject({ number: 1, status: 'approved', tested: step, until: today })
    const listed = await server.call(member, 'GET /recipe/recipes', { query: { status: 'approved' } })
    expect(listed.body._embedded.recipes).toEqual([])
  })

  test('approving names the lines whose weight is unknown, also those of sub-recipes', async () => {
    const base = await add(dish('Base', [grams(null)]))
    const id = await add(dish('Bowl', [portionOf(base), { ingredientId: rice, amount: '2', unit: 'cup' }]))
    await patch(id, { status: 'tested' })
    const { status, body } = await patch(id, { status: 'approved' })
    expect(status).toBe(422)
    expect(body.fields.status).toMatch(/weight of these is unknown: Rice\. Give each an amount/)
  })

  test('type and category change without a new version', async () => {
    const id = await approved('Bowl')
    await patch(id, { type: 'usda', category: 'Side' })
    expect(await read(id)).toMatchObject({ type: 'usda', category: 'Side', status: 'approved', versionNumber: 1 })
  })
})

describe('an edit of an approved recipe is a new version', () => {
  test('from today on or from the chosen day, and earlier days keep their name and nutrition', async () => {
    const id = await approved('Bowl')
    const soon = daysFromNow(3)
    await saved(id, dish('Big bowl', [grams('200')]))
    expect(await read(id)).toMatchObject({ status: 'draft', versionNumber: 2, validFrom: today })
    await approve(id)
    await saved(id, dish('Huge bowl', [grams('300')], { versionFrom: soon }))
    const dates = [daysFromNow(-1), today, daysFromNow(2), soon]
    expect(await servedOn(id, dates)).toEqual(['Bowl 100', 'Big bowl 200', 'Big bowl 200', 'Huge bowl 300'])

    const analysis = await server.call(member, 'POST /commissary/menu-analysis', {
      body: { schoolId, itemType: 'MEAL', startDate: dates[0], endDate: soon, rule: {} },
    })
    type Week = { days: { nutrients: { calories: { known: number } } }[] }
    const days = (analysis.body.weeks as Week[]).flatMap((week) => week.days)
    expect(days.map(({ nutrients }) => nutrients.calories.known)).toEqual([100, 200, 200, 300])
  })

  test('through sub-recipes, also those that only the earlier version holds', async () => {
    const base = await approved('Base')
    const old = await approved('Old base')
    const top = await add(dish('Top', [portionOf(base)]))
    const middle = await add(dish('Middle', [portionOf(old)]))
    await approve(middle)
    await saved(base, dish('Base', [grams('200')]))
    await saved(middle, dish('Middle', [grams('50')]))
    await saved(top, dish('Top', [portionOf(base), portionOf(middle)]))
    expect(await servedOn(top, [daysFromNow(-1), today])).toEqual(['Top 200', 'Top 250'])
    expect((await read(top)).pantry.recipes.map(({ name }: { name: string }) => name)).toEqual(['Base', 'Middle'])
  })

  test('drafts and tested recipes get no versions, an unchanged save makes none, and a correction edits the version', async () => {
    const id = await add(dish('Bowl', [grams('100')]))
    await saved(id, dish('Bowl', [grams('150')]))
    await approve(id)
    await saved(id, dish(' Bowl ', [grams('150.0')]))
    expect(await read(id)).toMatchObject({ status: 'approved', versionNumber: 1 })
    await saved(id, dish('Bowl', [grams('250')], { isCorrection: true }))
    expect(await read(id)).toMatchObject({ status: 'approved', versionNumber: 1 })
    expect(await servedOn(id, [daysFromNow(-1)])).toEqual(['Bowl 250'])
    const unknown = await save(id, dish('Bowl', [grams(null)], { isCorrection: true }))
    expect(unknown.body.fields.status).toMatch(/weight of these is unknown: Rice/)
  })

  test('cannot begin before the last one, and begins with it by default', async () => {
    const id = await approved('Bowl')
    const soon = daysFromNow(3)
    await saved(id, dish('Bowl', [grams('200')], { versionFrom: soon }))
    await approve(id)
    const early = await save(id, dish('Bowl', [grams('300')], { versionFrom: today }))
    expect(early.body.fields.versionFrom).toBe(
      `The last version begins on ${long(soon)}. Enter that day or a later one.`,
    )
    await saved(id, dish('Bowl', [grams('300')]))
    expect(await read(id)).toMatchObject({ versionNumber: 3, validFrom: soon })
    expect(await servedOn(id, [today, soon])).toEqual(['Bowl 100', 'Bowl 300'])
  })
})

describe('a cycle through versions is refused', () => {
  test('when an earlier version that is still in force closes it', async () => {
    const [a, b, c] = [await approved('A'), await approved('B'), await approved('C')]
    const soon = daysFromNow(5)
    await saved(b, dish('B', [portionOf(c)], { isCorrection: true }))
    await saved(c, dish('C', [portionOf(a)], { isCorrection: true }))
    // From that day on B no longer holds C; until then A > B > C > A is a cycle.
    await saved(b, dish('B', [grams('1')], { versionFrom: soon }))
    const now = await save(a, dish('A', [portionOf(b)]))
    expect(now.status).toBe(422)
    expect(now.body.fields).toEqual({
      'lines.0.subRecipeId': `A recipe cannot contain itself, as it would on days before ${long(soon)}: A > B > C > A.`,
    })
    await saved(a, dish('A', [portionOf(b)], { versionFrom: soon }))
    expect((await save(b, dish('B', [portionOf(c)]))).body.fields).toEqual({
      'lines.0.subRecipeId': 'A recipe cannot contain itself: B > C > A > B.',
    })
  })
})

describe('versions', () => {
  test('are listed, read with their nutrition, and restored as a new one', async () => {
    const id = await approved('Bowl')
    const body = { steps: [{ text: 'Steam.', ccp: null }], number: 'R900', yield: { amount: '2', unit: 'lb' } }
    await saved(id, dish('Bowl', [{ ...grams('100'), prepNote: 'rinsed' }], { ...body, isCorrection: true }))
    await saved(id, dish('Big bowl', [grams('200')]))
    expect(await versionsOf(id)).toMatchObject([
      { number: 2, status: 'draft', validFrom: today, until: null },
      { number: 1, status: 'approved', validFrom: null, until: today, savedBy: expect.stringContaining('Mem Ber') },
    ])
    const first = (await readVersion(id, 1)).body
    expect(first).toMatchObject({ name: 'Bowl', ...body, versionNumber: 1, status: 'approved' })
    expect(first.nutrition.nutrients.calories.known).toBe(100)
    expect(first.pantry.ingredients).toMatchObject([{ name: 'Rice' }])
    expect((await readVersion(id, 2)).body).toEqual(await read(id))
    expect((await readVersion(id, 3)).status).toBe(404)

    expect((await restore(id, 1)).status).toBe(200)
    expect(await read(id)).toMatchObject({ name: 'Bowl', ...body, versionNumber: 3, status: 'draft' })
    expect((await readVersion(id, 2)).body).toMatchObject({ name: 'Big bowl', status: 'draft' })
    expect((await restore(id, 3)).body.fields.number).toMatch(/latest version/)
    expect((await restore(id, 9)).status).toBe(404)
  })

  test('a version that was replaced on its first day can be read even if it would contain itself now', async () => {
    const [a, b] = [await approved('A'), await add(dish('B', [grams('1')]))]
    await saved(a, dish('A', [portionOf(b)]))
    await approve(a)
    await saved(a, dish('A', [grams('5')]))
    await saved(b, dish('B', [portionOf(a)], { versionFrom: today }))
    expect((await readVersion(a, 2)).status).toBe(200)
  })

  test('one with an archived food is not restored, and the line is named', async () => {
    const base = await add(dish('Base', [grams('1')]))
    const id = await approved('Bowl')
    await saved(id, dish('Bowl', [portionOf(base)], { isCorrection: true }))
    await saved(id, dish('Bowl', [grams('1')]))
    expect((await server.call(member, `DELETE /recipe/recipes/${base}`)).status).toBe(200)
    expect((await restore(id, 1)).body.fields).toEqual({ 'lines.0.subRecipeId': 'This recipe does not exist.' })
  })
})

describe('the first day of a version', () => {
  const move = (id: number, number: number, validFrom: string) =>
    server.call(member, `PATCH /recipe/recipes/${id}/versions/${number}`, { body: { validFrom } })
  /** Versions of 100, 200 and 300 kcal; the second from `second` on, the third from `third` on. */
  async function threeVersions(second: string, third: string): Promise<number> {
    const id = await approved('Bowl')
    await saved(id, dish('Bowl', [grams('200')], { versionFrom: second }))
    await approve(id)
    await saved(id, dish('Bowl', [grams('300')], { versionFrom: third }))
    return id
  }

  test("moves the versions' days with it, and the history says so", async () => {
    const [second, third, later] = [daysFromNow(2), daysFromNow(6), daysFromNow(4)]
    const id = await threeVersions(second, third)
    expect((await move(id, 2, later)).status).toBe(200)
    expect((await move(id, 3, daysFromNow(9))).status).toBe(200)
    expect((await versionsOf(id)).map(({ validFrom }: { validFrom: string }) => validFrom)).toEqual([
      daysFromNow(9),
      later,
      null,
    ])
    expect(await servedOn(id, [daysFromNow(3), later, daysFromNow(8), daysFromNow(9)])).toEqual(
      [100, 200, 200, 300].map((calories) => `Bowl ${calories}`),
    )
    const { body } = await server.call(member, 'GET /commissary/recordHistory', {
      query: { recordType: 'recipe', recordId: id },
    })
    expect(body._embedded.events[1].changes).toEqual([{ field: 'versionFrom', from: `2 ${second}`, to: `2 ${later}` }])
  })

  test("stays between its neighbors' first days, and the first version has none", async () => {
    const [second, third] = [daysFromNow(2), daysFromNow(6)]
    const id = await threeVersions(second, third)
    const refusal = async (number: number, day: string) => (await move(id, number, day)).body.fields.validFrom
    expect(await refusal(3, second)).toBe(`The version before begins on ${long(second)}. Enter a later day.`)
    expect(await refusal(2, third)).toBe(`The next version begins on ${long(third)}. Enter an earlier day.`)
    expect(await refusal(1, today)).toMatch(/first version is in effect from the beginning/)
    expect((await move(id, 4, third)).status).toBe(404)
  })

  test('is not moved if a menu of a past day would change, even through a recipe that contains it', async () => {
    const id = await approved('Bowl')
    const top = await add(dish('Top', [portionOf(id)]))
    await saved(id, dish('Bowl', [grams('200')], { versionFrom: daysFromNow(2) }))
    const served = daysFromNow(-3)
    expect(await servedOn(top, [served])).toEqual(['Top 100'])
    expect((await move(id, 2, daysFromNow(-5))).body.fields.validFrom).toBe(
      `The menu of ${long(served)} has this recipe, and past days keep their version. Enter a day that leaves that menu as it is.`,
    )
    expect((await move(id, 2, daysFromNow(-2))).status).toBe(200)
    expect((await move(id, 2, daysFromNow(7))).status).toBe(200)
    expect(await servedOn(top, [served])).toEqual(['Top 100'])
  })

  test('is not moved to where the recipe would contain itself', async () => {
    const [a, b] = [await approved('A'), await approved('B')]
    const [early, soon] = [daysFromNow(3), daysFromNow(5)]
    await saved(b, dish('B', [portionOf(a)], { isCorrection: true }))
    await saved(b, dish('B', [grams('1')], { versionFrom: soon }))
    await saved(a, dish('A', [portionOf(b)], { versionFrom: soon }))
    expect((await move(a, 2, early)).body.fields.validFrom).toBe(
      `A recipe cannot contain itself, as it would on ${long(early)}: A > B > A.`,
    )
    expect((await versionsOf(a))[0].validFrom).toBe(soon)
  })
})

test('lists show, search and filter recipes as they are today, with the day of the next version', async () => {
  const id = await approved('Bowl')
  const soon = daysFromNow(3)
  await add(dish('Cup', [portionOf(id)]))
  await saved(id, dish('Aardvark stew', [grams('200')], { versionFrom: soon, portionLabel: '1 tub' }))
  const list = async (query: Record<string, string>) => {
    const { body } = await server.call(member, 'GET /recipe/recipes', { query })
    type Row = { name: string; status: string; nextVersionFrom: string | null }
    return (body._embedded.recipes as (Row & { nutrition: { nutrients: { calories: { known: number } } } })[]).map(
      ({ name, status, nextVersionFrom, nutrition }) =>
        `${name} ${status} ${nutrition.nutrients.calories.known} ${nextVersionFrom}`,
    )
  }
  const bowl = `Bowl approved 100 ${soon}`
  expect(await list({ sort: 'name' })).toEqual([bowl, 'Cup draft 100 null'])
  expect(await list({ q: 'bowl' })).toEqual([bowl])
  expect(await list({ q: 'aardvark' })).toEqual([bowl])
  expect(await list({ status: 'approved' })).toEqual([bowl])
  expect(await list({ nameContains: 'owl' })).toEqual([bowl])
  expect(await list({ nameContains: 'stew' })).toEqual([])
  // When opened, it is the latest version.
  expect(await read(id)).toMatchObject({ name: 'Aardvark stew', status: 'draft', validFrom: soon })
})

describe('an archived recipe', () => {
  test('is restored with its lines', async () => {
    const id = await add(dish('Bowl', [grams('100')]))
    expect((await server.call(member, `DELETE /recipe/recipes/${id}`)).status).toBe(200)
    expect((await server.call(member, `GET /recipe/recipes/${id}`)).status).toBe(404)
    expect((await server.call(member, `POST /recipe/recipes/${id}/restore`)).status).toBe(200)
    expect((await read(id)).lines).toHaveLength(1)
  })

  test('was not in use: archiving names what uses a recipe, and past menus keep it', async () => {
    const id = await add(dish('Rice base', [grams('100')]))
    const top = await add(dish('Rice bowl', [portionOf(id)]))
    const item = { catererId: member.catererId, name: 'Rice cup', recipeId: id, types: ['MEAL'], mealCategory: 'SIDE' }
    await server.call(member, 'POST /commissary/menuItems', { body: item })
    await servedOn(id, [daysFromNow(-1), daysFromNow(1)])
    const { status, body } = await server.call(member, `DELETE /recipe/recipes/${id}`)
    expect(status).toBe(409)
    expect(body.message).toBe(
      `Rice base is still used. In recipes: Rice bowl. In master items: Rice cup. On menus: ${daysFromNow(1)}. Replace it there first.`,
    )
    expect((await server.call(member, `DELETE /recipe/recipes/${top}`)).status).toBe(200)
  })
})

test('the history names changed fields, the status, and lines removed and added', async () => {
  const id = await add(dish('Bowl', [grams('100'), { ...grams('5'), prepNote: 'toasted' }]))
  await saved(id, dish('Big bowl', [{ ...grams('5'), prepNote: 'toasted' }, grams('200')]))
  await patch(id, { status: 'tested' })
  const { body } = await server.call(member, 'GET /commissary/recordHistory', {
    query: { recordType: 'recipe', recordId: id },
  })
  const [tested, updated, created] = body._embedded.events
  expect(tested.changes).toEqual([{ field: 'status', from: 'draft', to: 'tested' }])
  expect(updated.changes).toEqual([
    { field: 'name', from: 'Bowl', to: 'Big bowl' },
    { field: 'lines', from: '100 g Rice', to: '200 g Rice' },
  ])
  expect(created).toMatchObject({ action: 'created', by: expect.stringContaining('Mem Ber') })
})
