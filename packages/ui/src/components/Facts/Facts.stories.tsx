import type { Meta, StoryObj } from '@storybook/react-vite'

import { Facts } from './Facts.tsx'

const meta = {
  component: Facts,
  args: {
    items: [
      { id: 'new', label: 'New', value: '8,612' },
      { id: 'updated', label: 'Updated', value: '4' },
      { id: 'left', label: 'Left out', value: '2', tone: 'danger' },
      { id: 'blank', label: 'Blank values', value: '51,204', detail: 'Loaded as unknown, never as zero' },
    ],
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Words: Story = { args: { items: [{ id: 'kind', label: 'Holds', value: 'Household measures' }] } }
export const VeryLong: Story = {
  args: {
    items: Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      label: `Vegetable subgroups that no student could take enough of, number ${index + 1}`,
      value: '123,456,789.25 oz eq',
      detail: 'Counted over every school and every day of the year, holidays left out',
    })),
  },
}
export const Phone: Story = { decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>] }
export const RightToLeftText: Story = { args: { items: [{ id: 'new', label: 'جديد', value: '٨٬٦١٢' }] } }
