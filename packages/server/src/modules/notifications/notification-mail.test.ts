import { addDays } from '@commissary/domain/dates'
import { answersFor } from '@commissary/domain/food'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, beforeAll, expect, test } from 'vitest'

import { lineOf, orderWorld } from '../../../test/support/order-world.ts'
import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { createInbox } from '../../../test/support/test-inbox.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { household, householdAdult, student } from '../../db/schema/household.ts'
import { mail } from '../../db/schema/mail.ts'
import { mealPrice, orderSettings } from '../../db/schema/meal-order.ts'
import { appUser } from '../../db/schema/user.ts'
import { createLog } from '../../http/log.ts'
import { createMailer } from '../../mail/mailer.ts'
import { childOrderEvents } from './due-events.ts'
import { checkCaterer } from './notifier.ts'
import { type NotableEvent, notify } from './notify.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
})
beforeEach(async () => {
  member = await server.addMember({ caterer: { country: 'US', currency: 'USD', timeZone: 'America/New_York' } })
})

const choose = (by: Member, kind: string, wantsMail = true) =>
  server.call(by, `PUT /commissary/notificationChoices/${kind}`, { body: { bell: true, mail: wantsMail } })
const own = { catererId: 0 }
const work: TestApp['database']['work'] = (_, run) => server.database.work({ ...own, catererId: member.catererId }, run)
const jump = (eventKey: string, food = 'Ground beef'): NotableEvent => ({
  kind: 'priceJump',
  eventKey,
  area: 'catalog',
  facts: { ingredientName: food, vendorName: 'Green Valley', before: '20', after: '26.5', percent: 33 },
})
const mails = () =>
  work(own, (tx) =>
    tx
      .select({ userId: mail.userId, state: mail.state, wait: sql<boolean>`next_attempt_at > now()` })
      .from(mail)
      .where(eq(mail.kind, 'notifications'))
      .orderBy(mail.id),
  )
/** Sends all waiting mail, even mail that waits for more notifications, and returns what was sent. */
async function sendAll() {
  await work(own, (tx) => tx.execute(sql`update mail set next_attempt_at = now() where state = 'waiting'`))
  const inbox = createInbox()
  const printer = { print: () => Promise.resolve(Buffer.from('')), stop: () => Promise.resolve() }
  const mailer = createMailer(server.database, createLog('silent'), inbox, printer)
  for (let turn = 0; turn < 500; turn++) {
    if ((await mails()).every(({ state }) => state !== 'waiting')) break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await mailer.stop()
  return inbox.messages
}

test('several changes go out in one mail, which waits a few minutes for more; a recall does not wait', async () => {
  await choose(member, 'priceJump')
  await work(own, (tx) => notify(tx, [jump('a'), jump('b', 'Chicken')]))
  await work(own, (tx) => notify(tx, [jump('c', 'Rice'), jump('c', 'Rice')]))
  expect(await mails()).toEqual([{ userId: member.userId, state: 'waiting', wait: true }])
  await choose(member, 'recall')
  const facts = { ingredientName: 'Spinach', siteName: 'Central', lots: 1, lotCode: 'L-1', reason: 'Listeria' }
  await work(own, (tx) => notify(tx, [{ kind: 'recall', eventKey: 'r', area: 'inventory', facts }]))
  expect(await mails()).toMatchObject([{ wait: false }])

  const [message, ...others] = await sendAll()
  expect(others).toEqual([])
  expect(message?.to).toBe(member.userName)
  expect(message?.subject).toMatch(/^4 notifications from Caterer \d+$/)
  expect(message?.text).toContain('- Ground beef from Green Valley: $20.00 to $26.50, up 33%.')
  expect(message?.text).toContain('- Spinach, lot L-1: taken out of use at Central. Listeria')
  expect(message?.text).toContain('Change your notifications: https://app.example.test/settings/notifications')
  // Nothing is mailed twice.
  await work(own, (tx) => notify(tx, [jump('d', 'Flour')]))
  const [next] = await sendAll()
  expect(next?.subject).toBe('Flour from Green Valley: $20.00 to $26.50, up 33%.')
})

test('a mail is in the language of its reader, and names cannot add a line, a header or HTML', async () => {
  await choose(member, 'priceJump')
  await work(own, async (tx) => {
    await tx.update(appUser).set({ language: 'es' })
    await notify(tx, [jump('a', '<b>Beef</b>\r\nBcc: all@evil.example')])
  })
  const [message] = await sendAll()
  expect(message?.subject).toBe('<b>Beef</b> Bcc: all@evil.example de Green Valley: de $20.00 a $26.50, sube 33%.')
  expect(message?.text).not.toMatch(/^Bcc/m)
  expect(message?.html).toContain('&lt;b&gt;Beef&lt;/b&gt;')
  expect(message?.html).not.toContain('<b>')
  expect(message?.html).toContain('lang="es"')
})

test.each([
  ['an archived user', { archivedAt: new Date().toISOString() }],
  ['a deactivated one', { status: 'disabled' as const }],
  ['one who lost the area', { role: 'staff' as const, modules: ['menus' as const] }],
])('%s gets no mail', async (_, change) => {
  await choose(member, 'priceJump')
  await work(own, async (tx) => {
    await notify(tx, [jump('a')])
    await tx.update(appUser).set(change).where(eq(appUser.id, member.userId))
  })
  expect(await sendAll()).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'failed' }])
  if ('modules' in change) return
  await work(own, (tx) => notify(tx, [jump('b')]))
  expect(await mails()).toHaveLength(1)
})

test('a long list names 20 and counts the rest', async () => {
  await choose(member, 'priceJump')
  await work(own, (tx) =>
    notify(
      tx,
      Array.from({ length: 23 }, (_, index) => jump(`many ${index}`, `Food ${index}`)),
    ),
  )
  const [message] = await sendAll()
  expect(message?.text.match(/^- Food/gm)).toHaveLength(20)
  expect(message?.text).toContain('- and 3 more')
})

test('a mail that the server refused says the same when it is sent again', async () => {
  await choose(member, 'priceJump')
  await work(own, (tx) => notify(tx, [jump('a')]))
  await work(own, (tx) => tx.execute(sql`update mail set next_attempt_at = now()`))
  const inbox = createInbox(() => {
    throw new Error('down')
  })
  const printer = { print: () => Promise.resolve(Buffer.from('')), stop: () => Promise.resolve() }
  const mailer = createMailer(server.database, createLog('silent'), inbox, printer)
  for (let turn = 0; turn < 500; turn++) {
    const [row] = await work(own, (tx) => tx.select().from(mail))
    if (row?.error === 'failed') break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await mailer.stop()
  expect((await sendAll()).map(({ subject }) => subject)).toEqual([
    'Ground beef from Green Valley: $20.00 to $26.50, up 33%.',
  ])
})

test('a draft that is due today is mailed within minutes, but a submitted or overdue one is not', async () => {
  const world = await orderWorld(server)
  member = world.member
  await choose(member, 'orderDue')
  const [day, tomorrow] = [world.today, addDays(world.today, 1)]
  // Without a known lead time, a delivery is ordered on the day before it.
  const draft = (due: string) => world.addOrder({ lines: [lineOf(world.beef, '2')], deliveryDate: addDays(due, 1) })
  // The first check of the day, which mails at once.
  await work(own, checkCaterer)
  const orders = [await draft(day), await draft(tomorrow), await draft(tomorrow), await draft(addDays(day, -1))]
  await work(own, checkCaterer)
  expect(await mails()).toEqual([{ userId: member.userId, state: 'waiting', wait: true }])
  expect((await world.step(orders[1] ?? 0, { status: 'submitted' })).status).toBe(200)
  const [message] = await sendAll()
  expect(message?.text.match(/PO-\d+/g)).toEqual(['PO-0001', 'PO-0003'])
})

test('anything settled before the morning mail is left out of it', async () => {
  const world = await orderWorld(server)
  member = world.member
  await choose(member, 'orderDue')
  await work(own, checkCaterer)
  const order = await world.addOrder({ lines: [lineOf(world.beef, '2')], deliveryDate: addDays(world.today, 2) })
  await work(own, checkCaterer)
  expect(await mails()).toEqual([])
  expect((await world.step(order, { status: 'submitted' })).status).toBe(200)
  for (const _ of ['the next morning', 'the one after it']) {
    await work(own, (tx) => tx.execute(sql`update notification_run set ran_on = ${addDays(world.today, -1)}`))
    await work(own, checkCaterer)
    expect(await sendAll()).toEqual([])
  }
  // Only the first morning had something to check.
  expect(await mails()).toHaveLength(1)
})

test("parents are notified about their children's menus and about days to order, and about nothing else", async () => {
  const { catererId } = member
  const [parent, stranger] = [
    await server.addMember({ role: 'parent', catererId }),
    await server.addMember({ role: 'parent', catererId }),
  ]
  const { body } = await server.call(member, 'POST /ingredient/ingredients', {
    body: { name: 'Milk', serving: { amount: '100', unit: 'g' }, nutrients: answersFor({ calories: 50 }) },
  })
  const today = Temporal.Now.plainDateISO('America/New_York').toString()
  const tomorrow = addDays(today, 1)
  const schoolId = await work(own, async (tx) => {
    await tx.update(caterer).set({ inventoryEnabled: true })
    const planned = await addPlannedMenu(tx, {
      schools: ['Oak', 'Elm'],
      dates: [tomorrow],
      lines: [{ ingredientId: body.data.id as number }],
    })
    await tx.insert(mealPrice).values({ menuType: 'MEAL', name: 'Standard', price: '3.25', isDefault: true })
    // Closes tomorrow a minute before midnight.
    await tx.insert(orderSettings).values({ cutOffDays: 0, cutOffTime: '23:59', familiesOrder: true })
    for (const [index, adult] of [parent, stranger].entries()) {
      const [home] = await tx.insert(household).values({ name: 'Vance' }).returning({ id: household.id })
      const householdId = home?.id ?? 0
      const child = { householdId, firstName: index === 0 ? 'Ida' : 'Max', lastName: 'Vance', allergies: [] }
      await tx.insert(student).values({ ...child, schoolId: planned.schoolIds[index] ?? 0 })
      await tx.insert(householdAdult).values({ householdId, userId: adult.userId })
    }
    return planned.schoolIds[0] ?? 0
  })
  for (const adult of [parent, stranger]) await choose(adult, 'childMenu')
  expect((await choose(parent, 'childOrderDue')).status).toBe(200)
  const facts = { schoolId, schoolName: 'Oak', yearMonth: '2098-11', itemType: 'MEAL' as const }
  await work(own, (tx) => notify(tx, [{ kind: 'childMenu', eventKey: 'm', area: null, schoolId, facts }, jump('a')]))
  await work(own, checkCaterer)
  await work(own, (tx) => tx.execute(sql`update notification_run set ran_on = ${addDays(today, -1)}`))
  await work(own, checkCaterer)
  const [message, ...others] = await sendAll()
  expect(others).toEqual([])
  expect(message?.to).toBe(parent.userName)
  expect(message?.text).toContain('- Oak: the menu for November 2098 is ready (Lunch).')
  expect(message?.text.match(/Ida has no order for .+ yet\. You can order until .+11:59 PM/g)).toHaveLength(1)
  expect(message?.text).not.toContain('Max')
  expect(message?.text).toContain('https://app.example.test/parent?page=settings')
  expect((await server.call(parent, 'GET /commissary/notifications')).status).toBe(403)

  // However many children there are, the check sends as many statements.
  const checkChildren = () =>
    work(own, async (tx) => {
      let statements = 0
      const counted = new Proxy(tx, {
        get: (target, key) => {
          if (key === 'select' || key === 'execute') statements++
          return Reflect.get(target, key) as unknown
        },
      })
      return { due: (await childOrderEvents(counted)).length, statements }
    })
  const { due, statements } = await checkChildren()
  await work(own, (tx) =>
    tx.execute(sql`insert into student (household_id, school_id, first_name, last_name, allergies)
      select household_id, school_id, 'Ida ' || n, last_name, allergies from student, generate_series(1, 3) n
      where first_name = 'Ida'`),
  )
  expect(due).toBeGreaterThan(0)
  expect(await checkChildren()).toEqual({ due: 4 * due, statements })
})
