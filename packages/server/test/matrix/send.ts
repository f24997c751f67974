import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import type { MatrixRequest } from './cases.ts'
import { addressOf } from './requests.ts'

export { addressOf, tokenOf, withId } from './requests.ts'

export interface MatrixAnswer {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** Sends a request of the matrix, without a token if it is null. Returns the response without its `date` header. */
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

/** Every header of an API response except `date`, for `toEqual`. */
export const headersOfCalls = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  // Long responses are compressed for clients that accept it.
  vary: expect.stringMatching(/^Origin(, accept-encoding)?$/) as string,
  'access-control-expose-headers': 'Content-Disposition, Retry-After',
  connection: expect.stringMatching(/^(keep-alive|close)$/) as string,
  'content-length': expect.stringMatching(/^\d+$/) as string,
}
