import { and, eq, inArray, sql } from 'drizzle-orm'

import { mail } from '../db/schema/mail.ts'
import type { Tx } from '../db/work.ts'

export type MailKind = (typeof mail.$inferSelect)['kind']

/** Kinds that carry a link. A user has one such mail at most on its way: the link of a second one would void the first. */
const withLink: MailKind[] = ['reset', 'invitation']

/**
 * Asks for a mail in the transaction of what it tells about; it is sent after the commit. Callers wake the mailer then.
 */
export async function queueMail(tx: Tx, userId: number, kind: MailKind): Promise<void> {
  if (withLink.includes(kind)) await cancelLinkMails(tx, userId)
  await tx.insert(mail).values({ userId, kind })
}

/** Calls off the mails with a link that were not sent yet. */
export async function cancelLinkMails(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(mail)
    .set({ state: 'failed', error: 'called off' })
    .where(and(eq(mail.userId, userId), eq(mail.state, 'waiting'), inArray(mail.kind, withLink)))
}

export interface LeasedMail {
  id: number
  catererId: number
  userId: number
  kind: MailKind
  attempts: number
}

/** Without a sign of life for this long another copy of the server takes a mail over. */
export const leaseSeconds = 60

/** The next mail that is due, of any caterer; null when there is none. */
export async function leaseMail(tx: Tx, owner: string): Promise<LeasedMail | null> {
  const [row] = await tx.execute<{
    mail_id: number
    caterer_id: number
    user_id: number
    kind: MailKind
    attempts: number
  }>(sql`select * from lease_mail(${owner}, ${leaseSeconds})`)
  if (!row) return null
  return { id: row.mail_id, catererId: row.caterer_id, userId: row.user_id, kind: row.kind, attempts: row.attempts }
}

/** Says that the worker lives; false when the mail is not its own any more. */
export function renewLease(tx: Tx, { id }: LeasedMail, owner: string): Promise<boolean> {
  return change(tx, id, owner, { leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
}

/** The mail was taken by the mail server, or lies in the outbox. */
export function finishMail(tx: Tx, { id }: LeasedMail, owner: string): Promise<boolean> {
  return change(tx, id, owner, { state: 'sent', sentAt: sql`now()`, error: null, leaseOwner: null, leaseUntil: null })
}

/** Ends a mail that nobody needs any more, or that was tried too often. `error` holds no text of a mail. */
export function giveUpMail(tx: Tx, { id }: LeasedMail, owner: string, error: string): Promise<boolean> {
  return change(tx, id, owner, { state: 'failed', error, leaseOwner: null, leaseUntil: null })
}

/** Puts a mail off for some seconds. */
export function postponeMail(
  tx: Tx,
  { id }: LeasedMail,
  owner: string,
  seconds: number,
  error: string,
): Promise<boolean> {
  const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`
  return change(tx, id, owner, { nextAttemptAt, error, leaseOwner: null, leaseUntil: null })
}

type MailChange = Parameters<ReturnType<typeof updateOf>['set']>[0]
const updateOf = (tx: Tx) => tx.update(mail)

async function change(tx: Tx, id: number, owner: string, fields: MailChange): Promise<boolean> {
  const changed = await updateOf(tx)
    .set(fields)
    .where(and(eq(mail.id, id), eq(mail.state, 'waiting'), eq(mail.leaseOwner, owner)))
    .returning({ id: mail.id })
  return changed.length === 1
}
