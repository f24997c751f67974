import { answersFor } from '@commissary/domain/food'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { masterMonth } from '../../db/schema/master-menu.ts'
import { appUser } from '../../db/schema/user.ts'
import type { MenuDocument } from '../../documents/menu-document.ts'
import { createPrinter } from '../../documents/printer.ts'
import { monthDays } from '../../shared/months.ts'

let server: TestApp
let member: Member
let schoolId: number
let monthId: number
const recorder = recordingPrinter()
const printed = recorder.printed as MenuDocument[]
beforeAll(async () => {
  server = await startApp({ printer: recorder })
})
beforeEach(async () => {
  printed.length = 0
  member = await server.addMember({ caterer: { country: 'US' } })
  const { body } = await server.call(member, 'POST /ingredient/ingredients', {
    body: {
      name: 'Milk',
      allergens: { Milk: 'contains' },
      serving: { amount: '100', unit: 'g' },
      nutrients: answersFor({ calories: 50 }),
    },
  })
  await server.database.work(member, async (tx) => {
    const { schoolIds } = await addPlannedMenu(tx, {
      schools: ['Oak'],
      dates: ['2099-09-01', '2099-09-02'],
      lines: [{ ingredientId: body.data.id as number }],
    })
    schoolId = schoolIds[0] ?? 0
    const [month] = await tx.select({ id: masterMonth.id }).from(masterMonth)
    monthId = month?.id ?? 0
  })
})

const september = { startDate: '2099-09-01', endDate: '2099-09-30' }
const print = (body: object) =>
  server.call(member, 'POST /commissary/menus/print', { body: { audience: 'families', ...september, ...body } })

test("a school's menu has portions, servings and allergens, and names holidays", async () => {
  await server.call(member, 'POST /commissary/catererHolidays', {
    body: { catererId: member.catererId, date: '2099-09-07', note: 'Labor Day' },
  })
  const { status, headers } = await print({ schoolId, audience: 'kitchen' })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('filename="Oak kitchen menu 2099-09-01.pdf"')
  expect(printed[0]).toMatchObject({ audience: 'kitchen', name: 'Oak', itemType: 'MEAL', grades: 'K-5' })
  expect(printed[0]?.menuDays.map(({ date, closed }) => [date, closed])).toEqual([
    ['2099-09-01', null],
    ['2099-09-02', null],
    ['2099-09-07', 'Labor Day'],
  ])
  const [line] = printed[0]?.menuDays[0]?.lines ?? []
  expect(line).toMatchObject({
    kind: 'food',
    name: 'Milk',
    portion: { amount: '100', unit: 'g' },
    plannedServings: 100,
  })
  expect(line?.allergens.find(({ allergen }) => allergen === 'Milk')?.level).toBe('contains')
  expect(line?.allergens.find(({ allergen }) => allergen === 'Peanuts')?.level).toBe('unknown')
})

test('a month of a master menu is printed as planned', async () => {
  expect((await print({ catererCalendarId: monthId })).status).toBe(200)
  expect(printed[0]).toMatchObject({ name: 'Elementary lunch', audience: 'families' })
  expect(printed[0]?.menuDays).toHaveLength(2)
})

test("families see master items' names in the user's language, and kitchens see the names in the catalog", async () => {
  const line = { name: 'Milk', types: ['MEAL'], mealCategory: 'MILK', publicNames: { es: 'Leche', ar: ' ' } }
  const { body } = await server.call(member, 'GET /ingredient/ingredients')
  const ingredientId = body._embedded.ingredients[0].id as number
  const item = await server.call(member, 'POST /commissary/menuItems', {
    body: { ...line, catererId: member.catererId, ingredientId },
  })
  expect(item.status, JSON.stringify(item.body)).toBe(201)
  const oakId = await server.database.work(member, async (tx) => {
    const lines = [{ ingredientId, menuItemId: item.body.data.id as number }, { ingredientId }]
    const planned = await addPlannedMenu(tx, { schools: ['Elm'], dates: ['2099-09-03'], lines })
    return planned.schoolIds[0]
  })
  const namesIn = async (language: 'es' | 'ar', audience: string) => {
    await server.call(member, 'PUT /commissary/userInfo/language', { body: { language } })
    await print({ schoolId: oakId, audience, startDate: '2099-09-03', endDate: '2099-09-03' })
    return printed.at(-1)?.menuDays[0]?.lines.map(({ name }) => name)
  }
  expect(await namesIn('es', 'families')).toEqual(['Leche', 'Milk'])
  expect(await namesIn('es', 'kitchen')).toEqual(['Milk', 'Milk'])
  expect(await namesIn('ar', 'families')).toEqual(['Milk', 'Milk'])
})

test.each([
  [{}, { schoolId: 'Choose a school or a month of a master menu, not both.' }],
  [{ itemType: 'SNACK' }, { itemType: 'Oak has no meal program for this menu type.' }],
  [{ endDate: '2099-12-31' }, { endDate: 'Choose a range of at most 62 days.' }],
])('the request %j is refused', async (body, fields) => {
  const whole = Object.keys(body).length === 0 ? { schoolId, catererCalendarId: monthId } : { schoolId, ...body }
  expect(await print(whole)).toMatchObject({ status: 422, body: { fields } })
  expect(printed).toEqual([])
})

test('neither an unknown month nor a school without access is printed', async () => {
  expect((await print({ catererCalendarId: 900_000_001 })).status).toBe(404)
  await server.database.work(member, (tx) => tx.update(appUser).set({ hasAllSchools: false }))
  expect((await print({ schoolId })).status).toBe(404)
})

test.each([
  ['US', 'families', '[0 0 792 612]', 1],
  ['US', 'kitchen', '[0 0 792 612]', 5],
  ['EG', 'families', '[0 0 841', 1],
] as const)(
  "in %s, the menu printed for %s has the country's paper size, %s, and its number of pages",
  async (country, audience, box, pages) => {
    await print({ schoolId })
    const printer = createPrinter()
    const [document] = printed
    if (!document) throw new Error('Nothing was printed')
    const bytes = await printer.print({ ...document, country, audience }, 1, new AbortController().signal)
    await printer.stop()
    const text = Buffer.from(bytes).toString('latin1')
    expect(text.startsWith('%PDF')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages)
    expect(text).toContain(`/MediaBox ${box}`)
  },
)

test('a month with twelve long items on each day is one page', async () => {
  await print({ schoolId })
  const [document] = printed
  const [line] = document?.menuDays[0]?.lines ?? []
  if (!document || !line) throw new Error('Nothing was printed')
  const lines = (['Entree', 'Fruit', 'Vegetables', 'Milk'] as const).flatMap((category) =>
    [1, 2, 3].map((number) => ({
      ...line,
      category,
      name: `Roasted chicken drumstick with a whole grain roll ${number}`,
    })),
  )
  const weekdays = monthDays('2099-09').dates.filter((date) => Temporal.PlainDate.from(date).dayOfWeek <= 5)
  const menuDays = weekdays.map((date) => ({ date, plannedMeals: 100, note: null, closed: null, lines }))
  const printer = createPrinter()
  const bytes = await printer.print({ ...document, menuDays }, 1, new AbortController().signal)
  await printer.stop()
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1)
})
