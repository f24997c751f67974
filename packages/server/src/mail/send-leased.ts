import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import { caterer } from '../db/schema/caterer.ts'
import { appUser } from '../db/schema/user.ts'
import { ownCaterer, type Database, type Tx } from '../db/work.ts'
import { mintLink, type LinkPurpose } from '../modules/passwords/links.ts'
import { writeLetter } from './letters.ts'
import { finishMail, giveUpMail, postponeMail, renewLease, type LeasedMail, type MailKind } from './queue.ts'
import type { MailSettings, Message } from './transport.ts'

/** Pauses between attempts, in minutes: 8 attempts in about a day and a half. */
const pauses = [1, 5, 15, 60, 240, 720, 1080]

/**
 * Writes a leased mail and hands it over; what fails is put off, and given up at last. Neither the log nor the table learns
 * more than the kind of failure: a mail server's answer may repeat the mail.
 */
export async function sendLeased(
  database: Database,
  log: FastifyBaseLogger,
  { send, baseUrl }: MailSettings,
  leased: LeasedMail,
  owner: string,
): Promise<void> {
  const work = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => database.work({ catererId: leased.catererId }, run)
  try {
    const message = await work((tx) => writeMail(tx, leased, owner, baseUrl()))
    if (!message) return
    await send(message, `${String(leased.id).padStart(6, '0')}-${leased.kind}`)
    await work((tx) => finishMail(tx, leased, owner))
  } catch (error) {
    const reason = reasonOf(error)
    const minutes = pauses[leased.attempts - 1]
    log.warn({ mailId: leased.id, kind: leased.kind, reason, attempts: leased.attempts }, 'a mail was not sent')
    await work((tx) =>
      minutes === undefined
        ? giveUpMail(tx, leased, owner, reason)
        : postponeMail(tx, leased, owner, minutes * 60, reason),
    )
  }
}

const links: Partial<Record<MailKind, { purpose: LinkPurpose; path: string }>> = {
  reset: { purpose: 'reset', path: '/reset' },
  invitation: { purpose: 'activate', path: '/activate' },
}

/** The mail as it is sent, with a link made for it; null when it was called off, or nobody needs it any more. */
async function writeMail(tx: Tx, leased: LeasedMail, owner: string, baseUrl: string): Promise<Message | null> {
  // The user's row is taken first, here as everywhere: who calls a mail off comes before, or waits.
  const [user] = await tx.select().from(appUser).where(eq(appUser.id, leased.userId)).for('update')
  const [own] = await tx.select({ name: caterer.name }).from(caterer).where(eq(caterer.id, ownCaterer()))
  if (!(await renewLease(tx, leased, owner))) return null
  const isWanted =
    user?.status === 'active' &&
    user.archivedAt === null &&
    (user.passwordHash === null) === (leased.kind === 'invitation')
  if (!isWanted || !own) {
    await giveUpMail(tx, leased, owner, 'not needed any more')
    return null
  }
  const link = links[leased.kind]
  const address = link && linkAddress(baseUrl, link.path, await mintLink(tx, user.id, link.purpose), user.id)
  const facts = {
    firstName: user.firstName,
    catererName: own.name,
    userName: user.userName,
    link: address ?? '',
  }
  return { to: user.userName, ...writeLetter(leased.kind, facts) }
}

function linkAddress(baseUrl: string, path: string, token: string, userId: number): string {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
  url.search = String(new URLSearchParams({ token, uid: String(userId) }))
  return url.href
}

/** `EENVELOPE 550`: what the mailer calls the failure, and the number of the mail server's answer. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length > 0 ? parts.join(' ') : 'failed'
}
