import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Copy, Ellipsis, Pencil } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from './Menu.tsx'

const onEdit = fn()
const onArchive = fn()

const meta = {
  component: Menu,
  args: {
    label: 'Actions',
    sections: [
      {
        items: [
          { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: onEdit },
          { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: fn(), disabled: true },
        ],
      },
      { items: [{ label: 'Archive', icon: <Archive aria-hidden />, tone: 'danger', onSelect: onArchive }] },
    ],
    trigger: (props) => <Button {...props}>Actions</Button>,
  },
  decorators: [(Story) => <div style={{ minBlockSize: '14rem' }}>{Story()}</div>],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Actions' })),
}

/** Disabled items are passed over; Escape gives focus back to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onEdit.mockClear()
    onArchive.mockClear()
    const button = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Archive' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()

    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('ar{Enter}')
    await expect(onArchive).toHaveBeenCalledOnce()
    await expect(onEdit).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Choices: Story = {
  args: {
    label: 'Theme',
    align: 'end',
    sections: [
      {
        label: 'Theme',
        items: [
          { label: 'Light', isChecked: true, onSelect: fn() },
          { label: 'Dark', isChecked: false, onSelect: fn() },
          { label: 'System', isChecked: false, onSelect: fn() },
        ],
      },
    ],
    trigger: (props) => (
      <IconButton {...props} label="Theme">
        <Ellipsis aria-hidden />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }))
    await expect(canvas.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  },
}
