import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { SchoolSelector, type SchoolSelectorProps } from './SchoolSelector.tsx'

function Controlled({ value: initial, onChange, ...rest }: SchoolSelectorProps) {
  const [value, setValue] = useState(initial)

  return (
    <SchoolSelector
      {...rest}
      value={value}
      onChange={(schoolId) => {
        setValue(schoolId)
        onChange(schoolId)
      }}
    />
  )
}

const lincoln = { schoolId: 11, schoolName: 'Lincoln Elementary' }
const schools = [
  lincoln,
  { schoolId: 12, schoolName: 'Roosevelt Middle School' },
  { schoolId: 13, schoolName: 'Harriet Tubman High' },
]
const manySchools = Array.from({ length: 300 }, (_, index) => ({
  schoolId: 100 + index,
  schoolName: `${['Lincoln', 'Roosevelt', 'Tubman', 'Chavez', 'Parks'][index % 5]} School No. ${index + 1}`,
}))

const meta = {
  component: SchoolSelector,
  args: { schools, value: null, onChange: fn(), onOpen: fn(), onRetry: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ minBlockSize: '8rem' }}>{Story()}</div>],
} satisfies Meta<typeof SchoolSelector>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.schoolSelector.all, 2.schoolSelector.schools, 2.schoolSelector.open
/** "All Schools" is first and cannot be opened. */
export const AllSchools: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dropdown = canvas.getByRole('combobox', { name: 'School' })
    const open = canvas.getByRole('button', { name: 'Open School' })
    await expect(dropdown).toHaveDisplayValue('All Schools')
    await expect(open).toBeDisabled()

    await userEvent.selectOptions(dropdown, 'Harriet Tubman High')
    await expect(args.onChange).toHaveBeenLastCalledWith(13)
    await userEvent.click(open)
    await expect(args.onOpen).toHaveBeenCalledWith(13)

    await userEvent.selectOptions(dropdown, 'All Schools')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(open).toBeDisabled()
  },
}
export const Chosen: Story = { args: { value: 12 }, tags: ['visual'] }

// spec: 4.schoolSelector.single.selected, 4.schoolSelector.single.disabled
/** A single school is selected and cannot be changed. */
export const OneSchool: Story = {
  args: { schools: [lincoln] },
  play: async ({ args, canvas, userEvent }) => {
    const dropdown = canvas.getByRole('combobox', { name: 'School' })
    await expect(dropdown).toHaveDisplayValue('Lincoln Elementary')
    await expect(dropdown).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Open School' }))
    await expect(args.onOpen).toHaveBeenCalledWith(11)
  },
}
/** For readers who have nothing to open. */
export const WithoutOpen: Story = {
  args: { value: 12 },
  render: ({ onOpen: _, ...args }) => <SchoolSelector {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'School' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Open School' })).not.toBeInTheDocument()
  },
}
export const NoSchools: Story = {
  args: { schools: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'School' })).toHaveDisplayValue('No schools')
    await expect(canvas.getByRole('button', { name: 'Open School' })).toBeDisabled()
  },
}
export const Loading: Story = {
  args: { schools: undefined, value: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'School' })).toHaveDisplayValue('Loading...')
    await expect(canvas.getByRole('combobox', { name: 'School' })).toBeDisabled()
  },
}
export const Failed: Story = {
  args: { schools: undefined, error: new Error('Something went wrong. Please try again later.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Something went wrong. Please try again later.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** With many schools, any part of a name finds a school. */
export const ThreeHundredSchools: Story = {
  args: { schools: manySchools },
  play: async ({ args, canvas, userEvent }) => {
    const search = await canvas.findByRole('combobox', { name: 'School', expanded: false })
    await expect(canvas.getByRole('button', { name: 'Open School' })).toBeDisabled()
    await expect(await canvas.findByDisplayValue('All Schools')).toBeVisible()

    const field = await canvas.findByDisplayValue('All Schools')
    await expect(field).toBeVisible()
    await expect(search).toBeInTheDocument()
    await userEvent.clear(canvas.getByRole('combobox', { name: 'School' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'School' }), 'no. 177')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(276)
    await userEvent.click(canvas.getByRole('button', { name: 'Open School' }))
    await expect(args.onOpen).toHaveBeenCalledWith(276)
  },
}

export const LongNames: Story = {
  args: { schools: [...schools, { schoolId: 14, schoolName: 'x'.repeat(10_000) }], value: 14 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const RightToLeftText: Story = {
  args: { schools: [{ schoolId: 15, schoolName: 'مدرسة الأمل الابتدائية' }, lincoln], value: 15 },
}
export const Narrowest: Story = {
  args: {
    schools: [...schools, { schoolId: 16, schoolName: '👩‍🍳 Cooking School of the Sacramento Valley' }],
    value: 16,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
