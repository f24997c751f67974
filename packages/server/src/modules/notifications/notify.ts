import { sql, type SQL } from 'drizzle-orm'

import type { NotificationFacts } from '../../db/schema/notification.ts'
import type { UserModule } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { isOwnSchool, isSiteOfOwnSchool } from '../../shared/own-schools.ts'
import { type NotificationKind, parentKinds } from './kinds.ts'

/** Something that users can be notified of. */
export interface NotableEvent {
  kind: NotificationKind
  /** The same for the same event, however often it is found. */
  eventKey: string
  /** The area of the record; null for parents. */
  area: UserModule | null
  schoolId?: number | null
  siteId?: number | null
  /** The only user that it is for. Default = everyone who may see it. */
  userId?: number
  /** Mailed with everything else that the first check of a day finds, rather than within minutes. */
  isMailedDaily?: boolean
  facts: NotificationFacts
}

/**
 * How long a mail waits for more notifications, so that a change of many prices or schools is one mail. A recall is sent at
 * once, and a daily mail at its hour.
 */
const gatherMinutes = 5

const ofParents = sql`(${sql.join(
  parentKinds.map((kind) => sql`${kind}`),
  sql`, `,
)})`

const reader = { userId: sql`u.id` }

/**
 * Whether the user `u` may see what `n` is about, a notification or an event: their area, their schools, and the sites of their schools,
 * as everywhere else. Parents are only notified about the schools of their children.
 */
export const maySee: SQL = sql`u.archived_at is null and u.status = 'active' and case when n.kind in ${ofParents} then
    u.role = 'parent' and exists (select from household_adult adult
      join household home on home.id = adult.household_id and home.archived_at is null
      join student child on child.household_id = home.id and child.archived_at is null
      join school own on own.id = child.school_id and own.archived_at is null
      where adult.user_id = u.id and child.school_id = n.school_id)
  else u.role <> 'parent' and (u.role = 'administrator' or u.modules is null or u.modules @> to_jsonb(n.area))
    and (n.school_id is null or exists (select from school own where own.id = n.school_id and own.archived_at is null
      and ${isOwnSchool(reader, sql`own.id`)}))
    and (n.site_id is null or ${isSiteOfOwnSchool(reader, sql`n.site_id`)})
  end`

/**
 * Notifies each user who may see an event and has its kind turned on, once. Runs in the transaction that causes the event, so an
 * event that is rolled back does not notify.
 *
 * @returns how many notifications were added
 */
export async function notify(tx: Tx, events: readonly NotableEvent[]): Promise<number> {
  if (events.length === 0) return 0
  const rows = events.map(({ kind, area, facts, schoolId = null, siteId = null, userId = null, eventKey }) => ({
    kind,
    area,
    facts,
    event_key: eventKey,
    school_id: schoolId,
    site_id: siteId,
    only_user: userId,
  }))
  // Ordered by user, so that concurrent events lock rows in the same order.
  const added = await tx.execute<Added>(sql`
    insert into notification (user_id, kind, event_key, area, school_id, site_id, facts, in_bell, by_mail)
    select u.id, n.kind, n.event_key, n.area, n.school_id, n.site_id, n.facts,
      n.kind not in ${ofParents} and coalesce(choice.bell, true), coalesce(choice.mail, false)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (kind text, event_key text, area text, school_id bigint,
      site_id bigint, only_user bigint, facts jsonb)
    join app_user u on (n.only_user is null or u.id = n.only_user) and ${maySee}
    left join notification_choice choice on choice.user_id = u.id and choice.kind = n.kind
    where coalesce(choice.mail, false) or (n.kind not in ${ofParents} and coalesce(choice.bell, true))
    order by u.id, n.kind, n.event_key
    on conflict do nothing
    returning user_id::int as "userId", kind, event_key as "eventKey", by_mail as "byMail"`)
  const daily = new Set(events.filter(({ isMailedDaily }) => isMailedDaily).map(({ eventKey }) => eventKey))
  const mailed = added.filter(({ byMail, eventKey }) => byMail && !daily.has(eventKey))
  await queueNotificationMail(tx, users(mailed.filter(({ kind }) => kind === 'recall')), 0)
  await queueNotificationMail(tx, users(mailed.filter(({ kind }) => kind !== 'recall')), gatherMinutes)
  return added.length
}

interface Added extends Record<string, unknown> {
  userId: number
  kind: NotificationKind
  eventKey: string
  byMail: boolean
}

const users = (rows: readonly Added[]) => [...new Set(rows.map(({ userId }) => userId))]

/** Queues a mail to each user in that many minutes, or uses the one that is already waiting. */
export async function queueNotificationMail(tx: Tx, userIds: readonly number[], minutes: number): Promise<void> {
  if (userIds.length === 0) return
  const due = sql`now() + make_interval(mins => ${minutes})`
  // Locks the waiting mails: a mail that is being written cannot take more.
  const waiting = await tx.execute<{ userId: number }>(sql`
    update mail set next_attempt_at = least(coalesce(next_attempt_at, now()), ${due})
    where kind = 'notifications' and state = 'waiting' and lease_owner is null and attempts = 0
      and user_id = any(${sql.param([...userIds])}::bigint[])
    returning user_id::int as "userId"`)
  const has = new Set(waiting.map(({ userId }) => userId))
  const rest = userIds.filter((userId) => !has.has(userId))
  if (rest.length === 0) return
  await tx.execute(sql`
    insert into mail (user_id, kind, next_attempt_at)
    select id, 'notifications', ${due} from unnest(${sql.param(rest)}::bigint[]) as id`)
}

/** Queues the mail about what the daily check found, for the users who have something that was not mailed. */
export async function queueDailyMail(tx: Tx): Promise<void> {
  const rows = await tx.execute<{ userId: number }>(sql`
    select distinct user_id::int as "userId" from notification
    where by_mail and mailed_at is null and created_at > now() - interval '3 days' order by 1`)
  await queueNotificationMail(
    tx,
    rows.map(({ userId }) => userId),
    0,
  )
}
