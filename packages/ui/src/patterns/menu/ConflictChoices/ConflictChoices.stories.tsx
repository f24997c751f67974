import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'

import { endlessName, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { ConflictChoices, type ConflictChoicesProps, type ConflictRow } from './ConflictChoices.tsx'

const rows: ConflictRow[] = [
  { id: 'meals', label: 'Planned meals', before: 'Before: 180', school: '170', published: '200', choice: 'open' },
  {
    id: 'taco',
    label: 'Beef taco with salsa',
    before: 'Before: 180 servings',
    school: 'Not on the menu',
    published: '120 servings',
    choice: 'school',
  },
  {
    id: 'apple',
    label: 'Apple, small',
    before: 'Before: 90 servings',
    school: '60 servings',
    published: '100 servings',
    choice: 'published',
  },
]

function Controlled({ rows: initial, onChoose, ...rest }: ConflictChoicesProps) {
  const [shown, setShown] = useState(initial)
  return (
    <ConflictChoices
      {...rest}
      rows={shown}
      onChoose={(id, choice) => {
        setShown((now) => now.map((row) => (row.id === id ? { ...row, choice } : row)))
        onChoose(id, choice)
      }}
    />
  )
}

const meta = {
  component: ConflictChoices,
  args: {
    label: 'Monday, August 24: changed on both sides',
    names: { school: "Keep the school's", published: "Use the master menu's", open: 'Leave open' },
    rows,
    onChoose: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ConflictChoices>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys choose within a field; each field is one tab stop. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const meals = within(canvas.getByRole('radiogroup', { name: 'Planned meals' }))
    await userEvent.click(meals.getByRole('radio', { name: "Keep the school's 170" }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('meals', 'school')
    await userEvent.keyboard('{ArrowDown}')
    await expect(meals.getByRole('radio', { name: "Use the master menu's 200" })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: "Keep the school's Not on the menu" })).toHaveFocus()
  },
}
export const LongNames: Story = {
  args: { rows: rows.map((row) => ({ ...row, label: endlessName, published: endlessName })) },
  play: staysWithinTheWindow,
}
export const Phone: Story = { decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>] }
export const RightToLeftText: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
