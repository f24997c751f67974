import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

import { retried } from '../db/retried.ts'
import type { Database, Tx } from '../db/work.ts'
import { withTimeLimit, type TimeLimits } from './time-limit.ts'
import { countMalformed } from '../modules/session/attempts.ts'
import { message, translatorFor } from '../shared/messages.ts'
import { acceptedLanguage } from '../http/accept-language.ts'
import { admit, checkAccess, isNobody, nobodyIn } from './access.ts'
import { ApiError } from './api-error.ts'
import { isFresh } from './caching.ts'
import { serializerCompiler, validatorCompiler } from './compiled.ts'
import { operations, type Operation } from './generated/operations.ts'
import { answerOnce, hashRequest } from './idempotency.ts'
import type { Answer, Call, Caller, FileAnswer, Handlers, OperationId } from './operations.ts'
import type { RefusedBodies } from './refused-bodies.ts'
import { guardRequest } from './request-guard.ts'
import { contractRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

/** Statuses for a body that was read and violates the contract. */
const unreadable: ReadonlySet<number> = new Set([400, 422])

type AnyHandler = (call: Call<OperationId>) => Promise<Answer<OperationId>>

/** Adds a route per operation of the contract: access check, then validation, then the handler. */
export async function bindContract(
  app: FastifyInstance,
  database: Database,
  handlers: Handlers<OperationId>,
  bounds: Omit<Context, 'database'>,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('caller')
  const context = { database, ...bounds }
  for (const { id, ...route } of await contractRoutes()) {
    app.route({ ...route, ...routeOf(context, id, handlers[id] as AnyHandler) })
  }
}

interface Context {
  database: Database
  limits: TimeLimits
  refused: RefusedBodies
}

function routeOf({ database, limits, refused }: Context, id: OperationId, handler: AnyHandler) {
  const operation: Operation = operations[id]
  checkAccess(id, operation)
  const limit = {
    milliseconds: operation.isSlow ? limits.slow : limits.usual,
    isWrite: operation.isWrite,
  }
  return {
    ...(operation.bodyBytes !== null && { bodyLimit: operation.bodyBytes }),
    attachValidation: true,
    onRequest: async (request) => {
      request.caller = nobodyIn(acceptedLanguage(request.headers['accept-language']))
      request.caller = await admit(database, operation.access, request)
      if (operation.bodyBytes !== null) refused.check(request.caller.userId)
    },
    onResponse: async ({ caller, headers }, { statusCode }) => {
      if (isNobody(caller) || operation.bodyBytes === null || !unreadable.has(statusCode)) return
      refused.count(caller.userId, Number(headers['content-length'] ?? operation.bodyBytes))
    },
    preValidation: async (request) => refuseOtherContent(request),
    preHandler: async (request) => {
      if (request.validationError) {
        // Without a session, nothing else counts the calls of an address.
        if (operation.access.isPublic) await countMalformed(database, request.ip)
        throw request.validationError
      }
      guardRequest(request.caller, operation.access.isPublic, request.params, request.query, plainBody(request))
    },
    handler: async (request, reply) => {
      const answer = await withTimeLimit(request, reply, limit, (signal) =>
        handler(callOf(database, id, request, signal)),
      )
      const { cacheSeconds } = operation
      if (cacheSeconds !== null && isFresh(request, reply, answer.body, cacheSeconds)) return reply.code(304).send()
      return send(reply, answer)
    },
  } satisfies Partial<RouteOptions>
}

function callOf(database: Database, id: OperationId, request: FastifyRequest, signal: AbortSignal): Call<OperationId> {
  const { caller } = request
  const work: Call<OperationId>['work'] = async (run) => {
    // Caterer 0 is the operator. A public call must never run as the operator.
    if (isNobody(caller)) throw new Error(`${id} is public and has no caller`)
    return retried(() => database.work(caller, run))
  }
  return {
    path: request.params as Call<OperationId>['path'],
    query: request.query as Call<OperationId>['query'],
    body: request.body as Call<OperationId>['body'],
    ifMatch: readIfMatch(request),
    caller,
    t: translatorFor(caller.language),
    ip: request.ip,
    origin: `${request.protocol}://${request.host}`,
    signal,
    work,
    once: (run, fingerprint) => {
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string') return work(run)
      const { access_token: _, ...query } = request.query as Record<string, unknown>
      const requestHash = hashRequest([request.params, query, fingerprint ?? plainBody(request) ?? null])
      return work((tx: Tx) => answerOnce(tx, { key, operation: id, requestHash }, run))
    },
  }
}

function readIfMatch(request: FastifyRequest): number | null {
  const text = request.headers['if-match']
  return text === undefined ? null : Number(text.replaceAll('"', ''))
}

/** A body of another content type would bypass validation. */
function refuseOtherContent(request: FastifyRequest): void {
  const schema = request.routeOptions.schema?.body as { content?: Record<string, unknown> } | undefined
  if (!schema?.content) return
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === '' && request.body === undefined) throw new ApiError(400, message('requests.noBody'))
  if (!(type in schema.content)) {
    throw new ApiError(415, message('requests.sendAs', { types: Object.keys(schema.content).join(' or ') }))
  }
}

/** The body, unless it is an uploaded file. */
function plainBody(request: FastifyRequest): unknown {
  const { body } = request
  return body !== null && typeof body === 'object' && 'pipe' in body ? undefined : body
}

function send(reply: FastifyReply, { status, body }: Answer<OperationId>): FastifyReply {
  reply.code(status)
  if (!isFile(body)) return reply.type('application/json; charset=utf-8').send(body)
  if (body.size !== undefined) reply.header('content-length', body.size)
  return reply
    .type(body.mediaType)
    .header('content-disposition', contentDisposition(body.fileName))
    .send(body.bytes instanceof Uint8Array ? Buffer.from(body.bytes) : body.bytes)
}

function isFile(body: unknown): body is FileAnswer {
  if (typeof body !== 'object' || body === null || !('bytes' in body)) return false
  return body.bytes instanceof Uint8Array || body.bytes instanceof Readable
}

/** The name in ASCII for old clients, and in full for the others (RFC 6266). */
function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^ -~]|["\\%]/g, '_')
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
