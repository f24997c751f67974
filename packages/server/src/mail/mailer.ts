import { randomUUID } from 'node:crypto'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../db/work.ts'
import { leaseMail, leaseSeconds, renewLease, type LeasedMail } from './queue.ts'
import { sendLeased } from './send-leased.ts'
import type { MailSettings } from './transport.ts'

export interface Mailer {
  /** Looks for mail now instead of at the next turn. Called after the commit that asked for one. */
  wake: () => void
  /** Ends what is under way; what was not sent yet is taken up by the next start, or by another copy. */
  stop: () => Promise<void>
}

/** Mail of other copies that stopped, and mail that was put off, is looked for this often. */
const pollMs = 10_000

/** How long a stop waits for the mail under way. */
const stopMs = 1_000

/** Sends the mail of all caterers, one after the other. Any number of copies of the server may do so beside each other. */
export function createMailer(database: Database, log: FastifyBaseLogger, settings: MailSettings): Mailer {
  const owner = randomUUID()
  const stopping = new AbortController()
  let isWoken = false
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | null = null

  async function sendAll(): Promise<void> {
    do {
      isWoken = false
      for (let leased = await next(); leased !== null; leased = await next()) await sendOne(leased)
    } while (isWoken && !stopping.signal.aborted)
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
    turn ??= sendAll()
      .catch((error: unknown) => log.error({ err: error }, 'looking for mail failed'))
      .finally(() => {
        turn = null
        if (stopping.signal.aborted) return
        // Woken after the last look, before the turn ended.
        timer = setTimeout(begin, isWoken ? 0 : pollMs)
      })
  }

  timer = setTimeout(begin, 0)
  return {
    wake() {
      isWoken = true
      begin()
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      // A mail server that hangs holds up no stop: its mail is taken up again once the lease is over.
      await Promise.race([turn, setTimeoutPromise(stopMs, undefined, { ref: false })])
    },
  }
}

/** Where no mail is sent, what was asked for waits in its table. */
export const noMailer: Mailer = { wake: () => undefined, stop: () => Promise.resolve() }
