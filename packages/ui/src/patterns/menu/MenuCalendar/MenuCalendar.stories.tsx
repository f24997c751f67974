import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { MenuCalendarDay } from './menu-calendar-types.ts'
import { MenuCalendar } from './MenuCalendar.tsx'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const groups: MenuCalendarDay['groups'] = [
  {
    category: 'Entree',
    isMain: true,
    items: [
      { id: 'a', name: 'Beef tacos', look: 'food', letters: 'M W', lettersText: 'Contains Milk and Wheat' },
      {
        id: 'b',
        name: 'Bean burrito',
        look: 'food',
        letters: 'W (M) ?',
        lettersText: 'Contains Wheat',
        price: '$3.25',
      },
    ],
  },
  { category: 'Fruit', items: [{ id: 'c', name: 'Fruit of the day', look: 'placeholder', note: 'to be announced' }] },
  { category: 'Miscellaneous', items: [{ id: 'd', name: 'Taste test today', look: 'text' }] },
]

const day = (number: number, patch: Partial<MenuCalendarDay> = {}): MenuCalendarDay => ({
  date: `2026-11-${String(number).padStart(2, '0')}`,
  column: ((number - 2) % 7) + 1,
  number: String(number),
  label: `November ${number}, 2026`,
  shortLabel: `Nov ${number}`,
  groups,
  ...patch,
})

const month = [2, 9, 16, 23, 30].flatMap((monday) =>
  [0, 1, 2, 3, 4].flatMap((step) => (monday + step > 30 ? [] : [day(monday + step)])),
)
const change = (numbers: readonly number[], patch: Partial<MenuCalendarDay>) =>
  month.map((one) => (numbers.includes(Number(one.number)) ? { ...one, ...patch } : one))

const meta = {
  component: MenuCalendar,
  parameters: { layout: 'padded' },
  args: { label: 'Lunch, November 2026', weekdays, days: month, emptyText: 'No menu yet' },
} satisfies Meta<typeof MenuCalendar>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  tags: ['visual'],
  args: {
    days: change([26, 27], { closed: 'No meals: Thanksgiving Day', groups: [] }).map((one) =>
      one.number === '18' ? { ...one, isToday: true } : one.number === '30' ? { ...one, groups: [] } : one,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No meals: Thanksgiving Day')).toHaveLength(2)
    await expect(canvas.getByText('No menu yet')).toBeVisible()
    await expect(canvas.getByText('18').closest('li')).toHaveAttribute('aria-current', 'date')
  },
}

/** What an item means to someone who avoids milk, in words. Unknown never looks like free of milk. */
export const Marks: Story = {
  tags: ['visual'],
  args: {
    days: month.slice(0, 5).map((one) => ({
      ...one,
      groups: [
        {
          category: 'Entree',
          isMain: true,
          items: [
            {
              id: 'a',
              name: 'Beef tacos',
              look: 'food' as const,
              mark: { tone: 'fail' as const, text: 'Contains Milk' },
            },
            {
              id: 'b',
              name: 'Rice bowl',
              look: 'food' as const,
              mark: { tone: 'advisory' as const, text: 'May contain Milk' },
            },
            {
              id: 'c',
              name: 'Salad bar',
              look: 'text' as const,
              mark: { tone: 'unknown' as const, text: 'Unknown: Milk' },
            },
            { id: 'd', name: 'Pears', look: 'food' as const, mark: { tone: 'pass' as const, text: 'Free of Milk' } },
          ],
        },
      ],
    })),
  },
}

/** Days one below the other, each with its weekday. */
export const Phone: Story = {
  tags: ['visual'],
  args: { days: month.slice(0, 3) },
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
}

export const LongNames: Story = {
  args: {
    days: month.slice(0, 5).map((one) => ({
      ...one,
      groups: groups.map((group) => ({
        ...group,
        items: group.items.map((item) => ({ ...item, name: `${item.name} ${'W'.repeat(60)}` })),
      })),
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** Names in another language keep their direction. */
export const RightToLeftText: Story = {
  args: {
    days: month.slice(0, 5).map((one) => ({
      ...one,
      groups: [
        {
          category: 'Entree',
          isMain: true,
          items: [{ id: 'a', name: 'شريحة بيتزا', lang: 'ar', look: 'food' as const, letters: 'M W' }],
        },
      ],
    })),
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}

/** A salad bar lists what students take, each with the letters of its allergens. */
export const SaladBar: Story = {
  tags: ['visual'],
  args: {
    days: change([18], {
      groups: [
        {
          category: 'Vegetables',
          items: [
            {
              id: 'bar',
              name: 'Salad bar',
              look: 'food',
              letters: 'M',
              lettersText: 'Contains Milk',
              contents: [
                { name: 'Romaine lettuce' },
                { name: 'Cheddar, shredded', letters: 'M', lettersText: 'Contains Milk' },
                { name: 'Ranch', mark: { tone: 'fail', text: 'Contains Eggs' } },
              ],
            },
          ],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('list', { name: 'Salad bar' })
    await expect(bar).toHaveTextContent('Romaine lettuceCheddar, shredded M Contains MilkRanchContains Eggs')
  },
}
