import { addDays } from '@commissary/domain/dates'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'

import { asking } from '../../../test/support/report-answers.ts'
import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { recipe, recipeLine } from '../../db/schema/recipe.ts'
import { servedOf } from './served.ts'

const today = Temporal.Now.plainDateISO('America/New_York').toString()
/** Ash serves the soup last month, Ash again the salad in two weeks, and Birch the salad and the bread in five weeks. */
const [past, soon, later] = [addDays(today, -30), addDays(today, 14), addDays(today, 35)]
const thePast = { from: addDays(past, -3), to: addDays(past, 3) }

let server: TestApp
let member: Member
let schools: { ash: number; birch: number }
let ids: Record<'Barley' | 'Leek' | 'Nuts' | 'Rolls' | 'Unused', number>

beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  await server.database.work(member, async (tx) => {
    const foods = await tx
      .insert(ingredient)
      .values(['Barley', 'Leek', 'Nuts', 'Rolls', 'Unused'].map((name) => ({ code: name, name, category: 'All' })))
      .returning()
    ids = Object.fromEntries(foods.map(({ id, name }) => [name, id])) as typeof ids
    const add = async (name: string, lines: { ingredientId?: number; subRecipeId?: number }[]) => {
      const [made] = await tx
        .insert(recipe)
        .values({ name, type: 'myRecipe', portions: '1', category: 'Entree' })
        .returning()
      await tx.insert(recipeLine).values(
        lines.map((line, index) => ({
          recipeId: made?.id ?? 0,
          position: index + 1,
          amount: '1',
          unit: 'g' as const,
          ...line,
        })),
      )
      return made?.id ?? 0
    }
    const stock = await add('Stock', [{ ingredientId: ids.Leek }])
    const soup = await add('Soup', [{ ingredientId: ids.Barley }, { subRecipeId: stock }])
    const salad = await add('Salad', [{ ingredientId: ids.Nuts }])
    await add('Idea', [{ ingredientId: ids.Unused }])
    const [bread] = await tx
      .insert(menuItem)
      .values({ name: 'Bread', ingredientId: ids.Rolls, types: ['MEAL'], mealCategory: 'Entree' })
      .returning()
    const ash = await addPlannedMenu(tx, { schools: ['Ash'], dates: [past], lines: [{ recipeId: soup }] })
    const saladDay = await addPlannedMenu(tx, { schools: ['Ash again'], dates: [soon], lines: [{ recipeId: salad }] })
    const birch = await addPlannedMenu(tx, {
      schools: ['Birch'],
      dates: [later],
      lines: [{ recipeId: salad }, { ingredientId: ids.Rolls, menuItemId: bread?.id ?? 0 }],
    })
    schools = { ash: ash.schoolIds[0] ?? 0, birch: birch.schoolIds[0] ?? 0 }
    expect(saladDay.schoolIds).toHaveLength(1)
    await tx.update(ingredient).set({ isDiscontinued: true, discontinuedOn: past }).where(eq(ingredient.id, ids.Nuts))
    await tx.update(ingredient).set({ isDiscontinued: true, discontinuedOn: past }).where(eq(ingredient.id, ids.Leek))
  })
})

/** The names of a report's rows, each with the value of a column if one is named. */
async function rowsOf(report: string, request: object, figure?: string) {
  const { columns, rows } = await asking(server, member, report)({ group: [], size: 200, ...request })
  const index = columns.findIndex(({ id }) => id === figure)
  return rows.map(({ cells }) => (figure === undefined ? cells[0]?.text : [cells[0]?.text, cells[index]?.text]))
}

// spec: 2.route.reports.nutrionsCompositionReport
test('composition lists the foods on the menus of a period and schools, at any depth, and all foods without either', async () => {
  const of = (kind: string, request: object = {}) => rowsOf('composition', { choices: { kind }, ...request })
  expect(await of('ingredient')).toEqual(['Barley', 'Leek', 'Nuts', 'Rolls', 'Unused'])
  expect(await of('ingredient', thePast)).toEqual(['Barley', 'Leek'])
  expect(await of('recipe', thePast)).toEqual(['Soup', 'Stock'])
  expect(await of('menuItem', { from: later, to: later })).toEqual(['Bread'])
  expect(await of('menuItem', thePast)).toEqual([])
  // Schools without dates mean from today on.
  expect(await of('ingredient', { schools: [schools.birch] })).toEqual(['Nuts', 'Rolls'])
  expect(await of('ingredient', { schools: [schools.ash] })).toEqual([])
  expect(await of('ingredient', { ...thePast, schools: [schools.birch] })).toEqual([])
})

// spec: 2.route.reports.missingNutritionReport
test('missing nutrition counts the weeks of a period and schools, and leads to them', async () => {
  const weeks = (request: object = {}) => rowsOf('missingNutrition', request, 'weeks')
  expect(await weeks()).toEqual([
    ['Nuts', '2'],
    ['Rolls', '1'],
    ['Leek', '0'],
    ['Barley', '0'],
    ['Unused', '0'],
  ])
  expect(await weeks(thePast)).toEqual([
    ['Leek', '1'],
    ['Barley', '1'],
  ])
  const then = { from: later, to: later, schools: [schools.birch] }
  expect(await weeks(then)).toEqual([
    ['Nuts', '1'],
    ['Rolls', '1'],
  ])
  const { columns } = await asking(server, member, 'missingNutrition')(then)
  expect(columns.find(({ id }) => id === 'weeks')?.label).toBe('Weeks on menus')
  const read = async (query: Record<string, string> = {}) =>
    (await server.call(member, `GET /food/missingNutrition/${ids.Nuts}/weeks`, { query })).body.total
  expect(await read()).toBe(2)
  expect(await read({ ...then, schools: String(schools.birch) })).toBe(1)
  expect(await read(thePast)).toBe(0)
})

// spec: 2.route.reports.discontinuedItemsReport
test('discontinued items counts the days of a period and schools, and leads to the menus that have them', async () => {
  const days = (request: object = {}) => rowsOf('discontinuedItems', request, 'schoolDays')
  expect(await days()).toEqual([
    ['Nuts', '2'],
    ['Leek', '0'],
  ])
  expect(await days(thePast)).toEqual([['Leek', '1']])
  expect(await days({ from: soon, to: later, schools: [schools.birch] })).toEqual([['Nuts', '1']])
  expect(await days({ ...thePast, schools: [schools.birch] })).toEqual([])
  const list = await server.call(member, 'GET /food/discontinuedItems', { query: thePast })
  expect(list.body._embedded.discontinuedItems).toMatchObject([{ name: 'Leek', schoolDays: 1, nextDate: past }])
  const uses = async (query: Record<string, string>) =>
    (await server.call(member, `GET /ingredient/ingredients/${ids.Nuts}/uses`, { query })).body.menus
  expect(await uses({ from: later, to: later, schools: String(schools.birch) })).toMatchObject({
    total: 1,
    rows: [{ coming: [later], schools: [{ schoolName: 'Birch' }] }],
  })
  expect((await uses(thePast)).total).toBe(0)
})

test("a report's file covers the same menus, and says which", async () => {
  const request = { ...thePast, choices: { kind: 'recipe' } }
  const begun = await server.call(member, 'POST /commissary/reportExports', {
    body: { report: 'composition', format: 'csv', request },
  })
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  const { id } = begun.body.data
  await vi.waitFor(
    async () => {
      const { body } = await server.call(member, `GET /commissary/reportExports/${id}`)
      expect(body.state, JSON.stringify(body)).toBe('done')
    },
    { timeout: 15_000 },
  )
  const text = (await server.call(member, `GET /commissary/reportExports/${id}/file`)).bytes.toString('utf8')
  expect(text).toContain('On menus')
  expect(text).toContain('Soup')
  expect(text).not.toContain('Salad')
})

test('dates open at one end are completed, and dates out of order or over more than a year are refused', () => {
  expect(servedOf({}, today)).toBeNull()
  expect(servedOf({ schools: '3,4' }, today)).toEqual({ from: today, to: null, schoolIds: [3, 4] })
  expect(servedOf({ to: past }, today)).toEqual({ from: past, to: past, schoolIds: null })
  expect(servedOf({ from: soon }, today)).toMatchObject({ from: soon, to: addDays(soon, 365) })
  expect(() => servedOf({ from: soon, to: past }, today)).toThrow()
  expect(() => servedOf({ from: past, to: addDays(past, 366) }, today)).toThrow()
})
