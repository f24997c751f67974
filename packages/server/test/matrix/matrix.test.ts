import { describe, expect, test } from 'vitest'

import { operations, type Operation, type OperationId } from '../../src/contract/generated/operations.ts'
import { cases, type MatrixRequest } from './cases.ts'
import { operationIds } from './contract.ts'
import { everyNinthIfSmall, isExhaustive, sampleOf } from '../support/test-scale.ts'
import { openFixture } from './fixture.ts'
import { footprint } from './footprint.ts'
import { idPositions } from './positions.ts'
import { send, tokenOf, withId, type MatrixAnswer } from './send.ts'
import type { Ids, World } from './world.ts'

/** Operations that need a session. */
const guarded = operationIds.filter((id) => !operations[id].access.isPublic)

const { database, app, north, south, small } = await openFixture()
const untouched = await footprint(database, south)

const absentId = 900_000_001
const malformedIds = sampleOf(['none', 0, '', -1, 1.5, '9007199254740993', null, [], {}], 2)

/** The ids in an operation's case, by position. */
const ownedPositions = (id: OperationId) =>
  Object.entries(cases[id].ids).filter((entry): entry is [string, keyof Ids] => entry[1] !== null)

const requestOf = async (id: OperationId, world: World, token?: string) => cases[id].request(world, token)
const asUnauthorized = { status: 401, body: JSON.stringify({ message: 'Please log in.' }) }
const asForbidden = { status: 403, body: JSON.stringify({ message: "You don't have permission to do this." }) }

/** An unknown id of the call's own record is a 404. An unknown id that the body refers to is a mistake in a field. */
const isTheRecord = (position: string, id: OperationId) =>
  position !== 'query.programId' &&
  (/^(path|query)\./.test(position) || (position === 'body.schoolId' && !schoolIsAField.has(id)))

/** Rows that parents see only for their own household, each with the same kind of row of another household of the caterer. */
const ofOtherFamilies: Partial<Record<keyof Ids, keyof Ids>> = {
  child: 'student',
  childOrder: 'mealOrder',
  childPlan: 'orderPlan',
}

/** Calls whose form lets the user choose a school. */
const schoolIsAField = new Set<OperationId>(['createStudent', 'updateStudent', 'markOrders'])

/** The response must contain no data of other caterers. */
function expectNothingOf(others: World[], answer: MatrixAnswer): void {
  const whole = JSON.stringify(answer)
  for (const { mark, figure } of others) {
    expect(whole).not.toContain(mark)
    expect(whole).not.toContain(String(figure))
  }
}

test.each(operationIds)('%s has a case with every id in its request', (id) => {
  if (cases[id] === undefined) {
    throw new Error(`${id} has no case in the access matrix: add one to test/matrix/cases.ts`)
  }
  const missing = idPositions(id).filter((position) => cases[id].ids[position] === undefined)
  if (missing.length > 0) {
    throw new Error(`${id} takes ids at ${missing.join(', ')}: add them to its \`ids\` in test/matrix/cases.ts`)
  }
  expect(Object.keys(cases[id].ids).sort()).toEqual(idPositions(id).sort())
})

describe.each(everyNinthIfSmall(guarded))('%s', (id) => {
  const access: Operation['access'] = operations[id].access

  test('returns 401 without a valid session, whatever the ids', async () => {
    const own = await requestOf(id, north)
    const requests = isExhaustive ? [own, ...otherIds(id, own)] : [own]
    const { disabled, expired, ended } = north.tokens
    for (const token of sampleOf([null, expired, '', 'unknown', ended, disabled], 2)) {
      for (const request of requests) {
        expect(await send(app, id, request, token)).toMatchObject(asUnauthorized)
      }
    }
  })

  test('allows the roles and the flag that the contract names, and returns 403 to the others', async () => {
    for (const role of ['administrator', 'staff', 'parent'] as const) {
      const isAdmitted = access.roles.includes(role)
      if (isAdmitted && !isExhaustive) continue
      const own = await requestOf(id, north, north.tokens[role])
      for (const request of isAdmitted || !isExhaustive ? [own] : [own, ...otherIds(id, own)]) {
        const answer = await send(app, id, request, north.tokens[role])
        if (isAdmitted) expect(answer.status, answer.body).toBe(cases[id].status)
        else expect(answer).toMatchObject(asForbidden)
        expectNothingOf([south, small], answer)
      }
    }
    if (access.flag === null && !isExhaustive) return
    const answer = await send(app, id, await requestOf(id, small), tokenOf(id, small))
    if (access.flag === null) expect(answer.status, answer.body).toBe(cases[id].status)
    else expect(answer).toMatchObject(asForbidden)
    expectNothingOf([north, south], answer)
  })

  test("treats another caterer's ids and archived ids like ids that never existed", async () => {
    const pairs = sampleOf(
      [
        [north, south],
        [south, north],
      ] as const,
      1,
    )
    const roles = (['administrator', 'staff', 'parent'] as const).filter((name) => access.roles.includes(name))
    for (const [home, other] of pairs) {
      const before = isExhaustive ? await footprint(database, other) : null
      // Its own records exist.
      const mine = await send(app, id, await requestOf(id, home), tokenOf(id, home))
      expect(mine.status, mine.body).toBe(cases[id].status)
      expectNothingOf([other, small], mine)
      for (const role of sampleOf(roles, 1)) {
        for (const [position, kind] of ownedPositions(id)) {
          const own = await requestOf(id, home)
          const ask = (value: unknown) => send(app, id, withId(own, position, value), home.tokens[role])
          const absent = await ask(absentId)
          expect(absent.status, `${position} ${absent.body}`).toBe(isTheRecord(position, id) ? 404 : 422)
          expectNothingOf([other, small], absent)
          expect(await ask(other.ids[kind]), `${position} of another caterer`).toEqual(absent)
          if (!cases[id].archivable?.includes(position)) {
            expect(await ask(home.archived[kind]), `${position} archived`).toEqual(absent)
          }
          const stranger = ofOtherFamilies[kind]
          if (stranger) expect(await ask(home.ids[stranger]), `${position} of another family`).toEqual(absent)
          if (!isExhaustive) continue
          expect(await ask(other.archived[kind]), `${position} archived by another caterer`).toEqual(absent)
          // Ids of caterers are 32-bit.
          expect(await ask(kind === 'caterer' ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER), position).toEqual(absent)
        }
      }
      if (before) expect(await footprint(database, other)).toEqual(before)
    }
  })

  test('rejects a malformed id by its field', async () => {
    for (const [position] of ownedPositions(id)) {
      const own = await requestOf(id, north)
      for (const value of malformedIds) {
        const isOmitted = value === null && position.startsWith('body.') && position !== 'body.schoolId'
        const isOtherPath = position.startsWith('path.') && (value === '' || typeof value === 'object')
        if (isOmitted || isOtherPath) continue
        const answer = await send(app, id, withId(own, position, value), tokenOf(id, north))
        expect(answer.status, `${position} ${JSON.stringify(value)}: ${answer.body}`).toBe(422)
      }
    }
  })

  test('rejects the id of another caterer, whether it exists or not', async () => {
    const own = await requestOf(id, north)
    const positions = Object.keys(cases[id].ids).filter((position) => position.endsWith('.catererId'))
    for (const catererId of sampleOf([south.catererId, absentId], 1)) {
      const requests = [
        { ...own, query: { ...own.query, catererId } },
        ...positions.map((position) => withId(own, position, catererId)),
      ]
      for (const request of requests) {
        expect(await send(app, id, request, tokenOf(id, north))).toMatchObject(asForbidden)
      }
    }
  })
})

// Hashing all tables takes longer than a call: an exhaustive matrix does it for each operation, and the gate once.
test.runIf(!isExhaustive)('no call of one caterer changed a row of another', async () => {
  expect(await footprint(database, south)).toEqual(untouched)
})

/** The request with another caterer's ids, and with ids that never existed. */
function otherIds(id: OperationId, own: MatrixRequest): MatrixRequest[] {
  return ownedPositions(id).flatMap(([position, kind]) => [
    withId(own, position, south.ids[kind]),
    withId(own, position, absentId),
    withId(own, position, 'none'),
  ])
}
