import { createHash, randomBytes } from 'node:crypto'

/**
 * How long sessions last. A login ends after a working day of 12 hours, and after 2 hours without a refresh: long enough for a
 * delivery or a lunch service, short enough for an unattended desk.
 */
export const lifetimes = {
  /** Of an access token; clients refresh it in the background. */
  accessSeconds: 15 * 60,
  /** Of a refresh token: how long a session can stay idle. */
  refreshSeconds: 2 * 60 * 60,
  /** Of a login with all its refreshes. */
  familySeconds: 12 * 60 * 60,
  /** A refresh token that was just replaced still works, because the response may have been lost. */
  graceSeconds: 10,
}

export interface TokenPair {
  access: string
  refresh: string
}

/** A new pair of random 256-bit tokens. */
export function createTokens(): TokenPair {
  return { access: randomBytes(32).toString('base64url'), refresh: randomBytes(32).toString('base64url') }
}

/** The stored hash of a token. Tokens are random, so an unsalted hash is safe. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
