import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { SwitchGrid } from './SwitchGrid.tsx'

const meta = {
  component: SwitchGrid,
  args: {
    label: 'Notifications',
    rowsLabel: 'What',
    columns: [
      { id: 'bell', label: 'Bell' },
      { id: 'mail', label: 'Email' },
    ],
    rows: [
      {
        id: 'recall',
        label: 'Recall',
        hint: 'Someone took recalled lots out of use.',
        values: { bell: true, mail: true },
      },
      {
        id: 'orderDue',
        label: 'Order due',
        hint: 'A draft has its cutoff soon.',
        values: { bell: true, mail: false },
      },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SwitchGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  tags: ['visual'],
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows)
    return (
      <SwitchGrid
        {...args}
        rows={rows}
        onChange={(row, column, isOn) => {
          args.onChange(row, column, isOn)
          setRows(rows.map((one) => (one.id === row ? { ...one, values: { ...one.values, [column]: isOn } } : one)))
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const mail = canvas.getByRole('switch', { name: 'Order due: Email' })
    await expect(mail).not.toBeChecked()
    mail.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith('orderDue', 'mail', true)
    await expect(mail).toBeChecked()
  },
}

export const Failed: Story = {
  args: { rows: [{ id: 'recall', label: 'Recall', values: { bell: true, mail: false }, error: 'Not saved.' }] },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.'),
}

export const LongNames: Story = {
  ...narrowAndLarge,
  args: { rows: [{ id: 'a', label: endlessName, hint: endlessName, values: { bell: true, mail: false } }] },
  play: async () => staysWithinTheWindow(),
}
