import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'

function Controlled<Value extends string | number>({ value: initial, onChange, ...rest }: CheckboxGroupProps<Value>) {
  const [value, setValue] = useState(initial)
  return (
    <CheckboxGroup
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const schools = [
  { value: 1, label: 'Elm Street Elementary' },
  { value: 2, label: 'Juniper Hill Elementary', isTaken: true, hint: 'Belongs to North warehouse' },
  { value: 3, label: 'Lincoln High School' },
  { value: 4, label: 'Maple Street Elementary' },
]
const many = Array.from({ length: 300 }, (_, at) => ({ value: at + 1, label: `School ${at + 1001}` }))

const meta = {
  component: CheckboxGroup,
  args: {
    label: 'Schools',
    options: schools,
    value: [4],
    onChange: fn(),
    searchLabel: 'Search schools',
    selectAllText: (count) => `Select all ${count}`,
    countText: (chosen, all) => `${chosen} of ${all} selected`,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Options selected elsewhere are checked and cannot be changed; the reason is read with them. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Schools' })).toBeVisible()
    const taken = canvas.getByRole('checkbox', { name: 'Juniper Hill Elementary' })
    await expect(taken).toBeChecked()
    await expect(taken).toBeDisabled()
    await expect(taken).toHaveAccessibleDescription('Belongs to North warehouse')

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elm Street Elementary' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 4])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Maple Street Elementary' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([1])
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 selected')
  },
}

/** Selects all available options, not those selected elsewhere. */
export const SelectAll: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all 3' })
    await expect(all).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 3, 4])
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

/** Search, then select all matches; earlier selections stay. */
export const ThreeHundred: Story = {
  args: { options: many, value: [300] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search schools' }), '128 school{Enter}')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(12)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 11' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([128, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 300])
    await expect(canvas.getByRole('status')).toHaveTextContent('12 of 300 selected')

    await userEvent.type(canvas.getByRole('searchbox'), 'x')
    await expect(canvas.getByText('No matches')).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
  },
}

export const WithError: Story = {
  args: { value: [], required: true, error: 'Please Select School' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please Select School')
  },
}

export const Empty: Story = { args: { options: [], value: [] } }
export const EndlessName: Story = {
  args: { options: [{ value: 1, label: endlessName, hint: endlessName }], value: [1] },
  play: staysWithinTheWindow,
}
export const RightToLeftText: Story = { args: { options: [{ value: 1, label: 'مدرسة القيقب 🍁' }], value: [1] } }
export const Phone: Story = { args: { options: many }, globals: { viewport: { value: 'phone' } } }
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
