import { randomUUID } from 'node:crypto'

import { languageOfCaterer } from '@commissary/messages/languages'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'

import type { Caller } from '../../contract/operations.ts'
import { session } from '../../db/schema/session.ts'
import { loginAddress, userLogin, type UserRole } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { hashToken, lifetimes, type TokenPair } from './tokens.ts'

export interface Login {
  userId: number
  catererId: number
  role: UserRole
  passwordHash: string | null
  status: 'active' | 'disabled'
}

/** The account of a user name, of any caterer. */
export async function findLogin(tx: Tx, userName: string): Promise<Login | null> {
  const [row] = await tx.execute<{
    user_id: number
    caterer_id: number
    role: UserRole
    password_hash: string | null
    status: 'active' | 'disabled'
  }>(sql`select * from find_login(${userName})`)
  if (!row) return null
  return {
    userId: row.user_id,
    catererId: row.caterer_id,
    role: row.role,
    passwordHash: row.password_hash,
    status: row.status,
  }
}

/** The access of a session: its role, the caterer's flags, and the modules of a staff member (null = all). */
export interface Grants {
  role: UserRole
  flags: Record<string, boolean>
  modules: readonly string[] | null
}

export type FoundSession = Caller & Grants

/** The session of a valid access token, with its current access; null without one. */
export async function findSession(tx: Tx, accessToken: string): Promise<FoundSession | null> {
  const [row] = await tx.execute<{
    caterer_id: number
    user_id: number
    role: UserRole
    family_id: string
    flags: Record<string, boolean>
    modules: string[] | null
    country: string
    language: string | null
  }>(
    sql`select caterer_id, user_id, role, family_id, flags, modules, country, language from find_session(${hashToken(accessToken)})`,
  )
  if (!row) return null
  const { caterer_id: catererId, user_id: userId, family_id: familyId, role, flags, modules } = row
  return { catererId, userId, role, language: languageOfCaterer(row), familyId, flags, modules }
}

/** Starts a family of sessions with its first token pair. */
export async function insertSession(tx: Tx, userId: number, tokens: TokenPair): Promise<void> {
  const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`
  await tx.insert(session).values({
    userId,
    familyId: randomUUID(),
    familyExpiresAt: inSeconds(lifetimes.familySeconds),
    accessTokenHash: hashToken(tokens.access),
    refreshTokenHash: hashToken(tokens.refresh),
    accessExpiresAt: inSeconds(lifetimes.accessSeconds),
    refreshExpiresAt: inSeconds(lifetimes.refreshSeconds),
  })
}

export interface Rotation {
  /** `reused`: an already used token came back, and its whole family was ended. */
  outcome: 'rotated' | 'reused' | 'refused'
  sessionId: number | null
  catererId: number | null
}

/** Exchanges a refresh token for the next pair of its family. */
export async function rotateSession(tx: Tx, refreshToken: string, next: TokenPair): Promise<Rotation> {
  const [row] = await tx.execute<{
    outcome: Rotation['outcome']
    session_id: number | null
    caterer_id: number | null
  }>(sql`select outcome, session_id, caterer_id from rotate_session(${hashToken(refreshToken)}, ${hashToken(next.access)},
    ${hashToken(next.refresh)}, ${lifetimes.accessSeconds}, ${lifetimes.refreshSeconds}, ${lifetimes.graceSeconds})`)
  if (!row) throw new Error('rotate_session returned no row')
  return { outcome: row.outcome, sessionId: row.session_id, catererId: row.caterer_id }
}

/** Ends every session of a family. Needs a transaction of its caterer. */
export async function revokeFamily(tx: Tx, family: { familyId: string } | { sessionId: number }): Promise<void> {
  const familyId =
    'familyId' in family
      ? [family.familyId]
      : tx.select({ id: session.familyId }).from(session).where(eq(session.id, family.sessionId))
  await tx
    .update(session)
    .set({ revokedAt: sql`coalesce(${session.revokedAt}, now())` })
    .where(inArray(session.familyId, familyId))
}

/** Whether the user logged in from this address within 30 days. Takes as long for user 0, which does not exist. */
export async function isKnownAddress(tx: Tx, userId: number, addressHash: string): Promise<boolean> {
  const [row] = await tx.execute<{ known: boolean }>(sql`select is_known_address(${userId}, ${addressHash}) as known`)
  return row?.known ?? false
}

/** Records when and from where a user logged in. Needs a transaction of the caterer. */
export async function recordLogin(tx: Tx, userId: number, addressHash: string): Promise<void> {
  const lastLoginAt = sql<string>`now()`
  await tx
    .insert(userLogin)
    .values({ userId, lastLoginAt })
    .onConflictDoUpdate({ target: [userLogin.catererId, userLogin.userId], set: { lastLoginAt } })
  await tx
    .insert(loginAddress)
    .values({ userId, addressHash, lastLoginAt })
    .onConflictDoUpdate({
      target: [loginAddress.catererId, loginAddress.userId, loginAddress.addressHash],
      set: { lastLoginAt },
    })
}

/** Ends every session of a user, except those of one login. Needs a transaction of the caterer. */
export async function revokeSessions(tx: Tx, userId: number, keptFamily?: string): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.revokedAt),
        keptFamily === undefined ? undefined : ne(session.familyId, keptFamily),
      ),
    )
}
