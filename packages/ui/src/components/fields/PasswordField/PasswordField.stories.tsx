import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Stack } from '../../layout/Layout/Layout.tsx'
import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

function Controlled({ value: initial, onChange, ...rest }: PasswordFieldProps) {
  const [value, setValue] = useState(initial)

  return (
    <PasswordField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  component: PasswordField,
  args: { label: 'Password', value: 'commissary-demo', onChange: fn(), autoComplete: 'current-password' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
  },
}
export const WithError: Story = { args: { error: 'Invalid Username/password', value: '' } }
export const Disabled: Story = { args: { disabled: true } }
export const Required: Story = {
  args: { label: 'New password', autoComplete: 'new-password', value: '', required: true },
}
export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Controlled {...args} required hint="At least 12 characters." />
      <Controlled {...args} value="" error="Invalid Username/password" />
      <Controlled {...args} disabled />
      <Controlled {...args} readOnly />
    </Stack>
  ),
}
export const ReadOnly: Story = { args: { readOnly: true } }

/** Pasted and autofilled passwords arrive unchanged (WCAG 3.3.8). */
export const Pasted: Story = {
  args: { value: '', hint: 'At least 12 characters.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(field)
    await userEvent.paste('correct horse 🐎 battery')
    await expect(args.onChange).toHaveBeenLastCalledWith('correct horse 🐎 battery')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveValue('correct horse 🐎 battery')
  },
}
export const LongText: Story = {
  args: { label: 'Password that you set when you opened the link in the email', value: 'x'.repeat(10_000) },
}
export const RightToLeftText: Story = {
  args: { label: 'كلمة المرور' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
export const Narrow: Story = { decorators: [narrow], play: ({ canvasElement }) => expectReflow(canvasElement) }
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
