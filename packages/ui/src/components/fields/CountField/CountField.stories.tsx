import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Columns } from '../../layout/Layout/Layout.tsx'
import { CountField, type CountFieldProps } from './CountField.tsx'

function Kept(props: CountFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <CountField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  component: CountField,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Served, K-5',
    value: null,
    expected: 150,
    lessLabel: 'One less: Served, K-5',
    moreLabel: 'One more: Served, K-5',
    onChange: fn(),
  },
} satisfies Meta<typeof CountField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Columns minWidth="8rem">
      <Kept {...args} label="Expected" />
      <Kept {...args} label="Entered" value={142} />
      <Kept {...args} label="None" value={0} />
      <Kept {...args} label="Signed" value={142} readOnly />
      <Kept {...args} label="Missing" error="Enter this number." />
    </Columns>
  ),
}

/** The expected count is not a value: the first step takes it, and the next ones count from it. */
export const Steps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Served, K-5')
    await expect(field).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Served, K-5' }))
    await expect(field).toHaveValue('150')
    await userEvent.click(canvas.getByRole('button', { name: 'One less: Served, K-5' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(149)
  },
}

/** An emptied field is unknown again, and text that is not a whole number is never passed on. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Served, K-5')
    await userEvent.type(field, '12')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await userEvent.type(field, '.')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** A count cannot go below zero. */
export const Zero: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One less: Served, K-5' })).toBeDisabled()
  },
}

export const EndlessName: Story = { args: { label: endlessName }, play: staysWithinTheWindow }
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
