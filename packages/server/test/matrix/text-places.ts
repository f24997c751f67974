import fc from 'fast-check'

import type { OperationId } from '../../src/contract/generated/operations.ts'
import { arbitraryOf } from './arbitraries.ts'
import type { MatrixRequest } from './cases.ts'
import { describe, type Schema } from './contract.ts'

/** A free-text field of an operation's request. */
export interface TextPlace {
  id: OperationId
  /** The name in error messages, such as `lines.0.prepNote`, or the name of a parameter. */
  field: string
  /** The valid request with a text in this field. */
  put: (good: MatrixRequest, text: string) => MatrixRequest
}

/** Every free-text field of an operation, including those that its valid request omits. */
export function textPlaces(id: OperationId, good: MatrixRequest): TextPlace[] {
  const { parameters, body } = describe(id)
  const inQuery = parameters
    .filter(({ name, in: part, schema }) => part === 'query' && name !== 'access_token' && takesText(schema))
    .map(({ name }) => ({
      id,
      field: name,
      put: (request: MatrixRequest, text: string) => ({ ...request, query: { ...request.query, [name]: text } }),
    }))
  if (!body || body.schema.format === 'binary') return inQuery
  const isForm = body.type === 'application/x-www-form-urlencoded'
  const paths = [...pathsOf(body.schema, isForm ? {} : good.body, [])]
  return [
    ...inQuery,
    ...paths.map((path) => ({
      id,
      field: path.join('.'),
      put: (request: MatrixRequest, text: string) => ({
        ...request,
        body: isForm
          ? withField(request.body as string, path[0] ?? '', text)
          : (placed(body.schema, request.body, path, text) as object),
      }),
    })),
  ]
}

/** Free text: no enum and no date. Fields with a pattern count, although they reject most texts. */
function takesText({ type, enum: known, const: only, format }: Schema): boolean {
  return [type].flat().includes('string') && !known && only === undefined && !format?.startsWith('date')
}

const branchesOf = (schema: Schema) => [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]

function* pathsOf(schema: Schema, value: unknown, path: string[]): Generator<string[]> {
  if (takesText(schema)) yield path
  for (const branch of branchesOf(schema)) yield* pathsOf(branch, value, path)
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* pathsOf(part, inside(value, name), [...path, name])
  if (schema.items) yield* pathsOf(schema.items, inside(value, '0'), [...path, '0'])
  if (typeof schema.additionalProperties !== 'object') return
  const name = Object.keys(value ?? {}).find((key) => !schema.properties?.[key]) ?? 'calories'
  yield* pathsOf(schema.additionalProperties, inside(value, name), [...path, name])
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** A copy with the text at a path. Missing parents are generated from their schemas. */
function placed(schema: Schema, value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text
  const owner = ownerOf(schema, name)
  const inner = owner?.properties?.[name] ?? owner?.items ?? owner?.additionalProperties
  if (!owner || typeof inner !== 'object') throw new Error(`The schema has nothing at ${name}`)
  if (owner.items) {
    const list = Array.isArray(value) ? (value as unknown[]) : []
    return [placed(inner, list[0] ?? sampleOf(inner), rest, text), ...list.slice(1)]
  }
  const whole = typeof value === 'object' && value !== null ? value : (sampleOf(owner) as object)
  return { ...whole, [name]: placed(inner, inside(whole, name), rest, text) }
}

function ownerOf(schema: Schema, name: string): Schema | undefined {
  const isOwner = schema.properties?.[name] ?? (name === '0' ? schema.items : undefined) ?? schema.additionalProperties
  if (typeof isOwner === 'object') return schema
  return branchesOf(schema)
    .map((branch) => ownerOf(branch, name))
    .find((found) => found !== undefined)
}

const sampleOf = (schema: Schema): unknown => {
  const isObject = schema.properties !== undefined || branchesOf(schema).some((branch) => branch.properties)
  const branch =
    isObject && branchesOf(schema).length > 0 ? branchesOf(schema).find(({ properties }) => properties) : schema
  return fc.sample(arbitraryOf(branch ?? schema), { numRuns: 1, seed: 7 })[0]
}

function withField(form: string, name: string, text: string): string {
  const fields = new URLSearchParams(form)
  fields.set(name, text)
  return String(fields)
}
