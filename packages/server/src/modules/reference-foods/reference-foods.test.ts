import { beforeAll, expect, test } from 'vitest'

import { referenceFood } from '../../db/schema/reference-food.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

const descriptions = [
  'Milk, buttermilk, fluid, whole',
  'Milk, dry, whole, with added vitamin D',
  'Milk, whole, 3.25% milkfat, with added vitamin D',
  'Cheese, whole milk mozzarella',
]
let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  await server.database.work({ catererId: member.catererId }, (tx) =>
    tx.insert(referenceFood).values(
      descriptions.map((description, index) => ({
        code: `A${index}`,
        description,
        source: 'Own table',
        nutrients: {},
      })),
    ),
  )
})

test('a search lists foods that start with its first word first, then foods with its words close together', async () => {
  const { body } = await server.call(member, 'GET /food/referenceFoods', { query: { q: 'milk whole' } })
  expect(body._embedded.referenceFoods.map((food: { description: string }) => food.description)).toEqual([
    descriptions[2],
    descriptions[1],
    descriptions[0],
    descriptions[3],
  ])
})

test('the list is filtered by parts of its columns', async () => {
  const found = async (query: Record<string, string>) =>
    (await server.call(member, 'GET /food/referenceFoods', { query })).body._embedded.referenceFoods.map(
      (food: { code: string }) => food.code,
    )
  expect(await found({ descriptionContains: 'WHOLE,' })).toEqual(['A1', 'A2'])
  expect(await found({ codeContains: 'a3' })).toEqual(['A3'])
  expect(await found({ sourceContains: 'own t', codeContains: '0' })).toEqual(['A0'])
  expect(await found({ foodGroupContains: 'dairy' })).toEqual([])
})

test("another caterer's own foods are not found", async () => {
  const other = await server.addMember()
  const { body } = await server.call(other, 'GET /food/referenceFoods', { query: { q: 'milk' } })
  expect(body._embedded.referenceFoods).toEqual([])
})
