import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import { listen, opened } from '../support/raw-socket.ts'
import { cases, type MatrixRequest } from './cases.ts'
import { headersOf, operationIds } from './contract.ts'
import { everyInGate, sized } from '../support/test-scale.ts'
import { openFixture } from './fixture.ts'
import { footprint } from './footprint.ts'
import { drafts, requestFrom } from './generated-requests.ts'
import { addressOf, send, tokenOf, type MatrixAnswer } from './send.ts'
import { addWorld, type World } from './world.ts'

/** POSTs without a key that are meant to count twice. The contract says that the others without one change nothing. */
const countedTwice: readonly OperationId[] = [
  'createToken',
  'revokeToken',
  'forgotPassword',
  'recoveryPassword',
  'changePassword',
  // A stored answer would include its token.
  'createReceivingLink',
  'printReceivingCode',
]

const { database, app } = await openFixture()
const port = await listen(app)

const posts = operationIds.filter((id) => operations[id].method === 'post')
const keyed = posts.filter((id) => headersOf(id).includes('Idempotency-Key'))
const harmless = posts.filter((id) => !operations[id].isWrite && !countedTwice.includes(id))

let worlds = 0
const freshWorld = () => addWorld(database, { mark: `TWICE${++worlds}MARK`, figure: 755.125 })

/** The number of rows added to each table. */
function growth(before: Record<string, string>, after: Record<string, string>): Record<string, number> {
  const count = (text = '0') => Number.parseInt(text, 10)
  const grown = Object.keys(after).map((table) => [table, count(after[table]) - count(before[table])] as const)
  return Object.fromEntries(grown.filter(([, rows]) => rows !== 0))
}

/** A submit with its key in a new world, which can be repeated. */
async function submitting(id: OperationId) {
  const world = await freshWorld()
  const request = await cases[id].request(world)
  // Creating it can add rows, so do it before they are counted.
  const other = await anotherRequest(id, request, world)
  const key = randomUUID()
  return {
    world,
    other,
    request,
    key,
    before: await footprint(database, world),
    submit: (what: MatrixRequest = request) => send(app, id, what, tokenOf(id, world), { 'idempotency-key': key }),
    now: () => footprint(database, world),
  }
}

test('every POST takes an idempotency key, changes nothing, or is listed as counting twice', () => {
  const without = new Set([...harmless, ...countedTwice])
  const unlisted = posts.filter((id) => !keyed.includes(id) && !without.has(id))
  if (unlisted.length > 0) {
    throw new Error(`Give ${unlisted.join(', ')} an Idempotency-Key, x-changes-nothing, or a line in this file`)
  }
  expect(keyed.filter((id) => without.has(id))).toEqual([])
  expect(countedTwice.filter((id) => !posts.includes(id))).toEqual([])
})

describe.each(everyInGate(24, keyed))('%s', (id) => {
  /** The rows that one submit adds. */
  let effect: Record<string, number>

  test('sent twice has one effect and one response, and its key is rejected for another request', async () => {
    const { other, before, submit, now } = await submitting(id)
    const first = await submit()
    expect(first.status, first.body).toBe(cases[id].status)
    const after = await now()
    effect = growth(before, after)
    expect(effect['idempotency_key']).toBe(1)
    expect(await submit()).toEqual(first)
    expect(await now()).toEqual(after)

    const refused = await submit(other)
    expect(refused.status, refused.body).toBe(422)
    expect(JSON.parse(refused.body)).toMatchObject({ fields: { 'Idempotency-Key': expect.any(String) } })
    expect(await now()).toEqual(after)
  })

  test('sent ten times at once has one effect and one response', async () => {
    const { before, submit, now } = await submitting(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit()))
    for (const answer of answers) expect(withoutHeaders(answer)).toEqual(withoutHeaders(answers[0]))
    expect(answers[0]?.status, answers[0]?.body).toBe(cases[id].status)
    expect(growth(before, await now())).toEqual(effect)
  })

  test.each(sized(['before its answer', 'at the first byte of its answer'] as const, ['before its answer'] as const))(
    'interrupted %s and sent again has one effect',
    async (moment) => {
      const { world, request, key, before, submit, now } = await submitting(id)
      await sendAndCut(id, request, world, key, moment)
      const answer = await submit()
      expect(answer.status, answer.body).toBe(cases[id].status)
      // The first one may still be running: it ends with the same answer, and then deletes the file that it received.
      await vi.waitFor(async () => expect(growth(before, await now())).toEqual(effect), { timeout: 5000 })
    },
  )
})

test.each(everyInGate(8, harmless))('%s changes nothing, however often it is sent', async (id) => {
  const world = await freshWorld()
  const request = await cases[id].request(world)
  const before = await footprint(database, world)
  for (const _ of [1, 2]) expect((await send(app, id, request, tokenOf(id, world))).status).toBe(cases[id].status)
  expect(await footprint(database, world)).toEqual(before)
})

/** Without the headers: one of them depends on whether the socket stays open. */
const withoutHeaders = ({ status, body }: MatrixAnswer = { status: 0, headers: {}, body: '' }) => ({ status, body })

/** A different valid request of the same operation. */
async function anotherRequest(id: OperationId, request: MatrixRequest, world: World): Promise<MatrixRequest> {
  if (typeof request.body === 'string') return { ...request, body: `${request.body}more` }
  for (const draft of fc.sample(drafts(id), { numRuns: 20, seed: 1 })) {
    const other = await requestFrom(id, draft, world)
    if (!sameRequest(other, request)) return other
  }
  const lists = Object.entries((request.body ?? {}) as Record<string, unknown>).filter(([, list]) =>
    Array.isArray(list),
  )
  if (lists.length > 0) {
    const longer = lists.map(([name, list]) => [name, [...(list as unknown[]), 999_999]])
    return { ...request, body: { ...(request.body as object), ...Object.fromEntries(longer) } }
  }
  const [[name, value] = []] = Object.entries(request.path ?? {})
  if (name === undefined) throw new Error(`${id} has no part that another request could differ in`)
  return { ...request, path: { ...request.path, [name]: Number(value) + 1 } }
}

const sameRequest = (a: MatrixRequest, b: MatrixRequest) =>
  JSON.stringify([a.path ?? {}, a.query ?? {}, a.body]) === JSON.stringify([b.path ?? {}, b.query ?? {}, b.body])

async function sendAndCut(
  id: OperationId,
  request: MatrixRequest,
  world: World,
  key: string,
  moment: 'before its answer' | 'at the first byte of its answer',
): Promise<void> {
  const { body, contentType = 'application/json' } = request
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const socket = await opened(port)
  // If the address has an empty query, the token is its first parameter.
  const address = `${addressOf(id, request)}&access_token=${tokenOf(id, world)}`
  const head = [
    `POST ${address} HTTP/1.1`,
    'host: localhost',
    `idempotency-key: ${key}`,
    ...(body === undefined ? [] : [`content-type: ${contentType}`]),
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  await new Promise<void>((resolve) => {
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
    if (moment === 'at the first byte of its answer') socket.once('readable', () => socket.destroy())
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`, () => {
      if (moment === 'before its answer') socket.destroy()
    })
  })
}
