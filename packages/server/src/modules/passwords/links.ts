import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'

import { passwordLink } from '../../db/schema/mail.ts'
import type { Tx } from '../../db/work.ts'

export type LinkPurpose = (typeof passwordLink.$inferSelect)['purpose']

/** How long a link works. Users wait for a reset, but may open an invitation after a weekend. */
export const linkSeconds: Record<LinkPurpose, number> = { reset: 30 * 60, activate: 7 * 24 * 60 * 60 }

export interface FoundLink {
  catererId: number
  userId: number
  userName: string
  purpose: LinkPurpose
}

/** The account of a link; null when the link is unknown, used, void or expired, or the account deactivated. */
export async function findLink(tx: Tx, token: string): Promise<FoundLink | null> {
  const [row] = await tx.execute<{ caterer_id: number; user_id: number; user_name: string; purpose: LinkPurpose }>(
    sql`select * from find_password_link(${hashLink(token)})`,
  )
  return row ? { catererId: row.caterer_id, userId: row.user_id, userName: row.user_name, purpose: row.purpose } : null
}

/**
 * Creates a link for a user: 256 random bits, stored as a hash. Earlier links remain valid until they expire or one is used;
 * otherwise a stranger who asks for links would void the owner's.
 */
export async function createLink(tx: Tx, userId: number, purpose: LinkPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(passwordLink).values({
    userId,
    purpose,
    tokenHash: hashLink(token),
    expiresAt: sql`now() + make_interval(secs => ${linkSeconds[purpose]})`,
  })
  return token
}

/** Whether the user has a valid link. */
export async function hasValidLink(tx: Tx, userId: number): Promise<boolean> {
  const found = await tx
    .select({ id: passwordLink.id })
    .from(passwordLink)
    .where(and(eq(passwordLink.userId, userId), isValid()))
    .limit(1)
  return found.length > 0
}

const isValid = () =>
  and(isNull(passwordLink.usedAt), isNull(passwordLink.voidedAt), sql`${passwordLink.expiresAt} > now()`)

/** Voids the unused links of a user. */
export async function voidLinks(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(passwordLink)
    .set({ voidedAt: sql`now()` })
    .where(and(eq(passwordLink.userId, userId), isNull(passwordLink.usedAt), isNull(passwordLink.voidedAt)))
}

/** Marks a link as used. Only one of several concurrent callers gets true. */
export async function useLink(tx: Tx, userId: number, token: string): Promise<boolean> {
  const used = await tx
    .update(passwordLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordLink.userId, userId), eq(passwordLink.tokenHash, hashLink(token)), isValid()))
    .returning({ id: passwordLink.id })
  return used.length === 1
}

// Links are random, so an unsalted hash is safe.
const hashLink = (token: string) => createHash('sha256').update(token).digest('hex')
