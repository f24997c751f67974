import { eq } from 'drizzle-orm'

import { appUser } from '../../db/schema/user.ts'
import type { Database, Tx } from '../../db/work.ts'
import { clearAttempts, giveBackAttempt, hashAddress, networkOf, takeAttempt, tooManyAttempts } from './attempts.ts'
import { isPassword } from './passwords.ts'
import { findLogin, insertSession, isKnownAddress, recordLogin, rotateSession, type Login } from './store.ts'
import { createTokens, type TokenPair } from './tokens.ts'
import { splitUserName } from './user-names.ts'

/** Attempts in 15 minutes. Those from an address that the account has used before are counted separately. */
export const loginLimits = { perAccount: 5, perAddress: 50 }

/** The product's roles by the prefix of the user name. Caterer staff and administrators share one. */
const rolesByPrefix: Record<string, readonly Login['role'][]> = {
  ROLE_CATERER: ['administrator', 'staff'],
  ROLE_PARENT: ['parent'],
}

export interface Credentials {
  userName: string
  password: string
  ip: string
}

/**
 * Logs in with a prefixed user name: `ROLE_CATERER:planner@demo.test`. Null for any wrong credentials: neither the response nor
 * its timing reveals whether an account exists. Throws a 429 after too many attempts.
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

/** The account of the credentials; null if they are wrong. Like a login, but starts no session. */
export async function checkCredentials(
  database: Database,
  { userName, password, ip }: Credentials,
): Promise<Login | null> {
  const { prefix, name } = splitUserName(userName)
  const roles = (prefix !== null && Object.hasOwn(rolesByPrefix, prefix) && rolesByPrefix[prefix]) || []
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
  if (!login) throw tooManyAttempts('session.tooManyLogins')

  const { found, accountKey } = login
  const isAdmitted = found !== null && found.status === 'active' && roles.includes(found.role)
  // Always compared, so that a refusal takes as long as a login.
  const isRight = await isPassword(password, found?.passwordHash ?? null)
  if (!isRight || !isAdmitted) return null

  await database.system(async (tx) => {
    await clearAttempts(tx, accountKey)
    await giveBackAttempt(tx, addressKey)
  })
  return found
}

/** The key for attempts at an account from unknown addresses. */
export const accountKeyOf = (name: string): string => `account ${name.toLowerCase()}`

/** False when the password was changed or the account deactivated after the password was checked. */
async function isUnchanged(tx: Tx, { userId, passwordHash }: Login): Promise<boolean> {
  const [user] = await tx
    .select({ passwordHash: appUser.passwordHash, status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for('share')
  return user?.status === 'active' && user.passwordHash === passwordHash
}

/** The next token pair for a refresh token; null when it is not valid, or no longer. */
export async function refresh(database: Database, refreshToken: string): Promise<TokenPair | null> {
  const tokens = createTokens()
  const { outcome } = await database.system((tx) => rotateSession(tx, refreshToken, tokens))
  return outcome === 'rotated' ? tokens : null
}
