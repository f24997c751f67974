import type { Notification, NotificationChoice } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`

/** One of each kind; the first three are unread. */
export const notifications: Notification[] = [
  {
    id: 65,
    kind: 'recall',
    createdAt: at(18, '14:20'),
    isRead: false,
    facts: {
      ingredientId: 12,
      ingredientName: 'Spinach, fresh',
      siteName: 'Central store',
      lots: 1,
      lotCode: 'L-204',
      reason: 'Listeria notice of the vendor',
    },
  },
  {
    id: 64,
    kind: 'priceJump',
    createdAt: at(18, '13:05'),
    isRead: false,
    facts: {
      ingredientId: 13,
      ingredientName: 'Ground beef 85/15',
      vendorName: 'Green Valley',
      before: '118.8',
      after: '148.5',
      percent: 25,
    },
  },
  {
    id: 63,
    kind: 'recordOpen',
    createdAt: at(18, '11:00'),
    isRead: false,
    facts: { schoolId: 1, schoolName: 'Maple Street Elementary', date: '2026-11-17', itemType: 'MEAL' },
  },
  {
    id: 62,
    kind: 'orderDue',
    createdAt: at(17, '11:00'),
    isRead: true,
    facts: {
      orderId: 12,
      orderNumber: 'PO-0012',
      vendorName: 'Valley Dairy',
      siteName: 'Central store',
      date: '2026-11-19',
    },
  },
  {
    id: 61,
    kind: 'priceJump',
    createdAt: at(16, '18:00'),
    isRead: true,
    facts: {
      ingredientId: 14,
      ingredientName: 'Apples, Gala',
      vendorName: 'Sunrise Produce',
      orderId: 11,
      orderNumber: 'PO-0011',
      before: '32',
      after: '27.5',
      percent: -14,
    },
  },
  {
    id: 60,
    kind: 'menuPublished',
    createdAt: at(16, '15:30'),
    isRead: true,
    facts: {
      schoolId: 2,
      schoolName: 'Juniper Hill Elementary',
      yearMonth: '2026-12',
      itemType: 'MEAL',
      programId: 2,
    },
  },
]

export const answerNotifications = (rows: readonly Notification[] = notifications): HttpHandler =>
  http.get('*/commissary/notifications', () =>
    HttpResponse.json({
      unread: rows.filter(({ isRead }) => !isRead).length,
      _embedded: { notifications: [...rows] },
    }),
  )

const choice = (kind: NotificationChoice['kind'], bell: boolean, mail: boolean) => ({ kind, bell, mail })

/** The choices of a user with every area. */
export const allChoices: NotificationChoice[] = [
  choice('recordOpen', true, false),
  choice('priceJump', true, false),
  choice('orderDue', true, true),
  choice('recall', true, true),
  choice('menuPublished', false, false),
]
export const parentChoices: NotificationChoice[] = [
  choice('childMenu', false, false),
  choice('childOrderDue', false, true),
]

export const answerChoices = (choices: readonly NotificationChoice[] = allChoices): HttpHandler =>
  http.get('*/commissary/notificationChoices', () =>
    HttpResponse.json({ _embedded: { notificationChoices: [...choices] } }),
  )
