import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, spyOn } from 'storybook/test'

import { Stack } from '../../layout/Layout/Layout.tsx'
import { expectReflow, largeText, narrow, veryLong } from '../Field/story-frames.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Controlled({ value: initial, onChange, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: string) {
    setValue(next)
    onChange(next)
  }

  return <TextField {...rest} value={value} onChange={handleChange} />
}

const meta = {
  component: TextField,
  args: { label: 'Vendor Name', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { value: 'Green Valley Produce' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Vendor Name' })
    await userEvent.clear(field)
    await userEvent.type(field, 'North Dairy')
    await expect(args.onChange).toHaveBeenLastCalledWith('North Dairy')
  },
}
export const Empty: Story = { args: { placeholder: 'Name on the invoice' } }
export const WithHint: Story = { args: { label: 'Vendor Code', hint: 'At most 10 characters.', required: true } }
export const WithUnit: Story = { args: { label: 'Portion weight', value: '112', unit: 'g', inputMode: 'decimal' } }
export const WithIcon: Story = {
  args: { label: 'Search foods', type: 'search', placeholder: 'Search foods', start: <Search aria-hidden /> },
}
export const Disabled: Story = { args: { value: 'Green Valley Produce', disabled: true } }
export const ReadOnly: Story = { args: { value: 'Green Valley Produce', readOnly: true } }
export const LongText: Story = {
  args: {
    label: 'The name under which the vendor appears on invoices, purchase orders and reports of received goods',
    value: 'The Greater Sacramento Valley Cooperative of Organic Fruit and Vegetable Growers and Packers, Inc.',
  },
}
export const RightToLeftText: Story = {
  args: { label: 'اسم المورّد', value: 'مزارع الوادي الأخضر', lang: 'ar', dir: 'rtl' },
}

/** The error is tied to the field, so it is read on focus. */
export const WithError: Story = {
  args: { label: 'Email', value: 'orders@', error: 'Please provide a valid email address.', hint: 'For orders.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAccessibleDescription('For orders. Please provide a valid email address.')
    await expect(field).toBeInvalid()
  },
}

/** Every state of a field. */
export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Controlled {...args} value="Green Valley Produce" required hint="As on the invoice." />
      <Controlled {...args} label="Vendor Code" value="GV-1024-09" maxLength={10} />
      <Controlled {...args} label="Email" value="orders@" error="Please provide a valid email address." />
      <Controlled {...args} label="Portion weight" value="112" unit="g per portion" inputMode="decimal" isNumeric />
      <Controlled
        {...args}
        label="Search foods"
        type="search"
        placeholder="Search foods"
        start={<Search aria-hidden />}
      />
      <Controlled {...args} label="Account number" value="A-100" disabled />
      <Controlled {...args} label="Address" value="12 Orchard Road" readOnly />
    </Stack>
  ),
}

/** Shows a count near the limit. Longer pasted text is kept and reported, never silently truncated. */
export const AtTheLimit: Story = {
  args: { label: 'Vendor Code', maxLength: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Vendor Code' })
    await userEvent.type(field, 'GV-1024')
    await expect(canvas.queryByText('7 of 10 characters')).not.toBeInTheDocument()
    await userEvent.type(field, '-')
    await expect(field).toHaveAccessibleDescription('8 of 10 characters')
    await userEvent.type(field, '09')
    await expect(canvas.getByRole('status')).toHaveTextContent('10 of 10 characters')

    await userEvent.paste('-north')
    await expect(args.onChange).toHaveBeenLastCalledWith('GV-1024-09-north')
    await expect(field).toHaveValue('GV-1024-09-north')
    await expect(field).toBeInvalid()
    await expect(canvas.getByRole('status')).toHaveTextContent('At most 10 characters: 6 too many.')
  },
}

/** Pressing the unit focuses the text. */
export const PressingTheUnit: Story = {
  args: { label: 'Portion weight', value: '112', unit: 'g' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('g'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
export const TenThousandCharacters: Story = {
  args: { label: veryLong.slice(0, 400), value: veryLong, maxLength: 50, unit: 'characters of the vendor name' },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const Emoji: Story = {
  args: { label: 'Dish 🥗', value: '🍎🍎🍎🍎🍎', maxLength: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 of 6 characters')).toBeVisible()
  },
}

const errors = spyOn(console, 'error')

/** A missing label logs an error in development; the field still has a readable name. */
export const MissingLabel: Story = {
  args: { label: '' },
  beforeEach: () => {
    errors.mockImplementation(() => undefined)
    return () => errors.mockReset()
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Field without a label' })).toBeVisible()
  },
}
export const Narrow: Story = {
  args: { label: 'Portion weight', value: '112', unit: 'grams per portion', required: true, hint: 'As served.' },
  decorators: [narrow],
  play: ({ canvasElement }) => expectReflow(canvasElement),
}
export const LargeText: Story = { ...Narrow, decorators: [narrow], globals: largeText }
