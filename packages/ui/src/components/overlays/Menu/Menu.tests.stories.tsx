import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { Menu } from './Menu.tsx'

const onEdit = fn()
const onArchive = fn()

const meta = {
  title: 'components/Menu/Tests',
  tags: ['!autodocs', '!dev'],
  component: Menu,
  args: {
    label: 'Actions',
    sections: [
      {
        items: [
          { label: 'Edit', onSelect: onEdit },
          { label: 'Duplicate', onSelect: fn(), disabled: true },
          { label: 'Add to a menu', onSelect: fn() },
        ],
      },
      { items: [{ label: 'Archive', onSelect: onArchive }] },
    ],
    trigger: (props) => <Button {...props}>Actions</Button>,
  },
  beforeEach: () => {
    onEdit.mockClear()
    onArchive.mockClear()
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Skips disabled items. Escape returns focus to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    const at = (name: string) => waitFor(() => expect(canvas.getByRole('menuitem', { name })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await at('Edit')
    await userEvent.keyboard('{ArrowDown}')
    await at('Add to a menu')
    await userEvent.keyboard('{End}{ArrowDown}')
    await at('Edit')
    await userEvent.keyboard('{ArrowUp}')
    await at('Archive')
    await userEvent.keyboard('{Home}')
    await at('Edit')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()

    await userEvent.keyboard('{ArrowUp}')
    await at('Archive')
    await userEvent.keyboard('{Enter}')
    await expect(onArchive).toHaveBeenCalledOnce()
    await expect(onEdit).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

/** "a", "ar": letters typed quickly form a word; the same letter again moves on. */
export const ByLetters: Story = {
  play: async ({ canvas, userEvent }) => {
    const clock = spyOn(Date, 'now').mockReturnValue(1_000_000)
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.keyboard('ar')
    await expect(canvas.getByRole('menuitem', { name: 'Archive' })).toHaveFocus()
    clock.mockReturnValue(1_000_650)
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('menuitem', { name: 'Add to a menu' })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('menuitem', { name: 'Archive' })).toHaveFocus()
  },
}

/** Tab leaves; pressing outside closes. */
export const Leaves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.tab()
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()

    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
  },
}

/** One item is highlighted at a time: pointer and arrow keys move the same highlight. */
export const PointerAndKeysShareOneHighlight: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Add to a menu' }))
    await expect(canvas.getByRole('menuitem', { name: 'Add to a menu' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Archive' })).toHaveFocus()
  },
}
