import { answersFor } from '@commissary/domain/food'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { schoolMonth } from '../../db/schema/school-menu.ts'
import { menuPlaceholder } from '../../db/schema/menu-line.ts'
import { school, schoolProgram } from '../../db/schema/school.ts'

let server: TestApp
const nobody = null
let member: Member
let subdomain: string
let schoolId: number
let milk: number
let pears: number
let count = 0
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember({ caterer: { country: 'US', currency: 'USD', timeZone: 'America/New_York' } })
  const food = async (name: string, allergens: object) =>
    (
      await server.call(member, 'POST /ingredient/ingredients', {
        body: { name, allergens, serving: { amount: '100', unit: 'g' }, nutrients: answersFor({ calories: 50 }) },
      })
    ).body.data.id as number
  milk = await food('Milk', { Milk: 'contains', Wheat: 'free', Eggs: 'mayContain' })
  pears = await food('Pears', {})
  const { body } = await server.call(member, 'POST /commissary/menuItems', {
    body: {
      name: 'Low-fat milk',
      publicNames: { es: 'Leche' },
      ingredientId: milk,
      types: ['MEAL'],
      mealCategory: 'MILK',
      price: '0.50',
      priceType: 'Regular',
    },
  })
  subdomain = `oak-${++count}`
  schoolId = await server.database.work(member, async (tx) => {
    const { schoolIds } = await addPlannedMenu(tx, {
      schools: ['Oak'],
      dates: ['2099-09-01', '2099-09-02'],
      lines: [{ ingredientId: milk, menuItemId: body.data.id as number }, { ingredientId: pears }],
    })
    return schoolIds[0] ?? 0
  })
  await setSchool({ subdomain, moduleAccess: { 'Public Menu': 'Yes' } })
})

const setSchool = (values: Partial<typeof school.$inferInsert>) =>
  server.database.work(member, (tx) => tx.update(school).set(values).where(eq(school.id, schoolId)))
const september = { startDate: '2099-09-01', endDate: '2099-09-30' }
const read = (name = subdomain, query: Record<string, string> = september) =>
  server.call(nobody, `GET /commissary/publicMenus/${name}`, { query })

/** Saves a day of the school. */
const saveDay = (date: string, lines: object[], note: string | null = null) =>
  server.call(member, `PUT /commissary/school/${schoolId}/calendar/${date}`, {
    query: { itemType: 'MEAL' },
    body: { plannedMeals: 80, lines, note },
  })

test('a menu that several grade groups share is named for all of them, for anyone and in its files', async () => {
  await server.database.work(member, (tx) =>
    tx
      .update(schoolProgram)
      .set({ alsoGradeGroups: ['6-8'] })
      .where(eq(schoolProgram.schoolId, schoolId)),
  )
  expect((await read()).body.menus).toMatchObject([{ itemType: 'MEAL', grades: 'K-8' }])
})

test('anyone reads the menus, with public names, prices and allergens of the country', async () => {
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    schoolName: 'Oak',
    country: 'US',
    currency: 'USD',
    ...september,
    languages: ['es'],
    menus: [{ itemType: 'MEAL', grades: 'K-5', days: [{ date: '2099-09-01' }, { date: '2099-09-02' }] }],
    closedDays: [],
  })
  const [first, second] = body.menus[0].days[0].lines
  expect(first).toMatchObject({
    kind: 'food',
    name: 'Low-fat milk',
    names: { es: 'Leche' },
    category: 'Entree',
    price: '0.5',
  })
  const levels = Object.fromEntries(
    first.allergens.map(({ allergen, level }: Record<string, string>) => [allergen, level]),
  )
  expect(levels).toMatchObject({ Milk: 'contains', Eggs: 'mayContain', Wheat: 'free', Peanuts: 'unknown' })
  expect(Object.keys(levels)).toEqual(body.allergens)
  // No one stated anything about pears, so they are free of nothing.
  expect(second.allergens.map(({ level }: { level: string }) => level)).toEqual(body.allergens.map(() => 'unknown'))
})

test('families see no servings, costs, notes or people', async () => {
  await saveDay(
    '2099-09-01',
    [{ key: 'a', ingredientId: milk, category: 'Milk', plannedServings: 77 }],
    'Thaw the rolls',
  )
  const { body } = await read()
  const [line] = body.menus[0].days[0].lines
  expect(Object.keys(line).toSorted()).toEqual(['allergens', 'category', 'kind', 'name', 'names', 'price'])
  expect(JSON.stringify(body)).not.toMatch(/Thaw|77|cost|updatedBy|member/i)
})

test('a placeholder shows its name with unknown allergens, and a text is a line without allergens', async () => {
  const placeholderId = await server.database.work(member, async (tx) => {
    const [row] = await tx
      .insert(menuPlaceholder)
      .values({ name: 'Fruit of the day', category: 'Fruit', menuType: 'MEAL' })
      .returning()
    return row?.id ?? 0
  })
  await saveDay('2099-09-01', [
    { key: 'a', text: 'Happy birthday', category: 'Miscellaneous', plannedServings: null },
    { key: 'b', placeholderId, category: 'Fruit', plannedServings: null },
  ])
  const { body } = await read()
  const [fruit, text] = body.menus[0].days[0].lines
  expect(fruit).toMatchObject({ kind: 'placeholder', name: 'Fruit of the day', price: null })
  expect(new Set(fruit.allergens.map(({ level }: { level: string }) => level))).toEqual(new Set(['unknown']))
  expect(text).toMatchObject({ kind: 'text', name: 'Happy birthday', allergens: [] })
})

describe('what is not public', () => {
  test('an unknown subdomain, a switched-off school, and an archived one return the same 404', async () => {
    const unknown = await read('no-such-school')
    expect(unknown).toMatchObject({ status: 404, body: { message: 'There is no public menu at this address.' } })
    for (const values of [
      { moduleAccess: {} },
      { moduleAccess: { 'Public Menu': 'No' } },
      { moduleAccess: { 'Public Menu': 'Yes' }, archivedAt: '2026-01-01T00:00:00Z' },
    ]) {
      await setSchool(values)
      const answer = await read()
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: unknown.body })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('a new school has no public menu', async () => {
    await server.call(member, `POST /commissary/createSite/${member.catererId}`, {
      body: { schoolName: `New ${subdomain}`, meals: [] },
    })
    expect((await read(`new-${subdomain}`)).status).toBe(404)
  })

  test('a month that is not active', async () => {
    await server.database.work(member, (tx) => tx.update(schoolMonth).set({ isActive: false }))
    expect((await read()).body.menus[0].days).toEqual([])
  })

  test('a holiday, which is named', async () => {
    await server.call(member, 'POST /commissary/catererHolidays', {
      body: { catererId: member.catererId, date: '2099-09-01', note: 'Labor Day' },
    })
    const { body } = await read()
    expect(body.menus[0].days.map(({ date }: { date: string }) => date)).toEqual(['2099-09-02'])
    expect(body.closedDays).toEqual([{ date: '2099-09-01', note: 'Labor Day' }])
  })

  test("anything of another caterer's school", async () => {
    const other = await server.addMember()
    await server.database.work(other, (tx) =>
      tx
        .insert(school)
        .values({ schoolName: 'Elm', subdomain: `elm-${count}`, moduleAccess: { 'Public Menu': 'Yes' } }),
    )
    expect((await read(`elm-${count}`)).body).toMatchObject({ schoolName: 'Elm', menus: [] })
    expect((await read()).body).toMatchObject({ schoolName: 'Oak', menus: [{ itemType: 'MEAL' }] })
  })
})

test.each([
  [{ startDate: '2099-09-01', endDate: '2099-11-30' }, { endDate: 'Choose a range of at most 62 days.' }],
  [{ startDate: 'soon' }, { startDate: 'Enter the date as YYYY-MM-DD, such as 2027-07-01.' }],
])('the range %j is refused', async (query, fields) => {
  expect(await read(subdomain, query as Record<string, string>)).toMatchObject({ status: 422, body: { fields } })
})

test('without a range it is the current month, and with one end it is the month of that end', async () => {
  const { body } = await read(subdomain, {})
  expect(body.startDate).toBe(`${body.today.slice(0, 7)}-01`)
  expect((await read(subdomain, { startDate: '2098-02-10' })).body.endDate).toBe('2098-02-28')
  expect((await read(subdomain, { endDate: '2098-02-10' })).body.startDate).toBe('2098-02-01')
})

test('a response can be cached, and one that the client already has is not sent again', async () => {
  const first = await read()
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300', etag: /^W\/"[\w-]{22}"$/ as never })
  const etag = String(first.headers['etag'])
  const again = await server.call(nobody, `GET /commissary/publicMenus/${subdomain}`, {
    query: september,
    headers: { 'if-none-match': `"other", ${etag}` },
  })
  expect(again.status).toBe(304)
  expect(again.bytes).toHaveLength(0)
  await saveDay('2099-09-01', [{ key: 'a', ingredientId: pears, category: 'Fruit', plannedServings: null }])
  expect((await read()).headers['etag']).not.toBe(etag)
})

test('the CSV has a row per item, with its allergens', async () => {
  const { status, headers, bytes } = await server.call(nobody, `GET /commissary/publicMenus/${subdomain}/menu.csv`, {
    query: { ...september, language: 'es' },
  })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const rows: Record<string, string>[] = parse(bytes, { columns: true, bom: true })
  expect(rows).toHaveLength(4)
  expect(rows[0]).toMatchObject({
    Date: '2099-09-01',
    Menu: 'Lunch',
    Category: 'Entree',
    Item: 'Leche',
    'Price (USD)': '0.5',
    Milk: 'Contains',
    Wheat: 'Free of',
    Peanuts: 'Unknown',
  })
})

test('an item on one serving line says so, in a CSV column that only such menus have', async () => {
  const csv = async () => {
    const { bytes } = await server.call(nobody, `GET /commissary/publicMenus/${subdomain}/menu.csv`, {
      query: september,
    })
    return parse<Record<string, string>>(bytes, { columns: true, bom: true })
  }
  expect(Object.keys((await csv())[0] ?? {})).not.toContain('Serving line')
  const offered = { ingredientId: pears, category: 'Fruit', plannedServings: null }
  await saveDay('2099-09-01', [
    { key: 'a', ...offered, servingLine: 2 },
    { key: 'b', ...offered },
  ])
  const [day] = (await read()).body.menus[0].days
  expect(day.lines.map(({ servingLine = null }) => servingLine)).toEqual([2, null])
  expect((await csv()).slice(0, 2).map((row) => row['Serving line'])).toEqual(['2', ''])
  expect((await read()).body).not.toHaveProperty('servingLines')
  await setSchool({ servingLines: ['Pizza line', 'Grill'] })
  expect((await read()).body.servingLines).toEqual(['Pizza line', 'Grill'])
})

describe('the calendar that families subscribe to', () => {
  const subscribe = (query: Record<string, string>) =>
    server.call(nobody, `GET /commissary/publicMenus/${subdomain}/calendar.ics`, { query })

  test('has a day per event with stable ids', async () => {
    const tomorrow = Temporal.Now.plainDateISO('America/New_York').add({ days: 1 }).toString()
    await saveDay(tomorrow, [{ key: 'a', ingredientId: milk, category: 'Entree', plannedServings: null }])
    const first = await subscribe({ itemType: 'MEAL' })
    expect(first.status).toBe(200)
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const text = first.bytes.toString().replaceAll('\r\n ', '')
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    expect(text).toContain(`DTSTART;VALUE=DATE:${tomorrow.replaceAll('-', '')}`)
    expect(text).toContain('SUMMARY;LANGUAGE=en:Lunch: Milk')
    expect(text).toContain(String.raw`Milk (Contains Milk. May contain Eggs. Unknown: Fish\, `)
    expect((await subscribe({ itemType: 'MEAL' })).bytes.equals(first.bytes)).toBe(true)
  })

  test('is in the language of the page: names, menus, allergens and what is not decided yet', async () => {
    const tomorrow = Temporal.Now.plainDateISO('America/New_York').add({ days: 1 }).toString()
    const placeholderId = await server.database.work(member, async (tx) => {
      const [row] = await tx
        .insert(menuPlaceholder)
        .values({ name: 'Fruit', category: 'Fruit', menuType: 'MEAL' })
        .returning()
      return row?.id ?? 0
    })
    await saveDay(tomorrow, [
      { key: 'a', ingredientId: milk, category: 'Entree', plannedServings: null },
      { key: 'b', placeholderId, category: 'Fruit', plannedServings: null },
    ])
    const feed = async (language: string) =>
      (await subscribe({ itemType: 'MEAL', language })).bytes.toString().replaceAll('\r\n ', '')
    const spanish = await feed('es')
    expect(spanish).toContain('SUMMARY;LANGUAGE=es:Almuerzo: Milk')
    expect(spanish).toContain('Contiene Leche')
    expect(spanish).toContain('Fruit (por anunciar)')
    const arabic = await feed('ar')
    expect(arabic).toContain('SUMMARY;LANGUAGE=ar:الغداء: Milk')
    expect(arabic).toContain('يحتوي على الحليب')
    // A language that only item names have.
    expect(await feed('ko')).toContain('SUMMARY;LANGUAGE=ko:Lunch: Milk')
  })

  test('does not exist for a menu that the school does not serve', async () => {
    expect((await subscribe({ itemType: 'SNACK' })).status).toBe(404)
    expect((await subscribe({ itemType: 'MEAL', programId: '999999' })).status).toBe(404)
  })
})

test('an address that calls too often is asked to wait', async () => {
  const own = await startApp()
  await own.database.owner((tx) =>
    tx.execute(
      "insert into login_attempt (caterer_id, key) select 0, 'public menu to 127.0.0.1' from generate_series(1, 1000)",
    ),
  )
  const answer = await own.call(nobody, 'GET /commissary/publicMenus/oak')
  expect(answer.status).toBe(429)
  expect(answer.headers['retry-after']).toBe('900')
})
