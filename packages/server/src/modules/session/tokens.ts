import { createHash, randomBytes } from 'node:crypto'

/**
 * How long sessions live. A login ends after a working day of 12 hours however busy it was, and after 2 hours in which
 * nobody refreshed it: long enough for a delivery or a lunch service, short enough for a desk that was left.
 */
export const lifetimes = {
  /** Of an access token; clients refresh it unseen. */
  accessSeconds: 15 * 60,
  /** Of a refresh token: the time that a session may lie idle. */
  refreshSeconds: 2 * 60 * 60,
  /** Of a login with everything that follows from it. */
  familySeconds: 12 * 60 * 60,
  /** A refresh token that was just replaced is still honoured, because the answer to it may have been lost. */
  graceSeconds: 10,
}

export interface TokenPair {
  access: string
  refresh: string
}

/** A new pair of 256-bit tokens. They mean nothing by themselves. */
export function createTokens(): TokenPair {
  return { access: randomBytes(32).toString('base64url'), refresh: randomBytes(32).toString('base64url') }
}

/** What is stored of a token. Tokens are random, so a plain hash cannot be searched. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
