import { expect, test } from 'vitest'

import type { Contract, Operation, Schema } from './contract.ts'
import { largestBody } from './largest-body.ts'

const contract: Contract = { servers: [], security: [], paths: {}, components: { schemas: {} } }
const withBody = (schema: Schema): Operation => ({
  operationId: 'createThing',
  summary: '',
  tags: ['thing'],
  'x-access': { public: true },
  requestBody: { content: { 'application/json': { schema } } },
  responses: {},
})
const thing = (field: Schema): Operation =>
  withBody({ type: 'object', additionalProperties: false, properties: { field } })

test.each<[string, Schema]>([
  ['a text without maxLength', { type: 'string' }],
  ['a pattern without maxLength', { type: 'string', pattern: '^a+$' }],
  ['a list without maxItems', { type: 'array', items: { type: 'integer' } }],
  ['a list of unbounded texts', { type: 'array', maxItems: 3, items: { type: 'string' } }],
  ['a map', { type: 'object', properties: {} }],
  ['a nullable unbounded text', { type: ['string', 'null'] }],
])('%s is refused by its place', (_, field) => {
  expect(() => largestBody(contract, thing(field))).toThrow(/^createThing, body\.field(\[\])? is unbounded/)
})

test('a parameter without bounds is refused, too', () => {
  const operation = thing({ type: 'integer' })
  operation.parameters = [{ name: 'q', in: 'query', schema: { type: 'string' } }]
  expect(() => largestBody(contract, operation)).toThrow('createThing, parameter q is unbounded')
})

test('the limit admits the largest valid body, however its characters are written', () => {
  const name = '\u{1F600}'.repeat(20)
  const escaped = JSON.stringify({ field: [name, name] }).replaceAll(
    /[\uD800-\uDFFF]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  )
  const limit = largestBody(contract, thing({ type: 'array', maxItems: 2, items: { type: 'string', maxLength: 20 } }))
  expect(limit).toBeGreaterThanOrEqual(escaped.length)
  expect(limit).toBeLessThan(escaped.length + 3000)
})

test('a file has no limit here', () => {
  expect(largestBody(contract, withBody({ type: 'string', format: 'binary' }))).toBeNull()
})
