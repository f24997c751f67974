import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { publishJob } from '../../db/schema/publish-job.ts'
import { schoolProgram } from '../../db/schema/school.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { createLog } from '../../http/log.ts'
import { leasePublishJob } from './job-store.ts'
import { createPublisher } from './publish-jobs.ts'
import { runPublishing } from './run-publishing.ts'

/** Jobs wait until a test works on them. */
const idle = { checkNow: () => undefined, stop: () => Promise.resolve() }
const monday = '2098-11-03'
const names = Array.from({ length: 60 }, (_, index) => `School ${String(index + 1).padStart(2, '0')}`)
const silent = createLog('fatal')

let server: TestApp
let world: MenuWorld
let month: number
beforeAll(async () => {
  server = await startApp({ publisher: idle })
})
beforeEach(async () => {
  world = await menuWorld(server, names)
  month = await addMonth('Elementary')
})

// A job that a test left must not be leased by the next one.
afterEach(() => own((tx) => tx.update(publishJob).set({ state: 'cancelled' })))

const own = <T>(run: (tx: Tx) => Promise<T>) => server.database.work({ catererId: world.member.catererId }, run)
const dayOf = (rest: object = {}) => ({
  date: monday,
  plannedMeals: 100,
  lines: [{ key: 'a', ingredientId: world.apple, category: 'Fruit', plannedServings: 80 }],
  ...rest,
})
async function addMonth(name: string, yearMonth = '2098-11') {
  const days = yearMonth === '2098-11' ? [dayOf()] : []
  const { body } = await world.save({ name, yearMonth, programId: world.programId, days })
  return body.data.id as number
}
const school = (number: number) => world.schools[number - 1] ?? 0

/** Begins a job for all schools. */
async function begin(): Promise<{ jobId: number; publicationId: number }> {
  const { status, body } = await world.publish(month, undefined, 'New year')
  expect([status, body.data.schools]).toEqual([202, []])
  return body.data
}
const job = async (id: number, by?: Member) => (await world.call(`GET /commissary/publishJobs/${id}`, {}, by)).body
const cancel = (id: number, by?: Member) => world.call(`DELETE /commissary/publishJobs/${id}`, {}, by)
const takeBack = (id: number) => world.call(`POST /commissary/publications/${id}/takeBack`)
const monthsOf = async (number: number) => world.months(school(number))
/** The numbers of the schools that have the publication's day. */
async function served(): Promise<number[]> {
  const { body } = await world.call(`GET /commissary/copyTo/applicableSchools/${month}`)
  const rows: { state: string }[] = body._embedded.applicableSchools
  return rows.flatMap(({ state }, index) => (state === 'never' ? [] : [index + 1]))
}
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const history = async () =>
  (
    await world.call('GET /commissary/recordHistory', {
      query: { recordType: 'masterMonth', recordId: String(month) },
    })
  ).body._embedded.events

/** A server process that works on the oldest job for a number of batches; then it stops, or something breaks. */
async function work(batches: number, then: 'stop' | Error): Promise<void> {
  const stopping = new AbortController()
  const leased = await server.database.system((tx) => leasePublishJob(tx, randomUUID()))
  if (!leased) throw new Error('No job waits')
  let done = 0
  const database: typeof server.database = {
    ...server.database,
    work: async (context, fn) => {
      if (done === batches && then !== 'stop' && context.reserveBytes === undefined) throw then
      const result = await server.database.work(context, fn)
      done += 1
      if (done === batches && then === 'stop') stopping.abort()
      return result
    },
  }
  await runPublishing(database, leased, silent, stopping.signal)
}
const leaseFor = (interval: string) =>
  own((tx) => tx.update(publishJob).set({ leaseUntil: sql`now() + ${interval}::interval` }))

/** Runs another server process on the same database until no job is running. */
async function startAnother(): Promise<void> {
  const publisher = createPublisher(server.database, silent)
  publisher.checkNow()
  for (;;) {
    const rows = await own((tx) => tx.select().from(publishJob).where(eq(publishJob.state, 'running')))
    if (rows.length === 0) break
    await setTimeout(20)
  }
  await publisher.stop()
}

describe('publishing to many schools', () => {
  // spec: 7.menus.copyCalendar
  test('is a job, which gives each school its whole month and ends with a result per school', async () => {
    const { jobId, publicationId } = await begin()
    expect(await job(jobId)).toMatchObject({ state: 'running', totalSchools: 60, doneSchools: 0, schools: [] })
    await startAnother()
    const ended = await job(jobId)
    expect(ended).toMatchObject({
      state: 'done',
      doneSchools: 60,
      waiting: [],
      leftOut: [],
      problem: null,
      canCancel: false,
    })
    expect(ended.schools).toHaveLength(60)
    expect(ended.schools[59]).toMatchObject({ schoolName: 'School 60', came: [monday], conflicts: [] })
    expect(await served()).toEqual(upTo(60))
    const { body } = await world.call(`GET /commissary/catererCalendar/${month}/publications`)
    expect(body._embedded.publications).toMatchObject([
      { id: publicationId, schools: 60, job: { id: jobId, state: 'done', totalSchools: 60, doneSchools: 60 } },
    ])
    // One entry for the whole job, by the user who started it.
    const [event] = await history()
    expect(event.changes).toEqual([
      { field: 'published', from: null, to: names.join(', ') },
      { field: 'reason', from: null, to: 'New year' },
    ])
  })

  test('answers at once for up to 25 schools, without a job', async () => {
    const { status, body } = await world.publish(month, world.schools.slice(0, 25))
    expect([status, body.data.jobId, body.data.schools.length]).toEqual([200, null, 25])
    expect((await world.publish(month, world.schools.slice(0, 26))).status).toBe(202)
  })

  test('twice with one key begins one job', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const submit = () => world.call(`PUT /commissary/caterer/copyCalendar/${month}`, { headers })
    const [first, again] = [await submit(), await submit()]
    expect([first.status, again.status, again.body]).toEqual([202, 202, first.body])
  })

  test('keeps what a school changes while the job runs, and what it had changed before', async () => {
    await world.publish(month, [school(1), school(60)])
    const edit = async (number: number, day: object) => {
      const [{ id }] = await monthsOf(number)
      const { status } = await world.call(`PUT /commissary/schoolMonthlyCalendar/${id}`, { body: { days: [day] } })
      expect(status).toBe(200)
    }
    await edit(1, dayOf({ note: 'Early lunch' }))
    await world.save({ id: month, yearMonth: '2098-11', days: [dayOf({ plannedMeals: 90 })] })
    const { jobId } = await begin()
    await work(1, 'stop')
    await edit(60, dayOf({ plannedMeals: 70 }))
    await startAnother()
    const { schools } = await job(jobId)
    expect([schools[0], schools[59]]).toMatchObject([
      { schoolName: 'School 01', kept: [monday], conflicts: [] },
      { schoolName: 'School 60', kept: [], conflicts: [monday] },
    ])
  })
})

describe('a job that is canceled', () => {
  test('leaves each school with all of the month or none of it, and says which', async () => {
    const { jobId, publicationId } = await begin()
    await work(1, 'stop')
    expect(await job(jobId)).toMatchObject({ state: 'running', doneSchools: 25, schools: [] })
    expect((await cancel(jobId)).status).toBe(200)
    const ended = await job(jobId)
    expect(ended).toMatchObject({ state: 'cancelled', totalSchools: 60, doneSchools: 25 })
    expect(ended.schools).toHaveLength(25)
    expect(ended.waiting).toEqual(world.schools.slice(25))
    expect(await served()).toEqual(upTo(25))
    expect((await history())[0].changes.slice(0, 2)).toEqual([
      { field: 'published', from: null, to: names.slice(0, 25).join(', ') },
      { field: 'notPublished', from: null, to: names.slice(25).join(', ') },
    ])
    // Nothing resumes, and a second cancel changes nothing.
    await startAnother()
    expect((await cancel(jobId)).status).toBe(200)
    expect(await job(jobId)).toEqual(ended)

    expect((await takeBack(publicationId)).status).toBe(200)
    expect(await served()).toEqual([])
  })

  test('can be published to the rest, as the same publication', async () => {
    const { jobId, publicationId } = await begin()
    await work(1, 'stop')
    await cancel(jobId)
    const { waiting } = await job(jobId)
    const rest = await world.publish(month, waiting)
    expect([rest.status, rest.body.data.publicationId]).toEqual([202, publicationId])
    await startAnother()
    expect(await served()).toEqual(upTo(60))
  })

  test('before its first school leaves a month that is not published', async () => {
    const { jobId } = await begin()
    await cancel(jobId)
    expect(await served()).toEqual([])
    expect((await world.read(month)).status).toBe('draft')
  })

  test('while a batch is written is canceled after it', async () => {
    const { jobId } = await begin()
    const [, canceled] = await Promise.all([startAnother(), cancel(jobId)])
    expect(canceled.status).toBe(200)
    const ended = await job(jobId)
    expect(['cancelled', 'done']).toContain(ended.state)
    expect(await served()).toEqual(upTo(60).slice(0, ended.doneSchools))
  })
})

describe('a job resumes', () => {
  test('at once after the server was stopped', async () => {
    const { jobId } = await begin()
    await work(1, 'stop')
    await startAnother()
    expect(await job(jobId)).toMatchObject({ state: 'done', doneSchools: 60 })
    expect(await served()).toEqual(upTo(60))
  })

  test('after its process was killed, when the lease expires, and no school is given it twice', async () => {
    const { jobId, publicationId } = await begin()
    await work(2, Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    expect(await job(jobId)).toMatchObject({ state: 'running', doneSchools: 50 })
    await leaseFor('1 hour')
    expect(await server.database.system((tx) => leasePublishJob(tx, 'early'))).toBeNull()
    await leaseFor('-1 second')
    await startAnother()
    expect(await job(jobId)).toMatchObject({ state: 'done', doneSchools: 60 })
    const { body } = await world.call(`GET /commissary/catererCalendar/${month}/publications`)
    expect(body._embedded.publications).toMatchObject([{ id: publicationId, schools: 60 }])
  })

  test('with several server processes, each school once', async () => {
    const { jobId } = await begin()
    await Promise.all([startAnother(), startAnother()])
    expect((await job(jobId)).schools).toHaveLength(60)
  })
})

test('a job that fails says so, keeps what it published, and can be published to the rest', async () => {
  const { jobId } = await begin()
  await work(1, new Error('a fault of ours'))
  const ended = await job(jobId)
  expect(ended).toMatchObject({ state: 'failed', doneSchools: 25, problem: expect.any(String) })
  expect(ended.problem).not.toContain('fault')
  expect(await served()).toEqual(upTo(25))
  expect((await world.publish(month, ended.waiting)).status).toBe(202)
  await startAnother()
  expect(await served()).toEqual(upTo(60))
})

describe('while a job runs', () => {
  test('its month is neither published again nor taken back, and the refusal says what to do', async () => {
    const { jobId, publicationId } = await begin()
    await work(1, 'stop')
    for (const refused of [
      await world.publish(month),
      await world.publish(month, [school(60)]),
      await takeBack(publicationId),
    ]) {
      expect([refused.status, refused.body]).toMatchObject([
        409,
        {
          message: 'This month is being published. Wait until that is done, or cancel it first.',
          current: { id: publicationId },
        },
      ])
    }
    await startAnother()
    expect((await job(jobId)).state).toBe('done')
    expect((await takeBack(publicationId)).status).toBe(200)
  })

  test('other months are published after it', async () => {
    const { jobId } = await begin()
    const december = await addMonth('Elementary', '2098-12')
    const next = await world.publish(december)
    expect(next.status).toBe(202)
    await startAnother()
    expect([(await job(jobId)).state, (await job(next.body.data.jobId)).state]).toEqual(['done', 'done'])
    expect(await monthsOf(60)).toHaveLength(2)
  })

  test('a school that someone gives another menu, and one that no longer serves it, are left out', async () => {
    const { jobId } = await begin()
    await work(1, 'stop')
    const rural = await addMonth('Rural')
    await world.publish(rural, [school(60)])
    await own((tx) => tx.delete(schoolProgram).where(eq(schoolProgram.schoolId, school(59))))
    await startAnother()
    expect(await job(jobId)).toMatchObject({ state: 'done', doneSchools: 60, leftOut: ['School 59', 'School 60'] })
    expect(await monthsOf(60)).toMatchObject([{ catererCalendarName: 'Rural' }])
  })

  test('a school that takes the month itself is not left out', async () => {
    const { jobId } = await begin()
    const body = { catererCalendarId: month }
    expect((await world.call(`POST /commissary/school/${school(60)}/masterMenu`, { body })).status).toBe(200)
    await startAnother()
    expect(await job(jobId)).toMatchObject({ state: 'done', doneSchools: 60, leftOut: [] })
    expect(await served()).toEqual(upTo(60))
  })
})

describe('a job is', () => {
  test('not for parents, for staff without menus, or for another caterer', async () => {
    const { jobId } = await begin()
    const { catererId } = world.member
    const parent = await server.addMember({ role: 'parent', catererId })
    const cook = await server.addMember({ role: 'staff', catererId })
    await own((tx) =>
      tx
        .update(appUser)
        .set({ modules: ['settings'] })
        .where(eq(appUser.id, cook.userId)),
    )
    const stranger = await server.addMember()
    for (const [member, status] of [
      [parent, 403],
      [cook, 403],
      [stranger, 404],
    ] as const) {
      expect((await cancel(jobId, member)).status).toBe(status)
      expect((await world.call(`GET /commissary/publishJobs/${jobId}`, {}, member)).status).toBe(status)
    }
    expect((await job(jobId)).state).toBe('running')
  })

  test('canceled only by someone with access to its schools, and names no other schools', async () => {
    const { jobId } = await begin()
    const { catererId } = world.member
    const staff = await server.addMember({ role: 'staff', catererId })
    await own(async (tx) => {
      await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, staff.userId))
      await tx.insert(userSchool).values({ userId: staff.userId, schoolId: school(30) })
    })
    expect(await job(jobId, staff)).toMatchObject({ totalSchools: 60, waiting: [school(30)], canCancel: false })
    expect((await cancel(jobId, staff)).status).toBe(409)
    await startAnother()
    expect((await job(jobId, staff)).schools).toMatchObject([{ schoolName: 'School 30' }])
  })
})
