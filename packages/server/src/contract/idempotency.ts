import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'

import { idempotencyKey } from '../db/schema/idempotency.ts'
import type { Tx } from '../db/work.ts'
import { message } from '../shared/messages.ts'
import { rejected } from './api-error.ts'

export interface KeyedRequest {
  key: string
  operation: string
  requestHash: string
}

interface StoredAnswer {
  status: number
  body: unknown
}

/** SHA-256 of the request's content. Reusing a key for different content is refused. */
export function hashRequest(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Runs a write once per key. The response is stored in the write's transaction, so both exist or neither does. A repeated
 * request waits for the first one's commit on the unique key, then returns the stored response.
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
    const reason = message('requests.keyReused')
    throw rejected({ 'Idempotency-Key': reason }, reason)
  }
  return { status: stored.responseStatus, body: stored.responseBody }
}
