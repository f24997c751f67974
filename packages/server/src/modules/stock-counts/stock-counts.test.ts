import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { addSites, receiveGoods, stockDifferences, type StockedSites } from '../../../test/support/stocked-site.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { StoreDocument } from '../../documents/store-sheet.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { issueStock, onHand, onHandByLot } from '../stock/ledger.ts'

let server: TestApp
let member: Member
let sites: StockedSites
const recorder = recordingPrinter()
const printed = recorder.printed as StoreDocument[]
beforeAll(async () => {
  server = await startApp({ printer: recorder })
})
beforeEach(async () => {
  printed.length = 0
  member = await server.addMember()
  sites = await server.database.work(member, async (tx) => {
    const added = await addSites(tx)
    const { store: siteId, cooler, dry, beef, beans, salt } = added
    await receiveGoods(tx, [
      { siteId, locationId: cooler, ingredientId: beef, quantity: '15', unitCost: '2.65' },
      { siteId, locationId: cooler, ingredientId: beans, quantity: '10', unitCost: '1.5' },
      { siteId, locationId: dry, ingredientId: beef, quantity: '4', unitCost: '2' },
      { siteId, locationId: dry, ingredientId: salt, quantity: '3', unitCost: null },
    ])
    return added
  })
})

interface Line {
  id: number
  name: string
  locationName: string | null
  amounts: {
    id: number
    version: number
    by: string
    quantity: string
    replaced: { quantity: string; by: string } | null
  }[]
  [field: string]: unknown
}

const call = (path: string, body?: object, by: Member = member, headers: Record<string, string> = {}) =>
  server.call(by, path, { ...(body && { body }), headers })
const start = async (input: object = {}, by: Member = member): Promise<number> => {
  const date = await server.database.work(member, readCatererToday)
  const { status, body } = await call('POST /stockCounts', { siteId: sites.store, date, ...input }, by)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.id as number
}
const read = async (id: number, by: Member = member): Promise<{ count: Record<string, unknown>; lines: Line[] }> =>
  (await call(`GET /stockCounts/${id}`, undefined, by)).body
const lineOf = async (id: number, name: string, location = 'Cooler'): Promise<Line> => {
  const { lines } = await read(id)
  const line = lines.find((one) => one.name === name && one.locationName === location)
  if (!line) throw new Error(`${name} is not counted`)
  return line
}
const seenOf = (line: Line) => line.amounts.map((amount) => amount.id)
const add = (id: number, line: Line, given: object, by: Member = member, seen = seenOf(line)) =>
  call(`POST /stockCounts/${id}/amounts`, { lineId: line.id, given, seen }, by)
const move = (id: number, to: string) => call(`POST /stockCounts/${id}/steps`, { to })
const explain = (id: number, lineIds: number[], reason = 'missing') =>
  call(`PUT /stockCounts/${id}/reasons`, { lineIds, reason })
const issue = (ingredientId: number, quantity: string, locationId: number) =>
  server.database.work(member, async (tx) =>
    issueStock(tx, { cause: { kind: 'change', id: 2 }, movedOn: await readCatererToday(tx) }, [
      { siteId: sites.store, locationId, ingredientId, quantity },
    ]),
  )
const stockOf = (ingredientId: number) =>
  server.database.work(member, async (tx) => (await onHand(tx, [sites.store], [ingredientId]))[0])
/** Explains what differs in a finished count, and posts it. */
async function settle(id: number) {
  const { lines } = await read(id)
  const varied = lines.filter(({ variance }) => variance !== null && variance !== '0')
  if (varied.length > 0) {
    await explain(
      id,
      varied.map((line) => line.id),
    )
  }
  expect((await move(id, 'reviewed')).status).toBe(200)
  return move(id, 'posted')
}
/** Takes a count through all steps. */
async function post(id: number) {
  expect((await move(id, 'counted')).status).toBe(200)
  return settle(id)
}

test('13.5 counted of 15 at 2.65 is 3.975 short, and posting makes it a count move', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  const beef = await lineOf(id, 'Beef')
  expect(beef).toMatchObject({ expected: '15', counted: null, variance: null, isExpected: true })
  expect(await add(id, beef, { eaches: '2', amount: '3.5', unit: 'lb' })).toMatchObject({
    status: 201,
    body: { data: { line: { counted: '13.5' } } },
  })
  expect((await move(id, 'counted')).status).toBe(200)
  expect(await lineOf(id, 'Beef')).toMatchObject({
    system: '15',
    variance: '-1.5',
    unitCost: '2.65',
    varianceValue: '-3.975',
  })
  expect((await read(id)).count).toMatchObject({
    status: 'counted',
    varianceValue: '-3.975',
    countedLines: 1,
    lines: 2,
  })
  await explain(id, [beef.id])
  await move(id, 'reviewed')
  expect(await move(id, 'posted')).toMatchObject({ status: 200, body: { data: { message: 'Count posted' } } })
  expect((await read(id)).count).toMatchObject({
    status: 'posted',
    varianceValue: '-3.975',
    postedBy: expect.any(String),
  })
  expect(await stockOf(sites.beef)).toMatchObject({ quantity: '17.5' })
  await server.database.work(member, async (tx) => {
    const moves = await tx.execute(
      sql`select kind, quantity::text, unit_cost::text, reason, cause_id::int as cause from stock_move where cause_kind = 'count'`,
    )
    expect(moves).toEqual([
      { kind: 'count', quantity: '-1.500000', unit_cost: '2.650000000000', reason: 'Missing', cause: id },
    ])
    expect(await stockDifferences(tx)).toEqual([])
  })
})

test('goods that move during a count are neither missing nor found, before or after the line was counted', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  await issue(sites.beef, '5', sites.cooler)
  // Counted after the issue: 10 are there.
  await add(id, await lineOf(id, 'Beef'), { amount: '10', unit: 'lb' })
  // Counted before the issue: 10 were there.
  await add(id, await lineOf(id, 'Beans'), { amount: '9', unit: 'lb' })
  await new Promise((resolve) => setTimeout(resolve, 5))
  await issue(sites.beans, '4', sites.cooler)
  expect((await move(id, 'counted')).status).toBe(200)
  expect(await lineOf(id, 'Beef')).toMatchObject({
    system: '10',
    movedDuring: '-5',
    variance: '0',
    varianceValue: '0',
  })
  expect(await lineOf(id, 'Beans')).toMatchObject({
    system: '10',
    movedDuring: '0',
    variance: '-1',
    varianceValue: '-1.5',
  })
  expect((await settle(id)).status).toBe(200)
  expect(await stockOf(sites.beef)).toMatchObject({ quantity: '14' })
  // 10 − 1 missing − 4 issued since.
  expect(await stockOf(sites.beans)).toMatchObject({ quantity: '5', value: '7.5' })
  await server.database.work(member, async (tx) => expect(await stockDifferences(tx)).toEqual([]))
})

/** An instant with nothing written just before and after it. */
async function pause(): Promise<string> {
  const wait = () => new Promise((resolve) => setTimeout(resolve, 5))
  await wait()
  const at = new Date().toISOString()
  await wait()
  return at
}

test('an amount from a paper sheet is compared with stock at the time it was counted, not typed', async () => {
  const started = await start({ locationIds: [sites.cooler] })
  const counted = await pause()
  await issue(sites.beef, '5', sites.cooler)
  const beef = await lineOf(started, 'Beef')
  const given = { eaches: '2', amount: '3.5', unit: 'lb' }
  const body = { lineId: beef.id, given, countedAt: counted, seen: [] }
  expect(await call(`POST /stockCounts/${started}/amounts`, body)).toMatchObject({
    status: 201,
    body: { data: { line: { amounts: [{ countedAt: counted }] } } },
  })
  const short = { system: '15', variance: '-1.5', varianceValue: '-3.975', movedDuring: '0' }
  await move(started, 'counted')
  expect(await lineOf(started, 'Beef')).toMatchObject({ expected: '15', ...short })
  await call(`DELETE /stockCounts/${started}`)

  // The same sheet, for a count that was started when the sheet was typed.
  const id = await start({ locationIds: [sites.cooler] })
  const line = await lineOf(id, 'Beef')
  await call(`POST /stockCounts/${id}/amounts`, { ...body, lineId: line.id })
  await move(id, 'counted')
  expect(await lineOf(id, 'Beef')).toMatchObject({ expected: '10', ...short })
  expect((await settle(id)).status).toBe(200)
  // 10 in the cooler less the 1.5 that were missing, and 4 in dry storage.
  expect(await stockOf(sites.beef)).toMatchObject({ quantity: '12.5' })
  await server.database.work(member, async (tx) => expect(await stockDifferences(tx)).toEqual([]))
})

test('a corrected amount keeps the time it was first entered, and one that was counted again has a new time', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  await add(id, await lineOf(id, 'Beef'), { amount: '150', unit: 'lb' })
  await pause()
  await issue(sites.beef, '5', sites.cooler)
  const [amount] = (await lineOf(id, 'Beef')).amounts
  const path = `PUT /stockCounts/${id}/amounts/${amount?.id}`
  await call(path, { given: { amount: '15', unit: 'lb' } })
  await move(id, 'counted')
  expect(await lineOf(id, 'Beef')).toMatchObject({ system: '15', variance: '0' })
  await move(id, 'open')
  await call(path, { given: { amount: '10', unit: 'lb' }, countedAt: null })
  await move(id, 'counted')
  expect(await lineOf(id, 'Beef')).toMatchObject({ system: '10', variance: '0' })
})

test('an amount that was sent again with the time it was counted is one amount', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  const counted = await pause()
  const beef = await lineOf(id, 'Beef')
  const body = { lineId: beef.id, given: { amount: '15', unit: 'lb' }, seen: [] }
  const key = { 'idempotency-key': 'an amount in the cellar' }
  const first = await call(`POST /stockCounts/${id}/amounts`, body, member, key)
  const again = await call(`POST /stockCounts/${id}/amounts`, { ...body, countedAt: counted }, member, key)
  expect(again).toEqual(first)
  const other = { ...body, given: { amount: '16', unit: 'lb' } }
  expect((await call(`POST /stockCounts/${id}/amounts`, other, member, key)).status).toBe(422)
  expect(await lineOf(id, 'Beef')).toMatchObject({ counted: '15' })
})

test('a count time in the future or over a year ago is refused, and a clock that is a little ahead means now', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  const beef = await lineOf(id, 'Beef')
  const later = (ms: number) => new Date(Date.now() + ms).toISOString()
  const at = (countedAt: string) =>
    call(`POST /stockCounts/${id}/amounts`, { lineId: beef.id, given: { eaches: '3' }, countedAt, seen: [] })
  const day = 24 * 3_600_000
  for (const countedAt of [later(day), later(-400 * day), '0000-01-01T00:00:00Z', '2026-06-30T23:59:60Z']) {
    expect(await at(countedAt), countedAt).toMatchObject({
      status: 422,
      body: { fields: { countedAt: 'Enter when it was counted: a time that has passed, at most a year ago.' } },
    })
  }
  const answer = await at(later(60_000))
  expect(answer.status).toBe(201)
  expect(Date.parse(answer.body.data.line.amounts[0].countedAt)).toBeLessThanOrEqual(Date.now())
})

test("two people's amounts at two shelves add up, and one who did not see the other's is asked first", async () => {
  const other = await server.addMember({ catererId: member.catererId })
  const id = await start()
  const beef = await lineOf(id, 'Beef')
  const [first, second] = await Promise.all([add(id, beef, { eaches: '2' }), add(id, beef, { eaches: '1' }, other)])
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = first.status === 409 ? { answer: first, by: member } : { answer: second, by: other }
  expect(refused.answer.body).toMatchObject({
    message: expect.stringMatching(/counted this item too/),
    current: { id: beef.id, amounts: [{ by: expect.stringMatching(/^Mem Ber/) }] },
  })
  const current = refused.answer.body.current as Line
  const given = refused.by === member ? { eaches: '2' } : { eaches: '1' }
  expect((await add(id, current, given, refused.by)).status).toBe(201)
  const line = await lineOf(id, 'Beef')
  expect(line).toMatchObject({ counted: '15' })
  expect(new Set(line.amounts.map(({ by }) => by)).size).toBe(2)
})

test("a corrected amount shows whose it was, and a correction of an older version is refused with the line's amounts", async () => {
  const other = await server.addMember({ catererId: member.catererId })
  const id = await start()
  await add(id, await lineOf(id, 'Beef'), { cases: '1' })
  const [amount] = (await lineOf(id, 'Beef')).amounts
  const path = `PUT /stockCounts/${id}/amounts/${amount?.id}`
  const replaced = await call(path, { given: { eaches: '2' } }, other, { 'if-match': String(amount?.version) })
  expect(replaced).toMatchObject({
    status: 200,
    body: { data: { line: { counted: '10', amounts: [{ quantity: '10', replaced: { quantity: '30' } }] } } },
  })
  const stale = await call(path, { given: { eaches: '9' } }, member, { 'if-match': String(amount?.version) })
  expect(stale).toMatchObject({ status: 409, body: { current: { counted: '10' } } })
  expect((await call(`DELETE /stockCounts/${id}/amounts/${amount?.id}`)).body.data.line).toMatchObject({
    counted: null,
  })
  expect((await call(path, { given: { eaches: '9' } })).body.message).toBe('Someone else removed this amount.')
})

test('an item that is not counted keeps its stock, and one counted as 0 loses it', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  await add(id, await lineOf(id, 'Beans'), { amount: '0', unit: 'lb' })
  expect((await post(id)).status).toBe(200)
  expect(await stockOf(sites.beans)).toMatchObject({ quantity: '0' })
  expect(await stockOf(sites.beef)).toMatchObject({ quantity: '19' })
})

test('an item that was not expected can be added, and is found at the last known cost', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  const found = await server.call(member, `GET /stockCounts/${id}/items`, { query: { q: '(01)00012345678905' } })
  expect(found.body._embedded.items).toMatchObject([{ ingredientId: sites.beef, name: 'Beef' }])
  const salt = await call(`POST /stockCounts/${id}/items`, { ingredientId: sites.salt, locationId: sites.cooler })
  expect(salt).toMatchObject({
    status: 201,
    body: { data: { line: { name: 'Salt', isExpected: false, expected: null } } },
  })
  const again = await call(`POST /stockCounts/${id}/items`, { ingredientId: sites.salt, locationId: sites.cooler })
  expect(again.body.data.line.id).toBe(salt.body.data.line.id)
  const elsewhere = await call(`POST /stockCounts/${id}/items`, { ingredientId: sites.salt, locationId: sites.dry })
  expect(elsewhere).toMatchObject({
    status: 422,
    body: { fields: { locationId: "This count doesn't include that location." } },
  })
  await add(id, salt.body.data.line as Line, { amount: '2', unit: 'lb' })
  await move(id, 'counted')
  // No one knows what salt costs.
  expect(await lineOf(id, 'Salt')).toMatchObject({ system: '0', variance: '2', unitCost: null, varianceValue: null })
  expect((await read(id)).count).toMatchObject({ varianceValue: '0', unpricedLines: 1 })
})

test('a review needs a reason for each variance, and a recount sets amounts aside', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  const beef = await lineOf(id, 'Beef')
  expect(await move(id, 'counted')).toMatchObject({
    status: 422,
    body: { fields: { to: 'Nothing is counted yet. Enter at least one amount.' } },
  })
  await add(id, beef, { amount: '1', unit: 'lb' })
  await move(id, 'counted')
  expect(await add(id, beef, { amount: '1', unit: 'lb' })).toMatchObject({ status: 422 })
  expect(await move(id, 'posted')).toMatchObject({ status: 422 })
  expect(await move(id, 'reviewed')).toMatchObject({
    status: 422,
    body: { fields: { to: 'Give a reason for 1 variance.' } },
  })
  expect(await call(`PUT /stockCounts/${id}/reasons`, { lineIds: [beef.id], reason: 'other' })).toMatchObject({
    status: 422,
    body: { fields: { note: 'Describe the reason.' } },
  })
  expect((await call(`POST /stockCounts/${id}/recounts`, { lineIds: [beef.id] })).status).toBe(200)
  expect(await lineOf(id, 'Beef')).toMatchObject({ isRecount: true, counted: null, amounts: [], variance: null })
  await add(id, await lineOf(id, 'Beans'), { amount: '10', unit: 'lb' })
  expect(await move(id, 'counted')).toMatchObject({ status: 422, body: { fields: { to: '1 item still to recount.' } } })
  await add(id, beef, { amount: '15', unit: 'lb' })
  expect((await post(id)).status).toBe(200)
  expect(await stockOf(sites.beef)).toMatchObject({ quantity: '19' })
})

test('a posted count cannot change, and posting twice with one key posts once', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  const beef = await lineOf(id, 'Beef')
  await add(id, beef, { amount: '10', unit: 'lb' })
  await move(id, 'counted')
  await explain(id, [beef.id])
  await move(id, 'reviewed')
  const key = { 'idempotency-key': 'post this count' }
  const answers = await Promise.all(
    [1, 2].map(() => server.call(member, `POST /stockCounts/${id}/steps`, { body: { to: 'posted' }, headers: key })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await stockOf(sites.beef)).toMatchObject({ quantity: '14' })
  for (const answer of [await move(id, 'open'), await move(id, 'posted'), await call(`DELETE /stockCounts/${id}`)]) {
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { status: expect.stringMatching(/^This count is posted/) } },
    })
  }
})

test('a blind count hides what is expected until it is finished, on paper too', async () => {
  const id = await start({ isBlind: true, locationIds: [sites.cooler] })
  expect(await lineOf(id, 'Beef')).toMatchObject({ expected: null })
  await call(`GET /stockCounts/${id}/sheet`)
  expect(JSON.stringify(printed[0]?.storeSheet)).not.toContain('15')
  await add(id, await lineOf(id, 'Beef'), { amount: '15', unit: 'lb' })
  await move(id, 'counted')
  expect(await lineOf(id, 'Beef')).toMatchObject({ expected: '15', system: '15' })
})

test("a shelf's lots are on the sheet, on screen and on paper, and a blind count's sheet shows no quantities", async () => {
  const { store: siteId, cooler, dry, beef } = sites
  const noted = { siteId, ingredientId: beef, unitCost: '2' }
  await server.database.work(member, (tx) =>
    receiveGoods(tx, [
      { ...noted, locationId: cooler, quantity: '6', lotCode: 'L-2', expiresOn: '2027-02-01' },
      { ...noted, locationId: cooler, quantity: '30', lotCode: 'L-1', expiresOn: '2027-01-15' },
      { ...noted, locationId: dry, quantity: '7', lotCode: 'L-9' },
    ]),
  )
  const id = await start({ locationIds: [cooler] })
  const lots = [
    { lotCode: 'L-1', expiresOn: '2027-01-15', quantity: '30' },
    { lotCode: 'L-2', expiresOn: '2027-02-01', quantity: '6' },
    { lotCode: null, expiresOn: null, quantity: '15' },
  ]
  expect(await lineOf(id, 'Beef')).toMatchObject({ expected: '51', lots })
  // No one noted lots of beans.
  expect(await lineOf(id, 'Beans')).toMatchObject({ expected: '10', lots: [] })
  // Frozen like what is expected.
  await issue(beef, '30', cooler)
  expect(await lineOf(id, 'Beef')).toMatchObject({ lots })
  await call(`GET /stockCounts/${id}/sheet`)
  const cellOf = (index: number) =>
    printed[index]?.storeSheet.groups[0]?.rows.find(([cell]) => cell?.startsWith('Beef'))
  expect(cellOf(0)?.[0]?.split('\n').slice(2)).toEqual([
    'Lot L-1 · expires January 15, 2027 · 1 case',
    'Lot L-2 · expires February 1, 2027 · 1 each 1 lb',
    'No lot code · 3 each',
  ])
  await call(`DELETE /stockCounts/${id}`)
  const blind = await start({ isBlind: true, locationIds: [cooler] })
  expect(await lineOf(blind, 'Beef')).toMatchObject({
    lots: [
      { lotCode: 'L-2', expiresOn: '2027-02-01', quantity: null },
      { lotCode: null, quantity: null },
    ],
  })
  await call(`GET /stockCounts/${blind}/sheet`)
  expect(cellOf(1)?.[0]?.split('\n').slice(2)).toEqual(['Lot L-2 · expires February 1, 2027', 'No lot code'])
})

test('every lot of an item is on paper, however many there are', async () => {
  const lots = Array.from({ length: 45 }, (_, index) => `N-${String(index + 1).padStart(2, '0')}`)
  await server.database.work(member, (tx) =>
    receiveGoods(
      tx,
      lots.map((lotCode) => ({
        siteId: sites.store,
        ingredientId: sites.salt,
        locationId: sites.dry,
        quantity: '1',
        unitCost: '2',
        lotCode,
        expiresOn: '2027-02-01',
      })),
    ),
  )
  const id = await start({ locationIds: [sites.dry] })
  await call(`GET /stockCounts/${id}/sheet`)
  const rows = printed[0]?.storeSheet.groups[0]?.rows.filter(([cell]) => cell?.startsWith('Salt')) ?? []
  expect(rows.map((row) => [row[0]?.split('\n')[0], row.length])).toEqual([
    ['Salt', 3],
    ['Salt, continued', 1],
    ['Salt, continued', 1],
  ])
  expect(rows.flatMap(([cell]) => [...(cell ?? '').matchAll(/N-\d\d/g)].map(([code]) => code))).toEqual(lots)
})

test('the shelf order of a location is kept for later counts, on the screen and on paper', async () => {
  const saved = await call('PUT /stockCounts/shelfOrder', {
    siteId: sites.store,
    locationId: sites.cooler,
    ingredientIds: [sites.salt, sites.beef, sites.beans],
  })
  expect(saved.status).toBe(200)
  const id = await start({ locationIds: [sites.cooler] })
  // Salt has a place there, so it is on the sheet without stock.
  expect((await read(id)).lines.map(({ name, expected }) => [name, expected])).toEqual([
    ['Salt', '0'],
    ['Beef', '15'],
    ['Beans', '10'],
  ])
  expect((await call(`GET /stockCounts/${id}/sheet`)).headers['content-disposition']).toContain('Count sheet')
  expect(
    printed[0]?.storeSheet.groups.map(({ title, rows }) => [title, rows.map(([name]) => name?.split('\n')[0])]),
  ).toEqual([['Cooler', ['Salt', 'Beef', 'Beans']]])
  expect(printed[0]?.storeSheet.groups[0]?.rows[1]?.[2]).toBe('3 each')
})

test('two counts of the same shelves would correct stock twice, so the second is refused', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  const date = await server.database.work(member, readCatererToday)
  const input = (more: object) => ({ siteId: sites.store, date, ...more })
  expect(await call('POST /stockCounts', input({}))).toMatchObject({
    status: 422,
    body: { fields: { siteId: expect.stringMatching(/^Mem Ber \d+ started a count of these shelves/) } },
  })
  expect((await call('POST /stockCounts', input({ locationIds: [sites.dry] }))).status).toBe(201)
  expect((await call(`DELETE /stockCounts/${id}`)).status).toBe(200)
  expect((await call('POST /stockCounts', input({ locationIds: [sites.cooler], category: 'Protein' }))).status).toBe(
    201,
  )
  expect((await call('POST /stockCounts', input({ siteId: sites.kitchen, date: '2999-01-01' }))).body.fields).toEqual({
    date: 'Choose today or an earlier date.',
  })
})

describe('a shelf is corrected by one count', () => {
  const put = (id: number, ingredientId: number, locationId = sites.cooler) =>
    call(`POST /stockCounts/${id}/items`, { ingredientId, locationId })

  test("so a category's count refuses an item of another category, which that category's count corrects", async () => {
    const protein = await start({ category: 'Protein' })
    const dryGoods = await start({ category: 'Dry goods' })
    expect(await put(dryGoods, sites.beef)).toMatchObject({
      status: 422,
      body: {
        fields: {
          ingredientId:
            'This count includes only Dry goods, and Beef is in another category. Start a count for that category.',
        },
      },
    })
    await add(protein, await lineOf(protein, 'Beef'), { amount: '13', unit: 'lb' })
    await move(protein, 'counted')
    await explain(protein, [(await lineOf(protein, 'Beef')).id])
    await move(protein, 'reviewed')
    expect((await move(protein, 'posted')).status).toBe(200)
    await server.database.work(member, async (tx) => {
      const [beef] = await onHand(tx, [sites.store], [sites.beef])
      // 15 and 4 lb less the 2 that are missing, once.
      expect(beef).toMatchObject({ quantity: '17' })
    })
    // An item of the count's category can still be added.
    expect((await put(dryGoods, sites.salt)).status).toBe(201)
  })

  test('so an item whose category changed stays in the count that has it until that is posted or discarded', async () => {
    const protein = await start({ category: 'Protein' })
    const dryGoods = await start({ category: 'Dry goods' })
    await server.database.work(member, (tx) =>
      tx.update(ingredient).set({ category: 'Dry goods' }).where(eq(ingredient.id, sites.beef)),
    )
    const refused = { ingredientId: expect.stringMatching(/started a count of these shelves/) }
    expect(await put(dryGoods, sites.beef)).toMatchObject({ status: 422, body: { fields: refused } })
    // Its own line stays usable.
    expect((await put(protein, sites.beef)).status).toBe(201)
    expect((await call(`DELETE /stockCounts/${dryGoods}`)).status).toBe(200)
    const date = await server.database.work(member, readCatererToday)
    const again = { siteId: sites.store, date, category: 'Dry goods' }
    expect(await call('POST /stockCounts', again)).toMatchObject({
      status: 422,
      body: { fields: { siteId: expect.stringMatching(/started a count of these shelves/) } },
    })
    expect((await call(`DELETE /stockCounts/${protein}`)).status).toBe(200)
    expect((await call('POST /stockCounts', again)).status).toBe(201)
  })
})

test('unreadable amounts are refused at their field', async () => {
  const id = await start({ locationIds: [sites.cooler] })
  const beef = await lineOf(id, 'Beef')
  expect((await add(id, beef, {})).body.fields).toEqual({ given: 'Enter an amount. 0 counts, too.' })
  expect((await add(id, beef, { inners: '1' })).body.fields).toMatchObject({ 'given.inners': expect.any(String) })
  expect((await add(id, beef, { amount: '1', unit: 'gal' })).body.fields).toEqual({
    'given.unit': "Beef can't be measured in this unit.",
  })
})

test('staff of one school see and count only their site', async () => {
  const staff = await server.addMember({ catererId: member.catererId, role: 'staff' })
  await server.database.work(member, async (tx) => {
    await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, staff.userId))
    await tx.insert(userSchool).values({ userId: staff.userId, schoolId: sites.schoolId })
  })
  const id = await start()
  expect((await call('GET /stockCounts', undefined, staff)).body._embedded.stockCounts).toEqual([])
  expect((await call('GET /stockCounts/options', undefined, staff)).body.sites).toEqual([
    { id: sites.kitchen, name: 'Oak kitchen' },
  ])
  for (const path of [`GET /stockCounts/${id}`, `GET /stockCounts/${id}/sheet`, `DELETE /stockCounts/${id}`]) {
    expect((await call(path, undefined, staff)).status, path).toBe(404)
  }
  expect((await call(`POST /stockCounts/${id}/steps`, { to: 'counted' }, staff)).status).toBe(404)
  const date = await server.database.work(member, readCatererToday)
  expect((await call('POST /stockCounts', { siteId: sites.store, date }, staff)).body.fields).toEqual({
    siteId: 'Choose one of your sites.',
  })
  expect(await start({ siteId: sites.kitchen }, staff)).toBeGreaterThan(0)
})

test('a thousand lines are posted at once, and the lots on the shelf stay the same', async () => {
  const count = 1000
  const ids = await server.database.work(member, async (tx) => {
    const rows = await tx.execute<{ id: number }>(
      sql`insert into ingredient (code, name, base_unit) select 'T' || n, 'Thing ' || n, 'each' from generate_series(1, ${count}) n returning id`,
    )
    const goods = rows.map(({ id }) => ({
      siteId: sites.kitchen,
      locationId: sites.dry,
      ingredientId: id,
      quantity: '5',
      unitCost: '1',
      lotCode: `L${id}`,
    }))
    await receiveGoods(tx, goods)
    return rows.map(({ id }) => id)
  })
  const id = await start({ siteId: sites.kitchen })
  await server.database.work(member, (tx) =>
    tx.execute(sql`insert into stock_count_amount (stock_count_line_id, given, quantity)
      select id, '{"amount":"6","unit":"each"}', 6 from stock_count_line where stock_count_id = ${id}`),
  )
  await move(id, 'counted')
  const { lines } = await read(id)
  expect(lines).toHaveLength(count)
  await explain(
    id,
    lines.map((line) => line.id),
    'miscounted',
  )
  await move(id, 'reviewed')
  const before = performance.now()
  expect((await move(id, 'posted')).status).toBe(200)
  expect(performance.now() - before).toBeLessThan(20_000)
  await server.database.work(member, async (tx) => {
    const lots = await onHandByLot(tx, { siteId: sites.kitchen, ingredientIds: ids })
    expect(lots).toHaveLength(count)
    expect(lots.every(({ quantity, lotCode }) => quantity === '6' && lotCode !== null)).toBe(true)
    expect(await stockDifferences(tx)).toEqual([])
  })
})
