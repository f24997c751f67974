import type { FastifyBaseLogger } from 'fastify'

import type { Database, Tx } from '../db/work.ts'
import type { Printer } from '../documents/printer.ts'
import {
  finishNotifications,
  type NotificationMail,
  writeNotificationMail,
} from '../modules/notifications/notification-mail.ts'
import { lockRecipient, writeAccountMail } from '../modules/passwords/account-mail.ts'
import { type OrderMail, readOrderMail, writeOrderMail } from '../modules/purchase-orders/order-mail.ts'
import { finishMail, giveUpMail, postponeMail, renewLease, type LeasedMail } from './queue.ts'
import type { MailMessage, MailSettings } from './transport.ts'

/** Minutes between attempts: 8 attempts in about a day and a half. */
const retryMinutes = [1, 5, 15, 60, 240, 720, 1080]

/**
 * Writes and sends a leased mail. A failure postpones it, and the last failure ends it. Log and table get only the kind of
 * failure, because a mail server's reply may quote the mail.
 */
export async function sendLeased(
  database: Database,
  log: FastifyBaseLogger,
  { send, baseUrl }: MailSettings,
  printer: Printer,
  leased: LeasedMail,
  owner: string,
): Promise<void> {
  const { kind } = leased.about
  const work = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => database.work({ catererId: leased.catererId }, run)
  try {
    const written = await work((tx) => writeMail(tx, leased, owner, baseUrl()))
    if (!written) return
    const message =
      'report' in written
        ? await writeOrderMail(written, printer, leased.catererId)
        : 'ids' in written
          ? written.message
          : written
    await send(message, `${String(leased.id).padStart(6, '0')}-${kind}`)
    await work(async (tx) => {
      if ('ids' in written) await finishNotifications(tx, written.ids)
      await finishMail(tx, leased, owner)
    })
  } catch (error) {
    const reason = reasonOf(error)
    const minutes = retryMinutes[leased.attempts - 1]
    log.warn({ mailId: leased.id, kind, reason, attempts: leased.attempts }, 'a mail was not sent')
    await work((tx) =>
      minutes === undefined
        ? giveUpMail(tx, leased, owner, reason)
        : postponeMail(tx, leased, owner, minutes * 60, reason),
    )
  }
}

/**
 * Writes the mail in the transaction that renews its lease; an order still has to be printed. Null when it was canceled or is no
 * longer needed.
 */
async function writeMail(
  tx: Tx,
  leased: LeasedMail,
  owner: string,
  baseUrl: string,
): Promise<MailMessage | OrderMail | NotificationMail | null> {
  const { about } = leased
  const user = about.kind === 'purchaseOrder' ? undefined : await lockRecipient(tx, about.userId)
  if (!(await renewLease(tx, leased, owner))) return null
  const mail =
    about.kind === 'purchaseOrder'
      ? await readOrderMail(tx, about.orderId)
      : about.kind === 'notifications'
        ? await writeNotificationMail(tx, user, baseUrl)
        : await writeAccountMail(tx, user, about.kind, baseUrl)
  if (!mail) await giveUpMail(tx, leased, owner, 'no longer needed')
  return mail
}

/** `EENVELOPE 550`: the mailer's error code, and the status code of the mail server. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length > 0 ? parts.join(' ') : 'failed'
}
