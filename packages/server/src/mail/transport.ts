import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createTransport } from 'nodemailer'

/** One mail to one person. */
export interface Message {
  to: string
  subject: string
  text: string
  html: string
}

/** Hands a mail over. Rejects when it was not taken. `name` is a file's name in an outbox. */
export type SendMail = (message: Message, name: string) => Promise<void>

export interface MailSettings {
  send: SendMail
  /** Base URL of the app for links, read when a mail is written. Never taken from a request. */
  baseUrl: () => string
}

/** Sends through a mail server: `smtps://user:password@mail.example.org`. Nothing is tried for ever. */
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
 * Puts each mail as a file into a folder, for a machine without a mail server: mail programs open it, and so does an editor.
 * The files hold links that work, so only the account that runs the server reads them.
 */
export function outboxTransport(folder: string, from = 'Commissary <commissary@localhost>'): SendMail {
  return async (message, name) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = join(folder, `.${randomUUID()}`)
    await writeFile(unfinished, toFile(message, from), { mode: 0o600 })
    await rename(unfinished, join(folder, `${name}.eml`))
  }
}

/** The mail as it stands, in UTF-8 (RFC 6532): a mailer would break a link over two lines that only mail programs join. */
function toFile({ to, subject, text, html }: Message, from: string): string {
  const boundary = randomUUID()
  const header = (name: string, value: string) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content,
  ]
  return [
    header('From', from),
    header('To', to),
    header('Subject', subject),
    header('Date', new Date().toUTCString().replace('GMT', '+0000')),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ]
    .join('\n')
    .replace(/\r?\n/g, '\r\n')
}

/** No text of a mail can make the mailer read a file or an address. */
const ownContentOnly = { disableFileAccess: true, disableUrlAccess: true }

/** The recipient as an address, not as a text that is searched for addresses: a comma in it makes no second one. */
function envelope({ to, subject, text, html }: Message) {
  return { to: { name: '', address: to }, subject, text, html }
}
