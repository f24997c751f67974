import type { Meta, StoryObj } from '@storybook/react-vite'
import { Salad } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
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

const forward = (globals: Record<string, unknown>) => (globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
const back = (globals: Record<string, unknown>) => (globals['direction'] === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}')

/** One tab stop. Arrow keys follow the direction of the text and skip disabled tabs. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Lunch' })).toHaveFocus()
    await userEvent.keyboard(forward(globals))
    await expect(canvas.getByRole('tab', { name: 'Dinner' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Dinner' })).toHaveTextContent('Menus of DINNER')
    await userEvent.keyboard(forward(globals))
    await expect(canvas.getByRole('tab', { name: 'Breakfast' })).toHaveFocus()
    await userEvent.keyboard(back(globals))
    await expect(canvas.getByRole('tab', { name: 'Dinner' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: 'Breakfast' })).toHaveFocus()
  },
}

/** While a tab loads no other can be selected, and focus stays. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await userEvent.click(canvas.getByRole('tab', { name: 'Dinner' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('tab', { name: 'Lunch' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const WithIcons: Story = {
  args: {
    value: 'a',
    tabs: [
      {
        id: 'a',
        label: (
          <>
            <Salad aria-hidden /> Lunch
          </>
        ),
      },
      { id: 'b', label: 'Dinner' },
    ],
  },
}

/** The row scrolls, not the page, and shows the selected tab. */
export const Narrow: Story = {
  args: {
    value: 'SIDE',
    tabs: ['Breakfast', 'Lunch', 'Snack', 'Dinner', 'Extra (A La Carte)', 'Side'].map((label) => ({
      id: label.toUpperCase(),
      label,
    })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect()
    const isShown = (name: string) =>
      waitFor(async () => {
        const tab = canvas.getByRole('tab', { name }).getBoundingClientRect()
        await expect(tab.left).toBeGreaterThanOrEqual(row.left - 1)
        await expect(tab.right).toBeLessThanOrEqual(row.right + 1)
      })
    await isShown('Side')
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await isShown('Breakfast')
    await staysWithinTheWindow()
  },
}

/** Nothing is selected, so the first tab is the tab stop. */
export const UnknownValue: Story = {
  args: { value: 'BRUNCH' },
  render: (args) => <Tabs {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Breakfast' })).toHaveFocus()
  },
}
export const EndlessName: Story = {
  args: {
    value: 'a',
    tabs: [
      { id: 'a', label: endlessName },
      { id: 'b', label: 'Dinner' },
    ],
  },
  play: async ({ canvas }) => {
    await staysWithinTheWindow()
    await expect(canvas.getByRole('tab', { name: 'Dinner' })).toBeVisible()
  },
}
export const RightToLeftText: Story = {
  args: {
    label: 'نوع الوجبة',
    value: 'a',
    tabs: [
      { id: 'a', label: 'الغداء 🥗' },
      { id: 'b', label: 'الإفطار' },
    ],
  },
}
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
