import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { TextField } from '../../fields/TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [name, setName] = useState('')

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add</Button>
      {isOpen && (
        <Dialog
          title="Add storage location"
          onClose={() => (name === '' ? setIsOpen(false) : setIsAsking(true))}
          actions={
            <Menu
              label="More"
              sections={[{ items: [{ label: 'Archive', onSelect: () => setIsAsking(true) }] }]}
              trigger={(props) => <Button {...props}>More</Button>}
            />
          }
        >
          <TextField label="Storage name" value={name} onChange={setName} />
        </Dialog>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Discard changes?"
          okText="Discard"
          tone="danger"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

const meta = {
  title: 'components/Dialog/Tests',
  tags: ['!autodocs', '!dev'],
  render: () => <Page />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const FocusStaysInsideAndReturns: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add' })
    await userEvent.click(button)
    const dialog = screen.getByRole('dialog')
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab({ shift: true })
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Escape closes only the confirm dialog; focus returns to the field, then to the page. */
export const ConfirmAboveADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add' })
    await userEvent.click(button)
    const field = screen.getByRole('textbox', { name: 'Storage name' })
    await userEvent.type(field, 'Cooler')

    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(screen.getByRole('dialog')).toBeVisible()

    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** Escape closes the menu first. */
export const MenuInADialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const more = screen.getByRole('button', { name: 'More' })
    await userEvent.click(more)
    await expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(more).toHaveFocus()
  },
}
