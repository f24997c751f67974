import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { daysAgo, type ProductionWorld, productionWorld, sampleDay } from '../../../test/support/production-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { receivingLink } from '../../db/schema/receiving-link.ts'
import { school } from '../../db/schema/school.ts'
import { createPrinter, type Printer } from '../../documents/printer.ts'
import type { ProductionDocument, TrayLabelDocument } from '../../documents/production-document.ts'

// Its types name a default export that Node does not give it.
const jsQr = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null

const records = '/commissary/productionRecords'
/** The link is the only credential. */
const nobody = null
let server: TestApp
let world: ProductionWorld
let recordId: number
const pdfs: Uint8Array[] = []
const documents: object[] = []

beforeAll(async () => {
  const real = createPrinter()
  const printer: Printer = {
    print: async (...order) => {
      documents.push(order[0])
      const bytes = await real.print(...order)
      pdfs.push(bytes)
      return bytes
    },
    stop: () => real.stop(),
  }
  server = await startApp({ printer, appUrl: 'https://meals.example.org' })
  world = await productionWorld(
    server,
    [0, 1].map((ago) => sampleDay(daysAgo(ago))),
  )
  await server.database.work(world.member, (tx) =>
    tx
      .update(school)
      .set({ moduleAccess: { 'Production Record': 'Yes', 'Vended Meals': 'Yes' } })
      .where(eq(school.id, world.oak)),
  )
  recordId = (await world.open(daysAgo(0))).body.data.record.id
})

/** The drawing operators of all pages. */
function drawingOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const texts: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    if (bytes.subarray(at - 3, at).toString() === 'end') continue
    try {
      texts.push(inflateSync(bytes.subarray(at + 7)).toString('latin1'))
    } catch {
      // An image or a font.
    }
  }
  return texts.join('\n')
}

/** Reads the codes of a PDF: draws their rectangles on an image, as a phone would see them, and decodes it. */
function scan(pdf: Uint8Array): string[] {
  const rectangle = /(\d+) (\d+) m\n(\d+) \2 l\n\3 (\d+) l\n\1 \4 l\nh\n/g
  const codes: { x: number; y: number; to: number }[][] = []
  let lastY = Infinity
  for (const [, x, y, to] of drawingOf(pdf).matchAll(rectangle)) {
    if (Number(y) < lastY) codes.push([])
    lastY = Number(y)
    codes.at(-1)?.push({ x: Number(x), y: lastY, to: Number(to) })
  }
  return codes.map((runs) => {
    const scale = 4
    const edge = (Math.max(...runs.map(({ to }) => to)) + 4) * scale
    const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255)
    for (const { x, y, to } of runs) {
      for (let row = y * scale; row < (y + 1) * scale; row++) {
        for (let column = x * scale; column < to * scale; column++) {
          pixels.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3)
        }
      }
    }
    return jsQr(pixels, edge, edge)?.data ?? ''
  })
}

const print = (on: 'record' | 'labels') => world.call(`POST ${records}/${recordId}/receivingPrint`, { body: { on } })
const tokenOf = (address = '') => {
  expect(address).toMatch(/^https:\/\/meals\.example\.org\/receive\/[\w-]{43}$/)
  return address.split('/').at(-1) ?? ''
}
const read = (token: string) => server.call(nobody, 'GET /commissary/receiving', { query: { token } })

test('the printed record has a code on each page and tray labels one per item, which open the receiving section', async () => {
  const printed = await print('record')
  expect(printed.headers['content-disposition']).toContain('production%20record')
  const onPages = scan(pdfs.at(-1) ?? new Uint8Array())
  expect(onPages).toHaveLength(2)
  expect(new Set(onPages).size).toBe(1)
  expect((await read(tokenOf(onPages[0]))).body).toMatchObject({ schoolName: 'Oak', itemType: 'MEAL' })

  expect((await print('labels')).status).toBe(200)
  const onLabels = scan(pdfs.at(-1) ?? new Uint8Array())
  expect(onLabels).toHaveLength(2)
  expect(new Set(onLabels).size).toBe(1)
  expect((await read(tokenOf(onLabels[0]))).status).toBe(200)
  // Each print is a new link that can be taken back.
  expect(onLabels[0]).not.toBe(onPages[0])
  expect((await world.call(`GET ${records}/${recordId}/receivingLinks`)).body.links).toHaveLength(2)
}, 60_000)

test('the token of a printed code opens nothing else, and nothing at all once it has expired', async () => {
  await print('labels')
  const token = tokenOf(scan(pdfs.at(-1) ?? new Uint8Array())[0])
  const as = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    server.app.inject({
      method,
      url: `${path}?token=${token}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    })
  const kitchen = { edits: [{ path: `line.${world.keys.chicken}.prepared`, from: null, to: 1 }] }
  for (const [answer, status] of [
    [await as('GET', `${records}/${recordId}`), 401],
    [await as('PATCH', `${records}/${recordId}`, kitchen), 401],
    [await as('POST', `${records}/${recordId}/signatures`, { part: 'kitchen' }), 401],
    [await as('GET', `${records}/${recordId}/receivingLinks`), 401],
    [await as('PATCH', '/commissary/receiving', kitchen), 422],
  ] as const) {
    expect(answer.statusCode, answer.body).toBe(status)
  }
  await server.database.work(world.member, (tx) =>
    tx.update(receivingLink).set({ expiresAt: sql`now() - interval '1 second'` }),
  )
  const gone = await read(token)
  expect([gone.status, gone.body.message]).toEqual([410, 'This link has expired. Ask the kitchen for a new one.'])
  expect((await as('PATCH', '/commissary/receiving', kitchen)).statusCode).toBe(410)
}, 60_000)

test('a record that is not vended has no code to print', async () => {
  await server.database.work(world.member, (tx) =>
    tx
      .update(school)
      .set({ moduleAccess: { 'Production Record': 'Yes' } })
      .where(eq(school.id, world.oak)),
  )
  const own = (await world.open(daysAgo(1))).body.data.record.id
  const refused = await world.call(`POST ${records}/${own}/receivingPrint`, { body: { on: 'labels' } })
  expect([refused.status, refused.body.fields]).toEqual([422, { id: expect.stringMatching(/no receiving section/) }])
})

test("tray labels have master item names in the printing user's language, and the record has the kitchen's names", async () => {
  const { lines } = (await world.call(`GET ${records}/${recordId}`)).body
  const [first] = lines as { name: string; recipeId: number | null; ingredientId: number | null }[]
  const item = await world.call('POST /commissary/menuItems', {
    body: {
      catererId: world.member.catererId,
      name: first?.name,
      recipeId: first?.recipeId,
      ingredientId: first?.ingredientId,
      types: ['MEAL'],
      mealCategory: 'ENTREE',
      publicNames: { es: 'Pollo con arroz' },
    },
  })
  expect(item.status, JSON.stringify(item.body)).toBe(201)
  await world.call('PUT /commissary/userInfo/language', { body: { language: 'es' } })
  await print('labels')
  const labels = documents.at(-1) as TrayLabelDocument
  expect(labels.labelsOf.lines.map(({ name }) => name)).toEqual([
    'Pollo con arroz',
    ...(lines as { name: string }[]).slice(1).map(({ name }) => name),
  ])
  await print('record')
  expect((documents.at(-1) as ProductionDocument).record.lines[0]?.name).toBe(first?.name)
}, 60_000)
