import type { FastifyInstance } from 'fastify'

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
  { path = {}, query = {}, body, contentType = 'application/json' }: MatrixRequest,
  token: string | null,
  extraHeaders: Record<string, string> = {},
): Promise<MatrixAnswer> {
  const { method, path: template } = operations[id]
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  if (token !== null) parameters.set('access_token', token)
  const answer = await app.inject({
    method: method.toUpperCase() as 'GET',
    url: `${address}?${String(parameters)}`,
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': contentType }), ...extraHeaders },
  })
  const { date: _, ...headers } = answer.headers
  return { status: answer.statusCode, headers, body: answer.body }
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
  if (key === '*') return Object.values(target).some((line) => place(line, rest, id))
  const fields = target as Record<string, unknown>
  if (rest.length > 0) return place(fields[key], rest, id)
  if (fields[key] === undefined || fields[key] === null) return false
  fields[key] = id
  return true
}
