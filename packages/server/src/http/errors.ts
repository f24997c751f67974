import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorObject } from 'ajv/dist/2020.js'

import { ApiError, defaultFailure, failureBody, notFound, rejected, tooLarge } from '../contract/api-error.ts'
import { type Operation, operations } from '../contract/generated/operations.ts'
import { fieldMessages } from '../contract/validation.ts'
import { DatabaseError, databaseError, isUnreachable, StorageFullError } from '../db/errors.ts'
import { message } from '../shared/messages.ts'
import { acceptedLanguage } from './accept-language.ts'

/** Turns every failure into a response. Unexpected ones get the default text and are logged. */
export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toApiError(error, request)
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
  const { headers } = refusal.details
  if (headers) reply.headers(headers)
  // A request that failed before the session was read has no caller.
  const language =
    (request as Partial<FastifyRequest>).caller?.language ?? acceptedLanguage(request.headers['accept-language'])
  // The token call must include an error code (RFC 6749, 5.2).
  const isUnreadable = refusal.status === 400 && operationOf(request) === 'createToken'
  const body = { ...(isUnreadable && { error: 'invalid_request' }), ...failureBody(refusal, language) }
  // A 404 for an app file during a deployment must not be cached for a year like the file itself.
  reply.header('cache-control', 'no-store')
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(body)
}

function toApiError(error: FastifyError | Error, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  // The client disconnected, and nothing failed on the server.
  if (request.raw.destroyed && !request.raw.complete) return new ApiError(400, message('requests.cutOff'))
  const database = databaseError(error)
  if (database instanceof StorageFullError) {
    const text = message('requests.diskFull')
    return new ApiError(503, text, { errorMessage: text })
  }
  if (isUnreachable(error)) {
    // The connection may have dropped after the commit.
    const text = message(isWrite(request) ? 'requests.databaseDownAfterWrite' : 'requests.databaseDown')
    return new ApiError(503, text, { errorMessage: text, headers: { 'retry-after': '5' } })
  }
  const isSum = database instanceof DatabaseError && database.code === numberOutOfRange
  // Each amount of a request has its limit, but what it is added to or multiplied by can be large, too.
  if (isSum && request.method !== 'GET') return new ApiError(422, message('requests.amountTooLarge'))
  return fromFastify(error as FastifyError, request) ?? new ApiError(500, defaultFailure)
}

const isWrite = (request: FastifyRequest): boolean => {
  const known: Readonly<Record<string, Operation>> = operations
  return known[operationOf(request)]?.isWrite ?? false
}

/** SQLSTATE of a number with more digits than its column has. */
const numberOutOfRange = '22003'

function fromFastify(error: FastifyError, request: FastifyRequest): ApiError | undefined {
  if (error.validation) {
    if (error.validationContext === 'body' && request.body === undefined) {
      return new ApiError(400, message('requests.noBody'))
    }
    const fields = fieldMessages(error.validation as ErrorObject[])
    // The body is not an object.
    if ('' in fields) return new ApiError(400, message('requests.notObject'))
    return rejected(fields)
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge(message('requests.tooLarge'))
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(415, message('requests.contentType'))
    case 'FST_ERR_MAX_PARAM_LENGTH':
    case 'FST_ERR_NOT_FOUND':
      return notFound(message('requests.notFound'))
  }
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? new ApiError(status, message('requests.unreadable')) : undefined
}

function operationOf(request: FastifyRequest): string {
  const schema = request.routeOptions.schema as { operationId?: string } | undefined
  return schema?.operationId ?? ''
}
