import { describe, expect, test } from 'vitest'

import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import { cases } from './cases.ts'
import { describe as described, headersOf, operationIds } from './contract.ts'
import { everyInGate } from '../support/test-scale.ts'
import { openFixture } from './fixture.ts'
import { textParameters } from './positions.ts'
import { addressOf, send, tokenOf, withId, type MatrixAnswer } from './send.ts'
import { addWorld, type World } from './world.ts'

/**
 * Responses could reveal more about another caterer than its rows: counts, totals, names in use, versions, keys, lengths.
 * The specification requires one disclosure: `validateUserName` tells anyone whether an email address is registered, so
 * user names are unique across all caterers, and adding a user reveals whether another caterer has that name.
 */
const revealsUserNames = new Set<string>(['createUser', 'updateUser', 'validateUserName'])

const { database, app, north, south } = await openFixture()

const guarded = operationIds.filter((id) => !operations[id].access.isPublic)
const reads = everyInGate(
  3,
  guarded.filter((id) => operations[id].method === 'get'),
)
const writes = guarded.filter((id) => ['post', 'put'].includes(operations[id].method) && !revealsUserNames.has(id))
const withHeader = (name: string) => operationIds.filter((id) => headersOf(id).includes(name))
const ownedPositions = (id: OperationId) =>
  Object.entries(cases[id].ids).filter((entry): entry is [string, keyof World['ids']] => entry[1] !== null)

const absentId = 900_000_001

/** Everything that a caterer reads: each call as it is, and with a text for each of its filters. */
async function readAll(world: World): Promise<Map<string, MatrixAnswer>> {
  const answers = new Map<string, MatrixAnswer>()
  for (const id of reads) {
    const request = await cases[id].request(world)
    answers.set(id, await send(app, id, request, tokenOf(id, world)))
    for (const name of textParameters(id)) {
      for (const word of ['beans', 'e', 'MARK']) {
        const filtered = { ...request, query: { ...request.query, [name]: word } }
        answers.set(`${id} ${name}=${word}`, await send(app, id, filtered, tokenOf(id, world)))
      }
    }
  }
  return answers
}

const before = await readAll(north)
/** A new caterer with all kinds of records, and more records of an existing one. */
await addWorld(database, { mark: 'EASTMARK', figure: 777.125 })
for (const id of writes) await send(app, id, await cases[id].request(south), tokenOf(id, south))
const after = await readAll(north)

test.each([...before.keys()])('%s returns the same, whatever other caterers have', (name) => {
  expect(after.get(name)).toEqual(before.get(name))
})

// PDFs are slow, and contain the same data as the JSON call. A mark is set once, and its call takes no text.
const compared = everyInGate(
  12,
  writes.filter((id) => described(id).answers['200'] !== null && id !== 'markAsNonCreditable'),
)
// Each request has its own day: a record is planned, signed and reopened once, and the key of its line is made from the text.
// A publication is taken back once, an item is replaced once in each version of a day, and served servings are for a line of
// that day.
const ofOwnDay = new Set<string>([
  'addProductionLine',
  'planProductionRecord',
  'signProductionRecord',
  'reopenProductionRecord',
  'takeBackPublication',
  'createPlannedReplacement',
  'updateMenuAnalysisItem',
])
describe.each(compared.filter((id) => !ofOwnDay.has(id)))('%s', (id) => {
  test('accepts names, codes and numbers that another caterer uses', async () => {
    const home = await addWorld(database, { mark: `HOME${id}`, figure: 788.125 })
    // The other caterer's texts with the caller's own ids.
    const sendAs = async (mark: string) => send(app, id, await cases[id].request({ ...home, mark }), tokenOf(id, home))
    const [taken, free] = [await sendAs(south.mark), await sendAs('NOBODYMARK')]
    expect(taken.status, taken.body).toBe(cases[id].status)
    expect(shapeOf(taken)).toEqual(shapeOf(free))
  })
})

test.each(everyInGate(24, withHeader('Idempotency-Key')))(
  '%s accepts a key that another caterer has used',
  async (id) => {
    const key = { 'idempotency-key': `a-key-of-both-${id}` }
    const theirs = await send(app, id, await cases[id].request(south), tokenOf(id, south), key)
    const home = await addWorld(database, { mark: `KEYS${id}`, figure: 799.125 })
    const ours = await send(app, id, await cases[id].request(home), tokenOf(id, home), key)
    expect([theirs.status, ours.status], theirs.body + ours.body).toEqual([cases[id].status, cases[id].status])
    expect(ours.body).not.toContain(south.mark)
  },
)

test.each(withHeader('If-Match'))("%s reveals nothing about the version of another caterer's record", async (id) => {
  for (const [position, kind] of ownedPositions(id)) {
    if (!position.startsWith('path.')) continue
    for (const version of ['1', '2', '999']) {
      const ask = async (value: number) =>
        send(app, id, withId(await cases[id].request(north), position, value), tokenOf(id, north), {
          'if-match': version,
        })
      expect(await ask(south.ids[kind])).toEqual(await ask(absentId))
    }
  }
})

test.each(reads.filter((id) => ownedPositions(id).length > 0))(
  "the headers of %s reveal nothing about another caterer's record",
  async (id) => {
    for (const [position, kind] of ownedPositions(id)) {
      const ask = async (value: number) => {
        const address = addressOf(id, withId(await cases[id].request(north), position, value))
        const answer = await app.inject({
          method: 'HEAD',
          url: `${address}&access_token=${tokenOf(id, north)}`,
        })
        const { date: _, ...headers } = answer.headers
        return { status: answer.statusCode, headers }
      }
      expect(await ask(south.ids[kind])).toEqual(await ask(absentId))
    }
  },
)

test.each([
  ['createIngredient', 'readIngredient', 'code'],
  ['createRecipe', 'readRecipe', 'number'],
] as const)("the next number of %s counts only the caterer's own records", async (create, read, field) => {
  const numbered = async (world: World) => {
    const made = await send(app, create, await cases[create].request(world), world.tokens.administrator)
    const { data } = JSON.parse(made.body) as { data: { id: number } }
    const answer = await send(app, read, { path: { id: data.id } }, world.tokens.administrator)
    return Number(/\d+$/.exec(String((JSON.parse(answer.body) as Record<string, unknown>)[field]))?.[0])
  }
  const first = await numbered(north)
  for (const _ of [1, 2, 3]) await numbered(south)
  expect(await numbered(north)).toBe(first + 1)
})

/** Status and body without counters. */
function shapeOf({ status, body }: MatrixAnswer) {
  if (!body.startsWith('{')) return [status, '']
  const withoutIds = body
    .replaceAll(/"(id|importId|publicationId|schoolMonthId|version)":\d+/g, '"$1":0')
    .replaceAll(/"\d{4}-\d{2}-\d{2}T[^"]*Z"/g, '"now"')
    .replaceAll(/"token":"[\w-]+"/g, '"token":""')
  // The texts, with what makes a name and a month unique.
  const withoutMarks = withoutIds.replaceAll(/(NOBODYMARK|SOUTHMARK)( [0-9a-f]{8}(?="))?/g, '')
  return [status, withoutMarks.replaceAll(/"2099-\d{2}-05"/g, '"2099-01-05"')]
}
