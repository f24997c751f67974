import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { storyClock } from '../../../testing/story-clock.ts'
import { Button } from '../../../components/actions/Button/Button.tsx'
import { TextField } from '../../../components/fields/TextField/TextField.tsx'
import { defaultThemeChoice } from '../../../theme/theme-choice.ts'
import { AppShell } from './AppShell.tsx'
import { navigation } from './story-navigation.tsx'
import { choiceUnder, StoryShell } from './StoryShell.tsx'

const meta = {
  title: 'Patterns/Shell/AppShell/Tests',
  component: AppShell,
  tags: ['!autodocs'],
  args: {
    productName: 'Commissary',
    homeHref: '/dashboard',
    privacyHref: '/privacy-policy',
    navigation,
    user: { firstName: 'Maria', lastName: 'Okafor' },
    theme: { ...defaultThemeChoice, navigation: 'vertical', sideMenu: 'rail' },
    onThemeChange: fn(),
    onLogout: fn(),
    children: <TextField label="Note" value="" onChange={fn()} />,
  },
  render: (args, { globals }) => <StoryShell {...args} theme={choiceUnder(args.theme, globals)} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

const link = { name: 'Ingredients' }

const pressed = fn()

/** Pressing the first button replaces it by the second, as a save replaces its form by a list. */
function Replaced() {
  const [isSaved, setIsSaved] = useState(false)
  return isSaved ? (
    <Button key="edit" onClick={pressed}>
      Edit
    </Button>
  ) : (
    <Button key="save" onClick={() => setIsSaved(true)}>
      Save
    </Button>
  )
}

/** The second click of a double click never presses what has replaced the first button. */
export const SecondClickIsLost: Story = {
  args: { children: <Replaced /> },
  beforeEach: () => void pressed.mockClear(),
  play: async ({ canvas }) => {
    await fireEvent.click(await canvas.findByRole('button', { name: 'Save' }), { detail: 1 })
    const edit = await canvas.findByRole('button', { name: 'Edit' })
    await fireEvent.click(edit, { detail: 2 })
    await expect(pressed).not.toHaveBeenCalled()

    await fireEvent.click(edit, { detail: 1 })
    await fireEvent.click(edit, { detail: 2 })
    await expect(pressed).toHaveBeenCalledTimes(2)
  },
}

// spec: 9.navbar.hoverDelay
/** The rail opens 100 ms after the pointer enters, over the page, which does not move. */
export const RailOpensUnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    // The rail loads after the page.
    const rail = await canvas.findByRole('navigation', { name: 'Main menu' })
    const clock = storyClock(100)
    try {
      const field = canvas.getByRole('textbox', { name: 'Note' })
      const before = field.getBoundingClientRect()
      await expect(canvas.queryByRole('link', link)).not.toBeInTheDocument()

      await userEvent.hover(rail)
      await clock.advance(99)
      await expect(canvas.queryByRole('link', link)).not.toBeInTheDocument()
      await clock.advance(1)
      await expect(canvas.getByRole('link', link)).toBeVisible()
      await expect(field.getBoundingClientRect()).toEqual(before)

      await userEvent.unhover(rail)
      await expect(canvas.queryByRole('link', link)).not.toBeInTheDocument()

      await userEvent.hover(rail)
      await clock.advance(60)
      await userEvent.unhover(rail)
      await clock.advance(1000)
      await expect(canvas.queryByRole('link', link)).not.toBeInTheDocument()
    } finally {
      clock.stop()
    }
  },
}

/** Escape closes what the pointer opened, without moving pointer or focus. */
export const RailClosesByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.click(field)
    await userEvent.hover(await canvas.findByRole('navigation', { name: 'Main menu' }))
    await expect(await canvas.findByRole('link', link)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', link)).not.toBeInTheDocument()
    await expect(field).toHaveFocus()
  },
}

/** By keyboard the rail opens at once; Escape or leaving it closes it. */
export const RailOpensWithFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('navigation', { name: 'Main menu' })
    canvas.getByRole('button', { name: 'Maria Okafor' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await expect(canvas.getByRole('link', link)).toBeVisible()

    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', link)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Manage' })).toHaveFocus()
    await expect(canvas.queryByRole('link', link)).not.toBeInTheDocument()

    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reports' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }))
    await expect(canvas.queryByRole('link', link)).not.toBeInTheDocument()
  },
}

/** Touch has no hover: tapping a section's icon opens the rail and the section. */
export const RailOpensByPress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer([
      { keys: '[TouchA>]', target: canvas.getByRole('button', { name: 'Reports' }) },
      { keys: '[/TouchA]' },
    ])
    await expect(canvas.getByRole('link', { name: 'Meal Pattern' })).toBeVisible()
  },
}

/** The button at the bottom pins the menu open or collapses it to a rail that stays closed under the pointer; focus stays. */
export const MenuIsPinnedByItsButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const clock = storyClock(100)
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep menu open' }))
      await expect(args.onThemeChange).toHaveBeenLastCalledWith(expect.objectContaining({ sideMenu: 'open' }))
      await expect(canvas.getByRole('button', { name: 'Collapse menu' })).toHaveFocus()
      await expect(canvas.getByRole('link', link)).toBeVisible()

      await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }))
      await expect(canvas.getByRole('button', { name: 'Keep menu open' })).toHaveFocus()
      await clock.advance(1000)
      await expect(canvas.queryByRole('link', link)).not.toBeInTheDocument()
    } finally {
      clock.stop()
    }
  },
}

/** Moving the menu keeps the page, its scroll position and typed text. */
export const PositionChangesAtOnce: Story = {
  args: { theme: defaultThemeChoice, children: <textarea aria-label="Note" defaultValue="" /> },
  play: async ({ args, canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'less salt')
    await userEvent.click(canvas.getByRole('button', { name: 'Maria Okafor' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Theme settings' }))
    const top = note.getBoundingClientRect().top

    for (const name of ['Vertical', 'Combo', 'Top']) {
      await userEvent.click(await canvas.findByRole('radio', { name }))
      await expect(args.onThemeChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ navigation: name.toLowerCase() }),
      )
      await expect(canvas.getByRole('textbox', { name: 'Note' })).toBe(note)
      await expect(note).toHaveValue('less salt')
      await expect(note.getBoundingClientRect().top).toBe(top)
    }
  },
}

/** Focus moves to the panel, and Escape returns it to the button. */
export const ThemePanelGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const user = canvas.getByRole('button', { name: 'Maria Okafor' })
    await userEvent.click(user)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Theme settings' }))
    const panel = await canvas.findByRole('complementary', { name: 'Theme settings' })
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(panel).not.toBeInTheDocument()
    await expect(user).toHaveFocus()
  },
}

/** WCAG 2.2, 2.4.11: moving focus up does not hide it under the bar. */
export const BarHidesNoFocus: Story = {
  args: {
    theme: defaultThemeChoice,
    children: (
      <ol>
        {Array.from({ length: 60 }, (_, index) => (
          <li key={index}>
            <a href={`#week-${index}`}>Menus of week {index + 1}</a>
          </li>
        ))}
      </ol>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner')
    canvas.getByRole('link', { name: 'Menus of week 60' }).focus()
    for (let week = 59; week > 0; week--) {
      await userEvent.tab({ shift: true })
      const link = canvas.getByRole('link', { name: `Menus of week ${week}` })
      await expect(link).toHaveFocus()
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom)
    }
  },
}
