import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serverTranslator } from '@commissary/messages/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { type OrderWorld, orderWorld } from '../../../test/support/order-world.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'
import { createInbox } from '../../../test/support/test-inbox.ts'
import type { Printer } from '../../documents/printer.ts'
import { createLog } from '../../http/log.ts'
import { createMailer } from '../../mail/mailer.ts'
import { outboxTransport } from '../../mail/transport.ts'

const printer: Printer = { print: () => Promise.resolve(Buffer.from('%PDF-1.7')), stop: () => Promise.resolve() }
let server: TestApp
let world: OrderWorld
beforeAll(async () => {
  server = await startApp({ printer })
})
beforeEach(async () => {
  world = await orderWorld(server)
})
const start = (settings: Parameters<typeof createMailer>[2]) =>
  createMailer(server.database, createLog('info', { write: () => undefined }), settings, printer)

async function until(isReached: () => Promise<boolean>): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < 10_000;) {
    if (await isReached()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The state was not reached within ten seconds')
}
const mailState = async (id: number) => (await world.read(id)).mailState

test('a submitted order is mailed to the vendor with PDF and CSV, and says whom to reply to', async () => {
  const email = `orders${world.vendorId}@green.test`
  const vendorId = await world.addVendor({ name: 'Green\nValley', email })
  const id = await world.addOrder({ vendorId, note: 'Ring twice' })
  expect((await world.step(id, { status: 'submitted', sendMail: true })).status).toBe(200)
  expect(await world.read(id)).toMatchObject({ sentTo: email, mailState: 'waiting' })
  const inbox = createInbox()
  const mailer = start(inbox)
  const { subject, text, html, attachments = [] } = await inbox.mailTo(email)
  await until(async () => (await mailState(id)) === 'sent')
  await mailer.stop()
  expect(subject).toMatch(/^Purchase order PO-0001 from Caterer \d+$/)
  expect(text).toContain('Hello Green Valley,')
  expect(text).toContain('for delivery to Central store on')
  expect(text).toContain('Ring twice')
  expect(text).toContain(world.member.userName)
  expect(html).toContain('<p>Ring twice</p>')
  expect(attachments.map(({ fileName, mediaType }) => [fileName, mediaType])).toEqual([
    ['PO-0001.pdf', 'application/pdf'],
    ['PO-0001.csv', 'text/csv; charset=utf-8'],
  ])
  expect(Buffer.from(attachments[1]?.bytes ?? []).toString()).toContain('B-40,Ground beef,4/10 LB,10,118.8,1188')
})

test('the vendor replies to the person who submitted the order, not the one who drafted it', async () => {
  const email = `contact${world.vendorId}@green.test`
  const buyer = await server.addMember({ catererId: world.member.catererId })
  const id = await world.addOrder({ vendorId: await world.addVendor({ email }) })
  expect((await world.step(id, { status: 'submitted', sendMail: true }, buyer)).status).toBe(200)
  const inbox = createInbox()
  const mailer = start(inbox)
  const { text } = await inbox.mailTo(email)
  await mailer.stop()
  expect(text).toContain(buyer.userName)
  expect(text).not.toContain(world.member.userName)
})

test('mail to a vendor, and the columns of its order, are in the language of the caterer, whatever the sender reads', async () => {
  const { member } = world
  const caterer = { name: 'Cocina', country: 'US', timeZone: 'America/New_York', language: 'es' }
  expect((await server.call(member, `PUT /commissary/${member.catererId}/caterer`, { body: caterer })).status).toBe(200)
  await server.call(member, 'PUT /commissary/userInfo/language', { body: { language: 'ar' } })
  const email = `ventas${world.vendorId}@green.test`
  const id = await world.addOrder({ vendorId: await world.addVendor({ name: 'Valle Verde', email }) })
  await world.step(id, { status: 'submitted', sendMail: true })
  const inbox = createInbox()
  const mailer = start(inbox)
  const { subject, text, attachments = [] } = await inbox.mailTo(email)
  await mailer.stop()
  const t = serverTranslator('es')
  expect(subject).toBe(t('mail.purchaseOrder.subject', { number: 'PO-0001', caterer: 'Cocina' }))
  expect(text).toContain('Valle Verde')
  expect(text).not.toMatch(/\b(?:Hello|delivery|order)\b|\p{Script=Arabic}/iu)
  const csv = Buffer.from(attachments[1]?.bytes ?? []).toString()
  expect(csv).not.toMatch(/\b(?:Item|Pack|Price|Amount|Vendor)\b|\p{Script=Arabic}/u)
})

test('in the outbox, the attachments of a mail are readable files', async () => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'commissary-outbox-'))
  const id = await world.addOrder()
  await world.step(id, { status: 'submitted', sendMail: true })
  const mailer = start({ send: outboxTransport(temporary.path), baseUrl: () => 'https://app.example.test' })
  await until(async () => (await mailState(id)) === 'sent')
  await mailer.stop()
  const file = readdirSync(temporary.path).find((name) => name.endsWith('-purchaseOrder.eml')) ?? ''
  const text = readFileSync(join(temporary.path, file), 'utf8')
  expect(text).toContain('Content-Type: multipart/mixed;')
  const [, encoded = ''] = /filename="PO-0001\.csv"\r\n\r\n([^-]+)--/.exec(text) ?? []
  expect(Buffer.from(encoded, 'base64').toString()).toContain('B-40,Ground beef,4/10 LB,10,118.8,1188')
})

test('an order that is canceled before it was mailed is not mailed', async () => {
  const id = await world.addOrder()
  await world.step(id, { status: 'submitted', sendMail: true })
  await world.step(id, { status: 'cancelled', reason: 'Ordered twice' })
  expect(await mailState(id)).toBe('failed')
  const inbox = createInbox()
  const mailer = start(inbox)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await mailer.stop()
  expect(inbox.messages).toEqual([])
})

test('nothing is mailed unless requested, and a vendor without an address is named', async () => {
  expect(await world.read(await world.submitted())).toMatchObject({ sentTo: null, mailState: null })
  const silent = await world.addVendor({ name: 'Old Mill', email: null })
  const id = await world.addOrder({ vendorId: silent })
  const { status, body } = await world.step(id, { status: 'submitted', sendMail: true })
  expect(status).toBe(422)
  expect(body.fields.sendMail).toContain('Old Mill has no email address.')
  expect((await world.read(id)).status).toBe('draft')
})
