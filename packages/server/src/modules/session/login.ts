import { ApiError } from '../../contract/api-error.ts'
import type { Database } from '../../db/work.ts'
import { isPassword } from './passwords.ts'
import {
  clearAttempts,
  findLogin,
  giveBackAttempt,
  insertSession,
  loginLimits,
  rotateSession,
  takeAttempt,
  type Login,
} from './store.ts'
import { createTokens, type TokenPair } from './tokens.ts'

/** Which of the product's roles each door admits. Caterer staff and administrators share one. */
const doors: Record<string, readonly Login['role'][]> = {
  ROLE_CATERER: ['administrator', 'staff'],
  ROLE_PARENT: ['parent'],
}

/**
 * Logs in with a user name that begins with its role: `ROLE_CATERER:planner@demo.test`. Null for every kind of wrong: no
 * answer and no time tells whether an account exists. Throws a 429 after too many tries.
 */
export async function logIn(
  database: Database,
  { userName, password, ip }: { userName: string; password: string; ip: string },
): Promise<TokenPair | null> {
  const colon = userName.indexOf(':')
  const roles = doors[userName.slice(0, Math.max(colon, 0))] ?? []
  const name = userName.slice(colon + 1)
  const accountKey = `account ${name.toLowerCase()}`
  const addressKey = `address ${ip}`

  const login = await database.system(async (tx) => {
    const isWithinLimits =
      (await takeAttempt(tx, addressKey, loginLimits.perAddress)) &&
      (await takeAttempt(tx, accountKey, loginLimits.perAccount))
    return isWithinLimits ? { found: await findLogin(tx, name) } : null
  })
  if (!login) throw tooManyAttempts()

  const { found } = login
  const isAdmitted = found !== null && found.status === 'active' && roles.includes(found.role)
  // Compared in every case: a refusal takes as long as a login.
  const isRight = await isPassword(password, found?.passwordHash ?? null)
  if (!isRight || !isAdmitted) return null

  await database.system(async (tx) => {
    await clearAttempts(tx, accountKey)
    await giveBackAttempt(tx, addressKey)
  })
  const tokens = createTokens()
  await database.work(found, (tx) => insertSession(tx, found.userId, tokens))
  return tokens
}

/** The next pair for a refresh token; null when it is not, or no longer, good. */
export async function refresh(database: Database, refreshToken: string): Promise<TokenPair | null> {
  const tokens = createTokens()
  const { outcome } = await database.system((tx) => rotateSession(tx, refreshToken, tokens))
  return outcome === 'rotated' ? tokens : null
}

function tooManyAttempts(): ApiError {
  const minutes = loginLimits.windowSeconds / 60
  return new ApiError(429, `Too many attempts to log in. Please try again in ${minutes} minutes.`, {
    headers: { 'retry-after': String(loginLimits.windowSeconds) },
  })
}
