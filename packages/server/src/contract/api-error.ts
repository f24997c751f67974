import { defaultLanguage, type Language } from '@commissary/messages/languages'

import { message, translate, type FieldMessages, type Message } from '../shared/messages.ts'

/** The text for failures without a more specific one. */
export const defaultFailure = message('common.failed')

interface FailureDetails {
  /** One sentence for each field, by its path (`lines.2.amount`). */
  fields?: FieldMessages
  /** Shown to the user as a toast. */
  errorMessage?: Message
  /** Error code of the token call (RFC 6749, 5.2). */
  error?: 'invalid_grant'
  /** The stored record, included when a write is refused. */
  current?: object
  headers?: Record<string, string>
}

/** The body of a failed call. */
export interface FailureBody {
  error?: string
  message: string
  fields?: Record<string, string>
  errorMessage?: string
  current?: object
}

/** A refusal that is returned to the caller. The error handler translates it into the caller's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** A problem stored by an import is already translated. */
  readonly text: Message | string
  readonly details: FailureDetails

  constructor(status: number, text: Message | string, details: FailureDetails = {}) {
    super(wordedIn(defaultLanguage, text))
    this.status = status
    this.text = text
    this.details = details
  }
}

/** The body of a refusal, in the caller's language. */
export function failureBody({ status, text, details }: ApiError, language: Language): FailureBody {
  // The contract requires `fields` in a 422, even if no field caused it.
  const { error, fields = status === 422 ? {} : undefined, errorMessage, current } = details
  return {
    ...(error && { error }),
    message: wordedIn(language, text),
    ...(fields && { fields: translateFields(fields, language) }),
    ...(errorMessage && { errorMessage: translate(errorMessage, language) }),
    ...(current && { current }),
  }
}

function translateFields(fields: FieldMessages, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, translate(text, language)]))
}

/** 401: no session. */
export function unauthorized(text: Message = message('common.logIn')): ApiError {
  return new ApiError(401, text)
}

/** 403: the caller may not do this. */
export function forbidden(text: Message = message('common.notAllowed')): ApiError {
  return new ApiError(403, text)
}

/** 404: identical for a record that never existed and for another caterer's record. */
export function notFound(text: Message): ApiError {
  return new ApiError(404, text)
}

/** 409: the write conflicts with the stored record, which is included. */
export function conflict(text: Message | string, current: object): ApiError {
  return new ApiError(409, text, { current })
}

/** 413: an upload above the limit. */
export function tooLarge(text: Message): ApiError {
  return new ApiError(413, text)
}

/** 422: input that breaks a rule, with one sentence for each field. */
export function rejected(fields: FieldMessages, text: Message = message('common.checkFields')): ApiError {
  return new ApiError(422, text, { fields })
}

/** 429: too many attempts; `Retry-After` names the seconds to wait. */
export function tooManyRequests(text: Message, retryAfterSeconds: number): ApiError {
  return new ApiError(429, text, { headers: { 'retry-after': String(retryAfterSeconds) } })
}

const wordedIn = (language: Language, text: Message | string): string =>
  typeof text === 'string' ? text : translate(text, language)
