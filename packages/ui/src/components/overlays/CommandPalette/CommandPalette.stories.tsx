import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { CommandPalette } from './CommandPalette.tsx'
import { manySchools, sourcesWith } from './commands.fixture.tsx'

const onAction = fn()
const sources = sourcesWith(onAction)

const meta = {
  component: CommandPalette,
  args: { sources, onChoose: fn(), onQueryChange: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

/** Recent commands, then some of each kind. */
export const Default: Story = {
  tags: ['visual'],
  args: { recentIds: ['schools:1', 'actions:add'] },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible()
    await expect(screen.getByRole('combobox')).toHaveFocus()
    const recent = screen.getByRole('group', { name: 'Recent' })
    await expect(within(recent).getAllByRole('option')).toHaveLength(2)
    await expect(within(recent).getByRole('option', { name: 'Cedar Elementary' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Found: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('ecole')
    await expect(screen.getByRole('option', { name: 'École Saint-Exupéry' })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('status')).toHaveTextContent('1 found')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('ecole')
  },
}

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('zzz.*(')
    await expect(screen.getByRole('status')).toHaveTextContent('No matches')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** Loaded sources are usable while others load. */
export const Loading: Story = {
  args: { sources: sources.map((source) => (source.id === 'vendors' ? { ...source, commands: undefined } : source)) },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Loading Vendors')
    await expect(screen.getByRole('option', { name: 'Dashboard' })).toBeVisible()
  },
}

const onRetry = fn()

export const OneSourceFailed: Story = {
  args: {
    sources: sources.map((source) =>
      source.id === 'vendors' ? { ...source, commands: undefined, error: new Error('502'), onRetry } : source,
    ),
  },
  play: async ({ userEvent }) => {
    onRetry.mockClear()
    await expect(screen.getByRole('status')).toHaveTextContent("Vendors didn't load.")
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Vendors' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const FiveThousandSchools: Story = {
  args: { sources: [manySchools, ...sources.slice(2)] },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('cedar school 12')
    await expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(20)
    await expect(screen.getByRole('status')).toHaveTextContent(/^\d+ found$/)
  },
}

export const LongText: Story = {
  args: {
    sources: [
      {
        id: 'schools',
        label: 'Schools',
        commands: [
          { id: '1', label: 'Franklin Delano Roosevelt Preparatory Academy 🍎 '.repeat(200), href: '?school=1' },
          { id: '2', label: 'Cedar Elementary', detail: 'S-0002 '.repeat(200), href: '?school=2' },
        ],
      },
    ],
  },
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(screen.getAllByRole('option')[0]?.clientHeight).toBeLessThan(80)
  },
}

export const RightToLeftText: Story = {
  args: {
    sources: [
      {
        id: 'schools',
        label: 'المدارس',
        commands: ['مدرسة النور', 'مدرسة الأمل', 'Cedar Elementary'].map((label) => ({
          id: label,
          label,
          detail: 'الرياض',
          href: '/',
        })),
      },
    ],
  },
}

/** Full screen, with touch-sized targets. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
