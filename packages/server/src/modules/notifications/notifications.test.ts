import { addDays } from '@commissary/domain/dates'
import { answersFor } from '@commissary/domain/food'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { lineOf, type OrderWorld, orderWorld, priceOf } from '../../../test/support/order-world.ts'
import { daysAgo, productionWorld, sampleDay } from '../../../test/support/production-world.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { notification } from '../../db/schema/notification.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import { stockLot } from '../../db/schema/stock.ts'
import { checkCaterer } from './notifier.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})

const list = async (by: Member) => (await server.call(by, 'GET /commissary/notifications')).body
const all = async (by: Member) => (await list(by))._embedded.notifications
const kindsOf = async (by: Member) => (await all(by)).map(({ kind }: { kind: string }) => kind)
const choices = async (by: Member) =>
  (await server.call(by, 'GET /commissary/notificationChoices')).body._embedded.notificationChoices
const choose = (by: Member, kind: string, bell: boolean, mail = false) =>
  server.call(by, `PUT /commissary/notificationChoices/${kind}`, { body: { bell, mail } })
const unread = async (by: Member) => (await server.call(by, 'GET /commissary/userInfo')).body.unreadNotifications
const check = ({ catererId }: Member) => server.database.work({ catererId }, checkCaterer)
/** A colleague with access to some areas. */
async function colleague(of: Member, modules: string[] | null): Promise<Member> {
  const member = await server.addMember({ role: 'staff', catererId: of.catererId })
  await server.database.work(of, (tx) =>
    tx
      .update(appUser)
      .set({ modules: modules as (typeof appUser.$inferInsert)['modules'] })
      .where(eq(appUser.id, member.userId)),
  )
  return member
}

describe('choices', () => {
  test('each user is offered the kinds of records that they can open: at the bell and not by mail, until they choose', async () => {
    const planner = await server.addMember()
    const kitchen = await colleague(planner, ['production'])
    const parent = await server.addMember({ role: 'parent', catererId: planner.catererId })
    const bell = (kind: string) => ({ kind, bell: true, mail: false })
    expect(await choices(planner)).toEqual(['recordOpen', 'priceJump', 'orderDue', 'recall', 'menuPublished'].map(bell))
    expect(await choices(kitchen)).toEqual([bell('recordOpen')])
    expect(await choices(parent)).toEqual([{ kind: 'childMenu', bell: false, mail: false }])

    expect(await choose(planner, 'recall', false, true)).toMatchObject({
      status: 200,
      body: { data: { message: 'Choice saved' } },
    })
    expect((await choices(planner))[3]).toEqual({ kind: 'recall', bell: false, mail: true })
    expect((await choose(kitchen, 'priceJump', true)).status).toBe(404)
    expect((await choose(parent, 'recall', true)).status).toBe(404)
    expect((await choose(planner, 'childMenu', true)).status).toBe(404)
    // A parent has no bell.
    await choose(parent, 'childMenu', true, true)
    expect(await choices(parent)).toEqual([{ kind: 'childMenu', bell: false, mail: true }])
  })

  test('without inventory there are no kinds about stock', async () => {
    const planner = await server.addMember({ caterer: { inventoryEnabled: false } })
    expect((await choices(planner)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'recordOpen',
      'priceJump',
      'menuPublished',
    ])
  })
})

describe('the store', () => {
  let world: OrderWorld
  beforeAll(async () => {
    world = await orderWorld(server)
  })

  const savePrice = (amount: string, validFrom: string) =>
    server.call(world.member, `GET /ingredient/ingredients/${world.beef}`).then(({ body }) => {
      const { name, packs } = body
      const prices = [
        priceOf(world.vendorId, '118.8', '40', { vendorItemCode: 'B-40' }),
        priceOf(world.vendorId, amount, '40', { vendorItemCode: 'B-40', validFrom }),
      ]
      return server.call(world.member, `PUT /ingredient/ingredients/${world.beef}`, {
        body: { name, packs, prices, nutrients: answersFor({ calories: 50 }) },
      })
    })

  test("each user with the area is notified once when a vendor's price jumps, and no one about a small change", async () => {
    const cook = await colleague(world.member, ['production', 'menus'])
    const buyer = await colleague(world.member, ['catalog'])
    const silent = await colleague(world.member, ['catalog'])
    await choose(silent, 'priceJump', false)
    expect((await savePrice('125', '2026-12-01')).status).toBe(200)
    expect(await all(buyer)).toEqual([])
    expect((await savePrice('148.5', '2026-12-01')).status).toBe(200)
    await savePrice('148.5', '2026-12-01')
    expect(await all(buyer)).toMatchObject([
      {
        kind: 'priceJump',
        isRead: false,
        facts: {
          ingredientId: world.beef,
          ingredientName: 'Ground beef',
          vendorName: 'Green Valley',
          before: '125',
          after: '148.5',
          percent: 19,
        },
      },
    ])
    expect([await all(cook), await all(silent)]).toEqual([[], []])
    expect([await unread(buyer), await unread(cook)]).toEqual([1, 0])
  })

  test("users of a site are notified when a receipt's price differs sharply from the order", async () => {
    const order = await world.submitted()
    const [{ id: orderLineId }] = (await world.read(order)).lines
    await world.receive(order, [{ orderLineId, packs: '1', price: '130' }])
    expect((await world.receive(order, [{ orderLineId, packs: '1', price: '140' }])).status).toBe(201)
    const mine = (await all(world.member)).filter(
      ({ facts }: { facts: { orderId?: number } }) => facts.orderId === order,
    )
    expect(mine).toMatchObject([{ kind: 'priceJump', facts: { before: '118.8', after: '140', percent: 18 } }])
    expect(mine[0].facts.orderNumber).toMatch(/^PO-\d{4}$/)
    // The helper works for the other site.
    expect((await all(world.helper)).filter(({ facts }: { facts: { orderId?: number } }) => facts.orderId)).toEqual([])
  })

  test('users of every site that had the lot are notified of a recall', async () => {
    const order = await world.submitted({ siteId: world.sites[1] })
    const [{ id: orderLineId }] = (await world.read(order)).lines
    await world.receive(order, [{ orderLineId, packs: '1', lotCode: 'L-9' }])
    const [lot] = await server.database.work(world.member, (tx) =>
      tx.select({ id: stockLot.id }).from(stockLot).where(eq(stockLot.code, 'L-9')),
    )
    const line = { siteId: world.sites[1], locationId: null, lotId: lot?.id, quantity: '40' }
    const recalled = await world.call('POST /stockRecall/withdrawals', {
      body: { kind: 'waste', reason: 'Recall 12', lines: [line] },
    })
    expect(recalled.status).toBe(200)
    const facts = {
      ingredientName: 'Ground beef',
      siteName: 'Birch kitchen',
      lotCode: 'L-9',
      lots: 1,
      reason: 'Recall 12',
    }
    for (const by of [world.member, world.helper]) expect((await all(by))[0]).toMatchObject({ kind: 'recall', facts })
    const other = await colleague(world.member, ['inventory'])
    await server.database.work(world.member, async (tx) => {
      await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, other.userId))
      await tx.insert(userSchool).values({ userId: other.userId, schoolId: world.schools[0] ?? 0 })
    })
    expect(await all(other)).toEqual([])
    // A user who loses the school no longer sees its notifications.
    await server.database.work(world.member, (tx) =>
      tx.delete(userSchool).where(eq(userSchool.userId, world.helper.userId)),
    )
    expect(await kindsOf(world.helper)).not.toContain('recall')
  })

  test('a draft whose cutoff is near notifies once, however often and by however many server copies it is checked', async () => {
    const order = await world.addOrder({ lines: [lineOf(world.beef, '2')], deliveryDate: addDays(world.today, 1) })
    await Promise.all([check(world.member), check(world.member)])
    await check(world.member)
    const due = (await all(world.member)).filter(({ kind }: { kind: string }) => kind === 'orderDue')
    expect(due).toMatchObject([{ facts: { orderId: order, vendorName: 'Green Valley', siteName: 'Central store' } }])
  })

  test('each is marked read when it is opened, or all up to the newest one that was shown', async () => {
    const [newest, second, ...rest] = await all(world.member)
    const before = await unread(world.member)
    const read = await server.call(world.member, `PUT /commissary/notifications/${second.id}/read`)
    expect(read).toMatchObject({ status: 200, body: { unread: before - 1 } })
    expect((await server.call(world.member, `PUT /commissary/notifications/${second.id}/read`)).body.unread).toBe(
      before - 1,
    )
    expect(await server.call(world.helper, `PUT /commissary/notifications/${newest.id}/read`)).toMatchObject({
      status: 404,
      body: { message: 'Notification not found' },
    })
    expect(rest.length).toBeGreaterThan(0)
    const shown = { body: { upToId: second.id } }
    expect((await server.call(world.member, 'PUT /commissary/notifications/read', shown)).body).toEqual({ unread: 1 })
    expect((await all(world.member)).map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
      false,
      ...[second, ...rest].map(() => true),
    ])
    expect(await unread(world.member)).toBe(1)
  })

  test('notifications are removed after 90 days, and the bell lists the newest 50', async () => {
    const { member } = world
    await server.database.work(member, (tx) =>
      tx.execute(sql`insert into notification (user_id, kind, event_key, area, facts, in_bell, by_mail, created_at)
        select ${member.userId}, 'priceJump', 'old ' || n, 'catalog', '{}', true, false, now() - make_interval(days => 88 + n)
        from generate_series(1, 60) n`),
    )
    expect(await all(member)).toHaveLength(50)
    await server.database.work(member, (tx) => tx.execute(sql`update notification_run set ran_on = '2026-01-01'`))
    await check(member)
    const [kept] = await server.database.work(member, (tx) =>
      tx
        .select({ rows: sql<number>`count(*)::int` })
        .from(notification)
        .where(sql`event_key like 'old %'`),
    )
    expect(kept?.rows).toBe(1)
  })
})

test('each caterer is checked hourly by one copy of the server, starting at a set hour of its day', async () => {
  const { catererId } = await server.addMember({ caterer: { timeZone: 'Pacific/Auckland' } })
  const claim = async (hour: number, seconds = 3600) => {
    const [row] = await server.database.system((tx) =>
      tx.execute<{ id: number | null }>(sql`select claim_notification_run(${hour}, ${seconds}) as id`),
    )
    return row?.id ?? null
  }
  expect(await claim(24)).toBeNull()
  const ids: number[] = []
  // Of two concurrent claims, one may find the other's caterer and return nothing.
  for (let both: (number | null)[] = [0]; both.some((id) => id !== null);) {
    both = await Promise.all([claim(0), claim(0)])
    ids.push(...both.filter((id) => id !== null))
  }
  expect(ids).toContain(catererId)
  expect(new Set(ids).size).toBe(ids.length)
  // Once the time between checks has passed, the one that waited longest is next.
  expect(await claim(0, 0)).not.toBeNull()
})

test("a meal without a closed record notifies the school's users from the next day on", async () => {
  const world = await productionWorld(
    server,
    [0, 1, 3].map((days) => sampleDay(daysAgo(days))),
  )
  const cook = await colleague(world.member, ['production'])
  const elmCook = await colleague(world.member, ['production'])
  await server.database.work(world.member, async (tx) => {
    await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, elmCook.userId))
    await tx.insert(userSchool).values({ userId: elmCook.userId, schoolId: world.elm })
  })
  await check(world.member)
  await check(world.member)
  expect(await all(cook)).toMatchObject([
    { kind: 'recordOpen', facts: { schoolId: world.oak, schoolName: 'Oak', date: daysAgo(1), itemType: 'MEAL' } },
  ])
  expect(await all(elmCook)).toEqual([])
})

describe('published menus', () => {
  let world: MenuWorld
  beforeAll(async () => {
    world = await menuWorld(server)
  })
  const publish = async (date: string, schools?: readonly number[]) => {
    const line = { key: 'a', ingredientId: world.apple, category: 'Fruit', plannedServings: 80 }
    const days = [{ date, plannedMeals: 100, lines: [line] }]
    const { body } = await world.save({
      name: 'Elementary',
      yearMonth: date.slice(0, 7),
      programId: world.programId,
      days,
    })
    return world.publish(body.data.id, schools)
  }

  test('planners are notified once per school of a published month, never of a past one', async () => {
    const [north = 0] = world.schools
    const northPlanner = await colleague(world.member, ['menus'])
    await server.database.work(world.member, async (tx) => {
      await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, northPlanner.userId))
      await tx.insert(userSchool).values({ userId: northPlanner.userId, schoolId: north })
    })
    expect((await publish('2025-11-03')).status).toBe(200)
    expect(await all(northPlanner)).toEqual([])
    expect((await publish('2098-11-03')).status).toBe(200)
    expect(await all(northPlanner)).toMatchObject([
      {
        kind: 'menuPublished',
        facts: { schoolId: north, schoolName: 'North', yearMonth: '2098-11', itemType: 'MEAL' },
      },
    ])
    expect(await kindsOf(world.member)).toEqual(['menuPublished', 'menuPublished'])
  })

  test('a refused publication notifies no one', async () => {
    const before = await unread(world.member)
    expect((await publish('2098-12-02', [987_654_321])).status).not.toBe(200)
    expect(await unread(world.member)).toBe(before)
  })
})
