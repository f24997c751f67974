import { and, eq, inArray, sql } from 'drizzle-orm'

import { mail } from '../db/schema/mail.ts'
import type { Tx } from '../db/work.ts'

export type MailKind = (typeof mail.$inferSelect)['kind']
/** Kinds about the account of a user. */
export type AccountMailKind = Exclude<MailKind, 'purchaseOrder' | 'notifications'>

/** Kinds with a link. A user has at most one such mail in the queue: a second one would say the same. */
const kindsWithLink: AccountMailKind[] = ['reset', 'invitation']

/** Queues a mail in the transaction that causes it. After the commit, call the mailer's `checkNow`. */
export async function queueMail(tx: Tx, userId: number, kind: AccountMailKind): Promise<void> {
  if (kindsWithLink.includes(kind)) await cancelLinkMails(tx, userId)
  await tx.insert(mail).values({ userId, kind })
}

/** Cancels a user's unsent mails with a link. */
export async function cancelLinkMails(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(mail)
    .set({ state: 'failed', error: 'canceled' })
    .where(and(eq(mail.userId, userId), eq(mail.state, 'waiting'), inArray(mail.kind, kindsWithLink)))
}

export interface LeasedMail {
  id: number
  catererId: number
  /** To a user about the account or the user's notifications, or to a vendor with an order. */
  about: { kind: AccountMailKind | 'notifications'; userId: number } | { kind: 'purchaseOrder'; orderId: number }
  attempts: number
}

/** After this time without a renewal, another server process takes over a mail. */
export const leaseSeconds = 60

/** The next due mail of any caterer; null without one. */
export async function leaseMail(tx: Tx, owner: string): Promise<LeasedMail | null> {
  const [row] = await tx.execute<{
    mail_id: number
    caterer_id: number
    user_id: number | null
    purchase_order_id: number | null
    kind: MailKind
    attempts: number
  }>(sql`select * from lease_mail(${owner}, ${leaseSeconds})`)
  if (!row) return null
  const { mail_id: id, caterer_id: catererId, kind, attempts } = row
  const about =
    kind === 'purchaseOrder' ? { kind, orderId: row.purchase_order_id ?? 0 } : { kind, userId: row.user_id ?? 0 }
  return { id, catererId, about, attempts }
}

/** Extends the lease. False when the mail no longer belongs to this process. */
export function renewLease(tx: Tx, { id }: LeasedMail, owner: string): Promise<boolean> {
  return change(tx, id, owner, { leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
}

/** Marks a mail as accepted by the mail server, or written to the outbox. */
export function finishMail(tx: Tx, { id }: LeasedMail, owner: string): Promise<boolean> {
  return change(tx, id, owner, { state: 'sent', sentAt: sql`now()`, error: null, leaseOwner: null, leaseUntil: null })
}

/** Ends a mail that is no longer needed or has failed too often. `error` never quotes the mail. */
export function giveUpMail(tx: Tx, { id }: LeasedMail, owner: string, error: string): Promise<boolean> {
  return change(tx, id, owner, { state: 'failed', error, leaseOwner: null, leaseUntil: null })
}

/** Postpones a mail by some seconds. */
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
