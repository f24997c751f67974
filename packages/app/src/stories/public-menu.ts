import type { Allergen, PublicAllergen, PublicDay, PublicLine, PublicMenu } from '@commissary/api-client'
import { http, HttpResponse } from 'msw'

const declared: Allergen[] = ['Milk', 'Eggs', 'Fish', 'Shellfish', 'TreeNuts', 'Peanuts', 'Wheat', 'Soy', 'Sesame']
type Levels = Partial<Record<Allergen, PublicAllergen['level']>>

/** Every declared allergen; those that are not given have the level `rest`. */
const levels = (given: Levels, rest: PublicAllergen['level']): PublicAllergen[] =>
  declared.map((allergen) => ({ allergen, level: given[allergen] ?? rest }))

const food = (name: string, category: PublicLine['category'], allergens: PublicAllergen[]): PublicLine => ({
  kind: 'food',
  name,
  names: {},
  category,
  price: null,
  allergens,
})

const lines: PublicLine[] = [
  {
    ...food('Beef tacos', 'Entree', levels({ Milk: 'contains', Wheat: 'contains', Eggs: 'mayContain' }, 'free')),
    names: { es: 'Tacos de carne', ar: 'تاكو لحم' },
    price: '3.25',
  },
  food('Garden chef salad', 'Entree', levels({ Milk: 'contains', Eggs: 'contains' }, 'unknown')),
  { ...food('Fruit of the day', 'Fruit', levels({}, 'unknown')), kind: 'placeholder' },
  food('Baby carrots', 'Vegetables', levels({}, 'free')),
  { ...food('Low-fat milk', 'Milk', levels({ Milk: 'contains' }, 'free')), names: { es: 'Leche' }, price: '0.6' },
  { ...food('Taste test: local apples', 'Miscellaneous', []), kind: 'text' },
]

const days: PublicDay[] = [2, 9, 16, 23].flatMap((monday) =>
  [0, 1, 2, 3, 4]
    .map((step) => `2026-11-${String(monday + step).padStart(2, '0')}`)
    .filter((date) => date !== '2026-11-26')
    .map((date) => ({ date, lines })),
)

/** The public menu of a school with breakfast and lunch. */
export const juniperMenu: PublicMenu = {
  schoolName: 'Juniper Hill Elementary',
  catererName: 'Commissary Demo Kitchen',
  country: 'US',
  language: 'en',
  currency: 'USD',
  today: '2026-11-18',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  languages: ['ar', 'es'],
  allergens: declared,
  menus: [
    {
      itemType: 'BREAKFAST',
      programId: 2,
      grades: 'K-5',
      days: days.map((day) => ({ ...day, lines: lines.slice(2, 5) })),
    },
    { itemType: 'MEAL', programId: 1, grades: 'K-5', days },
  ],
  closedDays: [{ date: '2026-11-26', note: 'Thanksgiving Day' }],
}

export const answerPublicMenu = (menu: PublicMenu = juniperMenu) =>
  http.get('*/commissary/publicMenus/:subdomain', () => HttpResponse.json(menu))
