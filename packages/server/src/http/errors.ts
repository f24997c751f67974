import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorObject } from 'ajv/dist/2020.js'

import { ApiError, defaultFailure, rejected } from '../contract/api-error.ts'
import { fieldSentences } from '../contract/validation.ts'
import { databaseError, DatabaseError, StorageFullError } from '../db/errors.ts'

/** The one place where a failure becomes an answer. What nobody foresaw gets the default text, and a line in the log. */
export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toApiError(error, request)
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
  const { headers, ...details } = refusal.details
  if (headers) reply.headers(headers)
  // The token call names its refusals (RFC 6749, 5.2).
  const isUnreadable = refusal.status === 400 && operationOf(request) === 'createToken'
  const body = { message: refusal.message, ...details, ...(isUnreadable && { error: 'invalid_request' }) }
  // A file of the app that is missing, while a new version is put in place, would be missing for a year.
  reply.header('cache-control', 'no-store')
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(body)
}

function toApiError(error: FastifyError | Error, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  // Nobody reads this answer, and nothing of ours has failed.
  if (request.raw.destroyed && !request.raw.complete) return new ApiError(400, 'The request was cut off.')
  const database = databaseError(error)
  if (database instanceof StorageFullError) {
    const message = 'Not saved: the disk of the server is nearly full. Nothing was changed.'
    return new ApiError(503, message, { errorMessage: message })
  }
  if (isUnreachable(error)) {
    const message = 'The database cannot be reached just now. Please try again in a moment.'
    return new ApiError(503, message, { errorMessage: message, headers: { 'retry-after': '5' } })
  }
  return fromFastify(error as FastifyError, request) ?? new ApiError(500, defaultFailure)
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])

/** What the driver says of a connection that ended under a query, or could not be had; these errors have no code. */
const droppedMessages =
  /timeout exceeded when trying to connect|Connection terminated|has encountered a connection error|is not queryable/

/** The server of the database is away, restarting or full: not a fault of this request. The query builder wraps its errors. */
function isUnreachable(error: Error): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseError) return /^(08|53|57P)/.test(at.code)
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && unreachable.has(code)) return true
    if (droppedMessages.test(at.message)) return true
  }
  return false
}

function fromFastify(error: FastifyError, request: FastifyRequest): ApiError | undefined {
  if (error.validation) {
    if (error.validationContext === 'body' && request.body === undefined) {
      return new ApiError(400, 'The request has no body.')
    }
    const fields = fieldSentences(error.validation as ErrorObject[], operationOf(request))
    // The body as a whole is of another kind: an array, a text.
    if ('' in fields) return new ApiError(400, 'The request cannot be read: send a JSON object.')
    return rejected(fields)
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(413, 'The request is too large.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(415, 'The request has a content type that this call does not read.')
    case 'FST_ERR_HANDLER_TIMEOUT':
      return new ApiError(503, 'This took too long. Please try again in a moment.', { headers: { 'retry-after': '5' } })
    case 'FST_ERR_MAX_PARAM_LENGTH':
    case 'FST_ERR_NOT_FOUND':
      return new ApiError(404, 'There is nothing at this address.')
  }
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? new ApiError(status, 'The request cannot be read.') : undefined
}

function operationOf(request: FastifyRequest): string {
  const schema = request.routeOptions.schema as { operationId?: string } | undefined
  return schema?.operationId ?? ''
}
