import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'

import { defaultThemeChoice } from '../../../theme/theme-choice.ts'
import { ThemePanel, type ThemePanelProps } from './ThemePanel.tsx'

function Controlled({ value: initial, onChange, ...rest }: ThemePanelProps) {
  const [value, setValue] = useState(initial)

  return (
    <ThemePanel
      {...rest}
      value={value}
      onChange={(choice) => {
        setValue(choice)
        onChange(choice)
      }}
    />
  )
}

const meta = {
  component: ThemePanel,
  args: { value: { ...defaultThemeChoice, navigation: 'vertical' }, onChange: fn(), onClose: fn(), takesFocus: false },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ThemePanel>

export default meta
type Story = StoryObj<typeof meta>

/** Every choice has a picture and a label, and applies immediately. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const theme = within(canvas.getByRole('group', { name: 'Theme' }))
    await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(theme.getByRole('radio', { name: 'Dark' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, scheme: 'dark' })
    await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked()

    await userEvent.click(canvas.getByRole('button', { name: 'Reset to defaults' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(defaultThemeChoice)
    await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked()
  },
}

// spec: 2.themePanel.dark, 2.themePanel.rtl, 2.themePanel.fluid, 2.themePanel.position, 2.themePanel.navbarStyle
/** Every setting, by its label in the panel. */
export const EverySetting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const settings = [
      ['Theme', { Light: { scheme: 'light' }, Dark: { scheme: 'dark' } }],
      ['Direction', { 'Right to left': { direction: 'rtl' }, 'Left to right': { direction: 'ltr' } }],
      ['Page width', { Fluid: { width: 'fluid' }, Fixed: { width: 'fixed' } }],
      [
        'Navigation position',
        { Top: { navigation: 'top' }, Combo: { navigation: 'combo' }, Vertical: { navigation: 'vertical' } },
      ],
      [
        'Vertical navbar style',
        {
          Inverted: { navbar: 'inverted' },
          Card: { navbar: 'card' },
          Vibrant: { navbar: 'vibrant' },
          Transparent: { navbar: 'transparent' },
        },
      ],
    ] as const
    for (const [name, options] of settings) {
      const setting = within(canvas.getByRole('group', { name }))
      for (const [word, choice] of Object.entries(options)) {
        await userEvent.click(setting.getByRole('radio', { name: word }))
        await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining(choice))
      }
    }
  },
}

/** One tab stop per setting; arrow keys choose. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Vertical' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Top' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, navigation: 'top' })
  },
}

/** The side menu's style is disabled while the menu is at the top. */
export const MenuOnTop: Story = {
  args: { value: defaultThemeChoice },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Vibrant' })).toBeDisabled()
    await expect(canvas.getByRole('group', { name: 'Vertical navbar style' })).toHaveAccessibleDescription(
      'For the vertical and combo positions.',
    )
  },
}
export const EverythingElse: Story = {
  args: {
    value: {
      scheme: 'dark',
      direction: 'rtl',
      density: 'compact',
      width: 'fluid',
      navigation: 'combo',
      navbar: 'vibrant',
      sideMenu: 'rail',
    },
  },
}

/** A sheet at the bottom, so the page stays visible. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrowest: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const TextTwiceAsLarge: Story = { globals: { textSize: 'double' } }

export const Closes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}
