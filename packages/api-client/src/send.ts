import { ApiError, failureOf } from './api-error.ts'
import { fileNameIn } from './file-name.ts'
import { addressOf, type Service } from './services.ts'
import { clientLanguage, clientTexts } from './texts.ts'

declare global {
  /** A read that the page sent before this code arrived. The app's build puts it into the page. */
  var firstRead: { url: string; answer: Promise<Response> } | undefined
}

/** Options of every call. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The `version` that the change is based on. If someone else has saved since, the response is 409. Without it, the last write wins. */
  ifMatch?: number | undefined
  /** Repeating a call with the same key has no further effect. See `newKey`. */
  idempotencyKey?: string | undefined
  /** A token to use instead of the session's. Such a call never starts a refresh. */
  accessToken?: string | undefined
}

/** The request of a generated function. */
export interface CallRequest extends CallOptions {
  method: string
  contentType?: string
  body?: string | URLSearchParams | Blob
}

/** Sends a call and reads the response: JSON, or a `File` with the server's file name. */
export async function send<Answer>(service: Service, path: string, request: CallRequest): Promise<Answer> {
  const response = await reached(request, fetchOrRepeat(urlOf(service, path, request.accessToken), initOf(request)))
  if (!response.ok) throw failureOf(response, await reached(request, response.text()))
  // The contract defines the type, and the server's tests check it.
  return (await answerOf(response, request)) as Answer
}

/** The result from the network, or the failure to show if there is none. An aborted call rejects with the signal's reason. */
async function reached<Result>({ signal }: CallRequest, result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    if (signal?.aborted && !isTimeout(error)) throw error
    throw new ApiError({ status: 0, message: clientTexts().unreachable })
  }
}

/** Milliseconds before a write is repeated. */
const repeatDelay = 1_000

/**
 * Fetches. A write that the server could not finish (503) may have been saved all the same, so it is sent again with its
 * key, which never saves twice.
 */
async function fetchOrRepeat(url: string, init: RequestInit & { headers: Headers }): Promise<Response> {
  const response = await (takeFirstRead(url) ?? fetch(url, init))
  if (response.status !== 503 || !init.headers.has('Idempotency-Key')) return response
  await new Promise((resolve) => setTimeout(resolve, repeatDelay))
  return fetch(url, init)
}

/** The answer to the page's first read, once. */
function takeFirstRead(url: string): Promise<Response> | undefined {
  if (globalThis.firstRead?.url !== url) return undefined
  const { answer } = globalThis.firstRead
  globalThis.firstRead = undefined
  return answer
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

function initOf({ method, contentType, body, signal, ifMatch, idempotencyKey, accessToken }: CallRequest) {
  const headers = new Headers({ Accept: 'application/json' })
  const language = clientLanguage()
  if (language !== null) headers.set('Accept-Language', language)
  if (contentType !== undefined) headers.set('Content-Type', contentType)
  if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`)
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  return {
    method,
    headers,
    body: body ?? null,
    signal: signal ?? null,
    // The URL contains a token, so it must not reach a cache or another site. Without one, the server says what may be cached.
    cache: accessToken === undefined ? 'default' : 'no-store',
    referrerPolicy: 'no-referrer',
  } satisfies RequestInit
}

async function answerOf(response: Response, request: CallRequest): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('Content-Type') ?? ''
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    return jsonOf(response, await reached(request, response.text()))
  }
  // An HTML page instead of data: this is not the service's address.
  if (type === '' || /^text\/html\b/i.test(type)) throw unusable(response)
  const blob = await reached(request, response.blob())
  return new File([blob], fileNameIn(response.headers.get('Content-Disposition')) ?? 'download', { type: blob.type })
}

function jsonOf(response: Response, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unusable(response)
  }
}

const unusable = ({ status }: Response) => new ApiError({ status, message: clientTexts().failed })

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
