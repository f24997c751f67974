import { eq } from 'drizzle-orm'

import { appUser } from '../../db/schema/user.ts'
import type { Database, Tx } from '../../db/work.ts'
import { clearAttempts, giveBackAttempt, hashAddress, networkOf, takeAttempt, tooManyAttempts } from './attempts.ts'
import { isPassword } from './passwords.ts'
import { findLogin, insertSession, isKnownAddress, recordLogin, rotateSession, type Login } from './store.ts'
import { createTokens, type TokenPair } from './tokens.ts'
import { splitUserName } from './user-names.ts'

/** Attempts in 15 minutes. Those from an address that the account knows are counted apart from strangers'. */
export const loginLimits = { perAccount: 5, perAddress: 50 }

/** Which of the product's roles each door admits. Caterer staff and administrators share one. */
const doors: Record<string, readonly Login['role'][]> = {
  ROLE_CATERER: ['administrator', 'staff'],
  ROLE_PARENT: ['parent'],
}

export interface Credentials {
  userName: string
  password: string
  ip: string
}

/**
 * Logs in with a user name that begins with its role: `ROLE_CATERER:planner@demo.test`. Null for every kind of wrong: no
 * answer and no time tells whether an account exists. Throws a 429 after too many tries.
 */
export async function logIn(database: Database, credentials: Credentials): Promise<TokenPair | null> {
  const found = await checkCredentials(database, credentials)
  if (!found) return null
  const tokens = createTokens()
  return database.work(found, async (tx) => {
    if (!(await isUnchanged(tx, found))) return null
    await insertSession(tx, found.userId, tokens)
    await recordLogin(tx, found.userId, hashAddress(found.userId, credentials.ip))
    return tokens
  })
}

/** Whose the credentials are, with the limits and the silence of a login; null when they are wrong. Begins no session. */
export async function checkCredentials(
  database: Database,
  { userName, password, ip }: Credentials,
): Promise<Login | null> {
  const { door, name } = splitUserName(userName)
  const roles = (door !== null && Object.hasOwn(doors, door) && doors[door]) || []
  const addressKey = `address ${networkOf(ip)}`

  const login = await database.system(async (tx) => {
    if (!(await takeAttempt(tx, { key: addressKey, attempts: loginLimits.perAddress }))) return null
    const found = await findLogin(tx, name)
    const userId = found?.userId ?? 0
    const addressHash = hashAddress(userId, ip)
    const isKnown = await isKnownAddress(tx, userId, addressHash)
    const accountKey = isKnown ? `account ${userId} at ${addressHash}` : accountKeyOf(name)
    if (!(await takeAttempt(tx, { key: accountKey, attempts: loginLimits.perAccount }))) return null
    return { found, accountKey }
  })
  if (!login) throw tooManyAttempts('Too many attempts to log in.')

  const { found, accountKey } = login
  const isAdmitted = found !== null && found.status === 'active' && roles.includes(found.role)
  // Compared in every case: a refusal takes as long as a login.
  const isRight = await isPassword(password, found?.passwordHash ?? null)
  if (!isRight || !isAdmitted) return null

  await database.system(async (tx) => {
    await clearAttempts(tx, accountKey)
    await giveBackAttempt(tx, addressKey)
  })
  return found
}

/** Under which key the attempts of strangers at an account are counted. */
export const accountKeyOf = (name: string): string => `account ${name.toLowerCase()}`

/** A password set, or an account closed, between the look at the password and the new session must not be outlived. */
async function isUnchanged(tx: Tx, { userId, passwordHash }: Login): Promise<boolean> {
  const [user] = await tx
    .select({ passwordHash: appUser.passwordHash, status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for('share')
  return user?.status === 'active' && user.passwordHash === passwordHash
}

/** The next pair for a refresh token; null when it is not, or no longer, good. */
export async function refresh(database: Database, refreshToken: string): Promise<TokenPair | null> {
  const tokens = createTokens()
  const { outcome } = await database.system((tx) => rotateSession(tx, refreshToken, tokens))
  return outcome === 'rotated' ? tokens : null
}
