import { eq } from 'drizzle-orm'
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

const search = async (q: string, page: Record<string, string> = {}) => {
  const { body } = await server.call(member, 'GET /food/referenceFoods', { query: { q, ...page } })
  return body._embedded.referenceFoods.map((food: { description: string }) => food.description)
}

test('a search lists the plain food first, then foods that are made of it or contain it', async () => {
  const found = await search('milk whole')
  expect(found).toHaveLength(4)
  expect([found[0], found[3]]).toEqual([descriptions[2], descriptions[3]])
  expect(await search('cheeses')).toEqual([descriptions[3]])
  expect(await search('A3')).toEqual([descriptions[3]])
})

test('a search finds foods by kitchen terms, and when a word is mistyped or unknown', async () => {
  expect((await search('2 1/2 gal Whole Milk, fresh'))[0]).toBe(descriptions[2])
  expect(await search('mozarela')).toEqual([descriptions[3]])
  expect(await search('butermilk')).toEqual([descriptions[0]])
  expect(await search('Happyvale buttermilk')).toEqual([descriptions[0]])
  expect(await search('asparagus')).toEqual([])
})

test('searches are corrected to a word as soon as a food has it, and no longer once none has it', async () => {
  const own = { code: 'B1', description: 'Rutabagas, raw', source: 'Own table', nutrients: {} }
  const change = (fields: Partial<typeof referenceFood.$inferInsert>) =>
    server.database.work({ catererId: member.catererId }, (tx) =>
      tx.update(referenceFood).set(fields).where(eq(referenceFood.code, own.code)),
    )
  expect(await search('rutabega')).toEqual([])
  await server.database.work({ catererId: member.catererId }, (tx) => tx.insert(referenceFood).values(own))
  expect(await search('rutabega')).toEqual(['Rutabagas, raw'])
  await change({ description: 'Celeriac, raw' })
  expect(await search('rutabega')).toEqual([])
  expect(await search('celriac')).toEqual(['Celeriac, raw'])
  await change({ archivedAt: new Date().toISOString() })
  expect(await search('celriac')).toEqual([])
})

test('a search is paged, and counts what it finds', async () => {
  const { body } = await server.call(member, 'GET /food/referenceFoods', { query: { q: 'milk', page: '1', size: '3' } })
  expect(body.page).toMatchObject({ totalElements: 4, totalPages: 2 })
  expect(await search('milk', { page: '1', size: '3' })).toEqual([(await search('milk'))[3]])
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
