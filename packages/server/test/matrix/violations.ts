import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import type { OperationId } from '../../src/contract/generated/operations.ts'
import type { MatrixRequest } from './cases.ts'
import { describe, type Schema } from './contract.ts'

/** A request with one mistake, and a description of the mistake. */
export interface Violation {
  about: string
  request: MatrixRequest
  headers: Record<string, string>
}

const strict = new Ajv2020({ strict: false })
const coercing = new Ajv2020({ strict: false, coerceTypes: true })
for (const ajv of [strict, coercing]) addFormats.default(ajv)

const compiled = new Map<Ajv2020, Map<Schema, ValidateFunction>>()

function isValid(ajv: Ajv2020, schema: Schema, value: unknown): boolean {
  const cache = compiled.get(ajv) ?? new Map<Schema, ValidateFunction>()
  compiled.set(ajv, cache)
  const check = cache.get(schema) ?? ajv.compile({ type: 'object', properties: { value: schema } })
  cache.set(schema, check)
  return check({ value: structuredClone(value) })
}

/** Every way to break one rule of the contract in an otherwise valid request. */
export function violationsOf(id: OperationId, good: MatrixRequest): Violation[] {
  return [...inParameters(id, good), ...inBody(id, good)]
}

const everyKind: unknown[] = [
  '',
  ' ',
  'none',
  '2026-02-30',
  '1e3',
  'name;drop',
  '٣',
  '__proto__',
  7,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  false,
  null,
  [],
  [[]],
  {},
  { a: 1 },
  ['none'],
]

/** Values of every kind, and values just outside the limits. */
function candidates({ maxLength, minLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): unknown[] {
  return [
    ...everyKind,
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '😀'.repeat(maxLength + 1)]),
    ...(minLength === undefined || minLength === 0 ? [] : ['x'.repeat(minLength - 1)]),
    ...(minimum === undefined ? [] : [minimum - 1, -1e300]),
    ...(maximum === undefined ? [] : [maximum + 1, 1e300]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
    ...(exclusiveMaximum === undefined ? [] : [exclusiveMaximum]),
  ]
}

function* inParameters(id: OperationId, good: MatrixRequest): Generator<Violation> {
  for (const { name, in: part, required, schema } of describe(id).parameters) {
    if (name === 'access_token') continue
    const values = new Set(
      [schema, ...(schema.anyOf ?? [])]
        .flatMap(candidates)
        .filter((value) => typeof value !== 'object')
        .map(String),
    )
    for (const value of values) {
      // An empty path segment makes another path, and an empty header counts as missing.
      if (part !== 'query' && value.trim() === '') continue
      if (part === 'header' && !/^[ -~]*$/.test(value)) continue
      if (isValid(coercing, schema, value)) continue
      const about = `${part}.${name} = ${JSON.stringify(value)}`
      if (part === 'header') yield { about, request: good, headers: { [name.toLowerCase()]: value } }
      else yield { about, request: { ...good, [part]: { ...good[part], [name]: value } }, headers: {} }
    }
    if (required && part === 'query') {
      const { [name]: _, ...query } = good.query ?? {}
      yield { about: `without query.${name}`, request: { ...good, query }, headers: {} }
    }
  }
}

function* inBody(id: OperationId, good: MatrixRequest): Generator<Violation> {
  const { body } = describe(id)
  if (!body || body.schema.format === 'binary') return
  const isForm = body.type === 'application/x-www-form-urlencoded'
  const whole = isForm ? Object.fromEntries(new URLSearchParams(good.body as string)) : good.body
  for (const [about, spoilt] of spoil(body.schema, whole, 'body')) {
    if (isValid(strict, body.schema, spoilt)) continue
    if (!isForm) yield { about, request: { ...good, body: JSON.stringify(spoilt) }, headers: {} }
    else if (isFlatText(spoilt)) {
      yield { about, request: { ...good, body: String(new URLSearchParams(spoilt)) }, headers: {} }
    }
  }
}

const isFlatText = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((inner) => typeof inner === 'string')

/** Copies of the value with one mistake: in the value itself or one of its parts, or a missing or extra part. */
function* spoil(schema: Schema, value: unknown, path: string): Generator<[string, unknown]> {
  for (const candidate of candidates(schema)) yield [`${path} = ${JSON.stringify(candidate).slice(0, 60)}`, candidate]
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
    if (branch.type !== 'null') yield* spoil(branch, value, path)
  }
  if (Array.isArray(value)) yield* spoilList(schema, value, path)
  else if (typeof value === 'object' && value !== null) yield* spoilObject(schema, value, path)
}

function* spoilList(
  { items = {}, minItems, maxItems }: Schema,
  list: unknown[],
  path: string,
): Generator<[string, unknown]> {
  if (minItems) yield [`${path} with too few items`, list.slice(0, minItems - 1)]
  if (maxItems !== undefined && list.length > 0) {
    yield [`${path} with too many items`, Array.from({ length: maxItems + 1 }, () => list[0])]
  }
  for (const [index, inner] of list.entries()) {
    for (const [about, spoilt] of spoil(items, inner, `${path}.${index}`)) yield [about, list.with(index, spoilt)]
  }
}

function* spoilObject(schema: Schema, object: object, path: string): Generator<[string, unknown]> {
  const own = object as Record<string, unknown>
  for (const name of schema.required ?? []) {
    const { [name]: _, ...rest } = own
    yield [`${path} without ${name}`, rest]
  }
  yield [`${path} with an unknown field`, { ...own, isAdmin: true }]
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    for (const [about, spoilt] of spoil(part, own[name], `${path}.${name}`)) yield [about, { ...own, [name]: spoilt }]
  }
  if (typeof schema.additionalProperties !== 'object') return
  for (const name of Object.keys(own)) {
    if (schema.properties?.[name]) continue
    for (const [about, spoilt] of spoil(schema.additionalProperties, own[name], `${path}.${name}`)) {
      yield [about, { ...own, [name]: spoilt }]
    }
  }
}
