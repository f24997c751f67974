// Generated from openapi/ by `pnpm generate`. Do not edit.

import { formBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { sendToAuthentication } from '../../../send.ts'
import type { RevokeRequest, Saved, Token, TokenRequest } from '../../types.ts'

/** Logs in, or exchanges a refresh token for a new pair. The `password` grant takes `username`, prefixed with the role (`ROLE_CATERER:planner@demo.test`), and `password`. A refresh token works once. For 10 seconds after that, it still returns another pair of the same family, in case the first response was lost. Using a spent token later ends the whole family. */
export async function createToken(body: TokenRequest, options?: CallOptions): Promise<Token> {
  return sendToAuthentication('/oauth/token', { ...options, method: 'POST', ...formBody(body) })
}

/** Ends the session of a token. The response is the same for an unknown token and for one whose session has ended. */
export async function revokeToken(body: RevokeRequest, options?: CallOptions): Promise<Saved> {
  return sendToAuthentication('/oauth/revoke', { ...options, method: 'POST', ...formBody(body) })
}
