import { expect, test } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import { cases } from './cases.ts'
import { headersOf, operationIds } from './contract.ts'
import { openFixture } from './fixture.ts'
import { send, type MatrixAnswer } from './send.ts'
import { addWorld, type World } from './world.ts'

// `reliability lost-updates` takes more of them.
const rounds = Number(process.env['LOST_UPDATE_ROUNDS'] ?? 4)
const millisecondsPerRound = 2_000

const { database, app } = await openFixture()

let worlds = 0
/** A session of its own for each operation: many rounds outlast one. */
const freshWorld = () => addWorld(database, { mark: `RACE${++worlds}MARK`, figure: 777.125 })

const versioned = operationIds.filter((id) => headersOf(id).includes('If-Match'))
const replacing = versioned.filter((id) => operations[id].method !== 'delete')
const deleting = versioned.filter((id) => operations[id].method === 'delete')

/** From two to twenty, most of them early: few rounds try both ends. */
const writersIn = (round: number) =>
  [2, 20, 11, 5, 17, 8, 14, 3, 19, 6, 12, 9, 16, 4, 18, 7, 13, 10, 15][round % 19] ?? 2

/** The version that is stored: a writer who names one that never was is told. */
async function versionOf(id: OperationId, world: World): Promise<number> {
  const { administrator } = world.tokens
  const answer = await send(app, id, await cases[id].request(world), administrator, { 'if-match': '999999999' })
  expect(answer.status, answer.body).toBe(409)
  return (JSON.parse(answer.body) as { current: { version: number } }).current.version
}

async function race(id: OperationId, world: World, round: number, version: number): Promise<MatrixAnswer[]> {
  const requests = [await cases[id].request(world)]
  while (requests.length < writersIn(round)) {
    // Each deletes the same record, and each saves something else.
    const isDeleting = operations[id].method === 'delete'
    requests.push(isDeleting ? (requests[0] ?? {}) : await cases[id].request(world))
  }
  const headers = { 'if-match': `"${version}"` }
  return Promise.all(requests.map((request) => send(app, id, request, world.tokens.administrator, headers)))
}

test('every record that several people save can be saved against a version', () => {
  const expected: OperationId[] = ['updateVendor', 'updateSite', 'updateCatererAnalysisSettings', 'updateUser']
  expect(replacing).toEqual(expect.arrayContaining(expected))
})

test.each(replacing)(
  '%s: of those who save the same version at once one saves, and the others are told what is there',
  { timeout: 30_000 + rounds * millisecondsPerRound },
  async (id) => {
    const world = await freshWorld()
    let version = await versionOf(id, world)
    for (let round = 0; round < rounds; round++) {
      const answers = await race(id, world, round, version)
      const saved = answers.filter(({ status }) => status === cases[id].status)
      const told = answers.filter(({ status }) => status === 409)
      expect([saved.length, told.length], answers.map(({ status }) => status).join(' ')).toEqual([
        1,
        answers.length - 1,
      ])
      for (const { body } of told) expect(JSON.parse(body)).toMatchObject({ current: { version: version + 1 } })
      version++
    }
    expect(await versionOf(id, world)).toBe(version)
  },
)

test.each(deleting)('%s: one deletes, for the others there is nothing any more', async (id) => {
  const world = await freshWorld()
  for (let round = 0; round < Math.min(rounds, 19); round++) {
    const statuses = (await race(id, world, round, 1)).map(({ status }) => status)
    expect(statuses.sort((a, b) => a - b)).toEqual([200, ...Array<number>(statuses.length - 1).fill(404)])
  }
})
