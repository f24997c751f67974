// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { CreateTokenBody, RevokeTokenBody, Saved, Token } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { sendToAuthentication } from '../../../send.ts'

const getCreateTokenUrl = () => {
  return `/oauth/token`
}

/**
 * `password` takes `username` prefixed with the role (`ROLE_CATERER:planner@demo.test`) and `password`. A refresh token works once; for 10 seconds it still answers, with another pair of the same family, because an answer can be lost. Later use of a spent one ends the whole family.
 * @summary Logs in, or trades a refresh token for the next pair
 */
export const createToken = async (createTokenBody: CreateTokenBody, options?: CallOptions): Promise<Token> => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`grant_type`, createTokenBody.grant_type)
  if (createTokenBody.username !== undefined) {
    formUrlEncoded.append(`username`, createTokenBody.username)
  }
  if (createTokenBody.password !== undefined) {
    formUrlEncoded.append(`password`, createTokenBody.password)
  }
  if (createTokenBody.refresh_token !== undefined) {
    formUrlEncoded.append(`refresh_token`, createTokenBody.refresh_token)
  }

  return sendToAuthentication<Token>(getCreateTokenUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/x-www-form-urlencoded',
    body: formUrlEncoded,
  })
}

const getRevokeTokenUrl = () => {
  return `/oauth/revoke`
}

/**
 * Answers the same for a token that is unknown or already ended.
 * @summary Ends the session that a token belongs to
 */
export const revokeToken = async (revokeTokenBody: RevokeTokenBody, options?: CallOptions): Promise<Saved> => {
  const formUrlEncoded = new URLSearchParams()
  formUrlEncoded.append(`token`, revokeTokenBody.token)

  return sendToAuthentication<Saved>(getRevokeTokenUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/x-www-form-urlencoded',
    body: formUrlEncoded,
  })
}
