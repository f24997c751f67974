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
 * Puts each mail as a file that mail programs open into a folder, for a machine without a mail server. The files hold
 * links that work: only the account that runs the server reads them.
 */
export function outboxTransport(folder: string, from = 'Commissary <commissary@localhost>'): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, ...ownContentOnly }, { from })
  return async (message, name) => {
    const { message: bytes } = await transport.sendMail(envelope(message))
    if (!Buffer.isBuffer(bytes)) throw new Error('The mail was not written out')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = join(folder, `.${randomUUID()}`)
    await writeFile(unfinished, bytes, { mode: 0o600 })
    await rename(unfinished, join(folder, `${name}.eml`))
  }
}

/** No text of a mail can make the mailer read a file or an address. */
const ownContentOnly = { disableFileAccess: true, disableUrlAccess: true }

/** The recipient as an address, not as a text that is searched for addresses: a comma in it makes no second one. */
function envelope({ to, subject, text, html }: Message) {
  return { to: { name: '', address: to }, subject, text, html }
}
