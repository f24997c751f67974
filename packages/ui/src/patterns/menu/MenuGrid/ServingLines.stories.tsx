import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { menuCategories, menuDays, menuLibrary } from '../../fixtures/menu.ts'
import { MenuPlanner } from '../../fixtures/MenuPlanner.tsx'
import { MenuGrid } from './MenuGrid.tsx'

const [first, ...others] = menuDays
/** The first two items of Monday are on one line each, the rest on every line. */
const days = first
  ? [{ ...first, items: first.items.map((item, at) => (at < 2 ? { ...item, servingLine: at + 1 } : item)) }, ...others]
  : menuDays

const meta = {
  component: MenuGrid,
  render: (args) => <MenuPlanner {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ padding: '1rem' }}>{Story()}</div>],
  args: {
    label: 'Lunch menu, August 24 – 28',
    days,
    categories: menuCategories,
    library: menuLibrary,
    focusedDate: '2026-08-24',
    onFocusDay: fn(),
    onAdd: fn(),
    onMove: fn(),
    onRemove: fn(),
    onServingsChange: fn(),
    onServingLineChange: fn(),
    onPlannedMealsChange: fn(),
    onSelectionsChange: fn(),
    onCopyDay: fn(),
    onClearDay: fn(),
  },
} satisfies Meta<typeof MenuGrid>

export default meta
type Story = StoryObj<typeof meta>

const [one = { id: '', name: '' }, , three = { id: '', name: '' }] = first?.items ?? []

/** A card names its only line. Its menu moves the item to another line, also by keyboard, and back to every line. */
export const TwoLines: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Line 1')).toBeVisible()
    await expect(canvas.getByText('Line 2')).toBeVisible()

    const [button] = canvas.getAllByRole('button', { name: `Actions for ${three.name}` })
    button?.focus()
    await userEvent.keyboard('{ArrowDown}')
    const lines = within(await within(document.body).findByRole('group', { name: 'Serving line' }))
    await expect(lines.getByRole('menuitemradio', { name: 'Every line' })).toBeChecked()
    lines.getByRole('menuitemradio', { name: 'Line 2' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onServingLineChange).toHaveBeenLastCalledWith('2026-08-24', three.id, 2)
    await expect(canvas.getAllByText('Line 2')).toHaveLength(2)

    await userEvent.click(canvas.getAllByRole('button', { name: `Actions for ${one.name}` })[0] as HTMLElement)
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: 'Every line' }))
    await expect(args.onServingLineChange).toHaveBeenLastCalledWith('2026-08-24', one.id, null)
    await expect(canvas.queryByText('Line 1')).not.toBeInTheDocument()
  },
}

/** A school names its lines, which the cards and the menu show. */
export const NamedLines: Story = {
  args: { servingLines: ['Main line', 'Salad bar with a very long name beside the gym'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Main line')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: `Actions for ${three.name}` })[0] as HTMLElement)
    const lines = within(await within(document.body).findByRole('group', { name: 'Serving line' }))
    await expect(lines.getAllByRole('menuitemradio')).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
  },
}

/** Serving lines are shown, but cannot be changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Line 1')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { args: { ...TwoLines.args }, globals: { viewport: { value: 'phone' } } }
