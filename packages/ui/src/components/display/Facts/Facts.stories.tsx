import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Facts } from './Facts.tsx'

const meta = {
  component: Facts,
  args: {
    items: [
      { id: 'new', label: 'New', value: '8,612' },
      { id: 'updated', label: 'Updated', value: '4' },
      { id: 'left', label: 'Skipped', value: '2', tone: 'danger' },
      { id: 'blank', label: 'Blank values', value: '51,204', detail: 'Imported as unknown, never as zero' },
    ],
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const One: Story = { args: { items: [{ id: 'new', label: 'New', value: '8,612' }] } }
export const None: Story = {
  args: { items: [] },
  // An empty list renders nothing, so screen readers find no bare list.
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('dl')).toBeNull(),
}
export const Words: Story = { args: { items: [{ id: 'kind', label: 'Type', value: 'Household measures' }] } }
export const VeryLong: Story = {
  args: {
    items: Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      label: `Vegetable subgroups below the minimum, number ${index + 1}`,
      value: '123,456,789.25 oz eq',
      detail: 'Counted for every school and every day of the year except holidays',
    })),
  },
}
export const Phone: Story = { decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>] }
export const RightToLeftText: Story = { args: { items: [{ id: 'new', label: 'جديد', value: '٨٬٦١٢' }] } }
export const EndlessName: Story = {
  args: { items: [{ id: 'a', label: endlessName, value: endlessName, detail: endlessName }] },
  play: staysWithinTheWindow,
}
export const Emoji: Story = { args: { items: [{ id: 'a', label: '🥦 Vegetables', value: '0.75 cup' }] } }
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
