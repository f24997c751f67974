import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

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
  args: { label: 'Delivery date', value: '2026-11-20', onChange: fn(), today: '2026-11-18' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const noSchool = (day: string) => (day >= '2026-11-23' && day <= '2026-11-27' ? 'Thanksgiving break' : null)

export const Default: Story = {}
export const Empty: Story = { args: { value: '' } }
export const WithHint: Story = { args: { value: '', hint: 'When the kitchen needs it.', required: true } }
export const WithError: Story = { args: { value: '', error: 'Please select a delivery date.' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const LongLabel: Story = {
  args: {
    label: 'The first day on which the vendor can deliver to the central kitchen and every school with storage',
  },
}
export const RightToLeftText: Story = {
  args: { label: 'تاريخ التسليم', value: '2026-11-20', locale: 'ar-EG', lang: 'ar', dir: 'rtl' },
}

/** The calendar with today, the selected day, and unavailable days with their reason. */
export const Open: Story = {
  tags: ['visual'],
  args: { disabledReason: noSchool, min: '2026-11-05' },
  decorators: [(Story) => <div style={{ minBlockSize: '28rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose date: Delivery date' }))
    const grid = canvas.getByRole('grid', { name: 'November 2026' })
    await expect(grid).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'Friday, November 20, 2026' })).toHaveFocus()
    await expect(canvas.getByRole('gridcell', { name: 'Wednesday, November 18, 2026' })).toHaveAttribute(
      'aria-current',
      'date',
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(
      canvas.getByRole('gridcell', { name: 'Friday, November 27, 2026, Thanksgiving break' }),
    ).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Thanksgiving break')).toBeVisible()
  },
}

/** Weeks start on Saturday, names and digits are Arabic, the first day is on the right. */
export const Arabic: Story = {
  args: { label: 'تاريخ التسليم', locale: 'ar-EG' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar" style={{ minBlockSize: '28rem' }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const cells = canvas.getAllByRole('gridcell')
    await expect(cells[0]).toHaveAccessibleName(/السبت/)
    const left = (cell: HTMLElement | undefined) => cell?.getBoundingClientRect().left ?? 0
    await expect(left(cells[0])).toBeGreaterThan(left(cells[6]))
    // The left arrow moves to the day on the left: the next one.
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /٢١ نوفمبر/ })).toHaveFocus())
  },
}
