import fc, { type Arbitrary } from 'fast-check'

import type { OperationId } from '../../src/contract/generated/operations.ts'
import { arbitraryOf } from './arbitraries.ts'
import { cases, type MatrixRequest } from './cases.ts'
import { describe, type Parameter } from './contract.ts'
import type { World } from './world.ts'

/** Path, query and body that match the schemas, before the ids of a world are filled in. */
export interface Draft {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body?: unknown
}

/** Requests that match the schemas of an operation. */
export function drafts(id: OperationId): Arbitrary<Draft> {
  const { parameters, body } = describe(id)
  const isFile = body?.schema.format === 'binary'
  return fc.record({
    path: valuesOf(parameters, 'path'),
    query: valuesOf(parameters, 'query'),
    ...(body && { body: isFile ? fc.string({ unit: 'binary-ascii' }) : arbitraryOf(body.schema) }),
  }) as Arbitrary<Draft>
}

function valuesOf(parameters: Parameter[], part: Parameter['in']): Arbitrary<Record<string, unknown>> {
  const own = parameters.filter((parameter) => parameter.in === part && parameter.name !== 'access_token')
  return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
    requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
  })
}

/** The draft as a request of a world: its ids name existing rows, and the caterer is the caller's. */
export async function requestFrom(id: OperationId, draft: Draft, world: World): Promise<MatrixRequest> {
  const good = await cases[id].request(world)
  const { path, query, body } = structuredClone(draft)
  const request = { path, query, body }
  for (const position of Object.keys(cases[id].ids)) fill(request, good, position.split('.'))
  const type = describe(id).body?.type
  return {
    path: path as Record<string, string>,
    query: query as Record<string, string>,
    ...(body !== undefined && { body: asBody(type, body) }),
    ...(type !== undefined && { contentType: type }),
  }
}

function asBody(type: string | undefined, body: unknown): object | string {
  if (type === 'application/x-www-form-urlencoded') return String(new URLSearchParams(body as Record<string, string>))
  return body as object | string
}

/** Copies the valid request's id to wherever the draft has one at a position. */
function fill(target: unknown, good: unknown, [key = '', ...rest]: string[]): void {
  if (typeof target !== 'object' || target === null || typeof good !== 'object' || good === null) return
  const own = target as Record<string, unknown>
  const fromGood = good as Record<string, unknown>
  if (key === '*') {
    const inner = Object.values(fromGood)
    // Lines differ in kind, so each takes the id of any line that has one.
    for (const name of Object.keys(own)) {
      for (const line of inner) {
        if (rest.length === 0) own[name] = line
        else fill(own[name], line, rest)
      }
    }
  } else if (rest.length > 0) fill(own[key], fromGood[key], rest)
  else if (own[key] !== undefined && own[key] !== null && fromGood[key]) own[key] = fromGood[key]
}
