import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import { Button } from './Button.tsx'

const meta = {
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Outline: Story = {}
export const Solid: Story = { args: { variant: 'solid' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear filters' } }
export const Danger: Story = { args: { variant: 'solid', tone: 'danger', children: 'Delete site' } }
export const DangerOutline: Story = { args: { tone: 'danger', children: 'Archive recipe' } }
export const Small: Story = { args: { size: 'small', children: 'Edit' } }
export const WithIcon: Story = {
  args: {
    variant: 'solid',
    children: (
      <>
        <Plus aria-hidden />
        Add ingredient
      </>
    ),
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { children: 'Copy the menus of this week to every school that serves the same grade group' },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
export const RightToLeftText: Story = { args: { variant: 'solid', children: 'حفظ التغييرات', lang: 'ar', dir: 'rtl' } }

/** Keeps focus and swallows clicks, so a double press cannot save twice. */
export const Busy: Story = {
  args: { isBusy: true, variant: 'solid' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' })

    await userEvent.tab()
    await expect(button).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
