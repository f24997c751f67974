import { ApiError, rejected, unauthorized } from '../../contract/api-error.ts'
import type { Answer, Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/work.ts'
import { message, translatorFor, type Message } from '../../shared/messages.ts'
import { logIn, refresh } from './login.ts'
import { findSession, revokeFamily, rotateSession } from './store.ts'
import { createTokens, lifetimes, type TokenPair } from './tokens.ts'
import { readUserInfo, saveOwnLanguage } from './user-info.ts'

/** Calls without a session use the database directly: no caterer is known yet. */
export function sessionHandlers(
  database: Database,
): Handlers<'createToken' | 'revokeToken' | 'readUserInfo' | 'chooseLanguage'> {
  return {
    async createToken({ body, ip }) {
      if (body.grant_type === 'refresh_token') {
        if (!body.refresh_token) throw rejected({ refresh_token: message('session.refreshTokenRequired') })
        return tokenAnswer(await refresh(database, body.refresh_token), message('session.ended'))
      }
      const { username: userName, password, device } = body
      if (!userName || !password) {
        throw rejected({
          ...(userName ? {} : { username: message('session.userNameRequired') }),
          ...(password ? {} : { password: message('session.passwordRequired') }),
        })
      }
      const loggedIn = await logIn(database, { userName, password, ip, device })
      return tokenAnswer(loggedIn?.tokens ?? null, message('session.invalid'), loggedIn?.device)
    },

    async revokeToken({ body, t }) {
      await revoke(database, body.token)
      return { status: 200, body: { data: { message: t('session.loggedOut') } } }
    },

    async readUserInfo({ caller, work }) {
      const body = await work((tx) => readUserInfo(tx, caller))
      // The account was removed after the token was checked.
      if (!body) throw unauthorized()
      return { status: 200, body }
    },

    async chooseLanguage({ caller, body, work }) {
      const language = await work((tx) => saveOwnLanguage(tx, caller, body.language))
      if (language === null) throw unauthorized()
      return { status: 200, body: { data: { message: translatorFor(language)('session.languageChosen') } } }
    },
  }
}

function tokenAnswer(tokens: TokenPair | null, refusal: Message, device?: string): Answer<'createToken'> {
  if (!tokens) throw new ApiError(400, refusal, { error: 'invalid_grant' })
  return {
    status: 200,
    body: {
      access_token: tokens.access,
      refresh_token: tokens.refresh,
      token_type: 'bearer',
      expires_in: lifetimes.accessSeconds,
      ...(device !== undefined && { device }),
    },
  }
}

/** Ends the family of an access or refresh token. Ignores an invalid token. */
async function revoke(database: Database, token: string): Promise<void> {
  const found = await database.system((tx) => findSession(tx, token))
  if (found) {
    await database.work({ ...found, reserveBytes: 'reserve' }, (tx) => revokeFamily(tx, { familyId: found.familyId }))
    return
  }
  // A refresh token reveals its session only when it is used; the new pair is discarded with the family.
  const { catererId, sessionId } = await database.system((tx) => rotateSession(tx, token, createTokens()))
  if (catererId !== null && sessionId !== null) {
    await database.work({ catererId, reserveBytes: 'reserve' }, (tx) => revokeFamily(tx, { sessionId }))
  }
}
