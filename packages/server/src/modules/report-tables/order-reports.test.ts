import { addDays } from '@commissary/domain/dates'
import { answersFor } from '@commissary/domain/food'
import { expectedFee, hasFee, payTypes } from '@commissary/domain/orders'
import { beforeAll, expect, test } from 'vitest'

import { randomOf } from '../../../test/support/food-report-world.ts'
import { asking, expectRowsAddUp, figuresBy } from '../../../test/support/report-answers.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { household, student } from '../../db/schema/household.ts'
import { mealOrder, mealOrderLine } from '../../db/schema/meal-order.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { payment } from '../../db/schema/payment.ts'
import { school } from '../../db/schema/school.ts'

let server: TestApp
let member: Member
const from = '2026-10-05'
const to = '2026-10-11'
const statuses = ['placed', 'served', 'noShow', 'refunded', 'cancelled'] as const
const itemCost = 0.5
const mealNames = { BREAKFAST: 'Breakfast', MEAL: 'Lunch' }

interface Line {
  school: string
  className: string | null
  date: string
  status: (typeof statuses)[number]
  kind: 'Regular' | 'Itemized'
  menuType: 'BREAKFAST' | 'MEAL'
  payType: (typeof payTypes)[number] | null
  item: string
  quantity: number
  served: number | null
  gross: number
  discount: number
  tax: number
  fee: number
}
interface Paid {
  payType: (typeof payTypes)[number]
  date: string
  amount: number
  fee: number
  voided: boolean
}
const lines: Line[] = []
const paid: Paid[] = []

const cents = (value: number) => Math.round(value * 100) / 100

beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
  const random = randomOf(7)
  const pick = <One>(ones: readonly One[]): One => ones[random.whole(ones.length)] as One
  const { body } = await server.call(member, 'POST /ingredient/ingredients', {
    body: {
      name: 'Apple',
      nutrients: answersFor({}),
      serving: { amount: '100', unit: 'g' },
      prices: [
        { vendorId: null, vendorItemCode: null, amount: '5', per: { amount: '1', unit: 'kg' }, validFrom: null },
      ],
    },
  })
  await server.database.work(member, async (tx) => {
    const places = await tx
      .insert(school)
      .values([{ schoolName: 'Ash' }, { schoolName: 'Birch' }])
      .returning()
    const [home] = await tx.insert(household).values({ name: 'Diaz' }).returning()
    const [apple] = await tx
      .insert(menuItem)
      .values({ name: 'Apple', types: ['MEAL'], mealCategory: 'Fruit', ingredientId: body.data.id })
      .returning()
    const householdId = home?.id ?? 0
    for (let index = 0; index < 40; index += 1) {
      const place = pick(places)
      const className = ['10A', '2B', null][index % 3] ?? null
      const names = { firstName: `S${index}`, lastName: 'Diaz' }
      const [pupil] = await tx
        .insert(student)
        .values({ householdId, schoolId: place.id, ...names, className, allergies: ['Milk'] })
        .returning()
      const order = {
        date: addDays(from, random.whole(20) - 10),
        status: pick(statuses),
        kind: pick(['Regular', 'Itemized'] as const),
        payType: pick([...payTypes, null]),
        menuType: pick(['BREAKFAST', 'MEAL'] as const),
      }
      const made = Array.from({ length: 1 + random.whole(3) }, (_, seq) => {
        const quantity = 1 + random.whole(3)
        const unit = (1 + random.whole(500)) / 100
        const gross = cents(quantity * unit)
        const isMarked = order.status === 'served'
        return {
          seq: seq + 1,
          itemId: random.chance(0.6) ? (apple?.id ?? 0) : null,
          quantity,
          served: isMarked ? random.whole(quantity + 1) : null,
          unitPrice: unit.toFixed(2),
          gross,
          discount: cents(gross * pick([0, 0.1])),
          tax: cents(gross * 0.05),
        }
      })
      const whole = made.reduce((sum, { gross, discount, tax }) => sum + gross - discount + tax, 0)
      const [saved] = await tx
        .insert(mealOrder)
        .values({
          ...order,
          studentId: pupil?.id ?? 0,
          householdId,
          schoolId: place.id,
          total: whole.toFixed(2),
        })
        .returning()
      await tx.insert(mealOrderLine).values(
        made.map(({ gross, discount, tax, itemId, ...line }) => ({
          ...line,
          orderId: saved?.id ?? 0,
          itemId,
          name: itemId === null ? null : 'Apple',
          mealCategory: itemId === null ? null : ('Fruit' as const),
          gross: gross.toFixed(2),
          discount: discount.toFixed(2),
          tax: tax.toFixed(2),
        })),
      )
      const fee =
        order.payType && hasFee(order.payType) ? Number(expectedFee(order.payType, whole.toFixed(2), 'US')) : 0
      for (const { itemId, ...line } of made) {
        const share = (line.gross - line.discount + line.tax) / whole
        const item = itemId === null ? mealNames[order.menuType] : 'Apple'
        lines.push({ ...order, ...line, school: place.schoolName, className, item, fee: fee * share })
      }
      const payType = pick(payTypes)
      const amount = (1 + random.whole(9000)) / 100
      const settled = hasFee(payType) && random.chance(0.5) ? (1 + random.whole(50)) / 100 : null
      const one = { payType, date: addDays(from, random.whole(12) - 3), amount, voided: random.chance(0.2) }
      const expected = expectedFee(payType, amount.toFixed(2), 'US')
      await tx.insert(payment).values({
        householdId,
        paidOn: one.date,
        payType,
        amount: amount.toFixed(2),
        expectedFee: expected,
        settledFee: settled === null ? null : settled.toFixed(2),
        status: one.voided ? 'voided' : 'recorded',
        provider: hasFee(payType) ? ('paypal' as const) : null,
      })
      paid.push({ ...one, fee: settled ?? Number(expected) })
    }
  })
})

const isCharged = ({ status }: Line) => status !== 'cancelled' && status !== 'refunded'
const isNow = ({ date }: { date: string }) => date >= from && date <= to
const sumBy = <Row>(rows: readonly Row[], key: (row: Row) => string, value: (row: Row) => number) =>
  Object.fromEntries(
    [...Map.groupBy(rows, key)].map(([name, own]) => [name, own.reduce((sum, row) => sum + value(row), 0)]),
  )
const close = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, expect.closeTo(sum, 3)]))

// spec: 2.route.reports.ordersDetails
test('the Meal Report counts and sums the charged lines of the days, and any status by choice', async () => {
  const ask = asking(server, member, 'meals')
  const charged = lines.filter((line) => isNow(line) && isCharged(line))
  expect(charged.length).toBeGreaterThan(10)
  const request = { from, to }
  expect(await figuresBy(ask, request, 'school', 'ordered')).toEqual(
    sumBy(
      charged,
      (line) => line.school,
      (line) => line.quantity,
    ),
  )
  expect(await figuresBy(ask, request, 'item', 'total')).toEqual(
    close(
      sumBy(
        charged,
        (line) => line.item,
        ({ gross, discount, tax }) => gross - discount + tax,
      ),
    ),
  )
  const refunded = { ...request, choices: { orderStatus: 'refunded' } }
  expect(await figuresBy(ask, refunded, 'school', 'ordered')).toEqual(
    sumBy(
      lines.filter((line) => isNow(line) && line.status === 'refunded'),
      (line) => line.school,
      (line) => line.quantity,
    ),
  )
  // Lines that no one marked do not count as 0 served.
  const { total, columns } = await ask(request)
  expect(total.cells[columns.findIndex(({ id }) => id === 'served')]?.status).toBe('unknown')
  await expectRowsAddUp(ask, request, ['school', 'item'], ['ordered', 'total'])
})

test("the Meal Report is filtered by class: the chosen schools' classes, in numeric order", async () => {
  const ask = asking(server, member, 'meals')
  const classesOf = ({ choices }: Awaited<ReturnType<typeof ask>>) =>
    choices.find(({ id }) => id === 'className')?.options.map(({ value }) => value)
  const request = { from, to, choices: { className: '2B' } }
  expect(classesOf(await ask(request))).toEqual(['', '2B', '10A'])
  const own = lines.filter((line) => isNow(line) && isCharged(line) && line.className === '2B')
  expect(own.length).toBeGreaterThan(0)
  expect(await figuresBy(ask, request, 'className', 'ordered')).toEqual({
    '2B': own.reduce((sum, { quantity }) => sum + quantity, 0),
  })

  // A class of a school that is not chosen is not offered, and one from an address stays readable.
  const empty = await server.database.work(member, async (tx) => {
    const [added] = await tx.insert(school).values({ schoolName: 'Cedar' }).returning()
    return added?.id
  })
  const { choices, total } = await ask({ ...request, schools: [empty] })
  expect(total.count).toBe(0)
  expect(choices.find(({ id }) => id === 'className')?.options).toEqual([
    { value: '', label: 'All' },
    { value: '2B', label: 'No longer exists' },
  ])
})

// spec: 2.route.reports.depositReport
test('the Deposit Report sums payments by pay type with the settled, or else the expected fee', async () => {
  const ask = asking(server, member, 'deposits')
  const own = paid.filter((one) => isNow(one) && !one.voided)
  const words = { Online: 'Online', Check: 'Check', Cash: 'Cash', CreditCard: 'Credit card' }
  const by = (value: (one: Paid) => number) => close(sumBy(own, ({ payType }) => words[payType], value))
  expect(await figuresBy(ask, { from, to }, 'payType', 'amount')).toEqual(by(({ amount }) => amount))
  expect(await figuresBy(ask, { from, to }, 'payType', 'fee')).toEqual(by(({ fee }) => fee))
  expect(await figuresBy(ask, { from, to }, 'payType', 'net')).toEqual(by(({ amount, fee }) => amount - fee))
  await expectRowsAddUp(ask, { from, to }, ['payType', 'day'], ['amount', 'net'])
  // A provider's name is spelled as the provider spells it.
  const providers = Object.keys(await figuresBy(ask, { from, to }, 'provider', 'amount'))
  expect(providers.filter((label) => /paypal/i.test(label))).toEqual(['PayPal'])
})

test('the Deposit Report marks a net with unknown fees as partly unknown: a refund can lower it', async () => {
  const abroad = await server.addMember({ caterer: { country: 'CA', currency: 'CAD' } })
  await server.database.work(abroad, async (tx) => {
    const [home] = await tx.insert(household).values({ name: 'Roy' }).returning()
    const of = { householdId: home?.id ?? 0, paidOn: from }
    const [online] = await tx
      .insert(payment)
      .values([
        { ...of, payType: 'Online', amount: '50', expectedFee: null },
        { ...of, payType: 'Cash', amount: '30', expectedFee: '0' },
      ])
      .returning()
    await tx
      .insert(payment)
      .values({ ...of, payType: 'Online', amount: '-20', expectedFee: null, refundOf: online?.id ?? 0 })
  })
  const { columns, total } = await asking(server, abroad, 'deposits')({ from, to })
  const figure = (column: string) => total.cells[columns.findIndex(({ id }) => id === column)]
  expect(figure('amount')).toMatchObject({ value: 60, status: null })
  expect(figure('net')).toMatchObject({ value: 30, status: 'unknown' })
  expect(figure('net')?.text).toMatch(/30\.00, partly unknown$/)
})

// spec: 2.route.reports.salesReport
test('the Sales Report has regular and itemized sales with fees, net and margin, next to the days before', async () => {
  const ask = asking(server, member, 'sales')
  const previous = lines.filter((line) => isCharged(line) && line.date >= addDays(from, -7) && line.date < from)
  const now = lines.filter((line) => isNow(line) && isCharged(line))
  const net = ({ gross, discount, fee }: Line) => gross - discount - fee
  const kinds = ['Itemized', 'Regular']
  const withAll = (sums: Record<string, number>) =>
    close(Object.fromEntries(kinds.map((kind) => [kind, sums[kind] ?? 0])))
  expect(await figuresBy(ask, { from, to }, 'kind', 'gross')).toEqual(
    withAll(
      sumBy(
        now,
        ({ kind }) => kind,
        ({ gross }) => gross,
      ),
    ),
  )
  expect(await figuresBy(ask, { from, to }, 'kind', 'fee')).toEqual(
    withAll(
      sumBy(
        now,
        ({ kind }) => kind,
        ({ fee }) => fee,
      ),
    ),
  )
  expect(await figuresBy(ask, { from, to }, 'kind', 'net')).toEqual(withAll(sumBy(now, ({ kind }) => kind, net)))
  expect(await figuresBy(ask, { from, to }, 'kind', 'previousNet')).toEqual(
    withAll(sumBy(previous, ({ kind }) => kind, net)),
  )
  const margin = await figuresBy(ask, { from, to }, 'item', 'margin')
  const apples = now.filter(({ item }) => item === 'Apple')
  expect(margin['Apple']).toBeCloseTo(
    apples.reduce((sum, line) => sum + net(line) - line.quantity * itemCost, 0),
    3,
  )
  await expectRowsAddUp(ask, { from, to }, ['kind', 'item'], ['gross', 'net', 'previousNet'])
  const breakfasts = now.filter(({ menuType }) => menuType === 'BREAKFAST')
  expect(breakfasts.length).toBeGreaterThan(0)
  expect(breakfasts.length).toBeLessThan(now.length)
  const sold = await figuresBy(ask, { from, to, choices: { menuType: 'BREAKFAST' } }, 'item', 'sold')
  expect(Object.values(sold).reduce((sum: number, value) => sum + (value ?? 0), 0)).toBe(
    breakfasts.reduce((sum, { quantity }) => sum + quantity, 0),
  )
})

test("the Meal and Sales Reports have meal categories in the reader's language", async () => {
  const reader = await server.addMember({ catererId: member.catererId })
  await server.call(reader, 'PUT /commissary/userInfo/language', { body: { language: 'es' } })
  const bought = lines.filter((line) => isNow(line) && isCharged(line))
  const sales = asking(server, reader, 'sales')
  const grouped = await sales({ from, to, group: ['category'] })
  expect(grouped.groups.map(({ key, label }) => [key, label])).toEqual([
    ['Fruit', 'Fruta'],
    ['', 'Ninguno'],
  ])
  for (const report of ['meals', 'sales']) {
    const ask = asking(server, reader, report)
    const { rows, columns } = await ask({ from, to, group: [], size: 200 })
    const category = columns.findIndex(({ id }) => id === 'category')
    expect(new Set(rows.map(({ cells }) => cells[category]?.text)), report).toEqual(new Set(['Fruta', '']))
  }
  // The choice is the category's code, whatever its name in the language.
  const fruit = await asking(server, reader, 'meals')({ from, to, choices: { category: 'Fruit' } })
  expect(fruit.total.count).toBe(bought.filter(({ item }) => item === 'Apple').length)
})

test('each row links to the order, the payment and the household it comes from', async () => {
  for (const [report, refs] of [
    ['meals', { orderId: 'orders', householdId: 'households' }],
    ['sales', { orderId: 'orders' }],
    ['deposits', { paymentId: 'payments', householdId: 'households' }],
  ] as const) {
    const [row] = (await asking(server, member, report)({ from, to, group: [], size: 1 })).rows
    for (const [ref, records] of Object.entries(refs)) {
      const answer = await server.call(member, `GET /commissary/${records}/${row?.refs[ref]}`)
      expect(answer.status, `${report} ${ref}`).toBe(200)
    }
  }
})

test('an order stores the total of its lines', async () => {
  const { body } = await server.call(member, 'GET /commissary/orders', { query: { size: 100 } })
  const totals = await server.database.work(member, (tx) => tx.select().from(mealOrder))
  const byId = new Map(totals.map(({ id, total }) => [id, Number(total)]))
  for (const order of body._embedded.orders) expect(byId.get(order.id)).toBeCloseTo(Number(order.total), 2)
})

test('a school that the caller has no access to shows nothing of any family', async () => {
  for (const report of ['meals', 'deposits', 'sales']) {
    const { body } = await server.call(member, `POST /commissary/reportTables/${report}`, {
      body: { from, to, schools: [999_999_999], group: [] },
    })
    expect(body.rows ?? [], report).toEqual([])
  }
})
