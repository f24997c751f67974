// Generated from openapi/ by `pnpm generate`. Do not edit.

export type TokenTokenType = 'bearer'
export interface Token {
  access_token: string
  refresh_token: string
  token_type: TokenTokenType
  /** Seconds that the access token is good for. */
  expires_in: number
}

export type TokenFailureError = 'invalid_grant' | 'invalid_request'
export interface TokenFailure {
  error: TokenFailureError
  message: string
}

export interface Failure {
  message: string
  /** Shown to the user as a toast. */
  errorMessage?: string
}

/**
 * One sentence for each field, by its path (`lines.2.amount`).
 */
export type RejectionFields = { [key: string]: string }

export interface Rejection {
  message: string
  /** One sentence for each field, by its path (`lines.2.amount`). */
  fields: RejectionFields
}

/**
 * @minimum 1
 * @maximum 9007199254740991
 */
export type Id = number

export type SavedData = {
  message: string
  id?: Id
  version?: number
}

export interface Saved {
  data: SavedData
}

/**
 * Any other failure.
 */
export type FailedResponse = Failure

/**
 * No session, or one that has ended.
 */
export type UnauthorizedResponse = Failure

/**
 * Input that breaks a rule, field by field.
 */
export type RejectedResponse = Rejection

export type CreateTokenBodyGrantType = 'password' | 'refresh_token'
export type CreateTokenBody = {
  grant_type: CreateTokenBodyGrantType
  /** @maxLength 320 */
  username?: string
  /** @maxLength 200 */
  password?: string
  /** @maxLength 200 */
  refresh_token?: string
}

export type RevokeTokenBody = {
  /** @maxLength 200 */
  token: string
}
