import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

import { operations, type OperationId } from '../contract/generated/operations.ts'
import type { MatrixRequest } from './cases.ts'

export interface MatrixAnswer {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** Sends a request of the matrix; `token` null sends none. Headers that differ by the clock are left out. */
export async function send(
  app: FastifyInstance,
  id: OperationId,
  request: MatrixRequest,
  token: string | null,
  extraHeaders: Record<string, string> = {},
): Promise<MatrixAnswer> {
  const { body, contentType = 'application/json' } = request
  const answer = await app.inject({
    method: operations[id].method.toUpperCase() as 'GET',
    url: `${addressOf(id, request)}${token === null ? '' : `&access_token=${encodeURIComponent(token)}`}`,
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': contentType }), ...extraHeaders },
  })
  const { date: _, ...headers } = answer.headers
  return { status: answer.statusCode, headers, body: answer.body }
}

/** The address of a request with its query, without a token. */
export function addressOf(id: OperationId, { path = {}, query = {} }: MatrixRequest): string {
  const address = operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  return `${address}?${String(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])))}`
}

/** Every header of an answer to a call, but for the clock; a matcher for a test's `toEqual`. */
export const headersOfCalls = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  // Long answers travel packed to who can unpack them.
  vary: expect.stringMatching(/^Origin(, accept-encoding)?$/) as string,
  'access-control-expose-headers': 'Content-Disposition, Retry-After',
  connection: expect.stringMatching(/^(keep-alive|close)$/) as string,
  'content-length': expect.stringMatching(/^\d+$/) as string,
}

/** The request with another id at a position; in a list, in the first line that has one there. */
export function withId(request: MatrixRequest, position: string, id: unknown): MatrixRequest {
  const copy = structuredClone(request)
  const keys = position.split('.')
  if (!place(copy, keys, id)) throw new Error(`The case's request has no id at ${position}: add one to it`)
  return copy
}

function place(target: unknown, [key = '', ...rest]: string[], id: unknown): boolean {
  if (typeof target !== 'object' || target === null) return false
  if (key === '*' && rest.length > 0) return Object.values(target).some((line) => place(line, rest, id))
  if (key === '*') return Array.isArray(target) && target.splice(0, 1, id).length > 0
  const fields = target as Record<string, unknown>
  if (rest.length > 0) return place(fields[key], rest, id)
  if (fields[key] === undefined || fields[key] === null) return false
  fields[key] = id
  return true
}
