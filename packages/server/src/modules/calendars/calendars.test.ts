import { answersFor } from '@commissary/domain/food'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { masterCalendar, masterDay, masterLine } from '../../db/schema/master-menu.ts'
import { schoolLineChange } from '../../db/schema/school-menu.ts'
import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'
import { catererHoliday } from '../../db/schema/settings.ts'
import { appUser } from '../../db/schema/user.ts'
import { publishMenu } from '../../demo/publish-menus.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
let schoolId: number
let milk: number
let apple: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  const food = async (name: string) =>
    (
      await server.call(member, 'POST /ingredient/ingredients', {
        body: { name, serving: { amount: '100', unit: 'g' }, nutrients: answersFor({ calories: 50 }) },
      })
    ).body.data.id as number
  milk = await food('Milk')
  apple = await food('Apple')
  schoolId = await addSchool()
})

/** A school with a lunch program and a master menu for 2098-09-07: milk for all 100 meals. */
async function addSchool(): Promise<number> {
  return server.database.work({ catererId: member.catererId }, async (tx) => {
    const [row] = await tx.insert(school).values({ schoolName: 'North' }).returning()
    const [program] = await tx
      .insert(mealProgram)
      .values({ programName: 'Lunch', grades: 'K-5', rulePack: 'us-nslp', gradeGroup: 'K-5', menuType: 'MEAL' })
      .returning()
    const ids = { schoolId: row?.id ?? 0, menuType: 'MEAL' as const, mealProgramId: program?.id ?? 0 }
    await tx.insert(schoolProgram).values(ids)
    const [master] = await tx
      .insert(masterCalendar)
      .values({ mealProgramId: ids.mealProgramId, menuType: 'MEAL', name: 'September' })
      .returning()
    const [day] = await tx
      .insert(masterDay)
      .values({ masterCalendarId: master?.id ?? 0, date: '2098-09-07', plannedMeals: 100, selections: { Entree: 2 } })
      .returning()
    await tx.insert(masterLine).values([
      {
        masterDayId: day?.id ?? 0,
        lineKey: 'milk',
        position: 1,
        ingredientId: milk,
        category: 'Milk',
        plannedServings: 100,
      },
      {
        masterDayId: day?.id ?? 0,
        lineKey: 'apple',
        position: 2,
        ingredientId: apple,
        category: 'Fruit',
        plannedServings: 80,
      },
    ])
    await publishMenu(tx, master?.id ?? 0, [ids.schoolId])
    return ids.schoolId
  })
}

const range = { itemType: 'MEAL', startDate: '2098-09-01', endDate: '2098-09-30' }
const calendar = async (query: Record<string, string> = {}) =>
  server.call(member, `GET /commissary/school/${schoolId}/calendar`, { query: { ...range, ...query } })
const firstDay = async () => (await calendar()).body.days[0]
const replace = (body: object, { date = '2098-09-07', version }: { date?: string; version?: number } = {}) =>
  server.call(member, `PUT /commissary/school/${schoolId}/calendar/${date}`, {
    query: { itemType: 'MEAL' },
    body,
    headers: version === undefined ? {} : { 'if-match': `${version}` },
  })
const milkLine = () => ({ key: 'milk', ingredientId: milk, category: 'Milk', plannedServings: 100 })
const appleLine = () => ({ key: 'apple', ingredientId: apple, category: 'Fruit', plannedServings: 80 })
const masterDayInput = () => ({ plannedMeals: 100, selections: { Entree: 2 }, lines: [milkLine(), appleLine()] })
const storedChanges = () =>
  server.database.work({ catererId: member.catererId }, (tx) => tx.select().from(schoolLineChange))

test('a school serves its master menu until it changes something', async () => {
  const { status, body } = await calendar()
  expect(status).toBe(200)
  expect(body.program).toMatchObject({ programName: 'Lunch', gradeGroup: 'K-5' })
  expect(body.days).toMatchObject([
    {
      date: '2098-09-07',
      plannedMeals: 100,
      selections: { Entree: 2 },
      version: 0,
      lines: [
        { key: 'milk', name: 'Milk', isInherited: true, portion: { amount: '100', unit: 'g' } },
        { key: 'apple', name: 'Apple', isInherited: true },
      ],
    },
  ])
})

test("a range that covers part of a week comes with the week's other days, except holidays", async () => {
  const cut = { startDate: '2098-09-01', endDate: '2098-09-06' }
  const { body } = await calendar(cut)
  expect(body.days).toEqual([])
  expect(body.daysBeside).toMatchObject([{ date: '2098-09-07', lines: [{ name: 'Milk' }, { name: 'Apple' }] }])
  expect((await calendar()).body.daysBeside).toEqual([])
  await server.database.work(member, (tx) =>
    tx.insert(catererHoliday).values({ date: '2098-09-07', note: 'Labor Day' }),
  )
  expect((await calendar(cut)).body.daysBeside).toEqual([])
})

describe('replacing a day', () => {
  test('stores only the differences from the master menu', async () => {
    await replace({ ...masterDayInput(), lines: [milkLine(), { ...appleLine(), plannedServings: 60 }] })
    expect(await storedChanges()).toMatchObject([{ kind: 'replace', lineKey: 'apple', plannedServings: 60 }])
    expect(await firstDay()).toMatchObject({
      plannedMeals: 100,
      lines: [
        { key: 'milk', isInherited: true },
        { key: 'apple', isInherited: false, plannedServings: 60 },
      ],
      version: 1,
    })
    await replace(masterDayInput())
    expect(await storedChanges()).toEqual([])
    expect(await firstDay()).toMatchObject({ lines: [{ isInherited: true }, { isInherited: true }], version: 2 })
  })

  test.each([
    ['a removed line', () => ({ ...masterDayInput(), lines: [appleLine()] })],
    [
      'an added line',
      () => ({
        ...masterDayInput(),
        lines: [milkLine(), appleLine(), { ...appleLine(), key: 'n1', category: 'Side' }],
      }),
    ],
    ['a different order', () => ({ ...masterDayInput(), lines: [appleLine(), milkLine()] })],
    [
      'a different order with a new line first',
      () => ({
        ...masterDayInput(),
        lines: [{ ...milkLine(), key: 'n1' }, appleLine(), { ...milkLine(), plannedServings: null }],
      }),
    ],
    [
      'a changed portion',
      () => ({ ...masterDayInput(), lines: [{ ...milkLine(), portion: { amount: '1.5', unit: 'oz' } }] }),
    ],
    ['no planned meals', () => ({ ...masterDayInput(), plannedMeals: null })],
    ['the default selections', () => ({ plannedMeals: 100, lines: [milkLine(), appleLine()] })],
    ['an empty day', () => ({ plannedMeals: null, lines: [] })],
  ])('with %s, the day is read as it was sent', async (_, input) => {
    const target = input()
    const answer = await replace(target)
    expect(answer.status).toBe(200)
    const day = await firstDay()
    expect(day).toEqual(answer.body.data.day)
    expect(day).toMatchObject({
      plannedMeals: target.plannedMeals,
      selections: 'selections' in target ? target.selections : {},
      lines: target.lines,
    })
    expect(day.lines).toHaveLength(target.lines.length)
  })

  test('works on a day without a master menu', async () => {
    expect((await replace(masterDayInput(), { date: '2098-09-08' })).status).toBe(200)
    expect((await calendar()).body.days.map(({ date }: { date: string }) => date)).toEqual(['2098-09-07', '2098-09-08'])
  })

  test('refuses a day that was served, and says so', async () => {
    const served = await replace(masterDayInput(), { date: '2020-09-07' })
    expect(served).toMatchObject({
      status: 422,
      body: { fields: { date: "September 7, 2020 was served, so its menu can't change." } },
    })
    const days = await calendar({ startDate: '2020-09-01', endDate: '2020-09-30' })
    expect(days.body.days).toEqual([])
  })

  test('refuses unknown foods, duplicate keys, and a menu type without a program', async () => {
    const { status, body } = await replace({
      plannedMeals: 1,
      lines: [
        milkLine(),
        milkLine(),
        { ...appleLine(), ingredientId: 999_999 },
        { ...appleLine(), key: 'x', recipeId: 1 },
      ],
    })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      'lines.1.key': 'Another line on this day has the same key.',
      'lines.2.ingredientId': 'This ingredient does not exist.',
      'lines.3.recipeId': 'Choose one for this line: a recipe, an ingredient, a placeholder or text.',
    })
    const snack = await server.call(member, `PUT /commissary/school/${schoolId}/calendar/2098-09-07`, {
      query: { itemType: 'SNACK' },
      body: masterDayInput(),
    })
    expect(snack.body.fields).toEqual({ itemType: 'North has no meal program for this menu type.' })
  })
})

describe('a portion of a recipe', () => {
  const addRecipe = async (batch: object) => {
    const lines = [{ ingredientId: apple, amount: '1000', unit: 'g' }]
    const body = { name: 'Apple sauce', type: 'myRecipe', portions: '10', lines, ...batch }
    return (await server.call(member, 'POST /recipe/recipes', { body })).body.data.id as number
  }
  const served = (recipeId: number) =>
    replace({
      ...masterDayInput(),
      lines: [{ key: 's', recipeId, category: 'Fruit', plannedServings: 1, portion: { amount: '0.5', unit: 'cup' } }],
    })

  test('is computed from the batch yield, and kept', async () => {
    const id = await addRecipe({ yield: { amount: '4', unit: 'cup' } })
    expect((await served(id)).status).toBe(200)
    const [line] = (await firstDay()).lines
    expect(line.portion).toEqual({ amount: '0.5', unit: 'cup' })
    // An eighth of 500 calories.
    expect(line.nutrition.nutrients.calories).toEqual({ known: 62.5, missing: [] })
  })

  test('is refused where the recipe has no yield to take it from', async () => {
    const answer = await served(await addRecipe({}))
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toEqual({
      'lines.0.portion':
        "This portion can't be taken from Apple sauce. Give the recipe a batch yield in a matching unit, or leave the portion blank.",
    })
  })
})

describe('two users who edit a day', () => {
  test('the second gets the version the first saved, and neither loses work', async () => {
    expect((await replace({ ...masterDayInput(), plannedMeals: 90 }, { version: 0 })).status).toBe(200)
    const late = await replace({ ...masterDayInput(), plannedMeals: 80 }, { version: 0 })
    expect(late).toMatchObject({ status: 409, body: { current: { plannedMeals: 90, version: 1, lines: [{}, {}] } } })
    expect(await firstDay()).toMatchObject({ plannedMeals: 90, version: 1 })
    expect((await replace({ ...masterDayInput(), plannedMeals: 80 }, { version: 1 })).status).toBe(200)
  })

  test('of ten saves of the same version at once, one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => replace({ ...masterDayInput(), plannedMeals: index }, { version: 0 })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })

  test('without a version, the last save wins', async () => {
    await replace({ ...masterDayInput(), plannedMeals: 90 })
    await replace({ ...masterDayInput(), plannedMeals: 80 })
    expect(await firstDay()).toMatchObject({ plannedMeals: 80, version: 2 })
  })
})

test.each([
  [
    { startDate: '2098-09-30', endDate: '2098-09-01' },
    { endDate: 'The end date is before the start date. Swap them.' },
  ],
  [{ startDate: '2026-01-01', endDate: '2026-03-04' }, { endDate: 'Choose a range of at most 62 days.' }],
  [{ startDate: '2026-02-30' }, { startDate: 'Enter the date as YYYY-MM-DD, such as 2027-07-01.' }],
])('the range %o is refused', async (query, fields) => {
  expect(await calendar(query)).toMatchObject({ status: 422, body: { fields } })
})

test('a user with access to some schools sees no others', async () => {
  await server.database.work({ catererId: member.catererId }, (tx) => tx.update(appUser).set({ hasAllSchools: false }))
  expect((await calendar()).status).toBe(404)
  expect((await replace(masterDayInput())).status).toBe(404)
})
