import type { Readable } from 'node:stream'

import type { Language } from '@commissary/messages/languages'

import type { Tx } from '../db/work.ts'
import type { Translate } from '../shared/messages.ts'
import type { OperationId } from './generated/operations.ts'
import type { components, Operations } from './generated/types.ts'

export type { OperationId }
/** The contract's schemas by name. */
export type Schemas = components['schemas']

type Contract = Operations<Readable, FileAnswer>

/** Who calls. Read from the session before the handler runs. */
export interface Caller {
  catererId: number
  userId: number
  role: 'administrator' | 'staff' | 'parent'
  /** The sessions of one login, which share it. */
  familyId: string
  /** Language of responses and refusals. */
  language: Language
}

/** A file as the response, at once or as a stream. Its name goes into `Content-Disposition`. */
export interface FileAnswer {
  fileName: string
  mediaType: string
  bytes: Uint8Array | Readable
  /** Size of a stream. Without it, a client could not tell the end from a broken connection. */
  size?: number
}

/** A handler's response: a documented status with its body. Refusals are thrown as `ApiError`. */
export type Answer<Id extends OperationId> = Id extends OperationId
  ? {
      [Status in keyof Contract[Id]['answers']]: { status: Status; body: Contract[Id]['answers'][Status] }
    }[keyof Contract[Id]['answers']]
  : never

/** A request as its handler receives it, validated against the contract. */
export interface Call<Id extends OperationId> {
  path: Contract[Id]['path']
  query: Contract[Id]['query']
  body: Contract[Id]['body']
  /** The `version` that the change is based on; null without `If-Match`. */
  ifMatch: number | null
  caller: Caller
  /** Translates into the caller's language. */
  t: Translate
  /** The client's address, as reported by trusted proxies. */
  ip: string
  /** The origin that was called, as stated by the client or a trusted proxy: "https://app.example.org". */
  origin: string
  /** Aborts when the client disconnects or the time is up. */
  signal: AbortSignal
  /** Runs queries in one transaction with the caller's role and caterer. Keep hashing, files and streams outside of it. */
  work: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /**
   * `work` for a POST. With an `Idempotency-Key`, the response is stored in the same transaction, and repeating the request
   * returns it without a second effect. `fingerprint` identifies a body that is a stream.
   */
  once: (run: (tx: Tx) => Promise<Answer<Id>>, fingerprint?: string) => Promise<Answer<Id>>
}

/** One function per operation. A missing or wrongly typed one does not compile. */
export type Handlers<Ids extends OperationId> = {
  [Id in Ids]: (call: Call<Id>) => Promise<Answer<Id>>
}
