import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import type { DateRange } from './date-ranges.ts'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'

function Controlled({ value: initial, onChange, ...rest }: DateRangeFieldProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: DateRange) {
    setValue(next)
    onChange(next)
  }

  return <DateRangeField {...rest} value={value} onChange={handleChange} />
}

const meta = {
  component: DateRangeField,
  args: {
    label: 'Served',
    value: { start: '2026-11-15', end: '2026-11-21' },
    onChange: fn(),
    today: '2026-11-20',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

/** A named range fills both dates; other dates show "Custom dates". */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getByRole('combobox', { name: 'Date range' })
    await expect(names).toHaveDisplayValue('This week')
    await userEvent.selectOptions(names, 'Last month')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-01', end: '2026-10-31' })
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('2026-10-01')
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveValue('2026-10-31')
    await expect(canvas.getByRole('group', { name: 'Served' })).toBeVisible()
  },
}
export const Empty: Story = { args: { value: { start: '', end: '' } } }
export const WithHint: Story = { args: { hint: 'Both days are included.', required: true } }
export const WithError: Story = { args: { value: { start: '', end: '' }, error: 'Select the dates.' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithoutToday: Story = { args: { today: undefined } }
export const LongLabel: Story = {
  args: { label: 'Days the meals of the production records in this report were served at the selected schools' },
}
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
}
export const RightToLeft: Story = {
  args: { label: 'قُدّمت', locale: 'ar-EG' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}

/** By keyboard: a start after the end is reported until corrected. */
export const StartAfterEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: 'Start date' })
    const end = canvas.getByRole('textbox', { name: 'End date' })
    await userEvent.clear(start)
    await userEvent.type(start, '2026-11-25')
    await userEvent.tab()
    await expect(end).toHaveAccessibleDescription('The start date is after the end date.')
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Custom dates')

    await userEvent.clear(end)
    await userEvent.type(end, '20261126')
    await userEvent.tab()
    await expect(end).toHaveValue('2026-11-26')
    await expect(end).toBeValid()
  },
}

/** The week of a locale that starts on Monday. */
export const MondayWeek: Story = {
  args: { locale: 'en-GB', value: { start: '2026-11-16', end: '2026-11-22' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('This week')
  },
}
