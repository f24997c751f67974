import type { ChildItem, ChildOrders, ChildPlan, OwnFamily, OwnProfile, PublicMenu } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { http, HttpResponse, type HttpHandler } from 'msw'

import { answerChoices, parentChoices } from './notifications.ts'
import { juniperMenu } from './public-menu.ts'

const days = ['18', '19', '20', '21', '22', '23', '24'].map((day) => `2026-11-${day}`)

/** Two children of one household; the first is allergic to milk and eggs; the caterer takes orders. */
export const ownFamily: OwnFamily = {
  catererName: 'Commissary Demo Kitchen',
  today: '2026-11-18',
  allergens: juniperMenu.allergens,
  isOrderingOn: true,
  households: [{ id: 5, name: 'Reyes', balance: '21.75' }],
  children: [
    {
      id: 51,
      householdId: 5,
      firstName: 'Mateo',
      lastName: 'Reyes',
      className: 'Grade 3',
      schoolName: 'Juniper Hill Elementary',
      allergies: ['Eggs'],
      version: 3,
      updatedAt: '2026-11-02T15:00:00.000Z',
    },
    {
      id: 52,
      householdId: 5,
      firstName: 'Lucía',
      lastName: 'Reyes',
      className: null,
      schoolName: 'Riverbend Middle School',
      allergies: [],
      version: 1,
      updatedAt: '2026-09-01T15:00:00.000Z',
    },
  ],
}

export const [mateo, lucia] = ownFamily.children as [OwnFamily['children'][number], OwnFamily['children'][number]]

/** The week from today, without the breakfast. */
export const childMenu: PublicMenu = {
  ...juniperMenu,
  startDate: '2026-11-18',
  endDate: '2026-11-24',
  closedDays: [{ date: '2026-11-20', note: 'Staff training' }],
  menus: juniperMenu.menus
    .filter(({ itemType }) => itemType === 'MEAL')
    .map((menu) => ({ ...menu, days: menu.days.filter(({ date }) => days.includes(date) && date !== '2026-11-20') })),
}

/** Today is locked; lunch is ordered for today and on the 23rd. */
export const childOrders: ChildOrders = {
  orders: [
    { id: 71, date: '2026-11-18', menuType: 'MEAL', kind: 'Regular', status: 'locked', items: [], total: '3.25' },
    { id: 72, date: '2026-11-23', menuType: 'MEAL', kind: 'Regular', status: 'placed', items: [], total: '3.25' },
  ],
  days: days.map((date) => ({
    date,
    isServiceDay: date !== '2026-11-20',
    isLocked: date === '2026-11-18',
    locksAt: `2026-11-${String(Number(date.slice(-2)) - 1)}T19:00:00.000Z`,
  })),
  prices: [{ menuType: 'MEAL', price: '3.25' }],
  hasItems: true,
}

/** The items of a day; the second has what Mateo is allergic to. */
const childItems: ChildItem[] = [
  { itemId: 81, name: 'Beef tacos', names: { es: 'Tacos de carne' }, price: '2.5', conflicts: [] },
  { itemId: 82, name: 'Egg roll', names: {}, price: '1.25', conflicts: ['Eggs'] },
]

export const childPlan: ChildPlan = {
  id: 91,
  period: 'Weekly',
  from: '2026-11-30',
  to: '2026-12-06',
  menuType: 'MEAL',
  kind: 'Regular',
  orders: 5,
  open: 5,
  total: '16.25',
}

export const ownProfile: OwnProfile = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@home.test',
  mobile: '2125550134',
  version: 2,
  updatedAt: '2026-10-05T15:00:00.000Z',
}

interface OwnFamilyAnswers {
  family?: OwnFamily
  menu?: PublicMenu
  orders?: () => ChildOrders
  items?: ChildItem[]
  plans?: ChildPlan[]
}

/** What the pages of parents read. */
export const answerOwnFamily = ({
  family = ownFamily,
  menu = childMenu,
  orders = () => childOrders,
  items = childItems,
  plans = [],
}: OwnFamilyAnswers = {}): HttpHandler[] => [
  http.get('*/commissary/ownFamily', () => HttpResponse.json(family)),
  http.get('*/commissary/ownFamily/children/:id/menu', ({ request }) => {
    const startDate = new URL(request.url).searchParams.get('startDate') ?? menu.startDate
    // Nothing is published after the menu's week.
    const isLater = startDate > menu.endDate
    const none = { startDate, endDate: addDays(startDate, 6), closedDays: [], menus: [] }
    return HttpResponse.json(isLater ? { ...menu, ...none } : menu)
  }),
  http.get('*/commissary/ownFamily/children/:id/orders', () => HttpResponse.json(orders())),
  http.get('*/commissary/ownFamily/children/:id/orderItems', () => HttpResponse.json({ items, taxPct: '0' })),
  http.get('*/commissary/ownFamily/children/:id/orderPlans', () => HttpResponse.json({ plans })),
  http.get('*/commissary/ownProfile', () => HttpResponse.json(ownProfile)),
  answerChoices(parentChoices),
]
