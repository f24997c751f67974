import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { DateField, type DateFieldProps } from './DateField.tsx'

function Controlled({ value: initial, onChange, ...rest }: DateFieldProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: string) {
    setValue(next)
    onChange(next)
  }

  return <DateField {...rest} value={value} onChange={handleChange} />
}

const meta = {
  component: DateField,
  args: { label: 'Delivery date', value: '', onChange: fn(), today: '2026-11-18' },
  render: (args) => <Controlled {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

/** Other date formats are read immediately and normalized when focus leaves the field. */
export const ReadsOtherFormats: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Delivery date' })
    for (const typed of ['2026/11/20', '20261120', '٢٠٢٦-١١-٢٠']) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await expect(field).toHaveValue(typed)
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20')
      await userEvent.tab()
      await expect(field).toHaveValue('2026-11-20')
      await expect(field).toBeValid()
    }
  },
}

/** Unreadable text stays, and the field reports it after focus leaves, not while someone types. */
export const KeepsUnreadableText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Delivery date' })
    await userEvent.type(field, '2026-02-30')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveValue('2026-02-30')
    await expect(field).toHaveAccessibleDescription('Enter a date as YYYY-MM-DD or choose one.')
    await expect(field).toBeInvalid()
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-30')

    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toBeValid()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const VeryLongText: Story = {
  args: { value: 'فراولة 🍓 '.repeat(1000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a date as YYYY-MM-DD or choose one.')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ReportsItsLimits: Story = {
  args: {
    min: '2026-11-10',
    max: '2026-11-30',
    disabledReason: (day) => (day === '2026-11-26' ? 'Thanksgiving' : null),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    for (const [typed, message] of [
      ['2026-11-09', 'Choose 2026-11-10 or a later date.'],
      ['2026-12-01', 'Choose 2026-11-30 or an earlier date.'],
      ['2026-11-26', 'This day is not available: Thanksgiving.'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription(message)
    }
  },
}

/** Arrow down opens; keys move by day, week, month and year; Enter selects; focus returns to the field. */
export const Keyboard: Story = {
  args: { value: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Delivery date' })
    const hasFocus = (name: string) => expect(canvas.getByRole('gridcell', { name })).toHaveFocus()
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await hasFocus('Friday, November 20, 2026')
    await userEvent.keyboard('{ArrowUp}')
    await hasFocus('Friday, November 13, 2026')
    await userEvent.keyboard('{Home}')
    await hasFocus('Sunday, November 8, 2026')
    await userEvent.keyboard('{End}')
    await hasFocus('Saturday, November 14, 2026')
    await userEvent.keyboard('{PageDown}')
    await hasFocus('Monday, December 14, 2026')
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    await hasFocus('Tuesday, December 14, 2027')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-14')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('2027-12-14')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** Escape cancels; Tab stays in the open calendar. */
export const EscapeAndTab: Story = {
  args: { value: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose date: Delivery date' }))
    const day = canvas.getByRole('gridcell', { name: 'Friday, November 20, 2026' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Today' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous year' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(day).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The month buttons keep focus, so they can be pressed again. */
export const TurnsMonths: Story = {
  args: { value: '2026-01-31' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose date: Delivery date' }))
    const next = canvas.getByRole('button', { name: 'Next month' })
    await userEvent.click(next)
    await expect(canvas.getByRole('grid', { name: 'February 2026' })).toBeVisible()
    await expect(next).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(canvas.getByRole('gridcell', { name: 'Wednesday, November 18, 2026' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Monday, November 30, 2026' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30')
  },
}

/** An unavailable day can be focused, so that its reason can be read, but not selected. */
export const RefusesDisabledDays: Story = {
  args: { value: '2026-11-19', disabledReason: (day) => (day === '2026-11-26' ? 'Thanksgiving' : null) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose date: Delivery date' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'Thursday, November 26, 2026, Thanksgiving' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A narrow window with text at 200%: nothing is clipped and every day is a target. */
export const NarrowAndLarge: Story = {
  args: { value: '2026-11-20' },
  globals: { viewport: { value: 'narrow' }, textSize: 'double' },
  decorators: [(Story) => <div style={{ minBlockSize: '26rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose date: Delivery date' }))
    const popup = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(popup.left).toBeGreaterThanOrEqual(0)
    await expect(popup.right).toBeLessThanOrEqual(window.innerWidth)
    for (const cell of canvas.getAllByRole('gridcell')) {
      const box = cell.getBoundingClientRect()
      await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    }
  },
}
