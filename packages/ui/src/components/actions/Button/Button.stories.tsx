import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
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
export const SmallDanger: Story = { args: { size: 'small', tone: 'danger', variant: 'quiet', children: 'Remove' } }
/** Alone in a narrow column, or at the bottom of a phone. */
export const Wide: Story = {
  args: { isWide: true, variant: 'solid' },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.offsetWidth).toBe(button.parentElement?.offsetWidth)
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: { children: 'Copy the menus of this week to every school that serves the same grade group' },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
export const EndlessName: Story = { args: { children: endlessName }, play: staysWithinTheWindow }
export const RightToLeftText: Story = { args: { variant: 'solid', children: 'حفظ التغييرات', lang: 'ar', dir: 'rtl' } }
export const Emoji: Story = { args: { children: '🥦 Add vegetables' } }
export const NarrowAndLarge: Story = {
  args: { children: 'Copy the menus of this week' },
  globals: narrowAndLarge,
  play: staysWithinTheWindow,
}

/** Keeps focus, name and width, and ignores clicks, so a double click cannot save twice. */
export const Busy: Story = {
  args: { isBusy: true, variant: 'solid' },
  render: (args) => (
    <div style={{ display: 'flex', gap: '0.5rem' }}>
      <Button {...args} />
      <Button {...args} isBusy={false}>
        Save
      </Button>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [button, other] = canvas.getAllByRole('button', { name: 'Save' })
    await expect(button?.offsetWidth).toBe(other?.offsetWidth)

    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const variants = ['solid', 'outline', 'quiet'] as const
const tones = ['accent', 'danger'] as const
const icon = <Plus aria-hidden />

/** Every variant side by side. */
export const All: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {tones.map((tone) =>
        (['normal', 'small'] as const).map((size) => (
          <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} tone={tone} size={size}>
                {icon} Add menu
              </Button>
            ))}
            {variants.map((variant) => (
              <Button key={variant} variant={variant} tone={tone} size={size} disabled>
                Disabled
              </Button>
            ))}
            <Button tone={tone} size={size} isBusy>
              Busy
            </Button>
          </div>
        )),
      )}
    </div>
  ),
}
