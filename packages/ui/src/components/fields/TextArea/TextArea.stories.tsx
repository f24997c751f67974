import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { expectReflow, largeText, narrow } from '../Field/story-frames.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

function Controlled({ value: initial, onChange, ...rest }: TextAreaProps) {
  const [value, setValue] = useState(initial)

  return (
    <TextArea
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
  component: TextArea,
  args: { label: 'Preparation', value: 'Rinse the rice. Roast the broccoli at 400 °F for 12 minutes.', onChange: fn() },
  render: (args) => <Controlled {...args} />,
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
export const WithError: Story = { args: { value: '', error: 'Describe the preparation.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = { args: { value: 'Hold at 140 °F or above until served. '.repeat(60) } }
export const RightToLeftText: Story = { args: { label: 'التحضير', value: 'اغسل الأرز.', lang: 'ar', dir: 'rtl' } }
export const WithHint: Story = { args: { hint: 'Printed on the production record.', required: true } }
export const ReadOnly: Story = { args: { readOnly: true } }

/** Grows with the text, so all of it stays visible. */
export const Grows: Story = {
  args: { value: '', rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Preparation' })
    const before = field.getBoundingClientRect().height
    await userEvent.type(field, 'Rinse.{Enter}Soak.{Enter}Boil.{Enter}Drain.{Enter}Hold.')
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before)
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight)
  },
}

/** A pasted text that is too long is kept, so it can be shortened. */
export const BeyondTheLimit: Story = {
  tags: ['visual'],
  args: { value: 'Rinse the rice. '.repeat(5), maxLength: 100, hint: 'Printed on the production record.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Preparation' })
    await expect(canvas.getByText('80 of 100 characters')).toBeVisible()
    await userEvent.click(field)
    await userEvent.paste('Roast the broccoli for 12 minutes.')
    await expect(field).toBeInvalid()
    await expect(canvas.getByRole('status')).toHaveTextContent('At most 100 characters: 14 too many.')
  },
}
export const Narrow: Story = { decorators: [narrow], play: ({ canvasElement }) => expectReflow(canvasElement) }
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
