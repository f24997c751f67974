import { answersFor } from '@commissary/domain/food'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'
import { expectSameJson } from '../../../test/support/same-json.ts'
import { planServedDay } from '../../../test/support/served-days.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
let milk: number
let tacos: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  const food = async (body: object) =>
    (await server.call(member, 'POST /ingredient/ingredients', { body })).body.data.id as number
  milk = await food({
    name: 'Milk, 1%',
    serving: { amount: '200', unit: 'g' },
    nutrients: answersFor({ calories: 50 }),
    allergens: { Milk: 'contains' },
  })
  const beef = await food({ name: 'Beef', nutrients: answersFor({ calories: 200 }) })
  const lines = [{ ingredientId: beef, amount: '1', unit: 'kg' }]
  const recipe = { name: 'Beef tacos', type: 'myRecipe', portions: '10', yield: { amount: '1', unit: 'kg' }, lines }
  tacos = (await server.call(member, 'POST /recipe/recipes', { body: recipe })).body.data.id
})

const offer = (rest: object = {}) => ({
  name: 'Tacos',
  types: ['MEAL'],
  mealCategory: 'ENTREE',
  recipeId: tacos,
  ...rest,
})
const add = (rest: object = {}) => server.call(member, 'POST /commissary/menuItems', { body: offer(rest) })
const added = async (rest: object = {}): Promise<number> => (await add(rest)).body.data.id
const read = async (id: number) => (await server.call(member, `GET /commissary/menuItems/${id}`)).body
const patch = (id: number, body: object, headers: Record<string, string> = {}) =>
  server.call(member, `PATCH /commissary/menuItems/${id}`, { body, headers })
const offers = async (query: object = {}, by = member) => {
  const address = 'GET /commissary/menuCaterers/search/findActiveMenuItemsByCatererAndTypes'
  return (await server.call(by, address, { query: { catererId: by.catererId, ...query } })).body
}
const names = async (query: object = {}) =>
  (await offers(query))._embedded.menuCaterers.map(({ name }: { name: string }) => name)
const addSubCategory = (name: string, category = 'ENTREE') =>
  server.call(member, 'POST /commissary/itemSubCategories', { body: { catererId: member.catererId, category, name } })
const subCategories = async (category: string) => {
  const address = 'GET /commissary/itemSubCategories/search/findMenuItemsSubCategories'
  const { body } = await server.call(member, address, { query: { catererId: member.catererId, category } })
  return body._embedded.itemSubCategories
}

/** A school that serves lunch to 9-12 and breakfast to K-5. */
const addSchool = () =>
  server.database.work({ catererId: member.catererId }, async (tx) => {
    const [row] = await tx.insert(school).values({ schoolName: 'North' }).returning()
    const program = async (menuType: 'MEAL' | 'BREAKFAST', gradeGroup: '9-12' | 'K-5') => {
      const values = { programName: menuType, grades: gradeGroup, rulePack: 'us-nslp', gradeGroup, menuType }
      const [one] = await tx.insert(mealProgram).values(values).returning()
      await tx.insert(schoolProgram).values({ schoolId: row?.id ?? 0, menuType, mealProgramId: one?.id ?? 0 })
      return one?.id ?? 0
    }
    return { id: row?.id ?? 0, lunch: await program('MEAL', '9-12'), breakfast: await program('BREAKFAST', 'K-5') }
  })

// spec: 7.menus.menuItems.create, 3.menuItem, 3.menuCaterer
test('a master item is added together with its menu caterer record', async () => {
  const answer = await add({
    name: ' Beef street tacos ',
    publicNames: { es: ' Tacos de carne ', ar: ' ', fr: null },
    portions: { '9-12': { amount: '150', unit: 'g' }, 'K-5': null },
    types: ['DINNER', 'MEAL'],
    price: '2.50',
    priceType: 'Itemized',
  })
  expect(answer).toMatchObject({
    status: 201,
    body: { data: { message: 'Master item created successfully', version: 1 } },
  })
  const { id } = answer.body.data
  const { grades, ...item } = await read(id)
  expect(item).toEqual({
    id,
    catererId: member.catererId,
    pastLinks: [],
    name: 'Beef street tacos',
    publicNames: { es: 'Tacos de carne' },
    recipeId: tacos,
    ingredientId: null,
    linkedName: 'Beef tacos',
    portions: { '9-12': { amount: '150', unit: 'g' } },
    types: ['MEAL', 'DINNER'],
    mealCategory: 'ENTREE',
    subCategoryId: null,
    subCategoryName: null,
    price: '2.5',
    priceType: 'Itemized',
    isActive: true,
    photoId: null,
    version: 1,
    updatedAt: expect.any(String),
    updatedBy: expect.stringContaining('Mem Ber'),
  })
  expect(
    grades.map(({ gradeGroup, portion, nutrition }: never) => [gradeGroup, portion, caloriesOf(nutrition)]),
  ).toEqual([
    ['K-5', null, 200],
    ['6-8', null, 200],
    ['9-12', { amount: '150', unit: 'g' }, 300],
  ])
  const { menuCaterers, page } = { ...(await offers())._embedded, page: (await offers()).page }
  expect(menuCaterers).toMatchObject([
    { id, menuItemId: id, catererId: member.catererId, isActive: true, price: '2.5' },
  ])
  expect(menuCaterers[0].grades[2]).toMatchObject({ gradeGroup: '9-12', calories: { known: 300, missing: [] } })
  expect(page).toEqual({ size: 1, number: 0, totalElements: 1, totalPages: 1 })
})

const caloriesOf = (nutrition: { nutrients: { calories: { known: number } } }) => nutrition.nutrients.calories.known

test('an item can offer an ingredient, in its serving unless a grade group has its own portion', async () => {
  const id = await added({
    recipeId: null,
    ingredientId: milk,
    mealCategory: 'MILK',
    portions: { '9-12': { amount: '300', unit: 'g' } },
  })
  const { grades } = await read(id)
  expect(
    grades.map(({ portion, nutrition }: never) => [(portion as { amount: string }).amount, caloriesOf(nutrition)]),
  ).toEqual([
    ['200', 100],
    ['200', 100],
    ['300', 150],
  ])
  expect((await offers())._embedded.menuCaterers[0].allergens).toContainEqual(
    expect.objectContaining({ allergen: 'Milk', level: 'contains' }),
  )
})

describe('an item is refused', () => {
  test.each([
    [{ name: '  ' }, { name: 'Please provide item name' }],
    [{ types: [] }, { types: 'Please select a menu type' }],
    [{ types: undefined }, { types: 'Please select a menu type' }],
    [{ mealCategory: undefined }, { mealCategory: 'Please select a category' }],
    [{ recipeId: null }, { recipeId: 'Choose either a recipe or an ingredient.' }],
    [{ ingredientId: 1 }, { recipeId: 'Choose either a recipe or an ingredient.' }],
    [{ recipeId: 999_999 }, { recipeId: 'This recipe does not exist.' }],
    [{ recipeId: null, ingredientId: 999_999 }, { ingredientId: 'This ingredient does not exist.' }],
    [{ subCategoryId: 999_999 }, { subCategoryId: "This sub-category does not exist in the item's category." }],
    [
      { portions: { '6-8': { amount: '1', unit: 'cup' } } },
      {
        'portions.6-8':
          "This portion can't be taken from Beef tacos. Give the recipe a batch yield in a matching unit, or leave the portion blank.",
      },
    ],
  ])('with %j', async (rest, fields) => {
    expect(await add(rest)).toMatchObject({ status: 422, body: { fields } })
  })

  test.each([
    { price: '-1' },
    { priceType: 'Free' },
    { types: ['LUNCH'] },
    { mealCategory: 'MAIN' },
    { publicNames: { xx: 'a' } },
  ])('with %j', async (rest) => {
    expect((await add(rest)).status).toBe(422)
  })
})

// spec: 7.menus.menuItems.update
test('a change replaces only the fields that are sent, and the history names them', async () => {
  const hot = (await addSubCategory('Hot')).body.data.id
  const id = await added({ price: '2', subCategoryId: hot, portions: { 'K-5': { amount: '80', unit: 'g' } } })
  const before = await read(id)
  expect(await patch(id, { name: 'Soft tacos', price: '2.25' }, { 'if-match': '"1"' })).toMatchObject({
    status: 200,
    body: { data: { message: 'Master item updated successfully', id, version: 2 } },
  })
  const after = await read(id)
  expect(after).toEqual({ ...before, name: 'Soft tacos', price: '2.25', version: 2, updatedAt: expect.any(String) })
  const history = await server.call(member, 'GET /commissary/recordHistory', {
    query: { recordType: 'menuItem', recordId: id },
  })
  expect(history.body._embedded.events[0].changes).toEqual([
    { field: 'name', from: 'Tacos', to: 'Soft tacos' },
    { field: 'price', from: '2', to: '2.25' },
  ])
})

test('another food replaces the one that the item has', async () => {
  const id = await added()
  await patch(id, { ingredientId: milk })
  expect(await read(id)).toMatchObject({ recipeId: null, ingredientId: milk, linkedName: 'Milk, 1%' })
  await patch(id, { recipeId: tacos })
  expect(await read(id)).toMatchObject({ recipeId: tacos, ingredientId: null, linkedName: 'Beef tacos' })
})

test('an item whose recipe was archived keeps it and can still be changed', async () => {
  const id = await added()
  await server.database.work({ catererId: member.catererId }, (tx) =>
    tx.execute(sql`update recipe set archived_at = now()`),
  )
  expect((await patch(id, { price: '3' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ recipeId: tacos, price: '3' })
  expect((await add()).status).toBe(422)
})

// spec: 7.menus.menuCaterers.update, 3.menuCaterer
test('how the caterer offers an item is changed separately from the item, against the same version', async () => {
  const hot = (await addSubCategory('Hot')).body.data.id
  const id = await added({ subCategoryId: hot })
  const change = (body: object, headers: Record<string, string> = {}) =>
    server.call(member, `PATCH /commissary/menuCaterers/${id}`, { body, headers })
  expect(await change({ isActive: false, price: '1.75', types: ['SNACK'] }, { 'if-match': '"1"' })).toMatchObject({
    status: 200,
    body: { data: { id, version: 2 } },
  })
  expect(await read(id)).toMatchObject({ isActive: false, price: '1.75', types: ['SNACK'], subCategoryId: hot })
  const conflict = await patch(id, { name: 'Late' }, { 'if-match': '"1"' })
  expect(conflict).toMatchObject({ status: 409, body: { current: { name: 'Tacos', version: 2 } } })
  await change({ mealCategory: 'SIDE' })
  expect(await read(id)).toMatchObject({ mealCategory: 'SIDE', subCategoryId: null, subCategoryName: null })
  expect((await change({ name: 'Other' })).status).toBe(422)
})

describe('the list of what the caterer offers', () => {
  beforeEach(async () => {
    const hot = (await addSubCategory('Hot')).body.data.id
    await added({ name: 'tacos', subCategoryId: hot, price: '2.5' })
    await added({ name: 'Apple', mealCategory: 'FRUIT', types: ['SNACK', 'MEAL'], isActive: false })
    await added({
      name: 'Milk',
      recipeId: null,
      ingredientId: milk,
      mealCategory: 'MILK',
      types: ['BREAKFAST'],
      price: '0.4',
    })
  })

  // spec: 7.menus.menuCaterers.list, 7.menus.menuCaterers.list.query
  test.each([
    [{}, ['Apple', 'Milk', 'tacos']],
    [{ types: 'MEAL' }, ['Apple', 'tacos']],
    [{ types: 'BREAKFAST,SNACK' }, ['Apple', 'Milk']],
    [{ mealCategory: 'ENTREE' }, ['tacos']],
    [{ mealCategory: 'MAINCOURSE' }, ['tacos']],
    [{ isActive: true }, ['Milk', 'tacos']],
    [{ isActive: false }, ['Apple']],
    [{ types: 'MEAL', mealCategory: 'FRUIT', isActive: false }, ['Apple']],
  ])('%j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test.each([
    [{ q: 'tac' }, ['tacos']],
    [{ nameContains: 'PPL' }, ['Apple']],
    [{ linkedContains: '1%' }, ['Milk']],
    [{ subCategoryContains: 'hot' }, ['tacos']],
    [{ sort: '-price' }, ['tacos', 'Milk', 'Apple']],
    [{ sort: 'linked,-name' }, ['tacos', 'Apple', 'Milk']],
    [{ size: 2 }, ['Apple', 'Milk']],
    [{ size: 2, page: 1 }, ['tacos']],
  ])('searches, filters, sorts and pages for the screen: %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test("another caterer's list is empty", async () => {
    const { _embedded, page } = await offers({}, await server.addMember())
    expect(_embedded.menuCaterers).toEqual([])
    expect(page).toEqual({ size: 1, number: 0, totalElements: 0, totalPages: 0 })
  })
})

test('both databases return the same list', async () => {
  const other = await server.addMember()
  expect(await offers({}, other)).toMatchObject({ _embedded: { menuCaterers: [] } })
  await addSubCategory('Hot')
  await added({
    name: 'tacos',
    price: '2.50',
    publicNames: { es: 'tacos' },
    portions: { 'K-5': { amount: '80', unit: 'g' } },
  })
  await expectSameJson('menu-items', await offers())
})

// spec: 7.menus.itemSubCategories.create, 7.menus.itemSubCategories.list, 3.itemSubCategory, 8.catalogue.subCategory
test('a sub-category belongs to a category, where its name is unique ignoring case', async () => {
  const hot = await addSubCategory(' Hot ')
  expect(hot).toMatchObject({
    status: 201,
    body: { data: { message: 'Sub category created successfully', version: 1 } },
  })
  for (const name of ['Hot', 'hOT ']) {
    expect(await addSubCategory(name, 'MAINCOURSE')).toMatchObject({
      status: 422,
      body: { fields: { name: 'Sub category name already exits.' } },
    })
  }
  expect((await addSubCategory('Hot', 'SIDE')).status).toBe(201)
  expect((await addSubCategory(' ')).body.fields).toEqual({ name: 'Please provide sub category name' })
  await addSubCategory('Cold')
  expect(await subCategories('ENTREE')).toEqual([
    expect.objectContaining({ name: 'Cold', category: 'ENTREE', catererId: member.catererId }),
    expect.objectContaining({ name: 'Hot', id: hot.body.data.id }),
  ])
  expect(await subCategories('MAINCOURSE')).toHaveLength(2)
  expect(await add({ mealCategory: 'SIDE', subCategoryId: hot.body.data.id })).toMatchObject({
    status: 422,
    body: { fields: { subCategoryId: "This sub-category does not exist in the item's category." } },
  })
  const theirs = await server.addMember()
  member = theirs
  expect((await addSubCategory('Hot')).status).toBe(201)
})

test('a sub-category is renamed for all of its items, and deleted once no item has it', async () => {
  const id = (await addSubCategory('Hot')).body.data.id
  const other = (await addSubCategory('Cold')).body.data.id
  const itemId = await added({ subCategoryId: id })
  const change = (method: 'PATCH' | 'DELETE', of: number, body?: object) =>
    server.call(member, `${method} /commissary/itemSubCategories/${of}`, body && { body })
  expect(await change('PATCH', id, { name: 'cold' })).toMatchObject({
    status: 422,
    body: { fields: { name: 'Sub category name already exits.' } },
  })
  expect(await change('PATCH', id, { name: ' HOT entrees ' })).toMatchObject({
    status: 200,
    body: { data: { version: 2 } },
  })
  expect(await read(itemId)).toMatchObject({ subCategoryName: 'HOT entrees' })
  const outdated = { body: { name: 'Warm' }, headers: { 'if-match': '"1"' } }
  expect(await server.call(member, `PATCH /commissary/itemSubCategories/${id}`, outdated)).toMatchObject({
    status: 409,
    body: { current: { name: 'HOT entrees', version: 2 } },
  })
  expect(await change('DELETE', id)).toMatchObject({
    status: 409,
    body: {
      message: 'HOT entrees is still used by 1 master item: Tacos. Give it another sub-category first.',
      current: { id, name: 'HOT entrees' },
    },
  })
  await patch(itemId, { subCategoryId: other })
  expect((await change('DELETE', id)).status).toBe(200)
  expect((await change('DELETE', id)).status).toBe(404)
  expect((await subCategories('ENTREE')).map(({ name }: { name: string }) => name)).toEqual(['Cold'])
})

test('an item is shown with its newest photo, until the photo is removed', async () => {
  const id = await added({})
  const attach = async () => {
    const { body } = await server.call(member, `POST /recipe/menuItems/${id}/documents`, {
      query: { fileName: 'tacos.png', kind: 'PHOTO' },
      headers: { 'content-type': 'application/octet-stream' },
      body: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
        .png()
        .toBuffer(),
    })
    return body.data.id
  }
  const first = await attach()
  const shown = async () => [(await read(id)).photoId, (await offers())._embedded.menuCaterers[0].photoId]
  expect(await shown()).toEqual([first, first])
  const thumbnail = await server.call(member, `GET /ingredient/documents/${first}/thumbnail`)
  expect(thumbnail.headers['content-type']).toBe('image/webp')
  await server.call(member, `DELETE /ingredient/documents/${first}`)
  expect(await shown()).toEqual([null, null])
})

// spec: 7.menus.findMenuItemsBySchool
test("a school's items are the active ones of the menu types, in the portion for its grade group", async () => {
  const { id: schoolId, breakfast } = await addSchool()
  const portions = { '9-12': { amount: '150', unit: 'g' }, 'K-5': { amount: '50', unit: 'g' } }
  const id = await added({ portions, price: '2.5' })
  await added({ name: 'Hidden', isActive: false })
  await added({ name: 'Toast', types: ['BREAKFAST'] })
  const find = async (query: object) =>
    server.call(member, 'GET /commissary/menuItems/search/findMenuItemsBySchool', { query: { schoolId, ...query } })
  const found = (await find({ types: 'MEAL' })).body._embedded.menuItems
  expect(found).toMatchObject([
    {
      id,
      name: 'Tacos',
      recipeId: tacos,
      mealCategory: 'ENTREE',
      price: '2.5',
      gradeGroup: '9-12',
      portion: { amount: '150', unit: 'g' },
      nutrition: { credits: expect.any(Array), allergens: expect.any(Array), nutrients: { calories: { known: 300 } } },
    },
  ])
  const both = (await find({ types: 'BREAKFAST,MEAL', programId: breakfast })).body._embedded.menuItems
  expect(both.map(({ name, gradeGroup }: Record<string, string>) => [name, gradeGroup])).toEqual([
    ['Tacos', 'K-5'],
    ['Toast', 'K-5'],
  ])
  expect(both[0].portion).toEqual({ amount: '50', unit: 'g' })
  expect((await find({ types: 'MEAL', programId: 999_999 })).status).toBe(422)
  expect((await find({ types: 'LUNCH' })).status).toBe(422)
  expect((await find({ types: 'MEAL', schoolId: 999_999 })).status).toBe(404)
})

describe('a menu line can point to a master item', () => {
  const day = 'PUT /commissary/school/'
  const menu = (lines: object[]) => ({
    plannedMeals: 100,
    lines: lines.map((line, index) => ({
      key: `l${index}`,
      category: 'Entree' as const,
      plannedServings: 10,
      ...line,
    })),
  })
  const save = (schoolId: number, lines: object[]) =>
    server.call(member, `${day}${schoolId}/calendar/2098-09-08`, {
      query: { itemType: 'MEAL' },
      body: menu(lines),
    })

  test("it takes the recipe and the portion for the menu's grade group, under the item's name", async () => {
    const { id: schoolId } = await addSchool()
    const menuItemId = await added({ name: 'Street tacos', portions: { '9-12': { amount: '150', unit: 'g' } } })
    const saved = await save(schoolId, [{ menuItemId }])
    expect(saved.body.data.day.lines).toMatchObject([
      { name: 'Street tacos', menuItemId, recipeId: tacos, ingredientId: null, portion: { amount: '150', unit: 'g' } },
    ])
    const read = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
      query: { itemType: 'MEAL', startDate: '2098-09-01', endDate: '2098-09-30' },
    })
    expect(read.body.days[0].lines).toEqual(saved.body.data.day.lines)
  })

  test('it keeps its own recipe and portion, also when the item changes later', async () => {
    const { id: schoolId } = await addSchool()
    const menuItemId = await added({ portions: { '9-12': { amount: '150', unit: 'g' } } })
    const own = { menuItemId, recipeId: tacos, portion: { amount: '90', unit: 'g' } }
    const served = menu([own, { ingredientId: milk }])
    await server.database.work(member, (tx) => planServedDay(tx, schoolId, '2026-09-07', served))
    const lines = async () => {
      const { body } = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
        query: { itemType: 'MEAL', startDate: '2026-09-07', endDate: '2026-09-07' },
      })
      return body.days[0].lines
    }
    expect(await lines()).toMatchObject([own, { menuItemId: null, ingredientId: milk, name: 'Milk, 1%' }])
    await patch(menuItemId, { ingredientId: milk, name: 'Renamed' })
    expect((await lines())[0]).toMatchObject({ ...own, name: 'Renamed' })
  })

  const today = Temporal.Now.plainDateISO('America/New_York')
  const dates = [-1, 1, 5].map((days) => today.add({ days }).toString())
  const from = today.add({ days: 3 }).toString()

  /**
   * Three lines on three days, the last one after `from`: the item, the item with another portion, and its food without the item.
   */
  async function planned() {
    const { id: schoolId } = await addSchool()
    const menuItemId = await added({ recipeId: null, ingredientId: milk })
    const lines = [{ menuItemId }, { menuItemId, portion: { amount: '90', unit: 'g' } }, { ingredientId: milk }]
    for (const date of dates) {
      await server.database.work(member, (tx) => planServedDay(tx, schoolId, date, menu(lines)))
    }
    const foods = async () => {
      const { body } = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
        query: { itemType: 'MEAL', startDate: dates[0] ?? '', endDate: dates[2] ?? '' },
      })
      return body.days.map((day: { lines: { recipeId: number | null }[] }) => day.lines.map((line) => line.recipeId))
    }
    return { schoolId, menuItemId, foods }
  }

  test('from the day the item offers another food, its lines have that; earlier days and other lines keep theirs', async () => {
    const { schoolId, menuItemId, foods } = await planned()
    expect((await patch(menuItemId, { recipeId: tacos, linkFrom: from })).status).toBe(200)
    expect(await foods()).toEqual([
      [null, null, null],
      [null, null, null],
      [tacos, tacos, null],
    ])
    const { body } = await server.call(member, `GET /commissary/school/${schoolId}/calendar`, {
      query: { itemType: 'MEAL', startDate: dates[2] ?? '', endDate: dates[2] ?? '' },
    })
    expect(body.days[0].lines).toMatchObject([{ portion: null }, { portion: { amount: '90', unit: 'g' } }, {}])
    const offered = await server.call(member, 'GET /commissary/menuItems/search/findMenuItemsBySchool', {
      query: { schoolId, types: 'MEAL' },
    })
    expect(offered.body._embedded.menuItems[0]).toMatchObject({
      ingredientId: milk,
      periods: [
        { until: from, ingredientId: milk, portion: { amount: '200', unit: 'g' } },
        { until: null, recipeId: tacos, linkedName: 'Beef tacos', portion: null },
      ],
    })
    const early = await patch(menuItemId, { ingredientId: milk, linkFrom: dates[1] ?? '' })
    expect(early).toMatchObject({
      status: 422,
      body: { fields: { linkFrom: expect.stringContaining('last changed') } },
    })
    const { body: history } = await server.call(member, 'GET /commissary/recordHistory', {
      query: { recordType: 'menuItem', recordId: menuItemId },
    })
    expect(history._embedded.events[0].changes).toEqual([
      { field: 'linked', from: 'Milk, 1%', to: 'Beef tacos' },
      { field: 'linkFrom', from: null, to: from },
    ])
  })

  test('a wrong food is corrected on every day, including past ones', async () => {
    const { menuItemId, foods } = await planned()
    expect((await patch(menuItemId, { recipeId: tacos, isCorrection: true })).status).toBe(200)
    expect(await foods()).toEqual(dates.map(() => [tacos, tacos, null]))
    expect(await read(menuItemId)).toMatchObject({ recipeId: tacos, pastLinks: [] })
  })

  test('one that does not exist is refused', async () => {
    const { id: schoolId } = await addSchool()
    expect(await save(schoolId, [{ menuItemId: 999_999 }])).toMatchObject({
      status: 422,
      body: { fields: { 'lines.0.menuItemId': 'This master item does not exist.' } },
    })
  })
})
