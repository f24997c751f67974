import { answersFor } from '@commissary/domain/food'
import { sumNeeds } from '@commissary/domain/production'
import type { Unit } from '@commissary/domain/units'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { planServedDay } from '../../../test/support/served-days.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { inventorySite, inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import { productionRecord } from '../../db/schema/production-record.ts'
import { school } from '../../db/schema/school.ts'
import { readPlannedNeeds, type NeedsRange } from './planned-needs.ts'

let server: TestApp
let member: Member
let beef: number
let lettuce: number
let tacos: number
let schools: number[]
let siteId: number
const week = ['2099-09-07', '2099-09-08', '2099-09-09', '2099-09-10', '2099-09-11']
const [monday = '', tuesday = ''] = week
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  beef = await food({ name: 'Ground beef', baseUnit: 'lb', ediblePct: 74 })
  lettuce = await food({ name: 'Lettuce', baseUnit: 'lb' })
  const sauce = await recipe('Meat sauce', '50', [{ ingredientId: beef, amount: '7.4', unit: 'lb' }])
  tacos = await recipe('Tacos', '100', [
    { subRecipeId: sauce, amount: '100', unit: 'portion' },
    { ingredientId: lettuce, amount: '5', unit: 'lb' },
  ])
  await server.database.work(member, async (tx) => {
    const menu = { schools: ['Ash', 'Birch', 'Cedar'], dates: week, lines: [{ recipeId: tacos }] }
    schools = (await addPlannedMenu(tx, menu)).schoolIds
    const [site] = await tx.insert(inventorySite).values({ siteName: 'Central store' }).returning()
    siteId = site?.id ?? 0
    await tx
      .insert(inventorySiteSchool)
      .values(schools.slice(0, 2).map((schoolId) => ({ inventorySiteId: siteId, schoolId })))
  })
})

async function food({ baseUnit, ...rest }: { name: string; baseUnit: Unit; ediblePct?: number }): Promise<number> {
  const body = { ...rest, nutrients: answersFor({ calories: 50 }) }
  const id = (await server.call(member, 'POST /ingredient/ingredients', { body })).body.data.id as number
  await server.database.work(member, (tx) => tx.update(ingredient).set({ baseUnit }).where(eq(ingredient.id, id)))
  return id
}
async function recipe(name: string, portions: string, lines: object[]): Promise<number> {
  const body = { name, type: 'myRecipe', portions, lines }
  return (await server.call(member, 'POST /recipe/recipes', { body })).body.data.id
}
const needs = (range: Partial<NeedsRange>) =>
  server.database.work(member, (tx) =>
    readPlannedNeeds(tx, { from: week[0] ?? '', to: week[4] ?? '', siteIds: [siteId], ...range }),
  )
const amounts = (days: Awaited<ReturnType<typeof needs>>) =>
  Object.fromEntries(sumNeeds(days).needs.map(({ name, amount, unit }) => [name, `${amount} ${unit}`]))
const plan = (schoolId: number, date: string, lines: object[]) =>
  server.database.work(member, (tx) =>
    planServedDay(tx, schoolId, date, { plannedMeals: 100, lines } as Parameters<typeof planServedDay>[3]),
  )

test('a site needs what its schools plan on the days of the range, as purchased, through sub-recipes', async () => {
  const days = await needs({ to: tuesday })
  expect(days.map(({ schoolId, date }) => [schoolId, date])).toEqual([
    [schools[0], monday],
    [schools[0], tuesday],
    [schools[1], monday],
    [schools[1], tuesday],
  ])
  expect(days[0]).toMatchObject({
    siteId,
    needs: [
      { ingredientId: beef, unit: 'lb', amount: 20, gaps: [], sources: [{ name: 'Tacos', servings: 100, amount: 20 }] },
      { ingredientId: lettuce, unit: 'lb', amount: 5 },
    ],
  })
  expect(amounts(days)).toEqual({ 'Ground beef': '80 lb', Lettuce: '20 lb' })
})

test('a week of a site is two schools x five days, and a school outside of it is read by itself', async () => {
  expect(amounts(await needs({}))).toEqual({ 'Ground beef': '200 lb', Lettuce: '50 lb' })
  const alone = await needs({ siteIds: [], schoolIds: [schools[2] ?? 0] })
  expect(alone.every((day) => day.siteId === null)).toBe(true)
  expect(amounts(alone)).toEqual({ 'Ground beef': '100 lb', Lettuce: '25 lb' })
  expect(await needs({ siteIds: [], schoolIds: [] })).toEqual([])
})

test('an archived school needs nothing, although its menu still has the days', async () => {
  const [ash = 0] = schools
  await server.database.work(member, (tx) =>
    tx
      .update(school)
      .set({ archivedAt: sql`now()` })
      .where(eq(school.id, ash)),
  )
  expect(await needs({ siteIds: [], schoolIds: [ash] })).toEqual([])
  expect(amounts(await needs({}))).toEqual({ 'Ground beef': '100 lb', Lettuce: '25 lb' })
})

test("a school's own changes count, holidays and what another caterer plans do not", async () => {
  await plan(schools[0] ?? 0, monday, [
    { key: 'line-0', recipeId: tacos, category: 'Entree', plannedServings: 50 },
    {
      key: 'own',
      ingredientId: lettuce,
      category: 'Vegetables',
      plannedServings: 16,
      portion: { amount: '1', unit: 'oz' },
    },
  ])
  await server.call(member, 'POST /commissary/catererHolidays', {
    body: { catererId: member.catererId, date: tuesday, note: 'Labor Day' },
  })
  expect(amounts(await needs({ to: tuesday }))).toEqual({ 'Ground beef': '30 lb', Lettuce: '8.5 lb' })
  const other = await server.addMember()
  const foreign = await server.database.work(other, (tx) =>
    readPlannedNeeds(tx, { from: monday, to: tuesday, siteIds: [siteId], schoolIds: schools }),
  )
  expect(foreign).toEqual([])
})

test('meals to be served leave out days before, and the meal whose production record is closed until it is reopened', async () => {
  const close = (menuType: 'MEAL' | 'BREAKFAST', closedAt: string | null) =>
    server.database.work(member, (tx) =>
      tx
        .insert(productionRecord)
        .values({ schoolId: schools[0] ?? 0, date: monday, menuType, isVended: false, groups: [], closedAt })
        .onConflictDoUpdate({
          target: [
            productionRecord.catererId,
            productionRecord.schoolId,
            productionRecord.menuType,
            productionRecord.date,
          ],
          set: { closedAt },
        }),
    )
  const toServe = async (toServeFrom: string) =>
    (await needs({ to: tuesday, toServeFrom })).map(({ schoolId, date }) => [schools.indexOf(schoolId), date])
  const open = [
    [0, monday],
    [0, tuesday],
    [1, monday],
    [1, tuesday],
  ]
  await close('BREAKFAST', '2099-09-07T15:00:00Z')
  expect(await toServe(monday)).toEqual(open)
  await close('MEAL', '2099-09-07T17:00:00Z')
  expect(await toServe(monday)).toEqual(open.slice(1))
  // A recall also needs what was served.
  expect(amounts(await needs({ to: tuesday }))).toEqual({ 'Ground beef': '80 lb', Lettuce: '20 lb' })
  await close('MEAL', null)
  expect(await toServe(monday)).toEqual(open)
  expect(await toServe(tuesday)).toEqual([open[1], open[3]])
})

test('a line without planned servings and an amount that does not convert are named', async () => {
  const bread = await food({ name: 'Bread', baseUnit: 'each' })
  await plan(schools[0] ?? 0, monday, [
    { key: 'line-0', recipeId: tacos, category: 'Entree', plannedServings: null },
    {
      key: 'own',
      ingredientId: bread,
      category: 'Side',
      plannedServings: 10,
      portion: { amount: '30', unit: 'g' },
    },
  ])
  const [day] = await needs({ to: monday })
  expect(day?.needs).toMatchObject([
    { name: 'Bread', amount: 0, gaps: [{ kind: 'conversion', name: 'Bread' }] },
    { name: 'Ground beef', amount: 0, gaps: [{ kind: 'servings', name: 'Tacos' }] },
    { name: 'Lettuce', amount: 0, gaps: [{ kind: 'servings', name: 'Tacos' }] },
  ])
})
