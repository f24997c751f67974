import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { answersFor } from '@commissary/domain/food'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
let id: number
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  const level = { gtin: null, holds: null }
  const beans = await post('POST /ingredient/ingredients', {
    name: 'Pinto beans, dry',
    nutrients: answersFor({}),
    allergens: { Milk: 'contains' },
    packs: [{ text: '6/5 LB', case: null, inner: null, each: { ...level, content: { amount: '5', unit: 'lb' } } }],
  })
  id = await post('POST /recipe/recipes', {
    name: 'Refried beans',
    type: 'myRecipe',
    portions: '50',
    yield: { amount: '100', unit: 'floz' },
    steps: [
      {
        text: 'Add 2 gal of water to the beans. Boil them for 90 minutes.',
        ccp: { limit: '165 °F for 15 seconds', monitoring: null, correctiveAction: null },
      },
      { text: 'Portion with No. 16 scoop.', ccp: null },
      { text: `Mash ${'very'.repeat(300)} well.`, ccp: null },
    ],
    gradePortions: { 'K-5': { serving: null, label: null, utensil: 'scoop16' } },
    pans: [{ size: 'half', depth: '4', portionsPerPan: 40 }],
    haccpProcess: 2,
    lines: [
      { ingredientId: beans, amount: '10', unit: 'lb' },
      { ingredientId: beans, amount: '500', unit: 'g', prepNote: 'whole' },
    ],
  })
})

const post = async (call: `POST ${string}`, body: object): Promise<number> =>
  (await server.call(member, call, { body })).body.data.id
const print = (query: Record<string, string> = {}) => server.call(member, `GET /recipe/recipes/${id}/card`, { query })

const hasPdfToText = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

function textOf(pdf: Uint8Array, option: '-layout' | '-bbox' = '-layout'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'card-')), 'card.pdf')
  writeFileSync(file, pdf)
  return execFileSync('pdftotext', [option, file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ')
}

test('a kitchen card is a PDF named after the recipe', { timeout: 30_000 }, async () => {
  const answer = await print()
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Refried beans kitchen card\.pdf"/)
})

test.skipIf(!hasPdfToText)(
  'a card has scaled lines in kitchen measures, what to buy, control points, portions, pans and allergens',
  { timeout: 30_000 },
  async () => {
    const text = textOf((await print({ scale: '75 portions' })).bytes)
    expect(text).toContain('15 lb Pinto beans, dry 3 × 5 lb')
    // Never only in grams.
    expect(text).toContain('750 g (1 lb 10 1/2 oz) Pinto beans, dry, whole')
    expect(text).toContain('Critical control point Critical limit: 165 °F for 15 seconds')
    expect(text).toContain('Amounts in the steps are scaled, except in step 2: those are for 50 portions.')
    expect(text).toContain('Add 3 gal of water to the beans. Boil them for 90 minutes.')
    expect(text).toContain('Portion with No. 16 scoop.')
    expect(text).toMatch(/Version 1, Draft/)
    expect(text).toContain('Grades K-5 No. 16 scoop (1/4 cup)')
    expect(text).toContain('Half pan, 4 in deep 2 pans of 40 portions (exactly 1.88)')
    expect(text).toContain('Contains: Milk')
  },
)

test.skipIf(!hasPdfToText)('no word of a card leaves the paper, however long it is', { timeout: 30_000 }, async () => {
  const ends = [...textOf((await print()).bytes, '-bbox').matchAll(/xMax="([\d.]+)"/g)].map(([, end]) => Number(end))
  expect(ends.length).toBeGreaterThan(20)
  // Letter is 612 points wide.
  expect(Math.max(...ends)).toBeLessThan(612)
})

test('a photo in any accepted format is printed', { timeout: 30_000 }, async () => {
  const plain = (await print()).bytes.length
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
    .webp()
    .toBuffer()
  await server.call(member, `POST /recipe/recipes/${id}/documents`, {
    query: { fileName: 'plate.webp', kind: 'PHOTO' },
    body: photo,
    headers: { 'content-type': 'application/octet-stream' },
  })
  const answer = await print()
  expect(answer.status).toBe(200)
  expect(answer.bytes.length).toBeGreaterThan(plain)
})

test.each(['4 pan9', '5 lb', 'much', '0 portions'])('a card of %s is refused', async (scale) => {
  const { status, body } = await print({ scale })
  expect(status).toBe(422)
  expect(body.fields.scale).toMatch(/^This recipe cannot be scaled to that/)
})

test('a recipe that does not exist has no card', async () => {
  expect((await server.call(member, 'GET /recipe/recipes/999999/card')).status).toBe(404)
})
