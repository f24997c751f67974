import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { saveSingleKeys, type Shortcut, useShortcuts } from '../../../hooks/use-shortcuts.ts'
import { Section } from '../../layout/Layout/Layout.tsx'
import { ShortcutList } from './ShortcutList.tsx'

const shortcuts: Shortcut[] = [
  { keys: 'n', label: 'Add ingredient', group: 'Ingredients', onPress: fn() },
  { keys: 'mod+s', label: 'Save', group: 'Ingredients', onPress: fn() },
  { keys: ['arrowup', 'arrowdown'], label: 'Move between rows', group: 'Table' },
]

function Page({ ofScreen }: { ofScreen: readonly Shortcut[] }) {
  useShortcuts(ofScreen)
  return (
    <Section title="Keyboard shortcuts">
      <ShortcutList />
    </Section>
  )
}

const meta = {
  component: ShortcutList,
  render: () => <Page ofScreen={shortcuts} />,
  beforeEach: () => saveSingleKeys(true),
} satisfies Meta<typeof ShortcutList>

export default meta
type Story = StoryObj<typeof meta>

/** The shortcuts of the page it is on, by group. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ingredients' })).toHaveTextContent('Add ingredientNSaveCtrlS')
    await expect(canvas.getByRole('region', { name: 'Table' })).toHaveTextContent('Move between rows↑Upor↓Down')
  },
}

export const NoShortcuts: Story = {
  render: () => <ShortcutList />,
  play: async ({ canvas }) => expect(canvas.getByText('This screen has no shortcuts')).toBeVisible(),
}

/** Long labels wrap, and nothing extends past a phone's page. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Page
      ofScreen={[{ keys: 'alt+shift+pagedown', label: 'Copy the week 🥕 '.repeat(30), group: 'Menus', onPress: fn() }]}
    />
  ),
  play: async () =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
}
