import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { ChangeLog } from './ChangeLog.tsx'

const meta = {
  component: ChangeLog,
  args: {
    label: 'History',
    nothingText: 'nothing',
    fromText: 'from',
    toText: 'to',
    entries: [
      {
        id: 3,
        title: 'Updated by Dana Whitfield',
        dateTime: '2026-11-18T20:02:00Z',
        time: 'Nov 18, 2026, 3:02 PM',
        changes: [
          { field: 'Email', from: 'orders@greenvalley.test', to: 'sales@greenvalley.test' },
          { field: 'Account No.', from: 'A-100', to: null },
        ],
      },
      {
        id: 2,
        title: 'Restored by Luis Ortega',
        dateTime: '2026-11-02T14:30:00Z',
        time: 'Nov 2, 2026, 9:30 AM',
        changes: [],
      },
      {
        id: 1,
        title: 'Created by Dana Whitfield',
        dateTime: '2026-10-01T13:00:00Z',
        time: 'Oct 1, 2026, 9:00 AM',
        changes: [
          { field: 'Vendor Name', from: null, to: 'Green Valley Produce' },
          { field: 'Account No.', from: null, to: 'A-100' },
        ],
      },
    ],
  },
} satisfies Meta<typeof ChangeLog>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers hear "from" where a value is crossed out. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [updated] = canvas.getAllByRole('listitem')
    await expect(updated).toHaveTextContent('from orders@greenvalley.test')
    await expect(updated).toHaveTextContent('to sales@greenvalley.test')
    await expect(updated).toHaveTextContent('to nothing')
  },
}

export const One: Story = { args: { entries: meta.args.entries.slice(2) } }

export const EndlessName: Story = {
  args: {
    entries: [
      {
        id: 1,
        title: `Updated by ${endlessName}`,
        dateTime: '2026-11-18T20:02:00Z',
        time: 'Nov 18, 2026, 3:02 PM',
        changes: [{ field: endlessName, from: endlessName, to: endlessName }],
      },
    ],
  },
  play: staysWithinTheWindow,
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeftText: Story = {
  args: {
    entries: [
      {
        id: 1,
        title: 'حُدِّث',
        dateTime: '2026-11-18T20:02:00Z',
        time: '١٨ نوفمبر ٢٠٢٦',
        changes: [{ field: 'الاسم', from: 'خضار الوادي', to: 'Green Valley 🥦' }],
      },
    ],
  },
}

export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
