import { answersFor } from '@commissary/domain/food'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { addRandomFoods, holds, randomOf, type WorldRecipe } from '../../../test/support/food-report-world.ts'
import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { asking, expectRowsAddUp, figuresBy } from '../../../test/support/report-answers.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { cycleDay, cycleLine, cycleMenu } from '../../db/schema/cycle-menu.ts'
import { ingredient, ingredientPrice } from '../../db/schema/ingredient.ts'
import { inventorySite } from '../../db/schema/inventory-site.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { purchaseOrder, purchaseOrderLine } from '../../db/schema/purchase-order.ts'
import { recipe } from '../../db/schema/recipe.ts'
import { stockItem } from '../../db/schema/stock.ts'
import { vendor } from '../../db/schema/vendor.ts'

interface Item {
  kind: string
  id: number
  name: string
  recipes: number
  menuItems: number
  cycleMenus: number
  masterDays: number
  schoolDays: number
  nextDate: string | null
}

let server: TestApp
let member: Member
let world: Awaited<ReturnType<typeof addRandomFoods>>
interface Line {
  recipe?: WorldRecipe | undefined
  foodId?: number | undefined
}
let menus: { schools: number; dates: string[]; lines: Line[] }[] = []
let cycles: Line[] = []
let items: Line[] = []
let archived: WorldRecipe

const daysFromNow = (days: number) => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString()
const idsOf = ({ recipe: one, foodId }: Line) => ({ recipeId: one?.id ?? null, ingredientId: foodId ?? null })

beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  const random = randomOf(23)
  await server.database.work(member, async (tx) => {
    world = await addRandomFoods(tx, random)
    const { foods, recipes } = world
    const line = (): Line =>
      random.chance(0.5)
        ? { recipe: recipes[random.whole(recipes.length)] }
        : { foodId: foods[random.whole(foods.length)]?.id }
    for (const schools of [['Ash', 'Birch'], ['Cedar']]) {
      const dates = [-9, 0, 3, 11, 19].filter(() => random.chance(0.8)).map(daysFromNow)
      const lines = [line(), line(), line()]
      const given = lines.map(({ recipe: one, foodId }) => ({
        ...(one && { recipeId: one.id }),
        ...(foodId && { ingredientId: foodId }),
      }))
      const { programId } = await addPlannedMenu(tx, { schools, dates, lines: given })
      menus.push({ schools: schools.length, dates, lines })
      const [cycle] = await tx
        .insert(cycleMenu)
        .values({ mealProgramId: programId, menuType: 'MEAL', name: 'Cycle', weeks: 1, daysPerWeek: 5 })
        .returning()
      const [day] = await tx
        .insert(cycleDay)
        .values({ cycleMenuId: cycle?.id ?? 0, week: 1, weekday: 1 })
        .returning()
      const own = line()
      cycles.push(own)
      await tx.insert(cycleLine).values({
        cycleDayId: day?.id ?? 0,
        lineKey: 'a',
        position: 1,
        category: 'Entree' as const,
        ...idsOf(own),
      })
      const offered = line()
      items.push(offered)
      await tx
        .insert(menuItem)
        .values({ name: `Item ${schools[0]}`, types: ['MEAL'], mealCategory: 'Entree', ...idsOf(offered) })
    }
    for (const food of foods.slice(0, 6)) {
      await tx
        .update(ingredient)
        .set({ isDiscontinued: true, discontinuedOn: daysFromNow(-2) })
        .where(eq(ingredient.id, food.id))
    }
    await tx
      .update(ingredient)
      .set({ isDiscontinued: true, discontinuedOn: daysFromNow(5), replacementId: foods[7]?.id ?? null })
      .where(eq(ingredient.id, foods[6]?.id ?? 0))
    archived = recipes[0] as WorldRecipe
    await tx
      .update(recipe)
      .set({ archivedAt: sql`now()` })
      .where(eq(recipe.id, archived.id))
  })
})

const read = async (query: Record<string, string> = {}) => {
  const answer = await server.call(member, 'GET /food/discontinuedItems', { query: { size: 100, ...query } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body._embedded.discontinuedItems as Item[]
}

/** The places of a food or a recipe, counted by hand. */
function placesOf(id: number, kind: 'food' | 'sub') {
  const has = ({ recipe: one, foodId }: Line) =>
    (kind === 'food' && foodId === id) ||
    (one !== undefined && ((kind === 'sub' && one.id === id) || holds(one, id, kind)))
  const coming = menus.flatMap(({ schools, dates, lines }) =>
    lines.some(has) ? dates.filter((date) => date >= daysFromNow(0)).map((date) => ({ date, schools })) : [],
  )
  return {
    recipes: world.recipes.filter((one) => one.id !== archived.id && holds(one, id, kind)).length,
    menuItems: items.filter(has).length,
    cycleMenus: cycles.filter(has).length,
    masterDays: coming.length,
    schoolDays: coming.reduce((sum, { schools }) => sum + schools, 0),
    nextDate: coming.map(({ date }) => date).toSorted()[0] ?? null,
  }
}

test('a discontinued item is listed while anything uses it, with the same counts as a naive count', async () => {
  const expected = [
    ...world.foods.slice(0, 6).map(({ id }) => ({ kind: 'ingredient', id, ...placesOf(id, 'food') })),
    { kind: 'recipe', id: archived.id, ...placesOf(archived.id, 'sub') },
  ].filter(({ recipes, menuItems, cycleMenus, masterDays }) => recipes + menuItems + cycleMenus + masterDays > 0)
  const rows = await read()
  expect(expected.length).toBeGreaterThan(3)
  expect(rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id)).toMatchObject(expected)
  const dates = rows.map(({ nextDate }) => nextDate ?? '9999')
  expect(dates).toEqual(dates.toSorted())
  expect((await read({ place: 'cycleMenus' })).every(({ cycleMenus }) => cycleMenus > 0)).toBe(true)
  expect((await read({ kind: 'recipe' })).every(({ kind }) => kind === 'recipe')).toBe(true)
})

// spec: 2.route.reports.discontinuedItemsReport
test('the report counts a day, a menu or a recipe that has several items of a type only once', async () => {
  const ask = asking(server, member, 'discontinuedItems')
  const gone = {
    Ingredient: world.foods.slice(0, 6).map(({ id }) => ({ id, kind: 'food' as const })),
    Recipe: [{ id: archived.id, kind: 'sub' as const }],
  }
  const has = (all: readonly { id: number; kind: 'food' | 'sub' }[]) => (line: Line) =>
    all.some(
      ({ id, kind }) =>
        (kind === 'food' && line.foodId === id) ||
        (line.recipe !== undefined && ((kind === 'sub' && line.recipe.id === id) || holds(line.recipe, id, kind))),
    )
  const counted = (all: Parameters<typeof has>[0]) => ({
    schoolDays: menus.reduce(
      (sum, { schools, dates, lines }) =>
        sum + (lines.some(has(all)) ? schools * dates.filter((date) => date >= daysFromNow(0)).length : 0),
      0,
    ),
    cycleMenus: cycles.filter(has(all)).length,
    menuItems: items.filter(has(all)).length,
    recipes: world.recipes.filter((one) => one.id !== archived.id && all.some(({ id, kind }) => holds(one, id, kind)))
      .length,
  })
  const { columns, total } = await ask()
  for (const column of ['schoolDays', 'cycleMenus', 'menuItems', 'recipes'] as const) {
    const expected = Object.entries(gone).map(([label, all]) => [label, counted(all)[column]])
    expect(await figuresBy(ask, {}, 'foodKind', column), column).toEqual(Object.fromEntries(expected))
    expect(total.cells[columns.findIndex(({ id }) => id === column)]?.value, column).toBe(
      counted(Object.values(gone).flat())[column],
    )
  }
  expect(total.count).toBe((await read()).length)
  await expectRowsAddUp(ask, {}, ['foodKind', 'nextWeek'], [])
  await server.database.work(member, (tx) => tx.execute(sql`update caterer set inventory_enabled = false`))
  expect((await ask()).columns.map(({ id }) => id)).not.toContain('inStock')
  await server.database.work(member, (tx) => tx.execute(sql`update caterer set inventory_enabled = true`))
})

test('stock, par, open orders and who discontinued an item are listed, and so are items of an inactive vendor', async () => {
  const add = async (name: string) =>
    (await server.call(member, 'POST /ingredient/ingredients', { body: { name, nutrients: answersFor({}) } })).body.data
  const [old, next] = [await add('Zucchini, old pack'), await add('Zucchini')]
  const put = await server.call(member, `PUT /ingredient/ingredients/${old.id}`, {
    body: {
      name: 'Zucchini, old pack',
      nutrients: answersFor({}),
      discontinuedOn: daysFromNow(0),
      replacementId: next.id,
    },
  })
  expect(put.status, JSON.stringify(put.body)).toBe(200)
  await server.database.work(member, async (tx) => {
    const [site] = await tx.insert(inventorySite).values({ siteName: 'Store' }).returning()
    const [seller] = await tx.insert(vendor).values({ vendorCode: 'V1', name: 'Gone Foods', active: false }).returning()
    await tx
      .insert(stockItem)
      .values({ siteId: site?.id ?? 0, ingredientId: old.id, quantity: '12.5', par: '20', uncosted: '12.5' })
    const order = { number: 1, ownVendorId: seller?.id ?? 0, siteId: site?.id ?? 0, deliveryDate: daysFromNow(3) }
    for (const [index, status] of (['submitted', 'cancelled'] as const).entries()) {
      const [made] = await tx
        .insert(purchaseOrder)
        .values({ ...order, number: index + 1, status })
        .returning()
      await tx
        .insert(purchaseOrderLine)
        .values({ purchaseOrderId: made?.id ?? 0, seq: 1, ingredientId: old.id, packSize: '10', packs: '1' })
    }
    const used = world.recipes.at(-1)?.lines[0]?.food?.id ?? 0
    await tx.update(ingredient).set({ isDiscontinued: false, discontinuedOn: null }).where(eq(ingredient.id, used))
    await tx.insert(ingredientPrice).values({
      ingredientId: used,
      seq: 1,
      ownVendorId: seller?.id ?? 0,
      vendorItemCode: '4711',
      amount: '10',
      perAmount: '1',
      perUnit: 'lb',
    })
  })
  const rows = await read()
  expect(rows.find(({ id, kind }) => kind === 'ingredient' && id === old.id)).toMatchObject({
    discontinuedOn: daysFromNow(0),
    by: expect.stringMatching(/\w/),
    replacementId: next.id,
    replacementName: 'Zucchini',
    stock: [{ siteName: 'Store', quantity: '12.5', par: '20' }],
    openOrders: 1,
  })
  const orders = await server.call(member, 'GET /purchaseOrders/open', {
    query: { catererId: member.catererId, ingredientId: old.id },
  })
  expect(orders.body).toMatchObject({
    total: 1,
    hidden: 0,
    rows: [{ number: 'PO-0001', vendorName: 'Gone Foods', siteName: 'Store', status: 'submitted', quantity: '10' }],
  })
  expect(rows.find(({ kind }) => kind === 'vendorItem')).toMatchObject({
    vendorName: 'Gone Foods',
    vendorItemCode: '4711',
    otherVendors: 0,
  })
})

test('an archived recipe leads to what uses it, and is replaced there', async () => {
  const by = world.recipes.find((one) => one.id !== archived.id && !holds(one, archived.id, 'sub'))
  const uses = await server.call(member, `GET /recipe/recipes/${archived.id}/uses`)
  expect(uses.body.recipes.total).toBe(placesOf(archived.id, 'sub').recipes)
  const body = { kind: 'recipe', id: archived.id, byId: by?.id, from: daysFromNow(0) }
  expect((await server.call(member, 'POST /food/replacements/preview', { body })).status).toBe(200)
  const done = await server.call(member, 'POST /food/replacements', { body })
  expect(done.status, JSON.stringify(done.body)).toBe(201)
  expect((await read({ kind: 'recipe' })).filter(({ id }) => id === archived.id)).toEqual([])
})
