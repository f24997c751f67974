import { sql } from 'drizzle-orm'
import readSheets from 'read-excel-file/node'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { caterer } from '../../db/schema/caterer.ts'
import { storedFile } from '../../db/schema/file.ts'
import { reportExport } from '../../db/schema/report-export.ts'
import { appUser } from '../../db/schema/user.ts'
import { asking } from '../../../test/support/report-answers.ts'
import { addStockWorld, type StockWorld } from '../../../test/support/stock-world.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { sized } from '../../../test/support/test-scale.ts'
import { receiveStock } from '../stock/ledger.ts'
import type { ReportDefinition } from './definition.ts'
import { definitionOf } from './definitions.ts'
import { readTableSource } from './table-document.ts'

let server: TestApp
let world: StockWorld
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  world = await addStockWorld(server.database, ['Beef', 'Rice, "long"'])
  member = await server.addMember({ catererId: world.catererId })
  await server.database.work(member, (tx) =>
    receiveStock(
      tx,
      { cause: { kind: 'change', id: 1 }, movedOn: '2026-11-02' },
      world.foods.flatMap((ingredientId, food) =>
        world.sites.map((siteId, at) => ({
          siteId,
          locationId: world.places[at] ?? null,
          ingredientId,
          quantity: '1200',
          unitCost: food === 0 ? '2.5' : null,
        })),
      ),
    ),
  )
})

const begin = (body: object, by = member) => server.call(by, 'POST /commissary/reportExports', { body })
const look = (id: number, by = member) => server.call(by, `GET /commissary/reportExports/${id}`)
const fileOf = (id: number, by = member) => server.call(by, `GET /commissary/reportExports/${id}/file`)
const input = (format: string, request: object = {}) => ({
  report: 'currentInventory',
  format,
  request: { to: '2026-11-20', group: ['site'], ...request },
})

async function ended(id: number, by = member) {
  for (;;) {
    const { body } = await look(id, by)
    if (body.state !== 'working') return body
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

test('a group says that a part of it is unknown, and what is unknown is never zero', async () => {
  const ask = asking(server, member, 'currentInventory')
  const { groups, total, columns } = await ask({ to: '2026-11-20', group: ['site'] })
  const value = columns.findIndex(({ id }) => id === 'value')
  expect(groups.map(({ cells }) => cells[value])).toEqual(
    ['Store', 'School'].map(() => ({ text: '$3,000.00, partly unknown', value: 3000, status: 'unknown' })),
  )
  expect(total.cells[value]?.text).toBe('$6,000.00, partly unknown')
  const { rows } = await ask({ to: '2026-11-20', group: ['site'], path: [groups[0]?.key] })
  expect(rows.map(({ cells }) => cells[value]?.text)).toEqual(['$3,000.00', 'Unknown'])
  expect((await ask({ to: '2026-11-01' })).total.count).toBe(0)
})

test('unknown groupings, and dates out of order or too far apart, are refused', async () => {
  const refusal = async (body: object) =>
    (await server.call(member, 'POST /commissary/reportTables/currentInventory', { body })).body.fields
  expect(await refusal({ group: ['vendor'] })).toEqual({ group: "This report can't be grouped that way." })
  expect(await refusal({ group: ['site', 'site'] })).toHaveProperty('group')
  expect(await refusal({ group: [], path: ['1'] })).toHaveProperty('path')
  expect(await refusal({ to: '0000-01-01' })).toHaveProperty('startDate')
})

test('a file has the groups with their rows and the total, as the screen shows them', async () => {
  const { status, body } = await begin(input('csv'))
  expect(status).toBe(202)
  expect(await ended(body.data.id)).toMatchObject({
    state: 'done',
    step: 'writing',
    doneRows: 4,
    totalRows: 4,
    error: null,
  })
  const file = await fileOf(body.data.id)
  expect(file.headers['content-disposition']).toContain('Current Inventory Report 2026-11-20.csv')
  const lines = file.bytes.toString('utf8').split('\r\n')
  expect(lines).toContain('As of,"November 20, 2026"')
  const from = lines.findIndex((line) => line.startsWith('Item,'))
  expect(
    lines
      .slice(from + 1, -1)
      .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
      .map((cells) => [cells[0], cells[6]]),
  ).toEqual([
    ['School', '"$3,000.00, partly unknown"'],
    ['"  Beef"', '3000'],
    ['"  Rice, ""long"""', 'Unknown'],
    ['Store', '"$3,000.00, partly unknown"'],
    ['"  Beef"', '3000'],
    ['"  Rice, ""long"""', 'Unknown'],
    ['Total', '"$6,000.00, partly unknown"'],
  ])
})

test('a spreadsheet and a PDF come from the same definition', async () => {
  for (const [format, start] of [
    ['xlsx', 'PK'],
    ['pdf', '%PDF-'],
  ] as const) {
    const { body } = await begin(input(format))
    expect(await ended(body.data.id)).toMatchObject({ state: 'done' })
    expect((await fileOf(body.data.id)).bytes.subarray(0, start.length).toString()).toBe(start)
  }
})

test('an export is its own user’s, and can be canceled', async () => {
  const { body } = await begin(input('csv'))
  const { id } = body.data
  const colleague = await server.addMember({ catererId: world.catererId })
  for (const answer of [
    await look(id, colleague),
    await fileOf(id, colleague),
    await server.call(colleague, `DELETE /commissary/reportExports/${id}`),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'Export not found' } })
  }
  await ended(id)
  const next = (await begin(input('pdf'))).body.data.id
  expect((await server.call(member, `DELETE /commissary/reportExports/${next}`)).body.data.message).toBe(
    'Export canceled',
  )
  expect((await ended(next)).state).toBe('cancelled')
  expect((await fileOf(next)).status).toBe(404)
})

test('a user who may not read a report gets no file of it', async () => {
  await server.database.work(member, (tx) => tx.update(caterer).set({ inventoryEnabled: false }))
  const { body } = await begin(input('csv'))
  const stateOf = () =>
    server.database.work(member, (tx) => tx.select({ state: reportExport.state }).from(reportExport))
  await vi.waitFor(async () => expect(await stateOf()).toEqual([{ state: 'failed' }]), { timeout: 20_000 })
  expect((await look(body.data.id)).status).toBe(403)
  await server.database.work(member, (tx) => tx.update(caterer).set({ inventoryEnabled: true }))
  expect((await look(body.data.id)).body.error).toBe("You don't have permission to do this.")
  // A file that was written before access was lost cannot be read, either.
  const { id } = (await begin(input('csv'))).body.data
  expect((await ended(id)).state).toBe('done')
  await server.database.work(member, (tx) => tx.update(caterer).set({ inventoryEnabled: false }))
  expect([(await look(id)).status, (await fileOf(id)).status]).toEqual([403, 403])
  await server.database.work(member, (tx) => tx.update(caterer).set({ inventoryEnabled: true }))
  expect((await fileOf(id)).status).toBe(200)
  const staff = await server.addMember({ role: 'staff', catererId: world.catererId })
  await server.database.work(staff, (tx) => tx.update(appUser).set({ modules: ['menus'] }))
  expect((await begin(input('csv'), staff)).status).toBe(403)
})

test("any user's export can be read for a day, and is then deleted with its file", async () => {
  const { id } = (await begin(input('csv'))).body.data
  expect((await ended(id)).state).toBe('done')
  const makeOlder = (hours: number) =>
    server.database.owner(async (tx) => {
      // Rows get their creation time by default.
      await tx.execute(sql`alter table report_export disable trigger user, no force row level security`)
      await tx.execute(
        sql`update report_export set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`,
      )
      await tx.execute(sql`alter table report_export enable trigger user, force row level security`)
    })
  const forget = () => server.database.system((tx) => tx.execute(sql`select forget_expired()`))
  const files = () => server.database.work(member, (tx) => tx.select({ name: storedFile.name }).from(storedFile))
  await makeOlder(23)
  await forget()
  expect((await fileOf(id)).status).toBe(200)
  await makeOlder(25)
  expect([(await look(id)).status, (await fileOf(id)).status]).toEqual([404, 404])
  expect(await files()).toHaveLength(1)
  await forget()
  expect(await files()).toEqual([])
})

test('a CSV has any number of rows, and a spreadsheet as many as a sheet can have', async () => {
  // Above the 100,000 rows that files once had; every slice of rows is read, worded and stored by itself.
  const rows = sized(100_500, 4_500)
  const [household] = await server.database.work(member, (tx) =>
    tx.execute<{ id: number }>(sql`insert into household (name) values ('Park') returning id`),
  )
  await server.database.work(member, (tx) =>
    tx.execute(sql`
      insert into payment (household_id, paid_on, amount, pay_type)
      select ${household?.id ?? 0}, '2026-11-03'::date + n % 7, 1 + n % 5, 'Cash' from generate_series(1, ${rows}::int) n`),
  )
  const [{ sum } = { sum: 0 }] = await server.database.work(member, (tx) =>
    tx.execute<{ sum: number }>(sql`select sum(amount)::int as sum from payment`),
  )
  for (const format of ['csv', 'xlsx']) {
    const { body } = await begin({
      report: 'deposits',
      format,
      request: { from: '2026-11-01', to: '2026-11-30', group: ['day'] },
    })
    expect(await ended(body.data.id)).toMatchObject({ state: 'done', doneRows: rows, totalRows: rows })
    const { bytes } = await fileOf(body.data.id)
    const texts =
      format === 'csv'
        ? bytes.toString('utf8').split('\r\n')
        : ((await readSheets(bytes))[0]?.data ?? []).map((cells) => cells.map((cell) => String(cell ?? '')).join())
    // The days and the total are lines, too.
    const from = texts.findIndex((line) => line.startsWith('Payer,'))
    expect(texts.slice(from + 1).filter((line) => line !== '')).toHaveLength(rows + 7 + 1)
    expect(texts.findLast((line) => line.startsWith('Total,'))).toContain(`,${sum},`)
  }
})

test('more rows than a spreadsheet can have are refused with what to do', async () => {
  const wide: ReportDefinition = {
    ...definitionOf('deposits'),
    columns: [{ id: 'date', kind: 'date' }],
    groupings: [],
    usualGroup: [],
    notes: [],
    choices: () => Promise.resolve([]),
    rows: () => Promise.resolve(sql`select current_date as date from generate_series(1, 1048576) n`),
  }
  const refusal = server.database.work(member, (tx) =>
    readTableSource(tx, member, wide, { request: {}, format: 'xlsx' }),
  )
  await expect(refusal).rejects.toThrow(
    'An Excel sheet has at most 1,048,576 rows. Choose CSV, fewer dates or more filters.',
  )
})
