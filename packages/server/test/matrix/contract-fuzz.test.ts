import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import { cases } from './cases.ts'
import { describe as described, operationIds } from './contract.ts'
import { breachOf } from './contract-answer.ts'
import { everyInGate, sized } from '../support/test-scale.ts'
import { openFixture, unboundedRefusals } from './fixture.ts'
import { drafts, requestFrom } from './generated-requests.ts'
import { send, tokenOf, type MatrixAnswer } from './send.ts'
import { violationsOf } from './violations.ts'
import { addWorld, type World } from './world.ts'

// `reliability contract-fuzz` runs more of them, each time with another seed.
const runs = Number(process.env['FUZZ_RUNS'] ?? sized(5, 2))
const seed = Number(process.env['FUZZ_SEED'] ?? 20_270_701)

const { database, app, north, log } = await openFixture({ refused: unboundedRefusals })

let world: World = north
let worlds = 0

/** A call may end its own session, or archive what the next one needs. The next one then gets a new world. */
async function freshWorld(): Promise<void> {
  world = await addWorld(database, { mark: `FUZZ${++worlds}MARK`, figure: 744.125 })
}

const ask = (id: OperationId, request: Parameters<typeof send>[2], headers?: Record<string, string>) =>
  send(app, id, request, tokenOf(id, world), headers)

/** Documents are slower, and a few prove as much. */
const isDocument = (id: OperationId) => described(id).answers['200'] === null

/** The server error behind a failure. */
const lastError = () => log.findLast((line) => line.includes('"err"'))

const report = (about: string, { status, body }: MatrixAnswer) => `${about}: ${status} ${body.slice(0, 400)}`

test.each(everyInGate(24, operationIds))('%s responds to every valid request as the contract states', async (id) => {
  if (operations[id].method !== 'get') await freshWorld()
  const check = async (draft: Parameters<typeof requestFrom>[1]) => {
    const answer = await ask(id, await requestFrom(id, draft, world))
    expect(breachOf(id, answer), answer.status === 500 ? lastError() : undefined).toBeNull()
    if (answer.status === 401) await freshWorld()
  }
  await fc.assert(fc.asyncProperty(drafts(id), check), { numRuns: isDocument(id) ? Math.ceil(runs / 10) : runs, seed })
})

describe('invalid requests', () => {
  // Refused calls leave the world as it is, so one serves many calls, as long as its session lasts.
  test.each([...everyInGate(24, operationIds).entries()])('%i, %s, rejects every one', async (at, id) => {
    if (at % 25 === 0) await freshWorld()
    const violations = violationsOf(id, await cases[id].request(world))
    if (violations.length === 0) return
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...violations), async ({ about, request, headers }) => {
        const answer = await ask(id, request, headers)
        expect(answer.status, report(about, answer)).toBeGreaterThanOrEqual(400)
        expect(breachOf(id, answer), about).toBeNull()
      }),
      { numRuns: sized(2 * runs, runs), seed },
    )
    // A session that had ended would refuse everything.
    expect((await ask('readUserInfo', await cases.readUserInfo.request(world))).status).toBe(200)
  })
})
