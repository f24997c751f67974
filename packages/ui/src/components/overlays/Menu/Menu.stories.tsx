import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Copy, Ellipsis, Pencil } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { endlessName, isInSight, narrowAndLarge } from '../../../testing/story-checks.ts'
import { Menu } from './Menu.tsx'

const meta = {
  component: Menu,
  args: {
    label: 'Actions',
    sections: [
      {
        items: [
          { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: fn() },
          { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: fn(), disabled: true },
        ],
      },
      { items: [{ label: 'Archive', icon: <Archive aria-hidden />, tone: 'danger', onSelect: fn() }] },
    ],
    trigger: (props) => <Button {...props}>Actions</Button>,
  },
  decorators: [(Story) => <div style={{ minBlockSize: '14rem' }}>{Story()}</div>],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
  await isInSight(canvas.getByRole('menu'))
}

export const Closed: Story = {}

export const Open: Story = { tags: ['visual'], play: open }

export const Links: Story = {
  args: { sections: [{ label: 'Manage', items: [{ label: 'School Menus', href: '/manage/manageSchoolMenus' }] }] },
  play: async (context) => {
    await open(context)
    const item = context.canvas.getByRole('menuitem', { name: 'School Menus' })
    await expect(item).toHaveAttribute('href', '/manage/manageSchoolMenus')
  },
}

/** A single choice. */
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
    const group = within(canvas.getByRole('group', { name: 'Theme' }))
    await expect(group.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  },
}

const onColumn = fn()

/** Multiple choices, so the menu stays open. */
export const SeveralChoices: Story = {
  args: {
    sections: [
      {
        label: 'Columns',
        isMultiple: true,
        items: [
          { label: 'Brand', isChecked: true, onSelect: onColumn },
          { label: 'Price', isChecked: false, onSelect: onColumn },
        ],
      },
    ],
  },
  play: async (context) => {
    onColumn.mockClear()
    await open(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Brand' })).toBeChecked()
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Price' }))
    await expect(onColumn).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('menu')).toBeVisible()
  },
}

const onDelete = fn()

/** A disabled item shows its reason, and the keyboard stops there so it is read. */
export const DisabledWithReason: Story = {
  args: {
    sections: [
      {
        items: [
          { label: 'Edit', onSelect: fn() },
          { label: 'Delete', disabled: true, disabledReason: 'Two recipes use it.', onSelect: onDelete },
        ],
      },
    ],
  },
  play: async (context) => {
    onDelete.mockClear()
    await open(context)
    const { canvas, userEvent } = context
    await userEvent.keyboard('{ArrowDown}')
    const item = canvas.getByRole('menuitem', { name: 'Delete' })
    await expect(item).toHaveFocus()
    await expect(item).toHaveAccessibleDescription('Two recipes use it.')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(item)
    await expect(onDelete).not.toHaveBeenCalled()
    await expect(canvas.getByRole('menu')).toBeVisible()
  },
}

export const Empty: Story = { args: { sections: [{ items: [] }] }, play: open }

const many = Array.from({ length: 40 }, (_, index) => ({ label: `School ${index + 1}`, onSelect: fn() }))

/** A long menu scrolls. */
export const Many: Story = { args: { sections: [{ items: many }] }, play: open }

/** Opens upward at the bottom of the window. */
export const NoRoomBelow: Story = {
  decorators: [(Story) => <div style={{ position: 'fixed', insetBlockEnd: '1rem' }}>{Story()}</div>],
  play: async (context) => {
    await open(context)
    const menu = context.canvas.getByRole('menu').getBoundingClientRect()
    const button = context.canvas.getByRole('button', { name: 'Actions' }).getBoundingClientRect()
    await expect(menu.bottom).toBeLessThanOrEqual(button.top)
  },
}

/** In a short window it opens to the larger side and scrolls. */
export const LittleRoom: Story = {
  args: { sections: [{ items: many }] },
  globals: { viewport: { value: 'narrow' } },
  decorators: [(Story) => <div style={{ paddingBlockStart: '16rem' }}>{Story()}</div>],
  play: open,
}

export const LongText: Story = {
  args: {
    sections: [
      { items: [{ label: 'Copy the menus of this week to every school that serves the same grades', onSelect: fn() }] },
      { items: [{ label: endlessName.slice(0, 400), onSelect: fn() }] },
    ],
  },
  play: open,
}
export const RightToLeftText: Story = {
  args: {
    sections: [
      {
        label: 'إجراءات',
        items: [
          { label: 'تعديل', icon: <Pencil aria-hidden />, onSelect: fn() },
          { label: '🗑 حذف', tone: 'danger', disabled: true, disabledReason: 'تستخدمه وصفتان', onSelect: fn() },
        ],
      },
    ],
  },
  play: open,
}
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: open }
