import { ApiError, defaultMessage, failureOf, unreachableMessage } from './api-error.ts'
import { fileNameIn } from './file-name.ts'
import { addressOf, type Service } from './services.ts'

/** What a caller may add to any call. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The `version` that the writer saw: refused with 409 where somebody else saved since. Without it the last write wins. */
  ifMatch?: number | undefined
  /** One key for one effect: the same call sent again with it is not carried out again. See `newKey`. */
  idempotencyKey?: string | undefined
  /** Another token than the session's; such a call never starts a refresh. */
  accessToken?: string | undefined
}

/** What a generated function sends. */
export interface CallRequest extends CallOptions {
  method: string
  contentType?: string
  body?: string | URLSearchParams | Blob
}

/** Sends one call as it is and reads its answer: JSON, or a `File` that has the name the server gave it. */
export async function send<Answer>(service: Service, path: string, request: CallRequest): Promise<Answer> {
  try {
    const response = await fetch(urlOf(service, path, request.accessToken), initOf(request))
    if (!response.ok) throw await failureOf(response)
    // The contract says what it is, and the server keeps it.
    return (await answerOf(response)) as Answer
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (request.signal?.aborted && !isTimeout(error)) throw error
    throw new ApiError({ status: 0, message: unreachableMessage })
  }
}

export const sendToAuthentication = <Answer>(path: string, request: CallRequest): Promise<Answer> =>
  send('authentication', path, request)

export const sendToProduct = <Answer>(path: string, request: CallRequest): Promise<Answer> =>
  send('product', path, request)

function urlOf(service: Service, path: string, accessToken: string | undefined): string {
  const url = addressOf(service) + path
  if (accessToken === undefined) return url
  return `${url}${path.includes('?') ? '&' : '?'}access_token=${encodeURIComponent(accessToken)}`
}

function initOf({ method, contentType, body, signal, ifMatch, idempotencyKey }: CallRequest): RequestInit {
  const headers = new Headers({ Accept: 'application/json' })
  if (contentType !== undefined) headers.set('Content-Type', contentType)
  if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`)
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  return {
    method,
    headers,
    body: body ?? null,
    signal: signal ?? null,
    // The address carries a token: it must reach neither a cache nor another site.
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('Content-Type') ?? ''
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return readJson(response)
  // A page where data was asked for: the address is not that of the service.
  if (type === '' || /^text\/html\b/i.test(type)) throw unusable(response)
  const blob = await response.blob()
  return new File([blob], fileNameIn(response.headers.get('Content-Disposition')) ?? 'download', { type: blob.type })
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw unusable(response)
  }
}

const unusable = ({ status }: Response) => new ApiError({ status, message: defaultMessage })

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
