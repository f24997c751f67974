import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'

import { idempotencyKey } from '../db/schema/idempotency.ts'
import type { Tx } from '../db/work.ts'
import { ApiError } from './api-error.ts'

export interface KeyedRequest {
  key: string
  operation: string
  requestHash: string
}

interface StoredAnswer {
  status: number
  body: unknown
}

/** SHA-256 of what the request asks for: the same key with another one is refused. */
export function hashRequest(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Runs a write once for its key. The answer is kept in the write's own transaction, so either both are there or neither;
 * a second request waits for the first one's commit on the unique key, then gets its answer.
 */
export async function answerOnce<A extends StoredAnswer>(
  tx: Tx,
  request: KeyedRequest,
  run: (tx: Tx) => Promise<A>,
): Promise<A> {
  const [claimed] = await tx
    .insert(idempotencyKey)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: idempotencyKey.id })
  if (!claimed) return (await storedAnswer(tx, request)) as A

  const answer = await run(tx)
  await tx
    .update(idempotencyKey)
    .set({ responseStatus: answer.status, responseBody: answer.body })
    .where(eq(idempotencyKey.id, claimed.id))
  return answer
}

async function storedAnswer(tx: Tx, { key, operation, requestHash }: KeyedRequest): Promise<StoredAnswer> {
  const [stored] = await tx
    .select()
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.key, key), eq(idempotencyKey.operation, operation)))
  if (stored?.requestHash !== requestHash || stored.responseStatus === null) {
    throw new ApiError(422, 'This Idempotency-Key was used for another request. Take a new one.', {
      fields: { 'Idempotency-Key': 'Take a new key for another request.' },
    })
  }
  return { status: stored.responseStatus, body: stored.responseBody }
}
