import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'

import { passwordLink } from '../../db/schema/mail.ts'
import type { Tx } from '../../db/work.ts'

export type LinkPurpose = (typeof passwordLink.$inferSelect)['purpose']

/** How long a link works: a reset is asked for by somebody who waits for it, an invitation lies over a week's end. */
export const linkSeconds: Record<LinkPurpose, number> = { reset: 30 * 60, activate: 7 * 24 * 60 * 60 }

export interface FoundLink {
  catererId: number
  userId: number
  userName: string
  purpose: LinkPurpose
}

/** Whose a link is; null when it is unknown, used, void, expired, or of an account that is closed. */
export async function findLink(tx: Tx, token: string): Promise<FoundLink | null> {
  const [row] = await tx.execute<{ caterer_id: number; user_id: number; user_name: string; purpose: LinkPurpose }>(
    sql`select * from find_password_link(${hashLink(token)})`,
  )
  return row ? { catererId: row.caterer_id, userId: row.user_id, userName: row.user_name, purpose: row.purpose } : null
}

/** Makes the one good link of a user: 256 random bits, of which only the hash is kept. Those before it are void. */
export async function mintLink(tx: Tx, userId: number, purpose: LinkPurpose): Promise<string> {
  await voidLinks(tx, userId)
  const token = randomBytes(32).toString('base64url')
  await tx.insert(passwordLink).values({
    userId,
    purpose,
    tokenHash: hashLink(token),
    expiresAt: sql`now() + make_interval(secs => ${linkSeconds[purpose]})`,
  })
  return token
}

/** Ends the links of a user that nobody used. */
export async function voidLinks(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(passwordLink)
    .set({ voidedAt: sql`now()` })
    .where(and(eq(passwordLink.userId, userId), isNull(passwordLink.usedAt), isNull(passwordLink.voidedAt)))
}

/** Uses a link up. Of any number of callers at once one gets true. */
export async function useLink(tx: Tx, userId: number, token: string): Promise<boolean> {
  const used = await tx
    .update(passwordLink)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(passwordLink.userId, userId),
        eq(passwordLink.tokenHash, hashLink(token)),
        isNull(passwordLink.usedAt),
        isNull(passwordLink.voidedAt),
        sql`${passwordLink.expiresAt} > now()`,
      ),
    )
    .returning({ id: passwordLink.id })
  return used.length === 1
}

// Links are random, so a plain hash cannot be searched.
const hashLink = (token: string) => createHash('sha256').update(token).digest('hex')
