import { answersFor } from '@commissary/domain/food'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let world: MenuWorld
let month: number
beforeAll(async () => {
  server = await startApp()
})

// 2098-11-03 is a Monday.
const yearMonth = '2098-11'
const monthUrl = () => `/commissary/catererMonthlyCalendar/${world.member.catererId}/MEAL`
const recurring = (line: object) => [
  { category: 'MILK', weekdays: [1, 2], line: { key: 'm', category: 'Milk', plannedServings: 90, ...line } },
]
const addMonth = async (line: object, days: object[] = []) => {
  const body = { name: 'Elementary', yearMonth, programId: world.programId, days, recurringDays: recurring(line) }
  const answer = await world.call(`POST ${monthUrl()}`, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id as number
}
const recurringFood = async () => (await world.read(month)).recurringDays.MILK[0].line.ingredientId
const usesOf = async (id: number) => (await world.call(`GET /ingredient/ingredients/${id}/uses`)).body.menus
const replace = (from: string) =>
  world.call('POST /food/replacements', {
    body: { kind: 'ingredient', id: world.milk, byId: world.apple, from },
  })

beforeEach(async () => {
  world = await menuWorld(server)
  await world.call('POST /commissary/catererHolidays', {
    body: { catererId: world.member.catererId, date: '2098-11-04', note: 'Founders Day' },
  })
  const ownMilk = { key: 'own', ingredientId: world.apple, category: 'Milk', plannedServings: 90 }
  month = await addMonth({ ingredientId: world.milk }, [{ date: '2098-11-10', plannedMeals: 100, lines: [ownMilk] }])
})

test('where-used names the open days that an item fills', async () => {
  // Mondays and Tuesdays without the holiday and the day with its own milk.
  expect(await usesOf(world.milk)).toMatchObject({
    total: 1,
    rows: [
      {
        isMaster: true,
        name: 'Elementary',
        days: 6,
        coming: ['03', '11', '17', '18', '24', '25'].map((day) => `${yearMonth}-${day}`),
      },
    ],
  })
})

test('a replacement changes the item, and Undo restores it after other edits of the month', async () => {
  const preview = await world.call('POST /food/replacements/preview', {
    body: { kind: 'ingredient', id: world.milk, byId: world.apple, from: '2098-11-11' },
  })
  expect(preview.body.menuDays).toBe(5)
  const { body } = await replace('2098-11-01')
  expect(await recurringFood()).toBe(world.apple)
  await world.save({ id: month, yearMonth, days: [{ date: '2098-11-05', plannedMeals: 90, lines: [] }] })
  expect((await world.call(`POST /food/replacements/${body.data.id}/undo`, { body: {} })).status).toBe(200)
  expect(await recurringFood()).toBe(world.milk)
})

test('Undo is refused if the items were changed since, and names the month', async () => {
  const { body } = await replace('2098-11-01')
  await world.save({
    id: month,
    yearMonth,
    recurringDays: recurring({ ingredientId: world.apple, plannedServings: 70 }),
  })
  const undone = await world.call(`POST /food/replacements/${body.data.id}/undo`, { body: {} })
  expect([undone.status, undone.body.message]).toEqual([409, expect.stringContaining('Elementary 2098-11')])
})

test('earlier months keep their items', async () => {
  await replace('2098-12-01')
  expect(await recurringFood()).toBe(world.milk)
})

test('a master item that offers another food changes the recurring item, too', async () => {
  const item = await world.call('POST /commissary/menuItems', {
    body: { name: 'Milk carton', ingredientId: world.milk, types: ['MEAL'], mealCategory: 'MILK' },
  })
  const menuItemId = item.body.data.id as number
  await world.save({ id: month, yearMonth, recurringDays: recurring({ menuItemId }) })
  expect(await recurringFood()).toBe(world.milk)
  await world.call(`PATCH /commissary/menuItems/${menuItemId}`, { body: { ingredientId: world.apple } })
  expect(await recurringFood()).toBe(world.apple)
})

test('Undo reaches days that were published since the replacement', async () => {
  const [north = 0] = world.schools
  const { body } = await replace('2098-11-01')
  expect((await world.publish(month, [north])).status).toBe(200)
  const served = async () => {
    const [{ id }] = await world.months(north)
    return (await world.read(id, false)).days[0].lines[0].ingredientId
  }
  expect(await served()).toBe(world.apple)
  expect((await world.call(`POST /food/replacements/${body.data.id}/undo`, { body: {} })).status).toBe(200)
  expect(await served()).toBe(world.milk)
})

test('an item with the same key as a line of the day is published next to it', async () => {
  const [north = 0] = world.schools
  const fruit = { key: 'm', ingredientId: world.apple, category: 'Fruit', plannedServings: 90 }
  await world.save({ id: month, yearMonth, days: [{ date: '2098-11-03', plannedMeals: 100, lines: [fruit] }] })
  expect((await world.publish(month, [north])).status).toBe(200)
  const [{ id }] = await world.months(north)
  expect((await world.read(id, false)).days[0].lines).toMatchObject([{ key: 'm' }, { key: 'm~', category: 'Milk' }])
})

test('an item lists the days on which its cost changes', async () => {
  const food = (await world.call(`GET /ingredient/ingredients/${world.milk}`)).body
  const price = (amount: string, validFrom: string | null) => ({
    vendorId: null,
    vendorItemCode: null,
    amount,
    per: { amount: '1', unit: 'kg' },
    validFrom,
  })
  const pricesOf = async (prices: object[]) => {
    const body = {
      name: food.name,
      nutrients: answersFor({ calories: 100 }),
      serving: { amount: '200', unit: 'g' },
      prices,
    }
    const saved = await world.call(`PUT /ingredient/ingredients/${world.milk}`, { body })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const [item] = (await world.read(month)).recurringDays.MILK
    type Change = { from: string; nutrition: { cost: { known: number } } }
    return [
      item.line.nutrition.cost.known,
      ...item.changes.map(({ from, nutrition }: Change) => [from, nutrition.cost.known]),
    ]
  }
  expect(await pricesOf([price('1', null)])).toEqual([0.2])
  // The month starts with October's price; December's applies to none of its days.
  expect(await pricesOf([price('1', '2098-10-01'), price('2', '2098-11-16'), price('3', '2098-12-01')])).toEqual([
    0.2,
    ['2098-11-16', 0.4],
  ])
})
