import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { TextField } from '../../fields/TextField/TextField.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { saveSingleKeys, type Shortcut, useCommandKeys, useShortcuts } from '../../../hooks/use-shortcuts.ts'

const onNew = fn()
const onSave = fn()

const screenShortcuts: Shortcut[] = [
  { keys: 'n', label: 'Add ingredient', group: 'Ingredients', onPress: onNew },
  { keys: 'mod+s', label: 'Save', group: 'Ingredients', onPress: onSave },
  { keys: ['arrowup', 'arrowdown'], label: 'Move between rows', group: 'Table' },
  { keys: 'shift+enter', label: 'Open the row in the side panel', group: 'Table' },
]

function Page({ shortcuts, isOpenAtFirst }: { shortcuts: readonly Shortcut[]; isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [name, setName] = useState('')
  useCommandKeys({ onCommands: fn(), onHelp: () => setIsOpen(true) })
  useShortcuts(shortcuts)

  return (
    <>
      <TextField label="Name" value={name} onChange={setName} />
      {isOpen && <ShortcutHelp onClose={() => setIsOpen(false)} />}
    </>
  )
}

const meta = {
  component: ShortcutHelp,
  args: { onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: () => <Page shortcuts={screenShortcuts} isOpenAtFirst />,
  beforeEach: () => {
    saveSingleKeys(true)
    onNew.mockClear()
    onSave.mockClear()
  },
} satisfies Meta<typeof ShortcutHelp>

export default meta
type Story = StoryObj<typeof meta>

/** Lists exactly the shortcuts that work on the screen. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(screen.getByRole('region', { name: 'Ingredients' })).toHaveTextContent('Add ingredientNSaveCtrlS')
    await expect(screen.getByRole('region', { name: 'Everywhere' })).toHaveTextContent('Keyboard shortcuts?orCtrl/')
  },
}

export const NoShortcuts: Story = {
  render: (args) => <ShortcutHelp {...args} />,
  play: async () => expect(screen.getByText('This screen has no shortcuts')).toBeVisible(),
}

export const LongText: Story = {
  render: () => (
    <Page
      shortcuts={[
        { keys: 'alt+shift+pagedown', label: 'Copy the week 🥕 '.repeat(100), group: 'Menus', onPress: fn() },
      ]}
      isOpenAtFirst
    />
  ),
}

export const RightToLeftText: Story = {
  render: () => <Page shortcuts={[{ keys: 'mod+s', label: 'حفظ', group: 'المكونات', onPress: fn() }]} isOpenAtFirst />,
}

/** Shortcuts do nothing while someone types, except with Ctrl, or below the open help. */
export const Keys: Story = {
  render: () => <Page shortcuts={screenShortcuts} isOpenAtFirst={false} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, 'n?')
    await expect(field).toHaveValue('n?')
    await expect(onNew).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(onSave).toHaveBeenCalledOnce()

    field.blur()
    await userEvent.keyboard('n')
    await expect(onNew).toHaveBeenCalledOnce()
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await userEvent.keyboard('n')
    await expect(onNew).toHaveBeenCalledOnce()
  },
}

/** WCAG 2.1.4: single keys can be turned off; Ctrl+/ still opens the help, so they can be turned on again. */
export const SingleKeysOff: Story = {
  render: () => <Page shortcuts={screenShortcuts} isOpenAtFirst={false} />,
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?')
    const single = await screen.findByRole('switch', { name: 'Single-key shortcuts' })
    await userEvent.click(single)
    await expect(screen.queryByText('Add ingredient')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await userEvent.keyboard('n?')
    await expect(onNew).not.toHaveBeenCalled()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await userEvent.keyboard('{Control>}/{/Control}')
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    await expect(await screen.findByText('Add ingredient')).toBeVisible()
  },
}
