import { beforeAll, beforeEach, expect, test } from 'vitest'

import { caterer } from '../../db/schema/caterer.ts'
import { appUser } from '../../db/schema/user.ts'
import { asking } from '../../../test/support/report-answers.ts'
import { addStockWorld, type StockWorld } from '../../../test/support/stock-world.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { receiveStock } from '../stock/ledger.ts'

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

test('what a report cannot be grouped by, and dates out of order or too far apart, are refused', async () => {
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
    ['School', '3000'],
    ['"  Beef"', '3000'],
    ['"  Rice, ""long"""', 'Unknown'],
    ['Store', '3000'],
    ['"  Beef"', '3000'],
    ['"  Rice, ""long"""', 'Unknown'],
    ['Total', '6000'],
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

test('who may not read a report gets no file of it', async () => {
  await server.database.work(member, (tx) => tx.update(caterer).set({ inventoryEnabled: false }))
  const { body } = await begin(input('csv'))
  expect(await ended(body.data.id)).toMatchObject({ state: 'failed', error: 'Your account does not allow this.' })
  await server.database.work(member, (tx) => tx.update(caterer).set({ inventoryEnabled: true }))
  const staff = await server.addMember({ role: 'staff', catererId: world.catererId })
  await server.database.work(staff, (tx) => tx.update(appUser).set({ modules: ['menus'] }))
  expect((await begin(input('csv'), staff)).status).toBe(403)
})
