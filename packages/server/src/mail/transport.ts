import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createTransport } from 'nodemailer'

export interface MailAttachment {
  fileName: string
  mediaType: string
  bytes: Uint8Array
}

/** One mail to one person. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
}

/** Sends a mail. Rejects when it was not accepted. `name` is the file name in an outbox. */
export type SendMail = (message: MailMessage, name: string) => Promise<void>

export interface MailSettings {
  send: SendMail
  /** Base URL of the app for links, read when a mail is written. Never taken from a request. */
  baseUrl: () => string
}

/** Sends through a mail server, such as `smtps://user:password@mail.example.org`, with timeouts. */
export function smtpTransport(url: string, from: string): SendMail {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, ...ownContentOnly },
    { from },
  )
  return async (message) => {
    await transport.sendMail(envelope(message))
  }
}

/**
 * Writes each mail to a file, for a machine without a mail server. Mail programs and editors open it. The files contain
 * working links, so only the account that runs the server can read them.
 */
export function outboxTransport(folder: string, from = 'Commissary <commissary@localhost>'): SendMail {
  return async (message, name) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = join(folder, `.${randomUUID()}`)
    await writeFile(unfinished, toFile(message, from), { mode: 0o600 })
    await rename(unfinished, join(folder, `${name}.eml`))
  }
}

/** The mail in plain UTF-8 (RFC 6532). Encoding would split a link across two lines, which only mail programs rejoin. */
function toFile({ to, subject, text, html, attachments = [] }: MailMessage, from: string): string {
  const header = (name: string, value: string) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`
  const part = (type: string, content: string) => [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content,
  ]
  const letter = multipart('alternative', [part('text/plain', text), part('text/html', html)])
  return [
    header('From', from),
    header('To', to),
    header('Subject', subject),
    header('Date', new Date().toUTCString().replace('GMT', '+0000')),
    'MIME-Version: 1.0',
    ...(attachments.length === 0 ? letter : multipart('mixed', [letter, ...attachments.map(toPart)])),
  ]
    .join('\n')
    .replace(/\r?\n/g, '\r\n')
}

function multipart(kind: 'alternative' | 'mixed', parts: readonly string[][]): string[] {
  const boundary = randomUUID()
  return [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
    `--${boundary}--`,
    '',
  ]
}

const toPart = ({ fileName, mediaType, bytes }: MailAttachment): string[] => [
  `Content-Type: ${mediaType}`,
  'Content-Transfer-Encoding: base64',
  `Content-Disposition: attachment; filename="${fileName.replace(/[^ -~]|["\\]/g, '_')}"`,
  '',
  // Lines of at most 76 characters (RFC 2045, 6.8).
  ...(Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,76}/g) ?? []),
]

/** Keeps the mailer from reading files or URLs named in a mail. */
const ownContentOnly = { disableFileAccess: true, disableUrlAccess: true }

/** The recipient as one address, not as text to parse: a comma cannot add a second recipient. */
function envelope({ to, subject, text, html, attachments = [] }: MailMessage) {
  return {
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
        filename: fileName,
        contentType: mediaType,
        content: Buffer.from(bytes),
      })),
    }),
  }
}
