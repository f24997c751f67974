import { tellErrorMessage } from './error-messages.ts'
import { isRecord, parsed } from './json.ts'

/** What a user reads when a failure says nothing better of itself. */
export const defaultMessage = 'Something went wrong. Please try again later.'

/** What a user reads when no answer came at all. */
export const unreachableMessage = 'The server cannot be reached. Please check your connection and try again.'

interface Failure {
  status: number
  message: string
  fields?: Readonly<Record<string, string>>
  body?: unknown
  isTold?: boolean
}

/**
 * A call that failed, whatever the reason. An aborted call is not a failure: it rejects with the signal's reason.
 */
export class ApiError extends Error {
  /** HTTP status; 0 = no answer came. */
  readonly status: number
  /** One sentence for each rejected field, by its path (`lines.2.amount`); empty unless the input was rejected. */
  readonly fields: Readonly<Record<string, string>>
  /** What the server answered: parsed JSON, else text; for a 422 with its `statusMessage`. */
  readonly body: unknown
  /** Its message is shown already, see `onErrorMessage`. */
  readonly isTold: boolean

  constructor({ status, message, fields = {}, body = null, isTold = false }: Failure) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = fields
    this.body = body
    this.isTold = isTold
  }
}

/** The failure that an answer reports, by the error catalogue of the specification (section 8). */
export async function failureOf(response: Response): Promise<ApiError> {
  const { status } = response
  const body = parsed(await response.text())
  const record = isRecord(body) ? body : {}
  const errorMessage = textIn(record, 'errorMessage')
  const own = errorMessage ?? textIn(record, 'message')
  // A 401 is no news to anybody: the call is sent again with fresh tokens, or the login follows.
  const isTold = errorMessage !== null && status !== 401 && tellErrorMessage(errorMessage)

  // HTTP/2 carries no status text.
  if (status === 400) {
    return new ApiError({ status, message: response.statusText || '400 - Bad Request', body, isTold })
  }
  if (status === 422) {
    const statusMessage = response.statusText || '422 - Unprocessable Content'
    const fields = isRecord(record['fields']) ? textsOf(record['fields']) : {}
    return new ApiError({ status, message: own ?? statusMessage, fields, body: { ...record, statusMessage }, isTold })
  }
  return new ApiError({ status, message: own ?? defaultMessage, body, isTold })
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
