import { beforeAll, expect, test } from 'vitest'

import { operations } from '../contract/generated/operations.ts'
import { startApp, testPassword, type Member, type TestApp } from '../../test/support/test-app.ts'
import { isNightly } from '../../test/support/test-scale.ts'

let server: TestApp
let member: Member
let send: TestApp['call']
beforeAll(async () => {
  server = await startApp()
  send = server.call
  member = await server.addMember()
})

/** The same part again and again, up to about `bytes`. */
const filled = (part: string, bytes: number) =>
  Array.from({ length: Math.floor(bytes / (part.length + 1)) }, () => part)

const updateIngredient = (body: string) =>
  send(member, 'PUT /ingredient/ingredients/1', { body, headers: { 'content-type': 'application/json' } })

test('a body above what its operation can need is refused before it is read', async () => {
  const measures = JSON.stringify({ measures: Array.from({ length: 300_000 }, () => ({})) })
  const answers = [
    await updateIngredient(measures),
    await send(null, 'POST /commissary/login', {
      body: measures,
      headers: { 'content-type': 'application/json' },
    }),
  ]
  for (const { status, bytes } of answers) {
    expect(status).toBe(413)
    expect(bytes.length).toBeLessThan(500)
  }
})

test('a list or object that is too long is reported only for its length', async () => {
  const limit = operations.updateIngredient.bodyBytes - 1_000
  const bodies = [
    `{"measures":[${filled('{}', limit).join(',')}]}`,
    `{"measures":[${filled('{"x":[]}', limit).join(',')}],"allergens":[${filled('[]', 100).join(',')}]}`,
    `{${filled('"0000000":1', limit)
      .map((part, index) => part.replace('0000000', String(index).padStart(7, '0')))
      .join(',')}}`,
  ]
  const start = performance.now()
  for (const body of bodies) {
    const { status, bytes, body: answer } = await updateIngredient(body)
    expect([400, 422]).toContain(status)
    expect(bytes.length).toBeLessThan(5_000)
    expect(Object.keys(answer.fields ?? {}).length).toBeLessThanOrEqual(50)
  }
  // A longer one took 12 seconds.
  expect(performance.now() - start).toBeLessThan(3_000)
  const [first = ''] = bodies
  expect((await updateIngredient(first)).body.fields.measures).toMatch(/at most \d+/)
})

test('a list that is too long is not searched for repeats', async () => {
  const { bodyBytes } = operations.beginMenuPlan
  const numbers = Array.from({ length: Math.floor(bodyBytes / 8) }, (_, index) => index)
  const start = performance.now()
  const { status, body } = await send(member, 'POST /commissary/nutrition-planner', {
    body: JSON.stringify({ alsoGradeGroups: numbers }),
    headers: { 'content-type': 'application/json' },
  })
  // Comparing each with all others took 6 seconds, in which nobody was served.
  expect(performance.now() - start).toBeLessThan(2_000)
  expect(status).toBe(422)
  expect(body.fields.alsoGradeGroups).toMatch(/at most \d+/)
})

test('repeats in a list of an allowed length are refused', async () => {
  const { body } = await send(member, 'POST /commissary/nutrition-planner', {
    body: { alsoGradeGroups: ['K-5', 'K-5'] },
  })
  expect(Object.keys(body.fields)).toContain('alsoGradeGroups')
})

test('within its bounds, every mistake of a list is still reported', async () => {
  const { body } = await updateIngredient(JSON.stringify({ measures: [{}, { name: 'cup' }], nonsense: 1 }))
  expect(Object.keys(body.fields)).toEqual(expect.arrayContaining(['nonsense', 'measures.0.grams', 'measures.1.name']))
})

test.runIf(isNightly)(
  'a user who keeps sending large bodies that are refused waits a minute, and nobody else',
  async () => {
    const [attacker, colleague] = [await server.addMember(), await server.addMember()]
    const put = (who: Member) =>
      send(who, 'PUT /ingredient/ingredients/1', {
        body: `{"measures":[${filled('{}', operations.updateIngredient.bodyBytes - 1_000).join(',')}]}`,
        headers: { 'content-type': 'application/json' },
      })
    const statuses: number[] = []
    for (let call = 0; call < 40; call++) statuses.push((await put(attacker)).status)
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([422]))
    expect(statuses.at(-1)).toBe(429)
    // Calls without a body still get an answer.
    expect((await send(attacker, 'GET /ingredient/ingredients')).status).toBe(200)
    expect((await put(colleague)).status).toBe(422)
  },
)

test('malformed calls without a session are counted, and do not hinder well-formed ones', async () => {
  const post = (body: object) => send(null, 'POST /commissary/login', { body })
  const statuses = new Set<number>()
  for (let call = 0; call < 101; call++) statuses.add((await post({ userName: 5 })).status)
  expect([...statuses]).toEqual([422, 429])
  const good = { userName: `ROLE_CATERER:${member.userName}`, password: testPassword }
  expect((await post(good)).status).toBe(200)
})
