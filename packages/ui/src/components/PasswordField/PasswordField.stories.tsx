import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: { label: 'Password', value: 'commissary-demo', onChange: fn(), autoComplete: 'current-password' },
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
