import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Select, type SelectProps } from './Select.tsx'

function Controlled({ value: initial, onChange, ...rest }: SelectProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: string) {
    setValue(next)
    onChange(next)
  }

  return <Select {...rest} value={value} onChange={handleChange} />
}

const meta = {
  component: Select,
  args: {
    label: 'Grade group',
    value: 'K-5',
    onChange: fn(),
    options: [
      { value: 'K-5', label: 'K-5' },
      { value: '6-8', label: '6-8' },
      { value: '9-12', label: '9-12' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Grade group' }), '6-8')
    await expect(args.onChange).toHaveBeenCalledWith('6-8')
  },
}
export const Empty: Story = { args: { value: '', placeholder: 'Select a grade group' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithError: Story = {
  args: { label: 'Recipe type', value: '', placeholder: 'Select', error: 'Please select recipe type', required: true },
}
export const LongText: Story = {
  args: {
    value: '1',
    options: [{ value: '1', label: 'The Greater Sacramento Valley Cooperative of Organic Growers' }],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
