import type {
  Household,
  LedgerEntry,
  MealPrice,
  Order,
  OrderChoice,
  OrderChoices,
  OrderImport,
  OrderImportRow,
  OrderPlan,
  OrderSettings,
  Payment,
  RecordEvent,
  Student,
} from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { pageOf } from './answers.ts'
import { maple, school } from './users.ts'

const json = (body: object, status = 200) => HttpResponse.json(body as JsonBodyType, { status })
const at = '2026-11-18T15:00:00.000Z'
const by = 'Dana Whitfield'
const saved = { version: 3, updatedAt: at, updatedBy: by }

export const mia: Student = {
  id: 71,
  householdId: 21,
  householdName: 'Nguyen',
  schoolId: maple.schoolId,
  schoolName: maple.schoolName,
  firstName: 'Mia',
  lastName: 'Nguyen',
  studentNumber: '10071',
  className: '3B',
  allergies: ['Peanuts', 'Milk'],
  priceType: null,
  isArchived: false,
  ...saved,
}
export const leo: Student = {
  ...mia,
  id: 72,
  firstName: 'Leo',
  studentNumber: null,
  className: null,
  allergies: [],
  priceType: 'Second child',
}
const asMember = ({ id, firstName, lastName, className, schoolId, schoolName }: Student) => ({
  id,
  firstName,
  lastName,
  className,
  schoolId,
  schoolName,
})

export const nguyen: Household = {
  id: 21,
  name: 'Nguyen',
  code: 'A-1044',
  email: 'linh.nguyen@home.test',
  phone: '555-010-4477',
  note: null,
  balance: '-12.5',
  adults: [
    { userId: 91, firstName: 'Linh', lastName: 'Nguyen', email: 'linh.nguyen@home.test', state: 'active' },
    { userId: 92, firstName: 'Minh', lastName: 'Nguyen', email: 'minh@home.test', state: 'invited' },
  ],
  students: [asMember(mia), asMember(leo)],
  isArchived: false,
  ...saved,
}
export const households: Household[] = [
  nguyen,
  {
    ...nguyen,
    id: 22,
    name: 'Okafor',
    code: null,
    balance: '48',
    adults: [],
    students: [{ ...asMember(mia), id: 73, firstName: 'Ada', schoolId: 2, schoolName: 'Juniper Hill Elementary' }],
  },
  { ...nguyen, id: 23, name: 'Reyes', code: 'A-1051', balance: '0', adults: [], students: [] },
]

export const answerHouseholds = (rows: Household[] = households): HttpHandler =>
  http.get('*/commissary/households', () =>
    json({ _embedded: { households: rows }, page: pageOf(rows.length), totals: { owed: '12.5', held: '48' } }),
  )
export const answerHousehold = (household: Household = nguyen): HttpHandler =>
  http.get('*/commissary/households/:id', () => json(household))
export const answerStudents = (rows: Student[] = [mia, leo]): HttpHandler =>
  http.get('*/commissary/students', () => json({ _embedded: { students: rows }, page: pageOf(rows.length) }))
export const answerStudentHistory = (student: Student, events: RecordEvent[]): HttpHandler =>
  answerHistory('student', student, events)
export const answerHouseholdHistory = (household: Household, events: RecordEvent[]): HttpHandler =>
  answerHistory('household', household, events)
const answerHistory = (recordType: string, record: { id: number }, events: RecordEvent[]): HttpHandler =>
  http.get('*/commissary/recordHistory', ({ request }) => {
    const { searchParams: of } = new URL(request.url)
    const isOf = of.get('recordType') === recordType && of.get('recordId') === String(record.id)
    return isOf ? json({ _embedded: { events }, page: pageOf(events.length) }) : json({ message: 'Not found' }, 404)
  })
export const answerStudent = (student: Student = mia): HttpHandler =>
  http.get('*/commissary/students/:id', () => json(student))

const entry = (id: number, rest: Partial<LedgerEntry>): LedgerEntry => ({
  id,
  date: '2026-11-18',
  kind: 'order',
  amount: '-3.25',
  balance: '-12.5',
  orderId: null,
  orderDate: null,
  studentName: null,
  paymentId: null,
  payType: null,
  note: null,
  at,
  by,
  ...rest,
})
export const entries: LedgerEntry[] = [
  entry(4, { orderId: 302, orderDate: '2026-11-19', studentName: 'Nguyen, Mia' }),
  entry(3, {
    kind: 'orderReversal',
    amount: '3.25',
    balance: '-9.25',
    orderId: 301,
    orderDate: '2026-11-17',
    studentName: 'Nguyen, Mia',
    note: 'Sick that day',
  }),
  entry(2, { kind: 'payment', amount: '20', balance: '-12.5', paymentId: 501, payType: 'Check', date: '2026-11-16' }),
  entry(1, {
    kind: 'adjustment',
    amount: '-32.5',
    balance: '-32.5',
    note: 'Balance of the earlier program',
    date: '2026-11-02',
  }),
]
export const answerLedger = (rows: LedgerEntry[] = entries): HttpHandler =>
  http.get('*/commissary/households/:id/ledger', () =>
    json({ _embedded: { entries: rows }, page: pageOf(rows.length), balance: '-12.5' }),
  )

type Line = Order['lines'][number]
export const itemLine = (rest: Partial<Line> = {}): Line => ({
  id: 1,
  itemId: 41,
  name: 'Cheese pizza',
  category: 'Entree',
  quantity: 1,
  served: null,
  unitPrice: '2.5',
  gross: '2.5',
  discount: '0',
  tax: '0',
  total: '2.5',
  ...rest,
})
export const regularLine = (): Line => itemLine({ itemId: null, name: null, category: null, unitPrice: '3.25' })

export const orderOf = (rest: Partial<Order> = {}): Order => ({
  id: 302,
  date: '2026-11-19',
  menuType: 'MEAL',
  kind: 'Itemized',
  status: 'placed',
  studentId: mia.id,
  studentName: 'Nguyen, Mia',
  className: '3B',
  allergies: [],
  householdId: 21,
  householdName: 'Nguyen',
  schoolId: maple.schoolId,
  schoolName: maple.schoolName,
  planId: null,
  importId: null,
  payType: 'Check',
  quantity: 1,
  gross: '2.5',
  discount: '0',
  tax: '0',
  total: '2.5',
  note: null,
  reason: null,
  lines: [itemLine()],
  ...saved,
  ...rest,
})
const milk = itemLine({
  id: 2,
  itemId: 42,
  name: 'Milk, 1%',
  category: 'Milk',
  quantity: 2,
  unitPrice: '0.6',
  total: '1.2',
})
/** A lunch whose cut-off has passed. */
export const lunch: Order[] = [
  orderOf({
    id: 301,
    date: '2026-11-18',
    status: 'locked',
    allergies: ['Peanuts', 'Milk'],
    lines: [itemLine(), milk],
    total: '3.7',
  }),
  orderOf({
    id: 302,
    date: '2026-11-18',
    status: 'locked',
    studentId: 72,
    studentName: 'Nguyen, Leo',
    className: null,
    kind: 'Regular',
    lines: [regularLine()],
    total: '3.25',
  }),
  orderOf({
    id: 303,
    date: '2026-11-18',
    status: 'served',
    studentId: 73,
    studentName: 'Okafor, Ada',
    householdName: 'Okafor',
    lines: [itemLine({ served: 1 })],
  }),
  orderOf({
    id: 304,
    date: '2026-11-18',
    status: 'noShow',
    studentId: 74,
    studentName: 'Reyes, Tomás',
    householdName: 'Reyes',
  }),
  orderOf({
    id: 305,
    date: '2026-11-18',
    status: 'refunded',
    studentId: 75,
    studentName: 'Young, Sam',
    householdName: 'Young',
    reason: 'Sick that day',
  }),
]

export const answerOrders = (rows: Order[] = lunch, total = rows.length): HttpHandler =>
  http.get('*/commissary/orders', () =>
    json({
      _embedded: { orders: rows },
      page: pageOf(total, 100),
      totals: { orders: total, meals: 6, served: 1, gross: '9.45', discount: '0', tax: '0', total: '9.45' },
    }),
  )
export const answerOrder = (order: Order): HttpHandler => http.get('*/commissary/orders/:id', () => json(order))

export const orderSettings: OrderSettings = {
  cutOffDays: 0,
  cutOffTime: '09:00',
  taxPct: '0',
  familiesOrder: false,
  lockedThrough: '2026-11-18',
  cardFee: null,
  version: 2,
  updatedAt: at,
  updatedBy: by,
}
export const answerOrderSettings = (settings: OrderSettings = orderSettings): HttpHandler =>
  http.get('*/commissary/orderSettings', () => json(settings))

export const prices: MealPrice[] = [
  { id: 1, menuType: 'MEAL', priceType: 'Standard', price: '3.25', isDefault: true, students: 0, ...saved },
  { id: 2, menuType: 'MEAL', priceType: 'Second child', price: '2.75', isDefault: false, students: 14, ...saved },
  { id: 3, menuType: 'BREAKFAST', priceType: 'Standard', price: '1.75', isDefault: true, students: 0, ...saved },
]
export const answerPrices = (rows: MealPrice[] = prices): HttpHandler =>
  http.get('*/commissary/mealPrices', () => json({ mealPrices: rows }))

export const choiceOfItem = (rest: Partial<OrderChoice> = {}): OrderChoice => ({
  itemId: 41,
  name: 'Cheese pizza',
  category: 'Entree',
  priceType: 'Itemized',
  price: '2.5',
  isOnMenu: true,
  allergens: [],
  conflicts: [],
  ...rest,
})
export const orderChoices: OrderChoices = {
  closedBy: null,
  isServiceDay: true,
  isLocked: false,
  locksAt: '2026-11-20T14:00:00.000Z',
  regularPrice: '3.25',
  priceType: 'Standard',
  items: [
    choiceOfItem({ itemId: 40, name: 'Baked ziti', isOnMenu: false }),
    choiceOfItem({ conflicts: ['Milk'] }),
    choiceOfItem({ itemId: 42, name: 'Milk, 1%', category: 'Milk', price: '0.6', conflicts: ['Milk'] }),
    choiceOfItem({ itemId: 43, name: 'Bean burrito', price: null }),
  ],
}
export const answerChoices = (rest: Partial<OrderChoices> = {}): HttpHandler =>
  http.get('*/commissary/orderChoices', () => json({ ...orderChoices, ...rest }))

export const plan: OrderPlan = {
  id: 9,
  studentId: mia.id,
  period: 'Monthly',
  from: '2026-12-01',
  to: '2026-12-31',
  weekdays: [],
  menuType: 'MEAL',
  kind: 'Regular',
  orders: 17,
  open: 12,
  total: '55.25',
  at,
  by,
}
export const answerPlans = (rows: OrderPlan[] = [plan]): HttpHandler =>
  http.get('*/commissary/orderPlans', () => json({ orderPlans: rows }))

export const check: Payment = {
  id: 501,
  householdId: 21,
  householdName: 'Nguyen',
  studentId: null,
  studentName: null,
  schoolName: maple.schoolName,
  paidOn: '2026-11-16',
  payType: 'Check',
  provider: null,
  reference: '2207',
  amount: '20',
  expectedFee: '0',
  settledFee: null,
  fee: '0',
  net: '20',
  status: 'recorded',
  reason: null,
  reconciledOn: null,
  importId: null,
  note: null,
  version: 1,
  updatedAt: at,
  recordedBy: by,
}
export const card: Payment = {
  ...check,
  id: 502,
  householdId: 22,
  householdName: 'Okafor',
  schoolName: school(2, 'Juniper Hill Elementary').schoolName,
  paidOn: '2026-11-17',
  payType: 'CreditCard',
  provider: 'square',
  reference: 'sq_8812',
  amount: '50',
  expectedFee: '1.75',
  settledFee: '1.6',
  fee: '1.6',
  net: '48.4',
  reconciledOn: '2026-11-18',
  importId: 31,
}
/** A country without known rates: its fee is unknown, not zero. */
export const online: Payment = {
  ...card,
  id: 503,
  payType: 'Online',
  provider: 'paypal',
  reference: 'PAYID-77',
  expectedFee: null,
  settledFee: null,
  fee: null,
  net: null,
  reconciledOn: null,
  importId: null,
}
export const voided: Payment = {
  ...check,
  id: 504,
  payType: 'Cash',
  reference: null,
  status: 'voided',
  reason: 'Entered twice',
}
export const payments = [card, online, check, voided]

export const answerPayments = (rows: Payment[] = payments): HttpHandler =>
  http.get('*/commissary/payments', () =>
    json({
      _embedded: { payments: rows },
      page: pageOf(rows.length),
      totals: {
        payments: 3,
        amount: '120',
        fee: '1.6',
        net: '68.4',
        unknownFees: rows.length === 0 ? 0 : 1,
        byPayType: [
          { payType: 'Online', payments: 1, amount: '50' },
          { payType: 'Check', payments: 1, amount: '20' },
          { payType: 'CreditCard', payments: 1, amount: '50' },
        ],
      },
    }),
  )
export const answerPayment = (payment: Payment): HttpHandler =>
  http.get('*/commissary/payments/:id', () => json(payment))

export const settlement: OrderImport = {
  id: 31,
  kind: 'settlement',
  source: 'stripe',
  fileName: 'payouts-november.csv',
  state: 'ready',
  columns: [
    { header: 'id', field: 'reference', samples: ['ch_1', 'ch_2'] },
    { header: 'Created (UTC)', field: 'date', samples: ['2026-11-16', '2026-11-17'] },
    { header: 'Amount', field: 'amount', samples: ['20.00', '35.00'] },
  ],
  fields: ['date', 'reference', 'amount', 'fee', 'net', 'email', 'name'],
  counts: { create: 12, match: 3, skip: 2, problem: 1 },
  rows: 18,
  amount: '412.5',
  at,
  by,
}
const row = (number: number, rest: Partial<OrderImportRow>): OrderImportRow => ({
  row: number,
  result: 'create',
  problems: [],
  date: '2026-11-16',
  amount: '20',
  fee: '0.88',
  reference: `ch_${number}`,
  householdId: 21,
  householdName: 'Nguyen',
  studentId: null,
  studentName: null,
  item: null,
  cells: [`ch_${number}`, '2026-11-16', '20.00'],
  ...rest,
})
export const importRows: OrderImportRow[] = [
  row(2, {}),
  row(3, { result: 'match', householdName: 'Okafor' }),
  row(4, {
    result: 'skip',
    householdId: null,
    householdName: null,
    problems: [{ field: 'type', message: 'Not a payment: payout' }],
  }),
  row(5, {
    result: 'problem',
    householdId: null,
    householdName: null,
    problems: [{ field: 'email', message: 'No household has this account number, email or name.' }],
  }),
]
export const answerOrderImport = (job: OrderImport | (() => OrderImport)): HttpHandler[] => [
  http.get('*/commissary/orderImports/:id', () => json(typeof job === 'function' ? job() : job)),
  http.get('*/commissary/orderImports/:id/rows', () =>
    json({ _embedded: { rows: importRows }, page: pageOf(importRows.length) }),
  ),
]
export const answerOrderImports = (rows: OrderImport[]): HttpHandler =>
  http.get('*/commissary/orderImports', () => json({ _embedded: { orderImports: rows }, page: pageOf(rows.length) }))

/** Answers a write, which `sent` records: method, path and body. */
export const answerWrite = (
  method: 'post' | 'put' | 'delete',
  path: string,
  sent: (body: unknown) => void,
  message: string,
): HttpHandler =>
  http[method](`*/commissary${path}`, async ({ request }) => {
    const text = await request.text()
    sent(text === '' ? null : JSON.parse(text))
    return json({ data: { message, id: 21, version: 4, count: 2 } }, method === 'post' ? 201 : 200)
  })
