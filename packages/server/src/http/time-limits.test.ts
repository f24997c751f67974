import { once } from 'node:events'
import { connect } from 'node:net'

import { beforeAll, expect, test } from 'vitest'

import { buildApp } from '../app.ts'
import type { Database } from '../db/work.ts'
import { seedDemo } from '../demo/seed.ts'
import { exchange, listen } from '../../test/support/raw-socket.ts'
import { startApp, type Member, type TestApp } from '../../test/support/test-app.ts'
import { createLog } from './log.ts'

/** The prints that were requested. Each answers only when the test says so, whatever happened to its request. */
const prints: { signal: AbortSignal; finish: (bytes: Uint8Array) => void; fail: (error: Error) => void }[] = []

let server: TestApp
let member: Member
let port: number
let body: string
beforeAll(async () => {
  server = await startApp({
    limits: { usual: 20_000, slow: 1_000 },
    printer: {
      print(_document, _catererId, signal) {
        const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
        prints.push({ signal, finish: resolve, fail: reject })
        return promise
      },
      stop: () => Promise.resolve(),
    },
  })
  await seedDemo(server.database, '2026-11-18')
  member = await server.addMember({ catererId: 1 })
  port = await listen(server.app)
  const { schools } = (await server.call(member, 'GET /commissary/userInfo')).body
  body = JSON.stringify({
    schoolId: schools[0].schoolId,
    itemType: 'MEAL',
    startDate: '2026-11-09',
    endDate: '2026-11-15',
    rule: {},
  })
})

const printRequest = () =>
  Buffer.from(
    `POST /commissary/menuNutritionAnalyze/print?access_token=${member.tokens.access} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )

test('a call with a body is answered when its time is up, its work is canceled, its late failure is logged, and no line contains its token', async () => {
  const { statuses } = await exchange(port, printRequest())
  expect(statuses).toEqual([503])
  const [print] = prints.splice(0)
  expect(print?.signal.aborted).toBe(true)

  const failing = exchange(port, printRequest())
  await failing
  const [second] = prints.splice(0)
  print?.finish(new Uint8Array([1]))
  second?.fail(new Error('too late'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.log.join('')).not.toContain(member.tokens.access)
  expect(server.log.join('')).not.toMatch(/already sent/)
  // The first print ended well, too late for anyone; the second one's failure must leave a trace.
  expect(server.log.filter((line) => line.includes('failed after its time limit'))).toEqual([
    expect.stringContaining('too late'),
  ])
})

test('closing the connection cancels the work', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(printRequest())
  await expect.poll(() => prints.length).toBe(1)
  const [print] = prints.splice(0)
  expect(print?.signal.aborted).toBe(false)
  socket.destroy()
  await expect.poll(() => print?.signal.aborted).toBe(true)
})

test('a write that took too long says that it may have been saved, and its repetition saves nothing twice', async () => {
  const { database } = server
  let isSlow = true
  const slow: Database = {
    ...database,
    async work(context, run) {
      const result = await database.work(context, run)
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 1_000))
      return result
    },
  }
  const app = await buildApp({ database: slow, log: createLog('silent'), limits: { usual: 100, slow: 100 } })
  const save = () =>
    app.inject({
      method: 'POST',
      url: `/vendor/1?access_token=${member.tokens.access}`,
      headers: { 'idempotency-key': 'one-and-the-same' },
      payload: { vendorCode: 'LATE', name: 'Late Farm', contact: '2125550100', email: 'a@farm.test', active: true },
    })
  const first = await save()
  expect(first.statusCode).toBe(503)
  expect(first.json().message).toMatch(/may have been saved all the same/)
  isSlow = false
  expect((await save()).statusCode).toBe(201)
  const { Vendors } = (await server.call(member, 'GET /vendor/all/1')).body
  expect(Vendors.filter(({ name }: { name: string }) => name === 'Late Farm')).toHaveLength(1)
  await app.close()
})

test('no line of a library contains a token, a password or an email address', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.warn({ err: new Error('Reply was already sent in "/commissary/userInfo?access_token=SECRET" (GET)?') })
  log.warn('GET http://localhost:4000/commissary/userInfo?x=1&%61ccess_%74oken=SECRET failed')
  log.warn({ url: '/recipe/recipes?q=ana%40school.test&access%5Ftoken=SECRET' }, 'slow')
  log.warn({ nested: { text: 'refresh_token=SECRET&password=SECRET' } })
  log.warn('Mail to ana@school.test was refused by mx@[10.0.0.1] for ana+x@school.test')
  expect(lines).toHaveLength(5)
  expect(lines.join('')).not.toMatch(/SECRET|ana|school\.test/)
  expect(lines.join('')).toContain('Reply was already sent')
})
