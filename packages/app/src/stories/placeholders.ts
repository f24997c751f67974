import type { MenuPlaceholder } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

const placeholder = (id: number, name: string, rest: Partial<MenuPlaceholder> = {}): MenuPlaceholder => ({
  id,
  name,
  category: 'Fruit',
  menuType: 'MEAL',
  credits: {},
  note: null,
  usedIn: { total: 0, hidden: 0, rows: [] },
  version: 3,
  updatedAt: '2026-11-16T15:00:00.000Z',
  updatedBy: 'Luis Ortega',
  ...rest,
})

export const chefsChoice = placeholder(41, "Chef's choice fruit", {
  credits: { FRUIT: 0.5 },
  note: 'Whatever the market has that week.',
  usedIn: {
    total: 3,
    hidden: 1,
    rows: [
      { kind: 'cycleMenu', name: 'Fall cycle', yearMonth: null, days: 4, dates: [] },
      { kind: 'masterMonth', name: 'Lunch K-5', yearMonth: '2026-11', days: 1, dates: ['2026-11-18'] },
      {
        kind: 'schoolMenu',
        name: 'Maple Street Elementary',
        yearMonth: '2026-11',
        days: 3,
        dates: ['2026-11-04', '2026-11-11', '2026-11-18'],
      },
    ],
  },
})

export const placeholders: MenuPlaceholder[] = [
  placeholder(42, 'Birthday treat', { category: 'Miscellaneous' }),
  chefsChoice,
  placeholder(43, 'Hot breakfast', {
    category: 'Entree',
    menuType: 'BREAKFAST',
    credits: { GRAIN: 1, MEAT_ALTERNATE: 1.25 },
    usedIn: {
      total: 1,
      hidden: 0,
      rows: [{ kind: 'masterMonth', name: 'Breakfast', yearMonth: '2026-12', days: 1, dates: ['2026-12-02'] }],
    },
  }),
]

export const answerPlaceholders = (rows: MenuPlaceholder[] = placeholders): HttpHandler =>
  http.get('*/commissary/menuPlaceholders', () => HttpResponse.json({ _embedded: { menuPlaceholders: rows } }))

export const answerPlaceholder = (row: MenuPlaceholder = chefsChoice): HttpHandler =>
  http.get('*/commissary/menuPlaceholders/:id', ({ params }) =>
    Number(params['id']) === row.id
      ? HttpResponse.json({ ...row })
      : HttpResponse.json({ message: 'Menu placeholder not found' }, { status: 404 }),
  )
