import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { ConfirmProvider } from '../../components/overlays/ConfirmDialog/ConfirmProvider.tsx'
import { isInSight, narrowAndLarge, staysWithinTheWindow } from '../../testing/story-checks.ts'
import type { SavedView } from './saved-view.ts'
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx'

const farms = { id: 1, name: 'Local farms' }
const blocked = { id: 2, name: 'Blocked since July' }
const nightly = { id: 3, name: 'Night deliveries, by city' }

/** Applies and stores views like an app. */
function Stored(props: SavedViewsProps<SavedView>) {
  const [views, setViews] = useState(props.views)
  const [current, setCurrent] = useState(props.current)
  const [isChanged, setIsChanged] = useState(props.isChanged)
  const others = (view: SavedView | null) => (views ?? []).filter(({ id }) => id !== view?.id)
  const byName = (list: SavedView[]) => list.toSorted((a, b) => a.name.localeCompare(b.name))

  return (
    <ConfirmProvider>
      <SavedViews
        {...props}
        views={views}
        current={current}
        isChanged={isChanged}
        onApply={(view) => {
          props.onApply(view)
          setCurrent(view)
          setIsChanged(false)
        }}
        onSave={async (name, replaced, isShared) => {
          await props.onSave(name, replaced, isShared)
          const saved = { id: replaced?.id ?? 9, name }
          setViews(byName([...others(replaced), saved]))
          setCurrent(saved)
          setIsChanged(false)
        }}
        onRename={async (view, name, isShared) => {
          await props.onRename(view, name, isShared)
          setViews(byName([...others(view), { ...view, name }]))
        }}
        onDelete={async (view) => {
          await props.onDelete(view)
          setViews(others(view))
        }}
      />
    </ConfirmProvider>
  )
}

const meta = {
  title: 'Table/SavedViews',
  component: SavedViews<SavedView>,
  render: (args) => <Stored {...args} />,
  args: {
    views: [blocked, farms, nightly],
    onRetry: fn(),
    onOpen: fn(),
    current: null,
    isChanged: false,
    maxLength: 80,
    onApply: fn(),
    onSave: fn(async () => {}),
    onRename: fn(async () => {}),
    onDelete: fn(async () => {}),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<SavedViewsProps<SavedView>>

export default meta
type Story = StoryObj<typeof meta>

/** As long as a name may be, without a place to break. */
const longestName = 'Deliveries'.repeat(8)

const list = () => within(screen.getByRole('dialog', { name: 'Views' }))
const nameField = () => screen.findByRole('textbox', { name: /Name/ })

/** No view is chosen: the list marks the standard view. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Views' })
    await userEvent.click(button)
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(list().getByRole('button', { name: 'Standard view' })).toHaveAttribute('aria-current', 'true')
    await expect(list().queryByRole('button', { name: 'Update view' })).not.toBeInTheDocument()
  },
}

/** Applying closes the list; the button names the view. */
export const Applies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(list().getByRole('button', { name: 'Local farms' }))
    await expect(args.onApply).toHaveBeenCalledWith(farms)
    const button = canvas.getByRole('button', { name: 'View: Local farms' })
    await expect(button).toHaveFocus()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await userEvent.click(button)
    await expect(list().getByRole('button', { name: 'Local farms' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(list().getByRole('button', { name: 'Standard view' }))
    await expect(args.onApply).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('button', { name: 'Views' })).toHaveFocus()
  },
}

/** The table differs from the view: a dot, and Update view. */
export const Changed: Story = {
  tags: ['visual'],
  args: { current: farms, isChanged: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View: Local farms (changed)' }))
    await expect(list().getByRole('button', { name: 'Update view' })).toBeVisible()
  },
}

/** A view can be shared; a colleague's view says whose it is, and can only be applied. */
export const Shared: Story = {
  args: { views: [farms, { id: 7, name: 'Month end', isShared: true, ownerName: 'Noor Haddad' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(list().getByText('Shared by Noor Haddad')).toBeVisible()
    await expect(list().queryByRole('button', { name: 'Rename Month end' })).not.toBeInTheDocument()
    await userEvent.click(list().getByRole('button', { name: 'Save view…' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Month end')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Share with coworkers' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Month end', null, true))
  },
}

export const Updates: Story = {
  args: { current: farms, isChanged: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Local farms/ }))
    await userEvent.click(list().getByRole('button', { name: 'Update view' }))
    await expect(args.onSave).toHaveBeenCalledWith('Local farms', farms, false)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View: Local farms' })).toHaveFocus())
  },
}

/** The list says why, and stays open. */
export const UpdateFails: Story = {
  tags: ['visual'],
  args: {
    current: farms,
    isChanged: true,
    onSave: fn(() => Promise.reject(new Error('This view was saved elsewhere in the meantime.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Local farms/ }))
    await userEvent.click(list().getByRole('button', { name: 'Update view' }))
    await expect(await list().findByRole('alert')).toHaveTextContent('This view was saved elsewhere in the meantime.')
  },
}

/** The name is trimmed; Enter saves; focus returns to the button. */
export const SavesNew: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(list().getByRole('button', { name: 'Save view…' }))
    const field = await nameField()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription('Please provide a name for the view.')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(field, ' Fruit and milk {Enter}')
    await expect(args.onSave).toHaveBeenCalledWith('Fruit and milk', null, false)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View: Fruit and milk' })).toHaveFocus())
  },
}

/** A taken name, in any letter case, is replaced only if the user says so. */
export const TakenName: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(list().getByRole('button', { name: 'Save view…' }))
    const field = await nameField()
    await userEvent.type(field, 'local FARMS{Enter}')
    await expect(field).toHaveAccessibleDescription(
      'A view named Local farms already exists. Choose another name, or replace it.',
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible()
  },
}

export const Replaces: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(list().getByRole('button', { name: 'Save view…' }))
    const field = await nameField()
    await userEvent.type(field, 'Local farms{Enter}')
    await userEvent.type(field, '2')
    await expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument()
    await userEvent.type(field, '{Backspace}{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    await expect(args.onSave).toHaveBeenCalledWith('Local farms', farms, false)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The reason is shown at the field, and the name is kept. */
export const SaveFails: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('You have 50 saved views of this table.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(list().getByRole('button', { name: 'Save view…' }))
    const field = await nameField()
    await userEvent.type(field, 'One more{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('You have 50 saved views of this table.'))
    await expect(field).toHaveValue('One more')
  },
}

export const Renames: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(list().getByRole('button', { name: 'Rename Local farms' }))
    const field = await nameField()
    await expect(field).toHaveValue('Local farms')
    await userEvent.clear(field)
    await userEvent.type(field, 'blocked since july{Enter}')
    await expect(field).toHaveAccessibleDescription(
      'A view named Blocked since July already exists. Choose another name.',
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'LOCAL farms{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith(farms, 'LOCAL farms', false)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The question names the view. */
export const Deletes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Views' })
    await userEvent.click(button)
    await userEvent.click(list().getByRole('button', { name: 'Delete Local farms' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete view?' })
    await expect(question).toHaveAccessibleDescription('The records it lists stay as they are. Local farms')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith(farms)
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await expect(list().queryByRole('button', { name: 'Local farms' })).not.toBeInTheDocument()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Views' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Views' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Views' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(list().getByRole('button', { name: 'Blocked since July' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith(blocked)
  },
}

export const Loading: Story = {
  args: { views: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(list().getByRole('status')).toHaveTextContent('Loading...')
  },
}

export const NoViews: Story = {
  tags: ['visual'],
  args: { views: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(list().getByText('No saved views yet')).toBeVisible()
    await expect(list().getByRole('button', { name: 'Save view…' })).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['visual'],
  args: { views: undefined, error: new Error('Your views could not be loaded.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(list().getByRole('alert')).toHaveTextContent('Your views could not be loaded.')
    await userEvent.click(list().getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongNames: Story = {
  args: {
    views: [
      { id: 1, name: longestName },
      { ...farms, id: 2, name: 'ألبان ومزارع محلية' },
    ],
    current: { id: 1, name: longestName },
  },
  globals: narrowAndLarge,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /View:/ }))
    await staysWithinTheWindow()
    const last = list().getByRole('button', { name: `Delete ${longestName}` })
    last.scrollIntoView()
    await isInSight(last)
  },
}
