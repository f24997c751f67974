import { describe, expect, test } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import { cases, type MatrixRequest } from './cases.ts'
import { describe as described, operationIds } from './contract.ts'
import { everyInGate } from '../support/test-scale.ts'
import { openFixture, unboundedRefusals } from './fixture.ts'
import { addressOf, headersOfCalls, send, tokenOf, type MatrixAnswer } from './send.ts'

const { app, north } = await openFixture({ refused: unboundedRefusals })

/**
 * Operations with a valid request, for the tests that break it. Made one after the other, because a case may prepare a row
 * that another one removes.
 */
const requests: { id: OperationId; good: MatrixRequest }[] = []
for (const id of operationIds) requests.push({ id, good: await cases[id].request(north) })
const withJson = requests.filter(({ good }) => typeof good.body === 'object')
const guarded = requests.filter(({ id }) => !operations[id].access.isPublic)
const withQuery = requests.filter(({ good }) => good.query !== undefined)

/** A refusal as in the contract: a message, possibly fields, and no internals. */
function expectRefusal({ status, headers, body }: MatrixAnswer, statuses: number[], about: string): void {
  expect(statuses, `${about}: ${status} ${body}`).toContain(status)
  expect(headers, about).toEqual(headersOfCalls)
  const { message, fields = {}, ...rest } = JSON.parse(body) as { message: string; fields?: Record<string, string> }
  expect(message, about).toMatch(/^[A-Z].*\.$/)
  // The specification's texts for missing values have no period, and that of a cycle menu's weeks no capital.
  for (const text of Object.values(fields)) {
    if (text !== 'no.of weeks should be more than 0') expect(text, about).toMatch(/^[A-Z]\w+ .*\w\.?$/)
  }
  expect(rest, about).toEqual({})
}

/** Each path of a matching value in a body, with a copy of the body that has another value there. */
function* replaced(body: object, isKind: (value: unknown) => boolean, value: unknown): Generator<[string, object]> {
  function* places(at: unknown, path: string[]): Generator<string[]> {
    if (isKind(at)) yield path
    else if (typeof at === 'object' && at !== null) {
      for (const [name, inner] of Object.entries(at)) yield* places(inner, [...path, name])
    }
  }
  for (const path of places(body, [])) {
    const copy = structuredClone(body)
    const last = path.at(-1) ?? ''
    const parent = path.slice(0, -1).reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], copy)
    ;(parent as Record<string, unknown>)[last] = value
    yield [path.join('.'), copy]
  }
}

describe.each(everyInGate(3, withJson))('$id', ({ id, good }) => {
  const body = good.body as object
  const sendBody = (text: string, contentType = 'application/json') =>
    send(app, id, { ...good, body: text, contentType }, tokenOf(id, north))

  test('rejects a text with NUL or an unpaired surrogate by its field', async () => {
    for (const bad of ['a\0b', 'a\ud800b']) {
      for (const [field, other] of replaced(body, (value) => typeof value === 'string', bad)) {
        const answer = await sendBody(JSON.stringify(other))
        expectRefusal(answer, [422], field)
        expect(Object.keys((JSON.parse(answer.body) as { fields: object }).fields), field).toContain(field)
      }
    }
  })

  test('rejects an invalid or too large number by its field', async () => {
    for (const bad of ['1e400', '-1e400', '1e308', '-5']) {
      for (const [field, other] of replaced(body, (value) => typeof value === 'number', 'THE NUMBER')) {
        const answer = await sendBody(JSON.stringify(other).replace('"THE NUMBER"', bad))
        expectRefusal(answer, [422], `${field} ${bad}`)
      }
    }
  })

  test('rejects a deeply nested value anywhere', async () => {
    // As deep as the operation's body limit allows; deeper ones are too large.
    const depth = Math.min(
      10_000,
      Math.floor(((operations[id].bodyBytes ?? Infinity) - JSON.stringify(body).length - 64) / 6),
    )
    const nested = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
    for (const [field, other] of replaced(body, (value) => typeof value !== 'object', 'NESTED')) {
      expectRefusal(await sendBody(JSON.stringify(other).replace('"NESTED"', nested)), [422], field)
    }
    expectRefusal(await sendBody(nested), [400, 422], 'the body')
    expectRefusal(await sendBody('['.repeat(depth) + ']'.repeat(depth)), [400], 'the body')
  })

  test('rejects a body that targets the prototype', async () => {
    const text = JSON.stringify(body)
    for (const poison of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}']) {
      expectRefusal(await sendBody(text.replace('{', `{${poison},`)), [400], poison)
    }
    expect('isAdmin' in {}).toBe(false)
  })

  test('rejects another content type, an unreadable body, and one that is too large', async () => {
    const text = JSON.stringify(body)
    for (const type of [
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'x',
    ]) {
      expectRefusal(await sendBody(text, type), [415], type)
    }
    for (const unreadable of ['', '{', 'null', '[]', '"text"', '1', `${text}${text}`, '\ufeff{', '\0']) {
      expectRefusal(await sendBody(unreadable), [400], JSON.stringify(unreadable))
    }
    expectRefusal(await sendBody(`{"name":"${'x'.repeat(1024 * 1024)}"}`), [413], 'more than a megabyte')
  })

  test('rejects unknown fields, so that none is set unnoticed', async () => {
    const known = Object.keys(described(id).body?.schema.properties ?? {})
    for (const name of ['id', 'catererId', 'createdBy', 'version', 'archivedAt', 'isAdmin']) {
      if (known.includes(name)) continue
      const answer = await sendBody(JSON.stringify({ ...body, [name]: 1 }))
      expectRefusal(answer, [422], name)
      expect(JSON.parse(answer.body)).toMatchObject({ fields: { [name]: expect.any(String) } })
    }
  })
})

test.each(everyInGate(3, withQuery))('$id rejects a parameter that is sent twice', async ({ id, good }) => {
  for (const [name, value] of Object.entries(good.query ?? {})) {
    const answer = await app.inject({
      method: operations[id].method.toUpperCase() as 'GET',
      url: `${addressOf(id, good)}&${name}=${value}&access_token=${tokenOf(id, north)}`,
      ...(good.body !== undefined && { payload: good.body }),
      headers: good.contentType === undefined ? {} : { 'content-type': good.contentType },
    })
    const { date: _, ...headers } = answer.headers
    expectRefusal({ status: answer.statusCode, headers, body: answer.body }, [422], name)
  }
})

test.each(everyInGate(3, guarded))('$id ignores a token that is sent twice', async ({ id, good }) => {
  const answer = await app.inject({
    method: operations[id].method.toUpperCase() as 'GET',
    url: `${addressOf(id, good)}&access_token=${tokenOf(id, north)}&access_token=${tokenOf(id, north)}`,
  })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ message: 'Please log in.' })
})

test.each(['updateIngredient', 'updateRecipe', 'replaceSchoolCalendarDay'] as const)(
  '%s rejects a version that is not a number',
  async (id) => {
    for (const version of ['*', 'W/"1"', '-1', '1e3', '1, 2', '99999999999']) {
      const answer = await send(app, id, await cases[id].request(north), tokenOf(id, north), { 'if-match': version })
      expectRefusal(answer, [422], version)
    }
  },
)

test.each(['createIngredient', 'createRecipe', 'createImport', 'applyImport'] as const)(
  '%s rejects an idempotency key that is too short or too long',
  async (id) => {
    for (const key of ['short', 'x'.repeat(101)]) {
      const answer = await send(app, id, await cases[id].request(north), tokenOf(id, north), { 'idempotency-key': key })
      expectRefusal(answer, [422], key)
    }
  },
)

test.each([
  ['listIngredients', 'q', 'a\0b'],
  ['listIngredients', 'q', 'x'.repeat(201)],
  ['listIngredients', 'sort', 'name;drop table ingredient'],
  ['listIngredients', 'sort', '__proto__'],
  ['listIngredients', 'page', '-1'],
  ['listIngredients', 'page', '1e400'],
  ['listIngredients', 'size', '1000000'],
  ['listIngredients', 'missingNutrition', 'perhaps'],
  ['listRecipes', 'category', '__proto__'],
  ['readSchoolCalendar', 'startDate', '2026-02-30'],
  ['readSchoolCalendar', 'endDate', '9999-12-31'],
  ['readSchoolCalendar', 'itemType', 'constructor'],
  ['createImport', 'fileName', 'a\0.csv'],
] as const)('%s rejects %s=%j', async (id, name, value) => {
  const good = await cases[id].request(north)
  expectRefusal(
    await send(app, id, { ...good, query: { ...good.query, [name]: value } }, tokenOf(id, north)),
    [422],
    value,
  )
})
