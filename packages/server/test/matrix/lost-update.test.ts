import { isDeepStrictEqual } from 'node:util'

import { expect, test } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import { cases, type MatrixRequest } from './cases.ts'
import { headersOf, operationIds } from './contract.ts'
import { everyInGate, sized } from '../support/test-scale.ts'
import { openFixture } from './fixture.ts'
import { send, tokenOf, type MatrixAnswer } from './send.ts'
import { addWorld, type World } from './world.ts'

// `reliability lost-updates` runs more of them.
const rounds = Number(process.env['LOST_UPDATE_ROUNDS'] ?? sized(4, 2))
const millisecondsPerRound = 2_000

const { database, app } = await openFixture()

let worlds = 0
/** A separate session for each operation, because many rounds outlast one. */
const freshWorld = () => addWorld(database, { mark: `RACE${++worlds}MARK`, figure: 777.125 })

const versioned = operationIds.filter((id) => headersOf(id).includes('If-Match'))
const replacing = versioned.filter((id) => operations[id].method !== 'delete')
const deleting = versioned.filter((id) => operations[id].method === 'delete')

const ofTheCaller = 'only the caller has it'
const oneDay = 'its body has the version of each day'
const noText = 'it removes what has no text to lose'
const stops = 'it stops the work, whatever that has done'
const merged = 'its body has what the person saw of each field'
const reads = 'the file is read again; what was read before is replaced for everyone'
const wholeAnswer = 'one value per row; a later answer is meant to replace the one before'

/** Calls that change something without a version, and why no change of someone else is lost. */
const unversioned: Partial<Record<OperationId, string>> = {
  chooseLanguage: ofTheCaller,
  pinScreen: ofTheCaller,
  rememberScreen: ofTheCaller,
  markNotificationsRead: ofTheCaller,
  markNotificationRead: ofTheCaller,
  chooseNotification: ofTheCaller,
  replaceSchoolMonthlyCalendar: oneDay,
  answerDayConflicts: oneDay,
  replaceCycleMenuDays: oneDay,
  publishCalendar: 'it merges with what schools changed, and takes an idempotency key',
  cloneCalendar: 'it keeps days that exist unless they are to be replaced, and takes an idempotency key',
  editProductionRecord: merged,
  editReceiving: merged,
  signReceiving: 'its body has the version of the record',
  removeProductionLine: 'a line with its entries is removed; the history of the record keeps them',
  deleteCatererHoliday: noText,
  removeHouseholdAdult: noText,
  takeBackReceivingLink: noText,
  deleteOrderImport: 'an import that was not applied can be uploaded again',
  cancelPublishJob: stops,
  cancelReportExport: stops,
  cancelMenuPlan: stops,
  cancelImport: stops,
  mapOrderImportColumns: reads,
  mapImportColumns: reads,
  skipImportRows: wholeAnswer,
  saveStockPar: wholeAnswer,
  explainStockLines: wholeAnswer,
  saveShelfOrder: 'the order of a shelf is replaced as a whole; it changes how people walk, and no amounts',
}

/** Two to twenty, starting with the extremes, so that a few rounds include both. */
const writersIn = (round: number) =>
  [2, 20, 11, 5, 17, 8, 14, 3, 19, 6, 12, 9, 16, 4, 18, 7, 13, 10, 15][round % 19] ?? 2

interface Current {
  version?: number
  amounts?: { id: number; version: number }[]
}

/** The version in a conflict: the record's, or that of the count's amount that the request replaces. */
function currentVersion({ body }: MatrixAnswer, request: MatrixRequest): number | undefined {
  const { current } = JSON.parse(body) as { current: Current }
  return current.version ?? current.amounts?.find(({ id }) => id === request.path?.['amountId'])?.version
}

/** The stored version, from the conflict that a nonexistent version causes. */
async function versionOf(id: OperationId, world: World, request?: MatrixRequest): Promise<number> {
  const sent = request ?? (await cases[id].request(world))
  const answer = await send(app, id, sent, tokenOf(id, world), { 'if-match': '999999999' })
  expect(answer.status, answer.body).toBe(409)
  const version = currentVersion(answer, sent)
  expect(version, answer.body).toBeDefined()
  return version ?? 0
}

async function race(id: OperationId, world: World, round: number, version: number): Promise<MatrixAnswer[]> {
  const requests = [await cases[id].request(world)]
  while (requests.length < writersIn(round)) {
    // Deletes all target the same record. Saves all differ.
    const isDeleting = operations[id].method === 'delete'
    requests.push(isDeleting ? (requests[0] ?? {}) : await cases[id].request(world))
  }
  const headers = { 'if-match': `"${version}"` }
  return Promise.all(requests.map((request) => send(app, id, request, tokenOf(id, world), headers)))
}

test('every PUT, PATCH and DELETE takes the version that it is based on, or is listed with the reason', () => {
  const changing = operationIds.filter((id) => ['put', 'patch', 'delete'].includes(operations[id].method))
  const unlisted = changing.filter((id) => !versioned.includes(id) && unversioned[id] === undefined)
  if (unlisted.length > 0) {
    throw new Error(`Without If-Match the last write wins: give it to ${unlisted.join(', ')}, or a reason in this file`)
  }
  expect(changing.filter((id) => versioned.includes(id) && unversioned[id] !== undefined)).toEqual([])
  expect(Object.keys(unversioned).filter((id) => !changing.some((known) => known === id))).toEqual([])
})

const calmWorld = await freshWorld()

test.each(replacing)('%s is refused for a version that is not stored', async (id) => {
  await versionOf(id, calmWorld)
})

test.each(everyInGate(24, replacing))(
  '%s: of several saves based on the same version, one succeeds, and the others get the stored record',
  { timeout: 30_000 + rounds * millisecondsPerRound },
  async (id) => {
    const world = await freshWorld()
    const once = await cases[id].request(world)
    // A step that a record takes once: the case makes a record for each request.
    if (!isDeepStrictEqual(once.path, (await cases[id].request(world)).path)) {
      const version = await versionOf(id, world, once)
      const headers = { 'if-match': `"${version}"` }
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => send(app, id, once, tokenOf(id, world), headers)),
      )
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([cases[id].status, ...Array.from({ length: 7 }, () => 409)])
      return
    }
    let version = await versionOf(id, world)
    for (let round = 0; round < rounds; round++) {
      const answers = await race(id, world, round, version)
      const saved = answers.filter(({ status }) => status === cases[id].status)
      const refused = answers.filter(({ status }) => status === 409)
      expect([saved.length, refused.length], answers.map(({ status }) => status).join(' ')).toEqual([
        1,
        answers.length - 1,
      ])
      for (const answer of refused) expect(currentVersion(answer, once)).toBe(version + 1)
      version++
    }
    expect(await versionOf(id, world)).toBe(version)
  },
)

test.each(everyInGate(3, deleting))('%s: of several deletes, one succeeds, and the others return 404', async (id) => {
  const world = await freshWorld()
  for (let round = 0; round < Math.min(rounds, 19); round++) {
    const statuses = (await race(id, world, round, 1)).map(({ status }) => status)
    expect(statuses.sort((a, b) => a - b)).toEqual([200, ...Array<number>(statuses.length - 1).fill(404)])
  }
})
