import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { tooManyRequests, type ApiError } from '../../contract/api-error.ts'
import type { Database, Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'

/** Attempts are counted over this time. */
export const windowSeconds = 15 * 60

export interface Limit {
  /** The key that attempts are counted by: `account ann@north.test`. */
  key: string
  attempts: number
}

/** Counts an attempt, before the credentials are checked. False when there were too many. */
export async function takeAttempt(tx: Tx, { key, attempts }: Limit): Promise<boolean> {
  const [row] = await tx.execute<{ taken: boolean }>(
    sql`select take_attempt(${key}, ${attempts}, ${windowSeconds}) as taken`,
  )
  return row?.taken ?? false
}

/** Counts one attempt against each limit in turn. Throws a 429 at the first limit that is reached. */
export async function countAttempt(database: Database, ...limits: Limit[]): Promise<void> {
  const isWithin = await database.system(async (tx) => {
    for (const limit of limits) if (!(await takeAttempt(tx, limit))) return false
    return true
  })
  if (!isWithin) throw tooManyAttempts('session.tooManyAttempts')
}

/** Malformed calls from an address without a session, in 15 minutes. A well-formed one is never refused because of them. */
const malformedPerAddress = 100

/** Counts a call without a session that failed validation. Throws a 429 after too many. */
export function countMalformed(database: Database, ip: string): Promise<void> {
  return countAttempt(database, { key: `malformed ${networkOf(ip)}`, attempts: malformedPerAddress })
}

/** Removes an attempt, because a successful login does not count against its address. */
export async function giveBackAttempt(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select give_back_attempt(${key})`)
}

/** Clears the attempts of a key. */
export async function clearAttempts(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select clear_attempts(${key})`)
}

/** 429: the sentence and `Retry-After` state when to try again. */
export function tooManyAttempts(key: 'session.tooManyLogins' | 'session.tooManyAttempts'): ApiError {
  return tooManyRequests(message(key, { minutes: windowSeconds / 60 }), windowSeconds)
}

/** The stored hash of an address that a user logged in from. */
export function hashAddress(userId: number, ip: string): string {
  return createHash('sha256')
    .update(`${userId} ${networkOf(ip)}`)
    .digest('hex')
}

/** The stored hash of a device that a user logged in from. It is kept with the addresses. */
export function hashDevice(userId: number, device: string): string {
  return createHash('sha256').update(`${userId} device ${device}`).digest('hex')
}

/** The address that attempts are counted by: for IPv6 its /64 network, because a device can change the rest at will. */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!ip.includes(':') || !URL.canParse(`http://[${ip}]`)) return ip
  // URL gives the shortest form: at most one gap, for groups of zeros.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
