import { makeFormats } from '@commissary/messages/formats'
import { languageOfCaterer, localeOf, type Language } from '@commissary/messages/languages'
import { notificationText } from '@commissary/messages/notification-text'
import { translatorOf } from '@commissary/messages/translator'
import { eq, inArray, sql } from 'drizzle-orm'

import { caterer } from '../../db/schema/caterer.ts'
import { notification, type NotificationFacts } from '../../db/schema/notification.ts'
import type { appUser } from '../../db/schema/user.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { escapeHtml, htmlPage, oneLine } from '../../mail/letter-page.ts'
import type { MailMessage } from '../../mail/transport.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { translatorFor } from '../../shared/messages.ts'
import { childOrderEvents, mostDays, openRecordEvents, orderEvents } from './due-events.ts'
import type { NotificationKind } from './kinds.ts'
import { maySee } from './notify.ts'

/** How many notifications a mail lists; it counts the rest. */
const mostNamed = 20

/** The kinds that a check finds until someone settles them. */
const checkedKinds: ReadonlySet<NotificationKind> = new Set(['recordOpen', 'orderDue', 'childOrderDue'])

/** After this many days, a notification is no longer mailed. */
const mostWaitingDays = 3

interface Waiting extends Record<string, unknown> {
  id: number
  kind: NotificationKind
  eventKey: string
  facts: NotificationFacts
}

/** A mail, and the notifications that it is about. */
export interface NotificationMail {
  message: MailMessage
  ids: number[]
}

/**
 * Writes one mail about everything that waits for it, in the user's language. Null for an account that is no longer used, and when there
 * is nothing left that the user may see and that is still due.
 */
export async function writeNotificationMail(
  tx: Tx,
  user: typeof appUser.$inferSelect | undefined,
  baseUrl: string,
): Promise<NotificationMail | null> {
  const [own] = await tx.select().from(caterer).where(eq(caterer.id, ownCaterer()))
  if (!own || user?.status !== 'active' || user.archivedAt !== null || user.passwordHash === null) return null
  const waiting = await tx.execute<Waiting>(sql`
    select n.id::int as id, n.kind, n.event_key as "eventKey", n.facts from notification n join app_user u on u.id = n.user_id
    where n.user_id = ${user.id} and n.by_mail and n.mailed_at is null and n.created_at > now() - make_interval(days => ${mostWaitingDays})
      and ${maySee} order by n.id`)
  const rows = await stillDue(tx, user.id, waiting)
  if (rows.length === 0) return null
  const language = user.language ?? languageOfCaterer(own)
  const lines = sentences(rows, language, own)
  const facts = {
    firstName: oneLine(user.firstName),
    catererName: oneLine(own.name),
    subject: lines[0] ?? '',
    count: rows.length,
    more: rows.length - mostNamed,
  }
  const isParent = user.role === 'parent'
  return {
    message: { to: user.userName, ...letter(lines, facts, language, addresses(baseUrl, isParent)) },
    ids: rows.map(({ id }) => id),
  }
}

/**
 * Leaves out what someone has settled since the check found it: a submitted order, a closed record, a day with an order. Settled
 * notifications are marked as not to be mailed, so that no later mail is queued for them.
 */
async function stillDue(tx: Tx, userId: number, waiting: readonly Waiting[]): Promise<Waiting[]> {
  const today = await readCatererToday(tx)
  const has = (kind: NotificationKind) => waiting.some((one) => one.kind === kind)
  const events = [
    ...(has('recordOpen') ? await openRecordEvents(tx, today, mostDays + mostWaitingDays) : []),
    // After the cutoff no one can submit it.
    ...(has('orderDue') ? await orderEvents(tx, today) : []).filter(({ facts }) => (facts.date ?? today) >= today),
    ...(has('childOrderDue') ? await childOrderEvents(tx, userId) : []),
  ]
  const due = new Set(events.map(({ eventKey }) => eventKey))
  const settled = waiting.filter(({ kind, eventKey }) => checkedKinds.has(kind) && !due.has(eventKey))
  if (settled.length > 0) {
    await tx
      .update(notification)
      .set({ byMail: false })
      .where(
        inArray(
          notification.id,
          settled.map(({ id }) => id),
        ),
      )
  }
  return waiting.filter((one) => !settled.includes(one))
}

/** Marks the notifications in a sent mail as mailed. */
export async function finishNotifications(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(notification)
    .set({ mailedAt: sql`now()` })
    .where(inArray(notification.id, [...ids]))
}

function sentences(rows: readonly Waiting[], language: Language, own: typeof caterer.$inferSelect): string[] {
  const t = translatorOf(language)
  const formats = makeFormats(localeOf(language, own.country), own.currency, own.timeZone)
  const moments = new Intl.DateTimeFormat(localeOf(language, own.country), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: own.timeZone,
  })
  // Formats put unusual spaces between the parts of a time.
  const moment = (instant: string) => oneLine(moments.format(new Date(instant)).replaceAll('\u202f', ' '))
  return rows.slice(0, mostNamed).map(({ kind, facts }) => oneLine(notificationText(t, formats, kind, facts, moment)))
}

const addresses = (baseUrl: string, isParent: boolean) => {
  const base = baseUrl.replace(/\/+$/, '')
  return isParent
    ? { product: `${base}/parent`, choices: `${base}/parent?page=settings` }
    : { product: `${base}/dashboard`, choices: `${base}/settings/notifications` }
}

function letter(
  lines: readonly string[],
  facts: Record<string, string | number>,
  language: Language,
  { product, choices }: ReturnType<typeof addresses>,
) {
  const t = translatorFor(language)
  const part = (name: 'subject' | 'reason' | 'more' | 'open' | 'choose') => t(`mail.notifications.${name}`, facts)
  const greeting = t('mail.greeting', facts)
  const signature = t('mail.signature', facts)
  const listed = Number(facts['more']) > 0 ? [...lines, part('more')] : lines
  const text = [
    greeting,
    part('reason'),
    listed.map((line) => `- ${line}`).join('\n'),
    `${part('open')} ${product}`,
    `${part('choose')} ${choices}`,
    signature,
  ].join('\n\n')
  const paragraph = (content: string) => `<p>${content}</p>`
  const link = (label: string, href: string) => paragraph(`<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
  const html = [
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(part('reason'))),
    `<ul>${listed.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    link(part('open'), product),
    link(part('choose'), choices),
    paragraph(escapeHtml(signature)),
  ].join('\n')
  return { subject: part('subject'), text: `${text}\n`, html: htmlPage(html, language) }
}
