import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { MenuTypeTabs, type MenuTypeTabsProps } from './MenuTypeTabs.tsx'
import { defaultMenuType } from './menu-types.ts'

function Controlled({ value: initial, onChange, ...rest }: MenuTypeTabsProps) {
  const [value, setValue] = useState(initial ?? defaultMenuType)

  return (
    <MenuTypeTabs
      {...rest}
      value={value}
      onChange={(menuType) => {
        setValue(menuType)
        onChange(menuType)
      }}
    >
      <p>Menus of {value}</p>
    </MenuTypeTabs>
  )
}

const meta = {
  component: MenuTypeTabs,
  args: { onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MenuTypeTabs>

export default meta
type Story = StoryObj<typeof meta>

// spec: 3.menuType.breakfast, 3.menuType.lunch, 3.menuType.snack, 3.menuType.dinner, 3.menuType.side
// spec: 9.menuOrder.breakfast, 9.menuOrder.lunch, 9.menuOrder.snack, 9.menuOrder.dinner
// spec: 2.menuTypeTabs.list, 3.menuType.extra, 4.menuTypeTabs.default, 9.menuType.default
/** Always the same tabs in the same order, with Lunch selected by default. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Breakfast',
      'Lunch',
      'Snack',
      'Dinner',
      'Extra (A La Carte)',
      'Side',
    ])
    await expect(canvas.getByRole('tab', { name: 'Lunch' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Arrow keys follow the text direction. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Lunch' })).toHaveFocus()
    await userEvent.keyboard(isMirrored ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Snack' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('SNACK')
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith('SIDE')
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith('BREAKFAST')
  },
}

// spec: 4.menuTypeTabs.loading
/** While a menu loads, no other can be chosen and focus is kept. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await userEvent.click(canvas.getByRole('tab', { name: 'Dinner' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('tab', { name: 'Lunch' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The row scrolls, and the chosen tab is visible. */
export const Narrowest: Story = {
  args: { value: 'SIDE' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await waitFor(async () => {
      const tab = canvas.getByRole('tab', { name: 'Side' }).getBoundingClientRect()
      await expect(tab.left).toBeGreaterThanOrEqual(0)
      await expect(tab.right).toBeLessThanOrEqual(window.innerWidth)
    })
  },
}
export const TextTwiceAsLarge: Story = { globals: { textSize: 'double' } }
