import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { menuCategories, menuDays, menuItem, menuLibrary } from '../../fixtures/menu.ts'
import { MenuPlanner } from '../../fixtures/MenuPlanner.tsx'
import type { MenuClipboard } from './menu-grid-types.ts'
import { MenuGrid } from './MenuGrid.tsx'

const clipboard = {
  copy: fn<MenuClipboard['copy']>(([range, ...others]) =>
    others.length > 0
      ? 'To copy, select the same categories on each day.'
      : { text: `${range?.dates.join()} ${range?.categories?.join()}`, data: '{}', done: '1 cell copied.' },
  ),
  paste: fn<MenuClipboard['paste']>(() => '1 cell replaced.'),
  fill: fn<MenuClipboard['fill']>(() => '2 cells replaced.'),
  clear: fn<MenuClipboard['clear']>(() => '1 cell cleared.'),
  duplicate: fn<MenuClipboard['duplicate']>(() => '1 cell duplicated.'),
  copyWeekBefore: fn(),
}

/** A browser that does not let buttons read its clipboard. */
const withoutReading = () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  return () => {
    if (before) Object.defineProperty(navigator, 'clipboard', before)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

/** Blocks of cells: selecting, the clipboard, filling, and typing as in a spreadsheet. */
const meta = {
  component: MenuGrid,
  render: (args) => <MenuPlanner {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ padding: '1rem', minInlineSize: parameters['isNarrow'] ? 0 : '60rem' }}>{Story()}</div>
    ),
  ],
  args: {
    label: 'Lunch menu, August 24 – 28',
    days: menuDays,
    categories: menuCategories,
    library: menuLibrary,
    aside: <></>,
    focusedDate: '2026-08-24',
    onFocusDay: fn(),
    onAdd: fn(),
    onAddText: fn(),
    onMove: fn(),
    onRemove: fn(),
    onServingsChange: fn(),
    onPlannedMealsChange: fn(),
    onSelectionsChange: fn(),
    onCopyDay: fn(),
    onClearDay: fn(),
    clipboard,
  },
} satisfies Meta<typeof MenuGrid>

export default meta
type Story = StoryObj<typeof meta>

const forward = () => (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')

function cellAt(canvas: ReturnType<typeof within>, row: string, day: number) {
  const cell = within(canvas.getByRole('row', { name: new RegExp(`^${row}`) })).getAllByRole('gridcell')[day]
  if (!cell) throw new Error(`no cell ${row} ${day}`)
  return cell
}

/** What the browser sends for Ctrl+C and Ctrl+X where no text is selected. */
function send(type: 'copy' | 'cut') {
  const event = new ClipboardEvent(type, { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event.clipboardData
}

/** Shift and the arrows select a block; a move without Shift ends the selection. */
export const SelectsABlock: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-multiselectable', 'true')
    cellAt(canvas, 'Entrée', 0).focus()
    await userEvent.keyboard(`{Shift>}{${forward()}}{ArrowDown}{/Shift}`)
    await expect(grid.querySelectorAll('[aria-selected="true"]')).toHaveLength(4)
    await expect(canvas.getByText('4 cells selected')).toBeVisible()
    await userEvent.keyboard('{Control>}r{/Control}')
    await expect(clipboard.fill).toHaveBeenLastCalledWith([
      { dates: ['2026-08-24', '2026-08-25'], categories: ['Entree', 'Fruit'] },
    ])
    await expect(canvas.getByText('2 cells replaced.')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(grid.querySelector('[aria-selected]')).toBeNull()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect(clipboard.clear).toHaveBeenLastCalledWith([
      { dates: menuDays.map(({ date }) => date), categories: null },
    ])
    await userEvent.keyboard(`{Escape}{Shift>}{${forward()}}{ArrowUp}{/Shift}{Escape}`)
    await expect(grid.querySelector('[aria-selected]')).toBeNull()
  },
}

/** The clipboard works on the focused cell, and on a whole day at its header, but not in fields. */
export const CopiesAndPastes: Story = {
  play: async ({ canvas, userEvent }) => {
    clipboard.clear.mockClear()
    cellAt(canvas, 'Entrée', 1).focus()
    await expect(send('copy')?.getData('text/plain')).toBe('2026-08-25 Entree')
    await expect(canvas.getByText('1 cell copied.')).toBeVisible()
    send('cut')
    await expect(clipboard.clear).toHaveBeenLastCalledWith([{ dates: ['2026-08-25'], categories: ['Entree'] }])

    canvas.getByRole('columnheader', { name: /Wed/ }).focus()
    await userEvent.paste('Chili\tPizza')
    await expect(clipboard.paste).toHaveBeenLastCalledWith([{ dates: ['2026-08-26'], categories: null }], {
      text: 'Chili\tPizza',
      data: null,
    })
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}')
    await expect(clipboard.copyWeekBefore).toHaveBeenCalled()

    clipboard.paste.mockClear()
    canvas.getByRole('textbox', { name: 'Planned servings of Beef taco with salsa' }).focus()
    await userEvent.paste('12')
    await expect(clipboard.paste).not.toHaveBeenCalled()
    await userEvent.keyboard('{Delete}')
    await expect(clipboard.clear).toHaveBeenCalledOnce()
  },
}

/** Type, Enter: the letter opens the search, Enter adds and goes on to the next category. */
export const TypesToAdd: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const side = cellAt(canvas, 'Side', 0)
    side.focus()
    await userEvent.keyboard('ri')
    await expect(canvas.getByRole('combobox', { name: 'Search items' })).toHaveValue('ri')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith('rice', { date: '2026-08-24', category: 'Side', index: 0 })
    await expect(canvas.queryByRole('combobox', { name: 'Search items' })).not.toBeInTheDocument()
    await expect(cellAt(canvas, 'Milk', 0)).toHaveFocus()

    // Shift+Enter stays for another item; Escape returns to the cell.
    side.focus()
    await userEvent.keyboard('ro{Shift>}{Enter}{/Shift}')
    await expect(args.onAdd).toHaveBeenLastCalledWith('roll', { date: '2026-08-24', category: 'Side', index: 1 })
    await userEvent.keyboard('{Escape}')
    await expect(side).toHaveFocus()
  },
}

/** A name that matches no item becomes a line of text. */
export const TypesAText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    cellAt(canvas, 'Side', 0).focus()
    await userEvent.keyboard('Xtra day')
    await expect(canvas.getByRole('option', { name: '“Xtra day” as text' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAddText).toHaveBeenLastCalledWith('Xtra day', {
      date: '2026-08-24',
      category: 'Side',
      index: 0,
    })
    // It is also offered below the items that match.
    await userEvent.keyboard('{ArrowUp}ri{ArrowUp}{Enter}')
    await waitFor(() => expect(args.onAddText).toHaveBeenLastCalledWith('ri', expect.anything()))
  },
}

/** Lines without a food look different: one is reserved for a food, the other is only text. */
export const PlaceholderAndText: Story = {
  tags: ['visual'],
  args: {
    days: menuDays.map((day, index) =>
      index === 0
        ? {
            ...day,
            items: [
              ...day.items,
              {
                ...menuItem('pears', 60),
                id: 'p',
                name: 'Fruit of the season',
                kcal: null,
                look: 'placeholder' as const,
              },
              { ...menuItem('pears', 60), id: 't', name: 'Birthday table at 11:30', kcal: null, look: 'text' as const },
            ],
          }
        : day,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Placeholder')).toBeVisible()
    await expect(
      canvas.queryByRole('textbox', { name: 'Planned servings of Birthday table at 11:30' }),
    ).not.toBeInTheDocument()
  },
}

/** A day that was served says so, shows its menu, and refuses edits with a sentence. */
export const LockedDay: Story = {
  args: {
    days: menuDays.map((day, index) => (index === 0 ? { ...day, locked: 'Served. It can’t change anymore.' } : day)),
  },
  play: async ({ args, canvas, userEvent }) => {
    const entree = cellAt(canvas, 'Entrée', 0)
    await expect(within(entree).queryByRole('button', { name: /^(Add|Move|Remove)/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Planned meals on Monday, August 24' })).toHaveAttribute(
      'readonly',
    )
    entree.focus()
    await userEvent.keyboard('t')
    await expect(canvas.getAllByText('Served. It can’t change anymore.')).toHaveLength(2)
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

/** Shift with a click selects a block, Ctrl (or Command) with a click single cells; neither presses what is in them. */
export const SelectsByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    clipboard.clear.mockClear()
    const grid = canvas.getByRole('grid')
    const selected = () => grid.querySelectorAll('[aria-selected="true"]')
    const mod = /mac/i.test(navigator.platform) ? 'Meta' : 'Control'
    await userEvent.click(cellAt(canvas, 'Side', 0))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(cellAt(canvas, 'Milk', 1))
    await userEvent.keyboard('{/Shift}')
    await expect(selected()).toHaveLength(4)
    await expect(canvas.getByText('4 cells selected')).toBeVisible()

    await userEvent.keyboard(`{${mod}>}`)
    await userEvent.click(within(cellAt(canvas, 'Entrée', 0)).getByRole('button', { name: /^Actions for Beef taco/ }))
    await userEvent.click(cellAt(canvas, 'Milk', 1))
    await userEvent.keyboard(`{/${mod}}`)
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
    await expect(selected()).toHaveLength(4)
    await userEvent.keyboard('{Delete}')
    await expect(clipboard.clear).toHaveBeenLastCalledWith([
      { dates: ['2026-08-24'], categories: ['Entree', 'Side', 'Milk'] },
      { dates: ['2026-08-25'], categories: ['Side'] },
    ])
    send('copy')
    await expect(await canvas.findByText('To copy, select the same categories on each day.')).toBeVisible()
    await userEvent.click(cellAt(canvas, 'Side', 2))
    await expect(selected()).toHaveLength(0)
  },
}

/** Space selects single cells by keyboard; the arrow keys keep them until they are copied. */
export const SelectsBySpace: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    const selected = () => grid.querySelectorAll('[aria-selected="true"]')
    cellAt(canvas, 'Entrée', 0).focus()
    await userEvent.keyboard(` {${forward()}}{${forward()}} `)
    await expect(selected()).toHaveLength(2)
    await expect(send('copy')?.getData('text/plain')).toBe('2026-08-24,2026-08-26 Entree')
    await userEvent.keyboard('{ArrowDown}')
    await expect(selected()).toHaveLength(0)
  },
}

/** Visible controls do what the keys do. Tab goes to them from the cell, and they are one stop. */
export const Controls: Story = {
  tags: ['visual'],
  beforeEach: withoutReading,
  play: async ({ canvas, userEvent }) => {
    const toolbar = () => canvas.queryByRole('button', { name: 'Copy' })
    await expect(toolbar()).not.toBeInTheDocument()
    cellAt(canvas, 'Entrée', 1).focus()
    await expect(await canvas.findByText('Entrée, Tuesday, August 25')).toBeVisible()
    await userEvent.tab()
    await expect(toolbar()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(clipboard.copy).toHaveBeenLastCalledWith([{ dates: ['2026-08-25'], categories: ['Entree'] }])
    await expect(canvas.getByText('1 cell copied.')).toBeVisible()

    await userEvent.keyboard(`{${forward()}}{Enter}`)
    await waitFor(() =>
      expect(clipboard.paste).toHaveBeenLastCalledWith([{ dates: ['2026-08-25'], categories: ['Entree'] }], {
        text: null,
        data: null,
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Fill right' }))
    await expect(canvas.getByText('2 cells replaced.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(clipboard.clear).toHaveBeenLastCalledWith([{ dates: ['2026-08-25'], categories: ['Entree'] }])
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate to…' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Thursday, August 27' }))
    await expect(clipboard.duplicate).toHaveBeenLastCalledWith(
      [{ dates: ['2026-08-25'], categories: ['Entree'] }],
      '2026-08-27',
    )
    cellAt(canvas, 'Entrée', 0).focus()
    await userEvent.keyboard(`{Shift>}{${forward()}}{/Shift}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.getByRole('grid').querySelector('[aria-selected]')).toBeNull()
  },
}

/** On a phone a tap on a cell or a day is enough for its controls. */
export const ControlsOnAPhone: Story = {
  tags: ['visual'],
  parameters: { isNarrow: true },
  beforeEach: withoutReading,
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cellAt(canvas, 'Side', 0))
    await expect(canvas.getByText('Side, Monday, August 24')).toBeVisible()
    const bar = canvas.getByRole('toolbar', { name: 'Selection' })
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
    await userEvent.click(within(bar).getByRole('button', { name: 'Copy' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Wed/ }))
    await userEvent.click(canvas.getByRole('columnheader', { name: /Wed/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }))
    await waitFor(() =>
      expect(clipboard.paste).toHaveBeenLastCalledWith([{ dates: ['2026-08-26'], categories: null }], {
        text: null,
        data: null,
      }),
    )
  },
}
