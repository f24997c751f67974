import { languages } from '@commissary/messages/languages'
import { serverTranslator } from '@commissary/messages/server'
import { beforeAll, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

const nobody = null

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})

const choose = (by: Member | null, language: unknown) =>
  server.call(by, 'PUT /commissary/userInfo/language', { body: { language } })
const languagesOf = async (by: Member) => {
  const { body } = await server.call(by, 'GET /commissary/userInfo')
  return [body.ownLanguage, body.catererLanguage]
}
/** The error message of a call for a record that does not exist. */
const refusalFor = async (by: Member | null, headers: Record<string, string> = {}) =>
  (await server.call(by, 'GET /commissary/caterers/900000001', { headers })).body.message

const [english, spanish, arabic] = (['en', 'es', 'ar'] as const).map((language) => serverTranslator(language))

test("the language is the country's, overridden by the caterer's, and that by the user's own choice", async () => {
  const member = await server.addMember({ caterer: { name: 'Cocina', country: 'MX' } })
  expect(await languagesOf(member)).toEqual([null, 'es'])
  expect(await refusalFor(member)).toBe(spanish?.('caterers.notFound'))

  const caterer = { name: 'Cocina', country: 'MX', timeZone: 'America/Mexico_City', language: 'en' }
  expect((await server.call(member, `PUT /commissary/${member.catererId}/caterer`, { body: caterer })).status).toBe(200)
  expect(await languagesOf(member)).toEqual([null, 'en'])
  expect(await refusalFor(member)).toBe(english?.('caterers.notFound'))

  expect(await choose(member, 'ar')).toMatchObject({
    status: 200,
    body: { data: { message: arabic?.('session.languageChosen') } },
  })
  expect(await languagesOf(member)).toEqual(['ar', 'en'])
  expect(await refusalFor(member)).toBe(arabic?.('caterers.notFound'))

  expect((await choose(member, null)).status).toBe(200)
  expect(await languagesOf(member)).toEqual([null, 'en'])
})

test('the choice applies to one user, whatever their role', async () => {
  const member = await server.addMember()
  const parent = await server.addMember({ role: 'parent', catererId: member.catererId })
  expect((await choose(parent, 'es')).status).toBe(200)
  expect([await languagesOf(parent), await languagesOf(member)]).toEqual([
    ['es', 'en'],
    [null, 'en'],
  ])
})

test.each(languages)('%s can be chosen by a user and for a caterer', async (language) => {
  const member = await server.addMember()
  expect((await choose(member, language)).status).toBe(200)
  const caterer = { name: 'Kitchen', country: 'US', timeZone: 'America/New_York', language }
  expect((await server.call(member, `PUT /commissary/${member.catererId}/caterer`, { body: caterer })).status).toBe(200)
  expect(await languagesOf(member)).toEqual([language, language])
})

test('a language that the product does not have is refused', async () => {
  const member = await server.addMember()
  expect(await choose(member, 'fr')).toMatchObject({ status: 422, body: { fields: { language: expect.any(String) } } })
  expect((await choose(null, 'es')).status).toBe(401)
  expect(await languagesOf(member)).toEqual([null, 'en'])
})

test("the session's language takes precedence over the browser's, which is used without a session", async () => {
  const member = await server.addMember()
  const headers = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }
  expect(await refusalFor(member, headers)).toBe(english?.('caterers.notFound'))
  expect(await refusalFor(null, headers)).toBe(spanish?.('common.logIn'))
  const login = await server.call(nobody, 'POST /oauth/token', {
    body: 'grant_type=password&username=ROLE_CATERER:nobody@example.test&password=x',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(login.body.message).toBe(spanish?.('session.invalid'))
})

test("a change of a caterer's language is in its history", async () => {
  const member = await server.addMember()
  const body = { name: 'Kitchen', country: 'US', timeZone: 'America/New_York', language: 'es' }
  const save = (rest: object) => server.call(member, `PUT /commissary/${member.catererId}/caterer`, { body: rest })
  expect((await save(body)).status).toBe(200)
  // If omitted, it stays.
  expect((await save({ name: 'Kitchen', country: 'US', timeZone: 'America/New_York' })).status).toBe(200)
  expect((await server.call(member, `GET /commissary/caterers/${member.catererId}`)).body.language).toBe('es')
  const query = { recordType: 'caterer', recordId: member.catererId }
  const history = await server.call(member, 'GET /commissary/recordHistory', { query })
  const changes = history.body._embedded.events.flatMap(({ changes: own }: { changes: object[] }) => own)
  expect(changes).toContainEqual({ field: 'language', from: null, to: 'es' })
})
