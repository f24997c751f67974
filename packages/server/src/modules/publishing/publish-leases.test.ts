import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { publishJob } from '../../db/schema/publish-job.ts'
import { createLog } from '../../http/log.ts'
import { type LeasedPublishJob, leasePublishJob } from './job-store.ts'
import { runPublishing } from './run-publishing.ts'

const total = 30
const names = Array.from({ length: total }, (_, index) => `School ${index + 1}`)

let server: TestApp
let world: MenuWorld
let jobId: number
beforeAll(async () => {
  server = await startApp({ publisher: { checkNow: () => undefined, stop: () => Promise.resolve() } })
})
beforeEach(async () => {
  world = await menuWorld(server, names)
  const days = [{ date: '2098-11-03', plannedMeals: 100, lines: [] }]
  const { body } = await world.save({ name: 'Elementary', yearMonth: '2098-11', programId: world.programId, days })
  jobId = (await world.publish(body.data.id)).body.data.jobId
})

const own = <T>(run: Parameters<typeof server.database.work<T>>[1]) =>
  server.database.work({ catererId: world.member.catererId }, run)
const lease = (owner: string) => server.database.system((tx) => leasePublishJob(tx, owner))
const run = (job: LeasedPublishJob | null, signal = new AbortController().signal) => {
  if (!job) throw new Error('The job was not leased')
  return runPublishing(server.database, job, createLog('fatal'), signal)
}
const readJob = async () => (await world.call(`GET /commissary/publishJobs/${jobId}`)).body

/** The lease of a process that stopped responding, and that of the process that took over its job. */
async function leaseTwice() {
  const slow = await lease('slow')
  await own((tx) =>
    tx
      .update(publishJob)
      .set({ leaseUntil: sql`now() - interval '1 second'` })
      .where(eq(publishJob.id, jobId)),
  )
  return { slow, next: await lease('next') }
}

test('a process that lost its job to another one gives no school anything', async () => {
  const { slow, next } = await leaseTwice()
  await run(slow)
  expect(await readJob()).toMatchObject({ state: 'running', doneSchools: 0 })
  await run(next)
  expect(await readJob()).toMatchObject({ state: 'done', doneSchools: total })
})

test('a process that stops after it lost its job leaves it to the other one', async () => {
  const { slow, next } = await leaseTwice()
  await run(slow, AbortSignal.abort())
  expect(await lease('third')).toBeNull()
  await run(next)
  expect((await readJob()).state).toBe('done')
})

test('a finished job stays done when someone cancels it', async () => {
  await run(await lease('only'))
  const done = await readJob()
  expect(done.state).toBe('done')
  expect((await world.call(`DELETE /commissary/publishJobs/${jobId}`)).status).toBe(200)
  expect(await readJob()).toEqual(done)
})
