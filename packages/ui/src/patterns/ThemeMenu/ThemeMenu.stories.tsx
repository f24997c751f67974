import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { defaultThemeChoice } from '../../theme/theme-choice.ts'
import { ThemeMenu } from './ThemeMenu.tsx'

const meta = {
  component: ThemeMenu,
  args: { value: defaultThemeChoice, onChange: fn() },
  decorators: [(Story) => <div style={{ minBlockSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof ThemeMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }))
    await expect(canvas.getByRole('menuitemradio', { name: 'System' })).toBeChecked()
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Dark' }))
    await expect(args.onChange).toHaveBeenCalledWith({ scheme: 'dark', direction: 'ltr', density: 'normal' })
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Theme' })),
}
