import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import { retried } from '../../db/retried.ts'
import { notificationRun } from '../../db/schema/notification.ts'
import type { Database, Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { createJobRunner, type JobRunner } from '../../shared/job-runner.ts'
import { childOrderEvents, mostDays, openRecordEvents, orderEvents } from './due-events.ts'
import { notify, queueDailyMail } from './notify.ts'

/** How often to look for caterers that are due for a check. */
const pollMs = 60_000

/** Checks each caterer hourly, starting at 6 a.m. local time, so no one is notified before the day starts. */
const firstHour = 6
const secondsBetween = 3600

/** How long a notification is kept. */
export const keptDays = 90

/** Notifies users of what became due. Any number of server processes can run this concurrently. */
export function createNotifier(database: Database, log: FastifyBaseLogger): JobRunner {
  return createJobRunner(log, {
    name: 'due notifications',
    pollMs,
    lease: async () => {
      const [row] = await database.system((tx) =>
        tx.execute<{ catererId: number | null }>(
          sql`select claim_notification_run(${firstHour}, ${secondsBetween}) as "catererId"`,
        ),
      )
      return row?.catererId ?? null
    },
    run: async (catererId) => {
      try {
        await retried(() => database.work({ catererId }, checkCaterer))
      } catch (error) {
        // The other caterers are still checked, and this one is checked again in an hour.
        log.error({ err: error, catererId }, 'checking for due notifications failed')
      }
    },
  })
}

/**
 * Adds the notifications about what is due now in the transaction's caterer, and removes old ones. The first check of a day queues the
 * mail about all of it; what is found later in the day is mailed the next morning, except for an order that is due today.
 */
export async function checkCaterer(tx: Tx): Promise<void> {
  const today = await readCatererToday(tx)
  const [run] = await tx.select({ ranOn: notificationRun.ranOn }).from(notificationRun).for('update')
  const isFirst = run?.ranOn !== today
  const events = [
    ...(await openRecordEvents(tx, today, daysSince(run?.ranOn ?? null, today))),
    ...(await orderEvents(tx, today)),
  ]
  // Parents only get mail, so once a day is enough.
  if (isFirst) events.push(...(await childOrderEvents(tx)))
  await notify(tx, events)
  if (!isFirst) return
  await queueDailyMail(tx)
  await tx.execute(sql`delete from notification where created_at < now() - make_interval(days => ${keptDays})`)
  await tx
    .insert(notificationRun)
    .values({ claimedAt: sql`now()`, ranOn: today })
    .onConflictDoUpdate({ target: notificationRun.catererId, set: { ranOn: today } })
}

/** The days since the last check, at least yesterday. The very first check ignores the time before it. */
function daysSince(ranOn: string | null, today: string): number {
  if (ranOn === null) return 1
  return Math.min(Math.max(Temporal.PlainDate.from(ranOn).until(today).days, 1), mostDays)
}
