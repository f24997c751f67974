import { randomUUID } from 'node:crypto'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../db/work.ts'
import { leaseMail, leaseSeconds, renewLease, type LeasedMail } from './queue.ts'
import { sendLeased } from './send-leased.ts'
import type { MailSettings } from './transport.ts'

export interface Mailer {
  /** Checks for mail now instead of at the next poll. Call it after the commit that queued the mail. */
  checkNow: () => void
  /** Stops sending. Unsent mail is sent after the next start, or by another server process. */
  stop: () => Promise<void>
}

/** How often to check for postponed mail and for mail of stopped processes. */
const pollMs = 10_000

/** How long a stop waits for the current mail. */
const stopMs = 1_000

/** Sends the mail of all caterers, one at a time. Any number of server processes can run this concurrently. */
export function createMailer(database: Database, log: FastifyBaseLogger, settings: MailSettings): Mailer {
  const owner = randomUUID()
  const stopping = new AbortController()
  let isRequested = false
  let timer: NodeJS.Timeout | undefined
  let run: Promise<void> | null = null

  async function sendAll(): Promise<void> {
    do {
      isRequested = false
      for (let leased = await next(); leased !== null; leased = await next()) await sendOne(leased)
    } while (isRequested && !stopping.signal.aborted)
  }

  const next = async (): Promise<LeasedMail | null> =>
    stopping.signal.aborted ? null : database.system((tx) => leaseMail(tx, owner))

  async function sendOne(leased: LeasedMail): Promise<void> {
    const { catererId } = leased
    const heartbeat = setInterval(
      () => {
        database
          .work({ catererId }, (tx) => renewLease(tx, leased, owner))
          .catch((error: unknown) => log.warn({ err: error }, 'the lease of a mail was not renewed'))
      },
      (leaseSeconds * 1000) / 3,
    )
    await sendLeased(database, log, settings, leased, owner).finally(() => clearInterval(heartbeat))
  }

  function begin(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    run ??= sendAll()
      .catch((error: unknown) => log.error({ err: error }, 'looking for mail failed'))
      .finally(() => {
        run = null
        if (stopping.signal.aborted) return
        // Mail may have been queued after the last check.
        timer = setTimeout(begin, isRequested ? 0 : pollMs)
      })
  }

  timer = setTimeout(begin, 0)
  return {
    checkNow() {
      isRequested = true
      begin()
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      // A hanging mail server must not delay the stop: the mail is sent again after its lease expires.
      await Promise.race([run, setTimeoutPromise(stopMs, undefined, { ref: false })])
    },
  }
}

/** For a server that sends no mail. Mail stays queued in its table. */
export const noMailer: Mailer = { checkNow: () => undefined, stop: () => Promise.resolve() }
