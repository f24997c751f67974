import type { Household, LedgerEntry, RecordEvent, Student } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { pageOf } from './answers.ts'
import { maple } from './users.ts'

export const json = (body: object, status = 200) => HttpResponse.json(body as JsonBodyType, { status })
export const at = '2026-11-18T15:00:00.000Z'
export const by = 'Dana Whitfield'
export const saved = { version: 3, updatedAt: at, updatedBy: by }

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
