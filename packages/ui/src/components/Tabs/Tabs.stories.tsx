import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Tabs, type TabsProps } from './Tabs.tsx'

function Controlled({ value: initial, ...rest }: TabsProps) {
  const [value, setValue] = useState(initial)

  function handleChange(next: string) {
    setValue(next)
    rest.onChange(next)
  }

  return (
    <Tabs {...rest} value={value} onChange={handleChange}>
      <p>Menus of {value}</p>
    </Tabs>
  )
}

const meta = {
  component: Tabs,
  args: {
    label: 'Menu type',
    value: 'MEAL',
    onChange: fn(),
    tabs: [
      { id: 'BREAKFAST', label: 'Breakfast' },
      { id: 'MEAL', label: 'Lunch' },
      { id: 'SNACK', label: 'Snack', disabled: true },
      { id: 'DINNER', label: 'Dinner' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrows follow the direction of the text and pass over what is disabled. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Lunch' })).toHaveFocus()
    await userEvent.keyboard(globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Dinner' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Dinner' })).toHaveTextContent('Menus of DINNER')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: 'Breakfast' })).toHaveFocus()
  },
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>] }
export const RightToLeftText: Story = {
  args: {
    label: 'نوع الوجبة',
    value: 'a',
    tabs: [
      { id: 'a', label: 'الغداء' },
      { id: 'b', label: 'الإفطار' },
    ],
  },
}
