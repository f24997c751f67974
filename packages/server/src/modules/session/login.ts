import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { appUser } from '../../db/schema/user.ts'
import type { Database, Tx } from '../../db/work.ts'
import {
  clearAttempts,
  giveBackAttempt,
  hashAddress,
  hashDevice,
  networkOf,
  takeAttempt,
  tooManyAttempts,
} from './attempts.ts'
import { isPassword } from './passwords.ts'
import { findLogin, insertSession, isKnownAddress, recordLogin, rotateSession, type Login } from './store.ts'
import { createTokens, type TokenPair } from './tokens.ts'
import { splitUserName } from './user-names.ts'

/**
 * Attempts in 15 minutes. Those from a device or an address that the account has used before are counted separately, and the
 * limit of the address applies to everyone else: a school behind one address cannot lock out its own users.
 */
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
  /** What an earlier login of the device returned. It admits no one: it only counts the device's attempts separately. */
  device?: string | undefined
}

export interface LoggedIn {
  tokens: TokenPair
  /** To be sent with the device's next login. */
  device: string
}

/**
 * Logs in with a prefixed user name: `ROLE_CATERER:planner@demo.test`. Null for any wrong credentials: neither the response nor
 * its timing reveals whether an account exists. Throws a 429 after too many attempts.
 */
export async function logIn(database: Database, credentials: Credentials): Promise<LoggedIn | null> {
  const found = await checkCredentials(database, credentials)
  if (!found) return null
  const tokens = createTokens()
  return database.work({ ...found, reserveBytes: 'reserve' }, async (tx) => {
    if (!(await isUnchanged(tx, found))) return null
    await insertSession(tx, found.userId, tokens)
    const device = credentials.device ?? newDevice()
    await recordLogin(tx, found.userId, hashAddress(found.userId, credentials.ip))
    await recordLogin(tx, found.userId, hashDevice(found.userId, device))
    return { tokens, device }
  })
}

/** The account of the credentials; null if they are wrong. Like a login, but starts no session. */
export async function checkCredentials(
  database: Database,
  { userName, password, ip, device }: Credentials,
): Promise<Login | null> {
  const { prefix, name } = splitUserName(userName)
  const roles = (prefix !== null && Object.hasOwn(rolesByPrefix, prefix) && rolesByPrefix[prefix]) || []
  const addressKey = `address ${networkOf(ip)}`

  const login = await database.system(async (tx) => {
    const found = await findLogin(tx, name)
    const known = found && (await knownOrigin(tx, found.userId, ip, device))
    const accountKey = known ? `account ${found.userId} at ${known}` : accountKeyOf(name)
    const limits = [
      ...(known ? [] : [{ key: addressKey, attempts: loginLimits.perAddress }]),
      { key: accountKey, attempts: loginLimits.perAccount },
    ]
    for (const limit of limits) if (!(await takeAttempt(tx, limit))) return null
    return { found, accountKey, isKnown: Boolean(known) }
  })
  if (!login) throw tooManyAttempts('session.tooManyLogins')

  const { found, accountKey, isKnown } = login
  const isAdmitted = found !== null && found.status === 'active' && roles.includes(found.role)
  // Always compared, so that a refusal takes as long as a login.
  const isRight = await isPassword(password, found?.passwordHash ?? null)
  if (!isRight || !isAdmitted) return null

  await database.system(async (tx) => {
    await clearAttempts(tx, accountKey)
    if (!isKnown) await giveBackAttempt(tx, addressKey)
  })
  return found
}

/** The hash of the device or address that the account has logged in from; null when it knows neither. */
async function knownOrigin(tx: Tx, userId: number, ip: string, device: string | undefined): Promise<string | null> {
  const hashes = [...(device === undefined ? [] : [hashDevice(userId, device)]), hashAddress(userId, ip)]
  for (const hash of hashes) if (await isKnownAddress(tx, userId, hash)) return hash
  return null
}

const newDevice = () => randomBytes(16).toString('base64url')

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
