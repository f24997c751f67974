import type { MealPrice, Order, OrderChoice, OrderChoices, OrderPlan, OrderSettings } from '@commissary/api-client'
import { http, type HttpHandler } from 'msw'

import { pageOf } from './answers.ts'
import { at, by, json, mia, saved } from './families.ts'
import { maple } from './users.ts'

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
/** A lunch whose cutoff has passed. */
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
