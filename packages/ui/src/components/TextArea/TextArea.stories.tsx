import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: 'Preparation', value: 'Rinse the rice. Roast the broccoli at 400 °F for 12 minutes.', onChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preparation' }), '!')
    await expect(args.onChange).toHaveBeenCalledWith('Rinse the rice. Roast the broccoli at 400 °F for 12 minutes.!')
  },
}
export const Empty: Story = { args: { value: '', placeholder: 'Step by step' } }
export const WithError: Story = { args: { value: '', error: 'Please describe the preparation.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = { args: { value: 'Hold at 140 °F or above until served. '.repeat(60) } }
export const RightToLeftText: Story = { args: { label: 'التحضير', value: 'اغسل الأرز.', lang: 'ar', dir: 'rtl' } }
