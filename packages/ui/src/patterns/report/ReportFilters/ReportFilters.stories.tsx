import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { ReportFilters } from './ReportFilters.tsx'

const meta = {
  component: ReportFilters,
  args: {
    label: 'Report filters',
    datesLabel: 'Dates',
    dates: { start: '2026-11-01', end: '2026-11-30' },
    onDatesChange: fn(),
    today: '2026-11-18',
    locale: 'en-US',
    schools: [
      { id: 1, name: 'Maple Street Elementary' },
      { id: 2, name: 'Juniper Hill Elementary' },
    ],
    schoolIds: [],
    onSchoolsChange: fn(),
    schoolsText: {
      label: 'Schools',
      all: 'All schools',
      some: (count) => `${count} schools`,
      find: 'Find a school',
      show: 'Show',
      selectAll: (count) => `All schools (${count})`,
    },
    choices: [
      {
        id: 'by',
        label: 'Show by',
        value: 'limit',
        options: [
          { value: 'limit', label: 'Limit' },
          { value: 'school', label: 'School' },
        ],
        onChange: fn(),
      },
    ],
  },
} satisfies Meta<typeof ReportFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show by' }), 'School')
    await expect(args.choices[0]?.onChange).toHaveBeenCalledWith('school')
  },
}

/** Optional dates: no dates is one of the choices, and going back to it clears both. */
export const AnyTime: Story = {
  args: { period: 'optional', datesLabel: 'On menus', anyText: 'Any time', dates: { start: '', end: '' } },
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getByRole('combobox', { name: 'Date range' })
    await expect(names).toHaveDisplayValue('Any time')
    await userEvent.selectOptions(names, 'This week')
    await expect(args.onDatesChange).toHaveBeenLastCalledWith({ start: '2026-11-16', end: '2026-11-22' })
    await userEvent.selectOptions(names, 'Any time')
    await expect(args.onDatesChange).toHaveBeenLastCalledWith({ start: '', end: '' })
  },
}

/** Chooses some of the schools; choosing all is the same as choosing none. */
export const ChooseSchools: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schools: All schools' }))
    const dialog = await screen.findByRole('dialog', { name: 'Schools' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Juniper Hill Elementary' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await expect(args.onSchoolsChange).toHaveBeenCalledWith([1])
    await expect(dialog).not.toBeInTheDocument()
  },
}

export const OneSchoolChosen: Story = {
  args: { schoolIds: [2] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Schools: Juniper Hill Elementary' })).toBeVisible(),
}

/** A range that cannot be shown says why. */
export const TooLong: Story = {
  args: { datesError: 'Choose up to one year.' },
  play: async ({ canvas }) => expect(canvas.getByText('Choose up to one year.')).toBeVisible(),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
