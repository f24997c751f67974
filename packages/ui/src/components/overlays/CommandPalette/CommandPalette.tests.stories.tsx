import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { LinkProvider } from '../../navigation/Link/Link.tsx'
import { useCommandKeys } from '../../../hooks/use-shortcuts.ts'
import { TextField } from '../../fields/TextField/TextField.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { manySchools, sourcesWith } from './commands.fixture.tsx'
import { useRecentCommands } from './use-recent-commands.ts'

const onNavigate = fn()
const onAction = fn()
const storageKey = 'commissary.commands.story'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const [isDialog, setIsDialog] = useState(false)
  const [name, setName] = useState('')
  const { recentIds, remember } = useRecentCommands(storageKey)
  useCommandKeys({ onCommands: () => setIsOpen(true), onHelp: fn() })

  return (
    <LinkProvider
      component={({ href, onClick, children, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            onClick?.(event)
            event.preventDefault()
            onNavigate(href)
          }}
        >
          {children}
        </a>
      )}
    >
      <TextField label="Name" value={name} onChange={setName} />
      <Button onClick={() => setIsOpen(true)}>Search</Button>
      {isOpen && (
        <CommandPalette
          sources={[
            ...sourcesWith(() => {
              onAction()
              setIsDialog(true)
            }),
            manySchools,
          ]}
          recentIds={recentIds}
          onChoose={remember}
          onClose={() => setIsOpen(false)}
        />
      )}
      {isDialog && <Dialog title="Add ingredient" onClose={() => setIsDialog(false)} />}
    </LinkProvider>
  )
}

const meta = {
  title: 'components/CommandPalette/Tests',
  tags: ['!autodocs', '!dev'],
  render: () => <Page />,
  beforeEach: () => {
    localStorage.removeItem(storageKey)
    onNavigate.mockClear()
    onAction.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const selected = () => screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')

export const OpensFromAFieldAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, 'Rice')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('Rice')

    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
  },
}

export const ArrowKeysMoveAndAnnounceTheOption: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    const input = screen.getByRole('combobox')
    const options = screen.getAllByRole('option')
    const isAt = async (index: number) => {
      await expect(selected()).toBe(options.at(index))
      await expect(input).toHaveAttribute('aria-activedescendant', options.at(index)?.id)
      await expect(input).toHaveFocus()
    }

    await isAt(0)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isAt(2)
    await userEvent.keyboard('{Home}{ArrowUp}')
    await isAt(-1)
    await expect(options.at(-1)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await isAt(0)
    await userEvent.keyboard('{End}')
    await isAt(-1)
    await userEvent.keyboard('{PageUp}')
    await isAt(-9)
  },
}

export const EnterNavigatesAndIsRemembered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.keyboard('vend{Enter}')
    await expect(onNavigate).toHaveBeenCalledWith('/manage/vendors')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/Vendors/)
    await expect(screen.getByRole('group', { name: 'Recent' })).toContainElement(
      screen.getByRole('option', { name: /^Vendors/ }),
    )
  },
}

export const CtrlEnterOpensANewTab: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.keyboard('golden{Control>}{Enter}{/Control}')
    await expect(open).toHaveBeenCalledWith(expect.stringContaining('/manage/vendors?open=0'), '_blank', 'noopener')
    await expect(onNavigate).not.toHaveBeenCalled()
  },
}

/** A dialog opened by an action returns focus to where the palette was opened. */
export const AnActionRunsAfterThePaletteCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(button)
    await userEvent.keyboard('add ing{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Add ingredient' })).toBeVisible()
    await expect(onAction).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const PointerSelects: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    const option = screen.getByRole('option', { name: 'Northwood Academy' })
    await userEvent.hover(option)
    await expect(selected()).toBe(option)
    await userEvent.click(option)
    await expect(onNavigate).toHaveBeenCalledWith('?school=2')
  },
}

export const FindsOneOfThousands: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.keyboard('school 499')
    await expect(screen.getByRole('option', { name: /School 4990/ })).toBeVisible()
  },
}
