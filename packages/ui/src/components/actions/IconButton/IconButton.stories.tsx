import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Pin, Trash2 } from 'lucide-react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'

import { endlessName, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Edit', children: <Pencil aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit' })
    await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(24)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** The name shows on focus and hover. */
export const WithTooltip: Story = {
  decorators: [(Story) => <div style={{ padding: '3rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('Edit')).toBeVisible())
  },
}
export const Danger: Story = { args: { label: 'Delete', tone: 'danger', children: <Trash2 aria-hidden /> } }
export const Pressed: Story = { args: { label: 'Pin', 'aria-pressed': true, children: <Pin aria-hidden /> } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const EndlessName: Story = {
  args: { label: `Edit ${endlessName}` },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await staysWithinTheWindow()
  },
}
export const RightToLeftText: Story = { args: { label: 'تعديل' }, play: ({ userEvent }) => userEvent.tab() }

/** All variants in a row, as in a table. */
export const Row: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: '0.25rem' }}>
      <IconButton label="Edit">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label="Pin" aria-pressed>
        <Pin aria-hidden />
      </IconButton>
      <IconButton label="Delete" tone="danger">
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton label="Edit" disabled>
        <Pencil aria-hidden />
      </IconButton>
    </div>
  ),
}

/** The types require a label but an empty string passes them: development logs it once, and nothing breaks. */
export const MissingLabel: Story = {
  args: { label: '' },
  parameters: {
    // The missing name is the point of the story; axe would report it too.
    a11y: { config: { rules: [{ id: 'button-name', enabled: false }] } },
  },
  beforeEach: () => {
    const error = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => error.mockRestore()
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
