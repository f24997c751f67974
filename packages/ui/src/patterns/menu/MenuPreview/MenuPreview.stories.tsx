import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { MenuPreview, type MenuPreviewDay } from './MenuPreview.tsx'

const entrees = [
  'Turkey and cheese sandwich',
  'Bean burrito',
  'Chicken and rice bowl',
  'Pasta with meat sauce',
  'Pizza',
]
const sides = ['Broccoli, steamed', 'Carrots, baby', 'Black beans, seasoned', 'Corn, steamed', 'Green beans']
const days = ['Mon, Nov 16', 'Tue, Nov 17', 'Wed, Nov 18', 'Thu, Nov 19', 'Fri, Nov 20'].map(
  (label, index): MenuPreviewDay => ({
    id: label,
    label,
    items: [
      { id: 'entree', name: entrees[index] ?? '', isMain: true },
      { id: 'side', name: sides[index] ?? '' },
      { id: 'fruit', name: 'Apple, small' },
      { id: 'milk', name: 'Milk, fat free' },
    ],
    cost: `$1.${70 + index * 3} per meal`,
  }),
)

const meta = {
  component: MenuPreview,
  args: {
    title: 'November 16 – 20, 2026',
    verdicts: [
      { id: 'K-5', label: 'Grades K-5', verdict: { now: 'pass', from2027: 'pass' } },
      { id: '6-8', label: 'Grades 6-8', verdict: { now: 'pass', from2027: 'advisory' } },
    ],
    days,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '37rem' }}>{Story()}</div>],
} satisfies Meta<typeof MenuPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'November 16 – 20, 2026' })).toBeVisible()
    await expect(canvas.getByText('Bean burrito')).toBeVisible()
  },
}
export const WithNote: Story = {
  args: { note: 'Passes today; starting July 1, 2027, fails on Sodium.' },
}
