import { ApiError, rejected } from '../../contract/api-error.ts'
import type { Answer, Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/work.ts'
import { logIn, refresh } from './login.ts'
import { findSession, revokeFamily, rotateSession } from './store.ts'
import { createTokens, lifetimes, type TokenPair } from './tokens.ts'
import { readUserInfo } from './user-info.ts'

/** Calls before a caterer is known work on the database itself. */
export function sessionHandlers(database: Database): Handlers<'createToken' | 'revokeToken' | 'readUserInfo'> {
  return {
    async createToken({ body, ip }) {
      if (body.grant_type === 'refresh_token') {
        if (!body.refresh_token) throw rejected({ refresh_token: 'Please provide refresh token.' })
        return tokenAnswer(await refresh(database, body.refresh_token), 'The session has ended. Please log in.')
      }
      const { username: userName, password } = body
      if (!userName || !password) {
        throw rejected({
          ...(userName ? {} : { username: 'Please provide user name.' }),
          ...(password ? {} : { password: 'Please provide password.' }),
        })
      }
      return tokenAnswer(await logIn(database, { userName, password, ip }), 'Invalid Username/password')
    },

    async revokeToken({ body }) {
      await revoke(database, body.token)
      return { status: 200, body: { data: { message: 'Logged out successfully' } } }
    },

    async readUserInfo({ caller, work }) {
      const body = await work((tx) => readUserInfo(tx, caller))
      // The account went away between the look at the token and this one.
      if (!body) throw new ApiError(401, 'Please log in.')
      return { status: 200, body }
    },
  }
}

function tokenAnswer(tokens: TokenPair | null, refusal: string): Answer<'createToken'> {
  if (!tokens) return { status: 400, body: { error: 'invalid_grant', message: refusal } }
  return {
    status: 200,
    body: {
      access_token: tokens.access,
      refresh_token: tokens.refresh,
      token_type: 'bearer',
      expires_in: lifetimes.accessSeconds,
    },
  }
}

/** Ends the family of an access or a refresh token. A token that is not good has nothing to end. */
async function revoke(database: Database, token: string): Promise<void> {
  const found = await database.system((tx) => findSession(tx, token))
  if (found) {
    await database.work(found, (tx) => revokeFamily(tx, { familyId: found.familyId }))
    return
  }
  // A refresh token shows its session only by being spent; the pair is thrown away with the family.
  const { catererId, sessionId } = await database.system((tx) => rotateSession(tx, token, createTokens()))
  if (catererId !== null && sessionId !== null) {
    await database.work({ catererId }, (tx) => revokeFamily(tx, { sessionId }))
  }
}
