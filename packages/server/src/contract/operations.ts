import type { Readable } from 'node:stream'

import type { Tx } from '../db/work.ts'
import type { operations as AuthenticationOperations } from './generated/authentication.ts'
import type { operations as InventoryOperations } from './generated/inventory.ts'
import type { OperationId } from './generated/operations.ts'
import type { operations as ProductOperations } from './generated/product.ts'
import type { operations as RecipeOperations } from './generated/recipes.ts'

export type { OperationId }
export type { components as InventoryComponents } from './generated/inventory.ts'
export type { components as ProductComponents } from './generated/product.ts'
export type { components as RecipeComponents } from './generated/recipes.ts'

type Contract = AuthenticationOperations & ProductOperations & RecipeOperations & InventoryOperations

/** Who calls: read from the session before a handler runs. */
export interface Caller {
  catererId: number
  userId: number
  role: 'administrator' | 'staff' | 'parent'
}

/** A file in an answer; its name goes into `Content-Disposition`. */
export interface FileAnswer {
  fileName: string
  bytes: Uint8Array
}

type Parameters<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = Contract[Id] extends {
  parameters: { [K in Place]?: infer Values }
}
  ? [Exclude<Values, undefined>] extends [never]
    ? Record<never, never>
    : Exclude<Values, undefined>
  : never

type BodyOf<Content> = Content extends { 'application/json': infer Json }
  ? Json
  : Content extends { 'application/x-www-form-urlencoded': infer Form }
    ? Form
    : Content extends { 'application/octet-stream': unknown }
      ? Readable
      : never

type RequestBody<Id extends OperationId> = Contract[Id] extends { requestBody: { content: infer Content } }
  ? BodyOf<Content>
  : undefined

type AnswerBody<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: { 'application/pdf': unknown } }
    ? FileAnswer
    : never

/** What a handler may answer: a documented status with its body. Refusals are thrown as `ApiError`. */
export type Answer<Id extends OperationId> = Id extends OperationId
  ? {
      [Status in keyof Contract[Id]['responses'] & number]: {
        status: Status
        body: AnswerBody<Contract[Id]['responses'][Status]>
      }
    }[keyof Contract[Id]['responses'] & number]
  : never

/** What a handler is given. Everything in it has passed the contract's checks. */
export interface Call<Id extends OperationId> {
  path: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  body: RequestBody<Id>
  /** The `version` that the writer saw; null without `If-Match`. */
  ifMatch: number | null
  caller: Caller
  /** Address of the client, as far as trusted proxies tell it. */
  ip: string
  signal: AbortSignal
  /** Runs queries in one transaction under the caller's role and caterer. Hashing, files and streams stay outside. */
  work: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /**
   * `work` for a POST with an answer: with an `Idempotency-Key` the answer is kept in the same transaction, and the same
   * request gets it again without a second effect. `fingerprint` stands for a body that is a stream.
   */
  once: (run: (tx: Tx) => Promise<Answer<Id>>, fingerprint?: string) => Promise<Answer<Id>>
}

/** One function for each operation; a missing or wrongly typed one does not compile. */
export type Handlers<Ids extends OperationId> = {
  [Id in Ids]: (call: Call<Id>) => Promise<Answer<Id>>
}
