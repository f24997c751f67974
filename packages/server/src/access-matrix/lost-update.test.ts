import { expect, test } from 'vitest'

import { operations, type OperationId } from '../contract/generated/operations.ts'
import { cases } from './cases.ts'
import { headersOf, operationIds } from './contract.ts'
import { openFixture } from './fixture.ts'
import { send } from './send.ts'

// `reliability C1` takes more of them.
const rounds = Number(process.env['LOST_UPDATE_ROUNDS'] ?? 4)
const millisecondsPerRound = 2_000

const { app, north } = await openFixture()
const token = north.tokens.administrator

const versioned = operationIds.filter((id) => headersOf(id).includes('If-Match'))
const replacing = versioned.filter((id) => operations[id].method !== 'delete')
const deleting = versioned.filter((id) => operations[id].method === 'delete')

/** From two to twenty, most of them early: few rounds try both ends. */
const writersIn = (round: number) =>
  [2, 20, 11, 5, 17, 8, 14, 3, 19, 6, 12, 9, 16, 4, 18, 7, 13, 10, 15][round % 19] ?? 2

/** The version that is stored: a writer who names one that never was is told. */
async function versionOf(id: OperationId): Promise<number> {
  const answer = await send(app, id, await cases[id].request(north), token, { 'if-match': '999999999' })
  expect(answer.status, answer.body).toBe(409)
  return (JSON.parse(answer.body) as { current: { version: number } }).current.version
}

async function race(id: OperationId, round: number, version: number): Promise<{ status: number; body: string }[]> {
  const requests = [await cases[id].request(north)]
  while (requests.length < writersIn(round)) {
    // Each deletes the same record, and each saves something else.
    const isDeleting = operations[id].method === 'delete'
    requests.push(isDeleting ? (requests[0] ?? {}) : await cases[id].request(north))
  }
  const headers = { 'if-match': `"${version}"` }
  return Promise.all(requests.map((request) => send(app, id, request, token, headers)))
}

test('every record that several people save can be saved against a version', () => {
  const expected: OperationId[] = ['updateVendor', 'updateSite', 'updateCatererAnalysisSettings', 'updateUser']
  expect(replacing).toEqual(expect.arrayContaining(expected))
})

test.each(replacing)(
  '%s: of those who save the same version at once one saves, and the others are told what is there',
  { timeout: 30_000 + rounds * millisecondsPerRound },
  async (id) => {
    let version = await versionOf(id)
    for (let round = 0; round < rounds; round++) {
      const answers = await race(id, round, version)
      const saved = answers.filter(({ status }) => status === cases[id].status)
      const told = answers.filter(({ status }) => status === 409)
      expect([saved.length, told.length], answers.map(({ status }) => status).join(' ')).toEqual([
        1,
        answers.length - 1,
      ])
      for (const { body } of told) expect(JSON.parse(body)).toMatchObject({ current: { version: version + 1 } })
      version++
    }
    expect(await versionOf(id)).toBe(version)
  },
)

test.each(deleting)('%s: one deletes, for the others there is nothing any more', async (id) => {
  for (let round = 0; round < Math.min(rounds, 19); round++) {
    const statuses = (await race(id, round, 1)).map(({ status }) => status)
    expect(statuses.sort((a, b) => a - b)).toEqual([200, ...Array<number>(statuses.length - 1).fill(404)])
  }
})
