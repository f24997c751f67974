import { randomUUID } from 'node:crypto'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../db/work.ts'
import type { Printer } from '../documents/printer.ts'
import { createJobRunner, withLease, type JobRunner } from '../shared/job-runner.ts'
import { leaseMail, leaseSeconds, renewLease } from './queue.ts'
import { sendLeased } from './send-leased.ts'
import type { MailSettings } from './transport.ts'

/** Sends mail. What was not sent at a stop is sent after the next start, or by another server process. */
export type Mailer = JobRunner

/** How often to check for postponed mail and for mail of stopped processes. */
const pollMs = 10_000

/** How long a stop waits for the current mail. */
const stopMs = 1_000

/** Sends the mail of all caterers, one at a time. Any number of server processes can run this concurrently. */
export function createMailer(
  database: Database,
  log: FastifyBaseLogger,
  settings: MailSettings,
  printer: Printer,
): Mailer {
  const owner = randomUUID()
  const runner = createJobRunner(log, {
    name: 'mail',
    pollMs,
    lease: () => database.system((tx) => leaseMail(tx, owner)),
    run: (leased) =>
      withLease(
        log,
        () => database.work({ catererId: leased.catererId }, (tx) => renewLease(tx, leased, owner)),
        () => sendLeased(database, log, settings, printer, leased, owner),
        leaseSeconds,
      ),
  })
  return {
    checkNow: runner.checkNow,
    async stop() {
      // A hanging mail server must not delay the stop: the mail is sent again after its lease expires.
      await Promise.race([runner.stop(), setTimeoutPromise(stopMs, undefined, { ref: false })])
    },
  }
}

/** For a server that sends no mail. Mail stays queued in its table. */
export const noMailer: Mailer = { checkNow: () => undefined, stop: () => Promise.resolve() }
