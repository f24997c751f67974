import { answersFor } from '@commissary/domain/food'
import { beforeAll, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
})

const daysFromNow = (days: number) => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString()
const send = (food: object) =>
  server.call(member, 'POST /ingredient/ingredients', { body: { nutrients: answersFor({}), ...food } })
const add = async (food: object) => (await send(food)).body.data.id as number
const read = async (id: number) => (await server.call(member, `GET /ingredient/ingredients/${id}`)).body
const names = async (isDiscontinued: string) =>
  (
    await server.call(member, 'GET /ingredient/ingredients', { query: { isDiscontinued } })
  ).body._embedded.ingredients.map(({ name }: { name: string }) => name)

test('a discontinued ingredient is left out of searches of new lines from its day on, and can be listed alone', async () => {
  const [fuji, gala] = [await add({ name: 'Fuji' }), await add({ name: 'Gala', discontinuedOn: daysFromNow(1) })]
  const old = await add({ name: 'Jonathan', discontinuedOn: daysFromNow(0), replacementId: fuji })
  expect(await names('false')).toEqual(['Fuji', 'Gala'])
  expect(await names('true')).toEqual(['Jonathan'])
  expect(await read(old)).toMatchObject({
    isDiscontinued: true,
    discontinuedOn: daysFromNow(0),
    replacementId: fuji,
    replacementName: 'Fuji',
  })
  expect(await read(gala)).toMatchObject({ isDiscontinued: false, replacementId: null, replacementName: null })
})

test('what to use instead is another ingredient, and only of a discontinued one', async () => {
  const id = await add({ name: 'Rice' })
  const body = { name: 'Rice', nutrients: answersFor({}), discontinuedOn: daysFromNow(0), replacementId: id }
  const itself = await server.call(member, `PUT /ingredient/ingredients/${id}`, { body })
  expect(itself.body.fields).toEqual({ replacementId: 'Choose another ingredient of yours to use instead.' })
  const unknown = await send({ name: 'Oats', discontinuedOn: daysFromNow(0), replacementId: 999_999 })
  expect(unknown.body.fields).toEqual({ replacementId: 'Choose another ingredient of yours to use instead.' })
  const offered = await send({ name: 'Oats', replacementId: id })
  expect(offered.body.fields).toEqual({
    discontinuedOn: 'Enter the day from which it is discontinued, or leave out what to use instead.',
  })
})
