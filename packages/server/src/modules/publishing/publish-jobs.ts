import { randomUUID } from 'node:crypto'

import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../../db/work.ts'
import { createJobRunner, type JobRunner } from '../../shared/job-runner.ts'
import { leasePublishJob } from './job-store.ts'
import { runPublishing } from './run-publishing.ts'

/** Only for jobs of a process that died: others start when they are added, or when a server starts. */
const pollMs = 10_000

/** Publishes months to many schools, one month at a time. After a stop, the next start resumes the current one. */
export function createPublisher(database: Database, log: FastifyBaseLogger): JobRunner {
  const owner = randomUUID()
  return createJobRunner(log, {
    name: 'publications',
    pollMs,
    lease: () => database.system((tx) => leasePublishJob(tx, owner)),
    run: (job, signal) => runPublishing(database, job, log, signal),
  })
}
