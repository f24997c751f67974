import { showErrorMessage } from './error-messages.ts'
import { isRecord, parseJson } from './json.ts'
import { clientTexts } from './texts.ts'

interface Failure {
  status: number
  message: string
  fields?: Readonly<Record<string, string>>
  body?: unknown
  errorMessage?: string | null
  isShown?: boolean
}

/** A failed call, whatever the reason. An aborted call is not a failure: it rejects with the signal's reason. */
export class ApiError extends Error {
  /** HTTP status; 0 = no response. */
  readonly status: number
  /** One sentence per rejected field, by its path (`lines.2.amount`). Empty unless the input was rejected. */
  readonly fields: Readonly<Record<string, string>>
  /** The response body: parsed JSON, or text. For a 422 it includes `statusMessage`. */
  readonly body: unknown
  /** The response's `errorMessage`, a sentence for the user whatever the status; null without one. */
  readonly errorMessage: string | null
  /** The message has already been shown, see `onErrorMessage`. */
  readonly isShown: boolean

  constructor({ status, message, fields = {}, body = null, errorMessage = null, isShown = false }: Failure) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = fields
    this.body = body
    this.errorMessage = errorMessage
    this.isShown = isShown
  }
}

/** The error for a failed response, as in the specification's error catalog (section 8). */
export function failureOf(response: Response, text: string): ApiError {
  const { status } = response
  const body = parseJson(text)
  const record = isRecord(body) ? body : {}
  const errorMessage = textIn(record, 'errorMessage')
  const own = errorMessage ?? textIn(record, 'message')
  // A 401 needs no message: the call is sent again with fresh tokens, or the login page opens.
  const isShown = errorMessage !== null && status !== 401 && showErrorMessage(errorMessage)

  // HTTP/2 has no status text.
  if (status === 400) {
    return new ApiError({ status, message: response.statusText || '400 - Bad Request', body, errorMessage, isShown })
  }
  if (status === 422) {
    const statusMessage = response.statusText || '422 - Unprocessable Content'
    const fields = isRecord(record['fields']) ? textsOf(record['fields']) : {}
    const message = own ?? statusMessage
    return new ApiError({ status, message, fields, body: { ...record, statusMessage }, errorMessage, isShown })
  }
  return new ApiError({ status, message: own ?? clientTexts().failed, body, errorMessage, isShown })
}

function textIn(record: Record<string, unknown>, name: string): string | null {
  const value = record[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function textsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
