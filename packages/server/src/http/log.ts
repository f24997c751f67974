import { pino, stdSerializers, type Logger } from 'pino'

import { databaseError } from '../db/errors.ts'
import type { LogLevel } from '../config.ts'

interface LoggedRequest {
  id: unknown
  method: string
  url: string
  ip: string
}

const beyondAscii = /[\u007f-\uffff]/g
const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The server's log. Tokens travel in addresses, so addresses are cleaned before they are written, and no header is written
 * at all: a Referer would hold the same address again.
 */
export function createLog(level: LogLevel, stream?: { write: (line: string) => void }): Logger {
  const options = {
    level,
    // A terminal obeys more characters than JSON escapes, and a reader may take some for the end of a line.
    hooks: { streamWrite: (line: string) => line.replaceAll(beyondAscii, escaped) },
    serializers: {
      req: ({ id, method, url, ip }: LoggedRequest) => ({ id, method, url: cleanUrl(url), ip }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: serializeError,
    },
  }
  return stream ? pino(options, stream) : pino(options)
}

/** First segments of the addresses that answer data. Every other address is a page of the app. */
export const apiSegments = [
  'oauth',
  'commissary',
  'food',
  'ingredient',
  'recipe',
  'vendor',
  'storageLocations',
  'inventorySites',
  'healthz',
] as const
const knownSegments: ReadonlySet<string> = new Set(apiSegments.map((segment) => segment.toLowerCase()))

/** Whether an address is a call, not a page. */
export function isApiPath(path: string): boolean {
  const [, segment = ''] = path.split('/')
  return knownSegments.has(decodeSafely(segment).toLowerCase())
}

/** Secrets, and whose call it was: logs are read by more people than the data. */
const unwritten = /token|password|secret|key|uid|user_?name/i

/** Where a part of an address ends and the next begins, as it should be written or in disguise. */
const marks = /([?&;#]|%3f|%26|%3b|%23)/i

/**
 * The address without secrets and e-mail addresses. Of a page only the path is kept: a login handed over is base64 in its
 * query.
 */
export function cleanUrl(url: string): string {
  const [path = '', ...rest] = url.split(marks)
  if (!isApiPath(path)) return path
  return path + rest.map(cleanPart).join('')
}

function cleanPart(pair: string): string {
  const [name = ''] = pair.split(/=|%3d/i, 1)
  return unwritten.test(decodeSafely(name)) ? `${name}=[redacted]` : pair
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The query builder's own errors list the parameters of the query; what the database said holds none. */
function serializeError(error: Error): object {
  const { message, stack, type } = stdSerializers.err(databaseError(error) ?? error)
  if (message.startsWith('Failed query')) return { type, message: 'Failed query', stack: causeStack(error) }
  return { type, message, stack }
}

function causeStack(error: Error): string {
  return error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : ''
}
