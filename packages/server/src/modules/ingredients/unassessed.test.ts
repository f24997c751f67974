import { answersFor } from '@commissary/domain/food'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { masterCalendar, masterDay, masterLine } from '../../db/schema/master-menu.ts'
import { schoolCalendar, schoolDay, schoolLineChange } from '../../db/schema/school-menu.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { referenceFood } from '../../db/schema/reference-food.ts'
import { mealProgram, school, schoolProgram } from '../../db/schema/school.ts'
import { readMigrations } from '../../db/migrate.ts'
import { runScript, type Tx } from '../../db/work.ts'
import { publishMenu } from '../../demo/publish-menus.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
})

const addFood = async (name: string, rest: object = {}) =>
  (await server.call(member, 'POST /ingredient/ingredients', { body: { name, nutrients: answersFor({}), ...rest } }))
    .body.data.id as number
const read = async (id: number) => (await server.call(member, `GET /ingredient/ingredients/${id}`)).body
const listLeft = async (query: Record<string, string | number> = {}) =>
  (await server.call(member, 'GET /ingredient/unassessedIngredients', { query })).body
const weeksLeft = async () =>
  (await listLeft())._embedded.unassessedIngredients.map(({ name, weeks }: { name: string; weeks: number }) => [
    name,
    weeks,
  ])
const mark = (ids: number[]) =>
  server.call(member, 'POST /ingredient/unassessedIngredients/doesNotCredit', { body: { ids } })
const work = <T>(run: (tx: Tx) => Promise<T>) => server.database.work({ catererId: member.catererId }, run)

describe('crediting', () => {
  test('is not assessed until someone states it', async () => {
    const id = await addFood('Cookie')
    expect((await read(id)).crediting).toBeNull()
    await server.call(member, `PUT /ingredient/ingredients/${id}`, {
      body: { name: 'Cookie', nutrients: answersFor({}), crediting: [] },
    })
    expect((await read(id)).crediting).toEqual([])
    await server.call(member, `PUT /ingredient/ingredients/${id}`, {
      body: { name: 'Cookie', nutrients: answersFor({}), crediting: null },
    })
    expect((await read(id)).crediting).toBeNull()
  })

  test('of a food made from a reference food is not assessed either', async () => {
    const salt = await addReference('Salt, table', 'Spices and Herbs')
    expect((await read(await addFood('Salt', { referenceFoodId: salt }))).crediting).toBeNull()
  })

  test('filters the ingredients by its status', async () => {
    await addFood('Cookie')
    await addFood('Salt', { crediting: [] })
    await addFood('Apple', { crediting: [{ component: 'FRUIT', credit: 1, per: { amount: '1', unit: 'cup' } }] })
    const names = async (creditStatus: string) =>
      (
        await server.call(member, 'GET /ingredient/ingredients', { query: { creditStatus } })
      ).body._embedded.ingredients.map(({ name }: { name: string }) => name)
    expect(await names('notAssessed')).toEqual(['Cookie'])
    expect(await names('doesNotCredit')).toEqual(['Salt'])
    expect(await names('credits')).toEqual(['Apple'])
  })
})

describe('the list of what is left to assess', () => {
  test('orders foods by the menu weeks that serve them, alone or at any depth of recipes', async () => {
    const cookie = await addFood('Cookie')
    const spice = await addFood('Spice')
    await addFood('Not on a menu')
    await addFood('Assessed', { crediting: [] })
    const rub = await addRecipe('Rub', [{ ingredientId: spice, amount: '1', unit: 'g' }])
    const dish = await addRecipe('Dish', [{ subRecipeId: rub, amount: '1', unit: 'batch' }])
    const plan = await addMenu()
    await plan.line('2026-09-07', { recipeId: dish })
    await plan.line('2026-09-08', { recipeId: dish })
    await plan.line('2026-09-14', { recipeId: dish })
    await plan.line('2026-09-08', { ingredientId: cookie })
    expect(await weeksLeft()).toEqual([
      ['Spice', 2],
      ['Cookie', 1],
      ['Not on a menu', 0],
    ])
  })

  test('leaves out lines without servings and à la carte items', async () => {
    const cookie = await addFood('Cookie')
    const plan = await addMenu()
    await plan.line('2026-09-07', { ingredientId: cookie, plannedServings: 0 })
    await plan.line('2026-09-14', { ingredientId: cookie, category: 'A La Carte' })
    expect(await weeksLeft()).toEqual([['Cookie', 0]])
  })

  test("follows a school's own changes", async () => {
    const cookie = await addFood('Cookie')
    const cracker = await addFood('Cracker')
    const plan = await addMenu()
    await plan.line('2026-09-07', { ingredientId: cookie, lineKey: 'a' })
    await plan.line('2026-09-14', { ingredientId: cookie, lineKey: 'b' })
    await plan.change('2026-09-07', { kind: 'remove', lineKey: 'a' })
    await plan.change('2026-09-14', { kind: 'replace', lineKey: 'b', plannedServings: 20 })
    await plan.change('2026-09-21', {
      kind: 'add',
      lineKey: 'c',
      ingredientId: cracker,
      category: 'Side',
      position: 9,
      plannedServings: 20,
    })
    expect(await weeksLeft()).toEqual([
      ['Cookie', 1],
      ['Cracker', 1],
    ])
  })

  test('is paged and searched', async () => {
    for (const name of ['Cookie', 'Cracker', 'Biscuit']) await addFood(name)
    const page = await listLeft({ page: 1, size: 2 })
    expect(page.page).toEqual({ size: 2, number: 1, totalElements: 3, totalPages: 2 })
    expect(page._embedded.unassessedIngredients).toHaveLength(1)
    expect((await listLeft({ q: 'crack' })).page.totalElements).toBe(1)
    expect((await listLeft({ nameContains: 'RACK' })).page.totalElements).toBe(1)
    expect((await listLeft({ codeContains: 'no such code' })).page.totalElements).toBe(0)
  })

  test('shows no food of another caterer', async () => {
    await addFood('Mine')
    member = await server.addMember()
    expect((await listLeft()).page.totalElements).toBe(0)
  })
})

describe('proposals', () => {
  test('are made by reference food and accepted together', async () => {
    const salt = await addFood('Salt', { referenceFoodId: await addReference('Salt, table', 'Spices and Herbs') })
    const oil = await addFood('Oil', { referenceFoodId: await addReference('Oil, canola', 'Fats and Oils') })
    const bread = await addFood('Bread', { referenceFoodId: await addReference('Bread, white', 'Baked Products') })
    const { proposals } = await listLeft()
    expect(proposals.map(({ name }: { name: string }) => name)).toEqual(['Oil', 'Salt'])

    const { status, body } = await mark([salt, oil])
    expect(status).toBe(200)
    expect(body.data).toEqual({ message: '2 ingredients do not credit', marked: 2 })
    expect((await read(salt)).crediting).toEqual([])
    expect((await read(bread)).crediting).toBeNull()
    expect((await listLeft()).proposals).toEqual([])
  })

  test('overwrite nothing that was assessed in the meantime', async () => {
    const rules = [{ component: 'FRUIT', credit: 1, per: { amount: '1', unit: 'cup' } }]
    const apple = await addFood('Apple', { crediting: rules })
    expect((await mark([apple])).body.data).toEqual({
      message: 'Nothing to change: these ingredients are already assessed',
      marked: 0,
    })
    expect((await read(apple)).crediting).toEqual(rules)
  })

  test('do not reach another caterer', async () => {
    const mine = await addFood('Mine')
    const owner = member
    member = await server.addMember()
    expect((await mark([mine])).body.data.marked).toBe(0)
    member = owner
    expect((await read(mine)).crediting).toBeNull()
  })

  test('leave an archived ingredient as it is', async () => {
    const salt = await addFood('Salt')
    await work((tx) =>
      tx
        .update(ingredient)
        .set({ archivedAt: sql`now()` })
        .where(eq(ingredient.id, salt)),
    )
    expect((await mark([salt])).body.data.marked).toBe(0)
  })

  test('count as a change of the record', async () => {
    const salt = await addFood('Salt')
    await mark([salt])
    expect((await read(salt)).version).toBe(2)
  })
})

test('the migration makes an ingredient without credit rules not assessed', async () => {
  const id = await addFood('Cookie', { crediting: [] })
  const rules = [{ component: 'FRUIT', credit: 1, per: { amount: '1', unit: 'cup' } }]
  const apple = await addFood('Apple', { crediting: rules })
  const step = readMigrations().find(({ tag }) => tag.endsWith('_unassessed_crediting'))
  await server.database.owner(async (tx) => {
    for (const statement of step?.statements ?? []) await runScript(tx, statement)
  })
  expect((await read(id)).crediting).toBeNull()
  expect((await read(apple)).crediting).toEqual(rules)
})

async function addReference(description: string, foodGroup: string): Promise<number> {
  const code = `${description} ${member.catererId}`
  return work(async (tx) => {
    const [row] = await tx.insert(referenceFood).values({ code, description, foodGroup, source: 'USDA SR' }).returning()
    return row?.id ?? 0
  })
}

async function addRecipe(name: string, lines: object[]): Promise<number> {
  const body = { name, type: 'myRecipe', portions: '10', lines }
  return (await server.call(member, 'POST /recipe/recipes', { body })).body.data.id
}

/** A school with a lunch menu, its master, and functions that add lines of the master and changes of the school. */
async function addMenu() {
  const { masterId, calendarId, schoolId } = await work(async (tx) => {
    const [schoolRow] = await tx.insert(school).values({ schoolName: 'North' }).returning()
    const [program] = await tx
      .insert(mealProgram)
      .values({ programName: 'Lunch', grades: 'K-5', rulePack: 'us-nslp', gradeGroup: 'K-5', menuType: 'MEAL' })
      .returning()
    const ids = { schoolId: schoolRow?.id ?? 0, menuType: 'MEAL' as const, mealProgramId: program?.id ?? 0 }
    await tx.insert(schoolProgram).values(ids)
    const [master] = await tx
      .insert(masterCalendar)
      .values({ mealProgramId: ids.mealProgramId, menuType: 'MEAL', name: 'September' })
      .returning()
    const [calendar] = await tx.insert(schoolCalendar).values(ids).returning()
    return { masterId: master?.id ?? 0, calendarId: calendar?.id ?? 0, schoolId: ids.schoolId }
  })
  const masterDays = new Map<string, number>()
  let position = 0

  return {
    line: (date: string, values: Partial<typeof masterLine.$inferInsert>) =>
      work(async (tx) => {
        if (!masterDays.has(date)) {
          const [day] = await tx
            .insert(masterDay)
            .values({ masterCalendarId: masterId, date, plannedMeals: 100 })
            .returning()
          masterDays.set(date, day?.id ?? 0)
        }
        position += 1
        await tx.insert(masterLine).values({
          masterDayId: masterDays.get(date) ?? 0,
          lineKey: `line ${position}`,
          position,
          category: 'Side',
          plannedServings: 100,
          ...values,
        })
        await publishMenu(tx, masterId, [schoolId])
      }),
    change: (
      date: string,
      values: Pick<typeof schoolLineChange.$inferInsert, 'kind' | 'lineKey'> &
        Partial<typeof schoolLineChange.$inferInsert>,
    ) =>
      work(async (tx) => {
        const [day] = await tx.insert(schoolDay).values({ schoolCalendarId: calendarId, date }).returning()
        await tx.insert(schoolLineChange).values({ ...values, schoolDayId: day?.id ?? 0 })
      }),
  }
}
