import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'

import { sleep } from './server.ts'

/** A request that the thread of `costly-bodies` sends. */
export interface Attack {
  /** The operation. */
  id: string
  address: string
  method: string
  body: string
}

export interface Attacked {
  /** How many requests were answered with each status. */
  statuses: Record<string, number>
  slowest: { milliseconds: number; id: string; bytes: number }
  /** Bytes. */
  longestAnswer: number
}

const attacked: Attacked = { statuses: {}, slowest: { milliseconds: 0, id: '', bytes: 0 }, longestAnswer: 0 }
for (const { id, address, method, body } of workerData as Attack[]) {
  const start = performance.now()
  const answer = await fetch(address, {
    method,
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'if-match': '1' },
  })
  const { byteLength } = await answer.arrayBuffer()
  const milliseconds = performance.now() - start
  attacked.longestAnswer = Math.max(attacked.longestAnswer, byteLength)
  attacked.statuses[answer.status] = (attacked.statuses[answer.status] ?? 0) + 1
  if (milliseconds > attacked.slowest.milliseconds) {
    attacked.slowest = { milliseconds: Math.round(milliseconds), id, bytes: body.length }
  }
  await sleep(Math.max(0, 20 - milliseconds))
}
parentPort?.postMessage(attacked)
