import { pino, stdSerializers, type Logger } from 'pino'

import { databaseError } from '../db/errors.ts'
import type { LogLevel } from '../config.ts'
import { operations } from '../contract/generated/operations.ts'

interface LoggedRequest {
  id: unknown
  method: string
  url: string
  ip: string
}

const beyondAscii = /[\u007f-\uffff]/g
const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The server's log. URLs contain tokens, so they are redacted before they are logged. Headers are never logged, because a
 * Referer would contain the same URL.
 */
export function createLog(level: LogLevel, stream?: { write: (line: string) => void }): Logger {
  const options = {
    level,
    // Terminals interpret more characters than JSON escapes, and log readers may treat some as line ends.
    hooks: { streamWrite: (line: string) => cleanLine(line).replaceAll(beyondAscii, escaped) },
    serializers: {
      req: ({ id, method, url, ip }: LoggedRequest) => ({ id, method, url: cleanUrl(url), ip }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: serializeError,
    },
  }
  return stream ? pino(options, stream) : pino(options)
}

/** First path segments of the API. Every other path is a page of the app. */
export const apiSegments: readonly string[] = [
  ...new Set(['healthz', ...Object.values(operations).map(({ path }) => path.split('/')[1] ?? '')]),
]
const knownSegments: ReadonlySet<string> = new Set(apiSegments.map((segment) => segment.toLowerCase()))

/** Whether a path is an API call, not a page. */
export function isApiPath(path: string): boolean {
  const [, segment = ''] = path.split('/')
  return knownSegments.has(decodeSafely(segment).toLowerCase())
}

/** Secrets, and names of users: more people read logs than data. */
const unwritten = /token|password|secret|key|uid|user_?name/i

/** The separators of a URL's parts, plain or encoded. */
const marks = /([?&;#]|%3f|%26|%3b|%23)/i

/**
 * The URL without secrets and email addresses. For a page, only the path is kept, because a hand-off login is base64 in its
 * query.
 */
export function cleanUrl(url: string): string {
  const [path = '', ...rest] = url.split(marks)
  if (!isApiPath(path)) return withoutLinkToken(path)
  return path + rest.map(cleanPart).join('')
}

/** The page of a receiving link has its token in the path. */
const withoutLinkToken = (path: string) => (/^\/+receive\//i.test(decodeSafely(path)) ? '/receive/[redacted]' : path)

function cleanPart(pair: string): string {
  const [name = ''] = pair.split(/=|%3d/i, 1)
  const isSecret = unwritten.test(decodeSafely(name)) || /@|%40/.test(decodeSafely(pair))
  return isSecret ? `${name}=[redacted]` : pair
}

/** A URL with a query, to the end of the text or to a quote of the line's JSON. */
const urls = /\/[^\s"\\?;#]*(?:[?;#]|%3f|%3b|%23)[^\s"\\]*/gi
/** A secret outside of a URL that we recognize: in a library's own words, or behind an encoded separator. */
const secretPairs = /([\w%.-]*(?:token|password|secret)[\w%.-]*(?:=|%3d))(?!\[redacted\])[^\s"\\&;#]+/gi
const emails = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi

/**
 * The last gate before the log, for the lines of libraries: Fastify's warning about a response that comes too late contains
 * the whole URL.
 */
function cleanLine(line: string): string {
  return line.replaceAll(urls, cleanUrl).replaceAll(secretPairs, '$1[redacted]').replaceAll(emails, '[redacted]')
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The query builder's errors list the query's parameters. The database's own messages have none. */
function serializeError(error: Error): object {
  const { message, stack, type } = stdSerializers.err(databaseError(error) ?? error)
  if (message.startsWith('Failed query')) return { type, message: 'Failed query', stack: causeStack(error) }
  return { type, message, stack }
}

function causeStack(error: Error): string {
  return error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : ''
}
