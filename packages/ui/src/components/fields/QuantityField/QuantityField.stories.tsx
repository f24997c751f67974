import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { expectReflow, largeText, narrow, veryLong } from '../Field/story-frames.tsx'
import { format, fractions, parse } from './quantity.fixture.ts'
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx'

const units = ['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'lb', 'oz', 'g', 'kg', 'ml', 'each']

function Controlled({ value: initial, onChange, ...rest }: QuantityFieldProps) {
  const [value, setValue] = useState(initial)

  return (
    <QuantityField
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
  component: QuantityField,
  args: {
    label: 'Portion size',
    value: { amount: '', unit: 'cup' },
    units: units.map((unit) => ({ value: unit, label: unit })),
    parse,
    format,
    fractions,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof QuantityField>

export default meta
type Story = StoryObj<typeof meta>

/** Every way to write one and a half gives the same amount, shown in the unit's notation after focus leaves. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Portion size' })
    for (const typed of ['1 1/2', '1½', '1.5']) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await expect(args.onChange).toHaveBeenLastCalledWith({ amount: '1.5', unit: 'cup' })
      await expect(field).toHaveValue(typed)
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await expect(field).toHaveValue('1 1/2')
    }
  },
}

/** A third is stored to six decimals and still shown as a third. */
export const Third: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Portion size' })
    await userEvent.type(field, '1/3')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: '0.333333', unit: 'cup' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveValue('1/3')
  },
}

export const Picked: Story = {
  args: { value: { amount: '2', unit: 'cup' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a fraction' }))
    await userEvent.click(await screen.findByRole('option', { name: '3/4' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: '2.75', unit: 'cup' })
    await expect(canvas.getByRole('textbox', { name: 'Portion size' })).toHaveValue('2 3/4')
    await expect(canvas.getByRole('button', { name: 'Choose a fraction' })).toHaveFocus()
  },
}

/** The popup opens on the current fraction; Escape closes it. */
export const PickedByKeyboard: Story = {
  args: { value: { amount: '1.25', unit: 'cup' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a fraction' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: '1/4' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('option', { name: '3/4' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(screen.getByRole('option', { name: '1/2' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()

    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: '1/4' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: '1.625', unit: 'cup' })
    await expect(button).toHaveFocus()
  },
}

export const Open: Story = {
  tags: ['visual'],
  args: { value: { amount: '1.5', unit: 'cup' }, hint: 'As served.' },
  decorators: [(Story) => <div style={{ minBlockSize: '12rem', maxInlineSize: '24rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a fraction' }))
    await expect(await screen.findByRole('option', { name: '1/2' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The unit is a separate control. Metric amounts are written as decimals. */
export const AnotherUnit: Story = {
  args: { value: { amount: '0.75', unit: 'cup' } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Portion size' })
    await expect(field).toHaveValue('3/4')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit of Portion size' }), 'kg')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: '0.75', unit: 'kg' })
    await expect(field).toHaveValue('0.75')
  },
}

/** A third that a server rounded is shown as a third, and focus alone changes nothing. */
export const FromTheServer: Story = {
  args: { value: { amount: '1.333333', unit: 'lb' } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Portion size' })
    await expect(field).toHaveValue('1 1/3')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const DecimalComma: Story = {
  args: {
    value: { amount: '', unit: 'kg' },
    parse: (text) => parse(text.replace(',', '.')),
    format: (amount, unit) => format(amount, unit).replace('.', ','),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Portion size' })
    await userEvent.type(field, '1,25')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: '1.25', unit: 'kg' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveValue('1,25')
  },
}

/** Text that is not an amount stays as typed. */
export const NotAnAmount: Story = {
  args: { error: '"a pinch" is not an amount.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Portion size' })
    await userEvent.type(field, 'a pinch')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveValue('a pinch')
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 'a pinch', unit: 'cup' })
    await expect(field).toHaveAccessibleDescription('"a pinch" is not an amount.')
  },
}
export const WithHint: Story = { args: { hint: 'Leave blank if unknown.' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { value: { amount: '0.5', unit: 'cup' }, disabled: true } }
export const ReadOnly: Story = { args: { value: { amount: '0.5', unit: 'cup' }, readOnly: true } }
export const UnknownUnit: Story = {
  args: { value: { amount: '2', unit: 'No. 10 can' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('No. 10 can')
  },
}
export const LongText: Story = {
  args: {
    label: 'Weight or volume of one portion as served to students in grades 9–12',
    value: { amount: veryLong, unit: 'cup' },
    error: 'This is not an amount.',
  },
}
export const RightToLeftText: Story = {
  args: {
    label: 'حجم الحصة',
    value: { amount: '1.5', unit: 'cup' },
    units: [{ value: 'cup', label: 'كوب' }],
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
export const Narrow: Story = {
  args: { value: { amount: '12.75', unit: 'tbsp' }, hint: 'As served.' },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
