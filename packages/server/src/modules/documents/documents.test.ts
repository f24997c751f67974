import { answersFor } from '@commissary/domain/food'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { exchange, listen } from '../../../test/support/raw-socket.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
let ingredientId: number
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember()
  ingredientId = await addIngredient('Beef patty')
})

async function addIngredient(name: string): Promise<number> {
  const body = { name, nutrients: answersFor({}) }
  return (await server.call(member, 'POST /ingredient/ingredients', { body })).body.data.id
}

const pdf = (text = '') => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

interface Upload {
  fileName?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  to?: number
}

const upload = (file: Buffer | string, { fileName = 'label.pdf', query = {}, headers = {}, to }: Upload = {}) =>
  server.call(member, `POST /ingredient/ingredients/${to ?? ingredientId}/documents`, {
    query: { fileName, kind: 'LABEL', ...query },
    body: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
const added = async (file: Buffer, options?: Upload): Promise<number> => (await upload(file, options)).body.data.id
const list = async () =>
  (await server.call(member, `GET /ingredient/ingredients/${ingredientId}/documents`)).body._embedded.documents
const read = async () => (await server.call(member, `GET /ingredient/ingredients/${ingredientId}`)).body
const download = (id: number, part = 'file') => server.call(member, `GET /ingredient/documents/${id}/${part}`)
const save = (id: number, body: object, headers = {}) =>
  server.call(member, `PUT /ingredient/documents/${id}`, { body, headers })
const filesStored = async () => {
  const count = sql`select (select count(*) from file)::int as files, (select count(*) from file_chunk)::int as chunks`
  return (await server.database.work(member, (tx) => tx.execute(count)))[0]
}

test('a document is listed with its kind and dates, and downloads as the same bytes', async () => {
  const file = pdf('a'.repeat(1_300_000))
  const query = { kind: 'PRODUCT_FORMULATION_STATEMENT', validFrom: '2026-01-31', expiresOn: '2027-01-30' }
  const { status, body } = await upload(file, { fileName: 'Patty “PFS” 2026.pdf', query })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ message: 'Patty “PFS” 2026.pdf attached', version: 1 })
  expect(await list()).toEqual([
    {
      id: body.data.id,
      fileName: 'Patty “PFS” 2026.pdf',
      mediaType: 'application/pdf',
      sizeBytes: file.length,
      hasThumbnail: false,
      ...query,
      provesCrediting: false,
      version: 1,
      createdAt: expect.any(String),
    },
  ])
  const { bytes, headers } = await download(body.data.id)
  expect(bytes.equals(file)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Patty _PFS_ 2026.pdf"; filename*=UTF-8''Patty%20%E2%80%9CPFS%E2%80%9D%202026.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect((await download(body.data.id, 'thumbnail')).status).toBe(404)
})

describe('a picture', () => {
  test('is kept upright, without metadata, with a small copy, and is the photo of its ingredient', async () => {
    const taken = await picture(400, 300)
      .withExif({ IFD0: { Artist: 'A. Cook' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const id = await added(taken, { fileName: 'photo.jpg', query: { kind: 'PHOTO' } })
    expect((await list())[0]).toMatchObject({ mediaType: 'image/jpeg', hasThumbnail: true })
    const kept = await sharp((await download(id)).bytes).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 300, height: 400 })
    expect(kept.exif).toBeUndefined()
    const small = await download(id, 'thumbnail')
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp' })
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 120, height: 160 })
    expect((await read()).photoId).toBe(id)
    const { body } = await server.call(member, 'GET /ingredient/ingredients')
    expect(body._embedded.ingredients[0].photoId).toBe(id)
  })

  test('of more than 3,000 px is scaled down', async () => {
    const id = await added(await picture(6000, 20).png().toBuffer(), { fileName: 'wide.png' })
    expect(await sharp((await download(id)).bytes).metadata()).toMatchObject({ width: 3000, height: 10 })
  })

  test.each(['png', 'webp'] as const)('as %s stays in that format', async (format) => {
    const id = await added(await picture(20, 20).toFormat(format).toBuffer(), { fileName: `a.${format}` })
    const { headers, bytes } = await download(id)
    expect(headers['content-type']).toBe(`image/${format}`)
    expect((await sharp(bytes).metadata()).format).toBe(format)
  })

  test('with a misleading file name is recognized by its bytes, and downloads with its real extension', async () => {
    const { body } = await upload(await picture(20, 20).png().toBuffer(), { fileName: 'label.PDF' })
    expect(body.data.message).toBe('label.PDF attached. Based on its contents, it will download as label.png.')
    expect((await list())[0]).toMatchObject({ fileName: 'label.PDF', mediaType: 'image/png' })
    expect((await download(body.data.id)).headers['content-disposition']).toContain('filename="label.png"')
    const plain = await upload(pdf('2.0'), { fileName: 'Specification 2.0' })
    expect(plain.body.data.message).toBe('Specification 2.0 attached')
    const { headers } = await download(plain.body.data.id)
    expect(headers['content-disposition']).toContain('filename="Specification 2.0.pdf"')
  })

  test('of enormous size is refused before it is unpacked', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(4_000_000)
    const { status, body } = await upload(bomb, { fileName: 'white.png' })
    expect(status).toBe(422)
    expect(body.fields.file).toBe('The image has 256 megapixels. The limit is 50. Make it smaller.')
  }, 30_000)

  test('that ends in the middle is refused', async () => {
    const whole = await picture(600, 600).jpeg().toBuffer()
    const { body } = await upload(whole.subarray(0, whole.length / 2), { fileName: 'half.jpg' })
    expect(body.fields.file).toBe('The image is damaged and cannot be read. Save it again and attach the new file.')
    const header = await upload(Buffer.from('\x89PNG\r\n\x1A\nand then nothing', 'latin1'), { fileName: 'a.png' })
    expect(header.body.fields.file).toBe(body.fields.file)
  })
})

describe('files refused by their bytes, whatever their names', () => {
  const web = '<!doctype html><script>alert(1)</script>'
  test.each([
    ['an empty file', '', /^The file is empty/],
    ['a PDF that is a web page', web, /^This is a web page/],
    ['a web page with a byte order mark', `\uFEFF\n ${web}`, /^This is a web page/],
    ['an SVG with a script', '<?xml version="1.0"?><svg xmlns="x"><script>alert(1)</script></svg>', /^SVG files can/],
    ['a HEIC photo', '\0\0\0\x18ftypheic\0\0\0\0', /HEIC/],
    ['a zip file', 'PK\x03\x04rest', /office document or a zip file/],
    ['a GIF', 'GIF89a...', /Save it as JPEG or PNG/],
    ['one byte', 'x', /^This is not a PDF/],
    ['a program', 'MZ\x90\0', /^This is not a PDF/],
    ['a web page before a PDF', `${web}%PDF-1.7`, /^This is a web page/],
  ])('%s', async (_, file, sentence) => {
    const before = await filesStored()
    const { status, body } = await upload(Buffer.from(file, file.startsWith('\uFEFF') ? 'utf8' : 'latin1'))
    expect(status).toBe(422)
    expect(body.fields).toEqual({ file: expect.stringMatching(sentence) })
    expect(await list()).toEqual([])
    expect(await filesStored()).toEqual(before)
  })

  test('a file above 10 MB, with the limit', async () => {
    const before = await filesStored()
    const { status, body } = await upload(pdf('a'.repeat(10 * 1024 * 1024)))
    expect(status).toBe(413)
    expect(body.message).toBe('The file is larger than 10 MB. Attach a smaller image, or a PDF with fewer pages.')
    expect(await filesStored()).toEqual(before)
  })
})

test.each([
  ['../../etc/passwd', 'nameCharacters'],
  ['C:\\label.pdf', 'nameCharacters'],
  ['label\u202Efdp.exe', 'nameCharacters'],
  ['two\nlines.pdf', 'nameCharacters'],
  ['   ', 'nameRequired'],
  ['n'.repeat(300), 'length'],
])('the file name %j is refused by its field', async (fileName) => {
  const { status, body } = await upload(pdf(), { fileName })
  expect(status).toBe(422)
  expect(Object.keys(body.fields)).toEqual(['fileName'])
  expect(await list()).toEqual([])
})

test('a file that an ingredient already has is refused; another ingredient can have it', async () => {
  await upload(pdf('same'), { fileName: 'first.pdf' })
  const { status, body } = await upload(pdf('same'), { fileName: 'second.pdf' })
  expect(status).toBe(422)
  expect(body.fields).toEqual({ file: 'This file is already attached as first.pdf.' })
  expect((await upload(pdf('same'), { to: await addIngredient('Cheese') })).status).toBe(201)
})

test('a removed file can be attached again', async () => {
  const first = await added(pdf('same'), { fileName: 'first.pdf' })
  await server.call(member, `DELETE /ingredient/documents/${first}`)
  expect((await upload(pdf('same'), { fileName: 'second.pdf' })).status).toBe(201)
  expect(await list()).toMatchObject([{ fileName: 'second.pdf' }])
})

test('a repeated upload with its key attaches one document', async () => {
  const headers = { 'idempotency-key': 'the same attempt' }
  const [first, second] = [await upload(pdf('once'), { headers }), await upload(pdf('once'), { headers })]
  expect(second.body).toEqual(first.body)
  expect(await list()).toHaveLength(1)
  expect(await filesStored()).toEqual({ files: 1, chunks: 1 })
})

describe('uploads with one key at the same time', () => {
  const headers = { 'idempotency-key': 'a double click' }
  const sent = (count: number) => Promise.all(Array.from({ length: count }, () => upload(pdf('twice'), { headers })))

  test('attach one document, and leave only its file', async () => {
    const [first, second] = await sent(2)
    expect([first?.status, second?.body]).toEqual([201, first?.body])
    expect(await list()).toHaveLength(1)
    expect(await filesStored()).toEqual({ files: 1, chunks: 1 })
  })

  test('leave nothing else when the database rolls back the first one and it is retried', async () => {
    // The first response to be stored collides with another transaction: by a sequence, which is not rolled back.
    await server.database.owner(async (tx) => {
      await tx.execute(sql`create sequence collisions`)
      await tx.execute(sql`grant usage on sequence collisions to commissary_app`)
      await tx.execute(sql`create function collide() returns trigger language plpgsql as $$ begin
        if nextval('collisions') = 1 then raise exception 'collision' using errcode = '40001'; end if; return new; end $$`)
      await tx.execute(
        sql`create trigger collide before update on idempotency_key for each row execute function collide()`,
      )
    })
    try {
      const answers = await sent(5)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      expect(await list()).toHaveLength(1)
      expect(await filesStored()).toEqual({ files: 1, chunks: 1 })
    } finally {
      await server.database.owner(async (tx) => {
        await tx.execute(sql`drop trigger collide on idempotency_key`)
        await tx.execute(sql`drop function collide`)
        await tx.execute(sql`drop sequence collisions`)
      })
    }
  })
})

test('the 51st document of an ingredient is refused', async () => {
  for (let number = 1; number <= 50; number++) await upload(pdf(String(number)))
  const { body } = await upload(pdf('one more'))
  expect(body.fields.file).toBe('At most 50 documents can be attached. Remove one that is no longer needed.')
})

describe('dates', () => {
  test('in the wrong order are refused at the expiry, when attached and when changed', async () => {
    const query = { validFrom: '2026-05-02', expiresOn: '2026-05-01' }
    expect((await upload(pdf(), { query })).body.fields).toEqual({
      expiresOn: 'It expires before it is valid. Swap the dates.',
    })
    const id = await added(pdf())
    expect(Object.keys((await save(id, { kind: 'LABEL', ...query })).body.fields)).toEqual(['expiresOn'])
    expect((await save(id, { kind: 'LABEL', validFrom: '0000-01-01' })).body.fields).toHaveProperty('validFrom')
  })

  test('and kind are changed, unless the document was saved elsewhere', async () => {
    const id = await added(pdf())
    const change = { kind: 'SPECIFICATION', validFrom: null, expiresOn: '2027-06-30' }
    expect((await save(id, change, { 'if-match': '1' })).status).toBe(200)
    expect((await list())[0]).toMatchObject({ ...change, version: 2 })
    const late = await save(id, { kind: 'LABEL' }, { 'if-match': '1' })
    expect(late.status).toBe(409)
    expect(late.body.current).toMatchObject({ ...change, version: 2 })
  })
})

describe('the document that proves the crediting', () => {
  const statement = { kind: 'PRODUCT_FORMULATION_STATEMENT', expiresOn: '2027-01-30' }
  const proof = { ...statement, provesCrediting: true }

  test('is shown with its ingredient, and another one replaces it', async () => {
    const [first, second] = [await added(pdf('1'), { fileName: 'old.pdf' }), await added(pdf('2'))]
    expect((await read()).creditDocument).toBeNull()
    await save(first, proof)
    expect((await read()).creditDocument).toEqual({ id: first, fileName: 'old.pdf', ...statement })
    await save(second, { kind: 'CN_LABEL', provesCrediting: true })
    expect((await read()).creditDocument).toMatchObject({ id: second, kind: 'CN_LABEL', expiresOn: null })
    expect((await list()).map(({ provesCrediting }: { provesCrediting: boolean }) => provesCrediting)).toEqual([
      true,
      false,
    ])
  })

  test('is a CN label or a product formulation statement', async () => {
    const id = await added(pdf())
    const { status, body } = await save(id, { kind: 'LABEL', provesCrediting: true })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['provesCrediting']])
  })

  test('no longer proves it when removed, and does again when restored, unless another one does', async () => {
    const [first, second] = [await added(pdf('1')), await added(pdf('2'))]
    const remove = (id: number) => server.call(member, `DELETE /ingredient/documents/${id}`)
    const restore = (id: number) => server.call(member, `POST /ingredient/documents/${id}/restore`)
    await save(first, proof)
    expect((await remove(first)).status).toBe(200)
    expect((await read()).creditDocument).toBeNull()
    expect((await download(first)).status).toBe(404)
    await restore(first)
    expect((await read()).creditDocument).toMatchObject({ id: first })
    await remove(first)
    await save(second, proof)
    expect((await restore(first)).status).toBe(200)
    expect((await read()).creditDocument).toMatchObject({ id: second })
    expect(await list()).toHaveLength(2)
  })
})

test('an upload that is cut off midway leaves nothing behind', async () => {
  const before = await filesStored()
  const port = await listen(server.app)
  const query = `fileName=label.pdf&kind=LABEL&access_token=${member.tokens.access}`
  const head = `POST /ingredient/ingredients/${ingredientId}/documents?${query} HTTP/1.1\r\nHost: localhost\r\n`
  const type = 'Content-Type: application/octet-stream\r\nContent-Length: 2000000\r\n\r\n'
  await exchange(port, [head, type, pdf('a'.repeat(1_000_000))], { isHalf: true })
  await vi.waitFor(async () => expect(await filesStored()).toEqual(before))
  expect(await list()).toEqual([])
})

test('of the same file sent ten times at once, one is attached', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(pdf('at once'))))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 422),
  ])
  expect(await filesStored()).toEqual({ files: 1, chunks: 1 })
})

test('an upload that never finished is deleted an hour later, by the next one', async () => {
  await server.database.work(member, (tx) =>
    tx.execute(
      sql`insert into file (name, media_type, created_at) values ('half.pdf', 'x', now() - interval '2 hours')`,
    ),
  )
  await upload(pdf())
  expect(await filesStored()).toEqual({ files: 1, chunks: 1 })
})

test("another caterer's documents are like ones that never existed", async () => {
  const id = await added(await picture(20, 20).png().toBuffer())
  member = await server.addMember()
  const answers = [
    await server.call(member, `GET /ingredient/ingredients/${ingredientId}/documents`),
    await upload(pdf()),
    await download(id),
    await download(id, 'thumbnail'),
    await save(id, { kind: 'PHOTO' }),
    await server.call(member, `DELETE /ingredient/documents/${id}`),
    await server.call(member, `POST /ingredient/documents/${id}/restore`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
})

test('a recipe shows its newest photo, and its documents prove nothing', async () => {
  const lines = [{ ingredientId, amount: '1', unit: 'lb' }]
  const { body } = await server.call(member, 'POST /recipe/recipes', {
    body: { name: 'Patties', type: 'myRecipe', portions: '10', lines },
  })
  const recipeId = body.data.id
  const readRecipe = async () => (await server.call(member, `GET /recipe/recipes/${recipeId}`)).body
  const attach = (file: Buffer, fileName: string, kind: string) =>
    server.call(member, `POST /recipe/recipes/${recipeId}/documents`, {
      query: { fileName, kind },
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    })
  expect((await readRecipe()).photoId).toBeNull()
  const photo = (await attach(await picture(20, 20).png().toBuffer(), 'plate.png', 'PHOTO')).body.data.id
  const sheet = (await attach(pdf('card'), 'card.pdf', 'CN_LABEL')).body.data.id
  expect((await readRecipe()).photoId).toBe(photo)
  expect(await list()).toEqual([])

  const listed = (await server.call(member, `GET /recipe/recipes/${recipeId}/documents`)).body._embedded.documents
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([sheet, photo])
  const refused = await save(sheet, { kind: 'CN_LABEL', provesCrediting: true })
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { provesCrediting: 'Only documents of ingredients prove how a food credits.' } },
  })
  const unknown = await server.call(member, 'GET /recipe/recipes/999999/documents')
  expect(unknown).toMatchObject({ status: 404, body: { message: 'Recipe not found' } })
})

test('attaching, changing and removing a document is in the history of its ingredient', async () => {
  const id = await added(pdf('cn'), { fileName: 'CN.pdf', query: { kind: 'CN_LABEL' } })
  await save(id, { kind: 'CN_LABEL', expiresOn: '2027-01-30', provesCrediting: true })
  await server.call(member, `DELETE /ingredient/documents/${id}`)
  const { body } = await server.call(member, 'GET /commissary/recordHistory', {
    query: { recordType: 'ingredient', recordId: ingredientId },
  })
  const proving = 'CN.pdf · CN_LABEL · 2027-01-30 · provesCrediting'
  expect(body._embedded.events.slice(0, 3).map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ field: 'document', from: proving, to: null }],
    [{ field: 'document', from: 'CN.pdf · CN_LABEL', to: proving }],
    [{ field: 'document', from: null, to: 'CN.pdf · CN_LABEL' }],
  ])
})

test('the document that proves the crediting determines the evidence, and an input that differs is refused', async () => {
  const crediting = [
    {
      component: 'MEAT_ALTERNATE',
      credit: 2,
      per: { amount: '1', unit: 'each' },
    },
  ]
  const put = (creditEvidence: string | null) =>
    server.call(member, `PUT /ingredient/ingredients/${ingredientId}`, {
      body: { name: 'Beef patty', nutrients: answersFor({}), eachWeightG: 60, crediting, creditEvidence },
    })
  const first = await put('FOOD_BUYING_GUIDE')
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const id = await added(pdf('cn'), { fileName: 'CN.pdf', query: { kind: 'CN_LABEL' } })
  await save(id, { kind: 'CN_LABEL', provesCrediting: true })
  expect((await read()).creditEvidence).toBe('CN_LABEL')
  expect((await put('FOOD_BUYING_GUIDE')).body.fields).toEqual({
    creditEvidence: 'CN.pdf proves the crediting. Use the same documentation here, or unmark the document as proof.',
  })
  expect((await put(null)).status).toBe(200)
  expect((await read()).creditEvidence).toBe('CN_LABEL')
})

test('credits are without evidence until a document proves them, and again once it has expired', async () => {
  const crediting = [{ component: 'MEAT_ALTERNATE', credit: 2, per: { amount: '1', unit: 'each' } }]
  const put = async (creditEvidence: string | null) => {
    const body = { name: 'Beef patty', nutrients: answersFor({}), eachWeightG: 60, crediting, creditEvidence }
    expect((await server.call(member, `PUT /ingredient/ingredients/${ingredientId}`, { body })).status).toBe(200)
  }
  const missing = async () => {
    const listed = await server.call(member, 'GET /ingredient/ingredients', { query: { missingEvidence: 'true' } })
    const counted = await server.call(member, 'GET /commissary/dashboard')
    expect(counted.body.catalog.missingEvidence).toBe(listed.body.page.totalElements)
    return listed.body.page.totalElements
  }
  await put('FOOD_BUYING_GUIDE')
  expect(await missing()).toBe(0)
  await put('CN_LABEL')
  expect(await missing()).toBe(1)
  await put(null)
  expect(await missing()).toBe(1)
  const id = await added(pdf('cn'), { query: { kind: 'CN_LABEL' } })
  expect(await missing()).toBe(1)
  await save(id, { kind: 'CN_LABEL', provesCrediting: true })
  expect(await missing()).toBe(0)
  await save(id, { kind: 'CN_LABEL', expiresOn: '2099-12-31', provesCrediting: true })
  expect(await missing()).toBe(0)
  await save(id, { kind: 'CN_LABEL', expiresOn: '2020-12-31', provesCrediting: true })
  expect(await missing()).toBe(1)
})

test('the server starts without a warning about the content types of its files', () => {
  expect(server.log.filter((line) => line.includes('ContentTypeParser'))).toEqual([])
})
