import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { ApiError } from '../../contract/api-error.ts'
import type { Database, Tx } from '../../db/work.ts'

/** Attempts are counted over this time. */
export const windowSeconds = 15 * 60

export interface Limit {
  /** Whose attempts are counted together: `account ann@north.test`. */
  key: string
  attempts: number
}

/** Counts an attempt before anything is looked at; false when there were too many. */
export async function takeAttempt(tx: Tx, { key, attempts }: Limit): Promise<boolean> {
  const [row] = await tx.execute<{ taken: boolean }>(
    sql`select take_attempt(${key}, ${attempts}, ${windowSeconds}) as taken`,
  )
  return row?.taken ?? false
}

/** Counts one attempt against each limit in turn. Throws a 429 at the first that is used up. */
export async function countAttempt(database: Database, ...limits: Limit[]): Promise<void> {
  const isWithin = await database.system(async (tx) => {
    for (const limit of limits) if (!(await takeAttempt(tx, limit))) return false
    return true
  })
  if (!isWithin) throw tooManyAttempts('Too many attempts.')
}

/** A good login counts against no address. */
export async function giveBackAttempt(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select give_back_attempt(${key})`)
}

/** Forgets the attempts of a key. */
export async function clearAttempts(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select clear_attempts(${key})`)
}

/** 429: when to come back is told in words and in `Retry-After`. */
export function tooManyAttempts(what: string): ApiError {
  return new ApiError(429, `${what} Please try again in ${windowSeconds / 60} minutes.`, {
    headers: { 'retry-after': String(windowSeconds) },
  })
}

/** What is kept of an address that a user logged in from. */
export function hashAddress(userId: number, ip: string): string {
  return createHash('sha256')
    .update(`${userId} ${networkOf(ip)}`)
    .digest('hex')
}

/** The address whose attempts count together: of IPv6 the network, because a device changes the rest at will. */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!ip.includes(':') || !URL.canParse(`http://[${ip}]`)) return ip
  // The shortest form: at most one gap, which stands for groups of zeros.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
