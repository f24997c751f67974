import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { longLibrary, menuCategories, menuDays, menuLibrary } from '../../fixtures/menu.ts'
import { MenuPlanner } from '../../fixtures/MenuPlanner.tsx'
import { MenuGrid } from './MenuGrid.tsx'

/** A mouse drags library items into the week. */
const meta = {
  component: MenuGrid,
  render: (args) => <MenuPlanner {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Lunch menu, August 24 – 28',
    days: menuDays,
    categories: menuCategories,
    library: menuLibrary,
    focusedDate: '2026-08-24',
    onFocusDay: fn(),
    onAdd: fn(),
    onMove: fn(),
    onRemove: fn(),
    onServingsChange: fn(),
    onPlannedMealsChange: fn(),
    onSelectionsChange: fn(),
    onCopyDay: fn(),
    onClearDay: fn(),
    onOpenItem: fn(),
  },
} satisfies Meta<typeof MenuGrid>

export default meta
type Story = StoryObj<typeof meta>

const at = (element: Element) => {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
}

export const OntoADay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const item = canvas.getByRole('option', { name: /Baked fish sticks/ })
    const cell = canvas.getByRole('button', { name: 'Add to Entrée, Thursday, August 27' })
    await userEvent.pointer([
      { target: item, keys: '[MouseLeft>]', coords: at(item) },
      { target: item, coords: { clientX: at(item).clientX - 20, clientY: at(item).clientY } },
      { target: cell, coords: at(cell) },
    ])
    await waitFor(() =>
      expect(canvas.getByText('Baked fish sticks is over Entrée, Thursday, August 27.')).toBeInTheDocument(),
    )
    await userEvent.pointer([{ target: cell, coords: at(cell) }, { keys: '[/MouseLeft]' }])
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith('fish', { date: '2026-08-27', category: 'Entree', index: 1 }),
    )
  },
}

/** Held at the edge of the window, an item scrolls the page to the rows below; the library does not scroll along. */
export const OntoARowOutOfSight: Story = {
  args: { library: longLibrary },
  decorators: [(Story) => <div style={{ paddingBlockStart: '60vh' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('listbox', { name: 'Menu items' })
    const item = within(list).getByRole('option', { name: /^Beef taco with salsa no\. 1\b/ })
    const cell = canvas.getByRole('button', { name: 'Add to Miscellaneous, Thursday, August 27' })
    const edge = () => ({ clientX: at(cell).clientX, clientY: window.innerHeight - 10 })
    await expect(at(cell).clientY, 'the row is out of sight').toBeGreaterThan(window.innerHeight)
    await userEvent.pointer([
      { target: item, keys: '[MouseLeft>]', coords: at(item) },
      { target: item, coords: { clientX: at(item).clientX - 20, clientY: at(item).clientY } },
      { target: document.body, coords: { clientX: edge().clientX, clientY: edge().clientY - 60 } },
      { target: document.body, coords: edge() },
    ])
    await waitFor(() => expect(at(cell).clientY).toBeLessThan(window.innerHeight), { timeout: 10_000 })
    await userEvent.pointer({ target: cell, coords: at(cell) })
    await waitFor(() => expect(canvas.getByText(/is over Miscellaneous, Thursday, August 27\.$/)).toBeInTheDocument())
    await userEvent.pointer([{ target: cell, coords: at(cell) }, { keys: '[/MouseLeft]' }])
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith('taco-0', {
        date: '2026-08-27',
        category: 'Miscellaneous',
        index: 0,
      }),
    )
    await expect(list.scrollHeight, 'the list could scroll').toBeGreaterThan(list.clientHeight)
    await expect(list.scrollTop).toBe(0)
    window.scrollTo(0, 0)
  },
}
