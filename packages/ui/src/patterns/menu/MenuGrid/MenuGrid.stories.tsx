import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { Banner } from '../../../components/feedback/Banner/Banner.tsx'
import { Button } from '../../../components/actions/Button/Button.tsx'
import { emptyDays, menuCategories, menuDays, menuItem, menuLibrary } from '../../fixtures/menu.ts'
import { MenuPlanner } from '../../fixtures/MenuPlanner.tsx'
import { englishMenuText } from '../../english-menu-text.ts'
import { MenuTextProvider } from '../../MenuTextProvider.tsx'
import { MenuGrid } from './MenuGrid.tsx'

const meta = {
  component: MenuGrid,
  render: (args) => <MenuPlanner {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ padding: '1rem' }}>{Story()}</div>],
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

export const Default: Story = { tags: ['visual'] }

export const WithoutLibrary: Story = { args: { aside: null } }

export const Loading: Story = { args: { days: undefined, library: undefined } }

export const EmptyWeek: Story = {
  args: { days: emptyDays },
  play: async ({ canvas }) => expect(canvas.getByText('Nothing planned this week')).toBeVisible(),
}

export const Failed: Story = {
  args: { error: new Error('The menu could not be loaded.'), onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Add|Remove|Move)/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Planned servings of Beef taco with salsa' })).toHaveAttribute(
      'readonly',
    )
  },
}

export const Conflict: Story = {
  args: {
    banner: (
      <Banner tone="warning" action={<Button size="small">Show Ana’s Tuesday</Button>}>
        Ana Flores changed Tuesday at 10:42 while you were editing it. Yours is not saved.
      </Banner>
    ),
  },
}

const dayCosts = [
  { value: '$1.42' },
  { value: '$1.52', difference: '+$0.07 over', isOver: true },
  { value: '≥ $1.38', gap: '2 items without a price' },
  { value: '≥ $1.61', difference: '+$0.16 over', isOver: true, gap: '1 item without a price' },
]
/** Each header has the cost per meal, each card the cost per portion. The last day has no prices. */
export const Costs: Story = {
  tags: ['visual'],
  args: {
    days: menuDays.map((day, index) => {
      const cost = dayCosts[index]
      return {
        ...day,
        ...(cost && { cost }),
        items: day.items.map((item, at) => ({
          ...item,
          cost: cost ? (at === 1 ? 'No price' : `$0.${24 + at * 7}`) : 'No price',
        })),
      }
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$0.07 over')).toBeVisible()
    await expect(canvas.getAllByText('No price').length).toBeGreaterThan(2)
  },
}

export const CostsOnAPhone: Story = { args: { ...Costs.args }, globals: { viewport: { value: 'phone' } } }

export const ClosedDay: Story = {
  args: { days: menuDays.map((day, index) => (index === 0 ? { ...day, items: [], closed: 'Labor Day' } : day)) },
}

/** Items planned before the day was closed can be moved away or removed; nothing can be added. */
export const ClosedDayWithItems: Story = {
  args: { days: menuDays.map((day, index) => (index === 0 ? { ...day, closed: 'Closed: Labor Day' } : day)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed: Labor Day')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Add to .*Monday/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('textbox', { name: /^Planned meals on Monday/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Move Beef taco with salsa' })).toBeVisible()
  },
}

/** Planned meals without a menu: there is nothing to check, and the day says so. */
export const MealsWithoutMenu: Story = {
  args: { days: menuDays.map((day, index) => (index === 0 ? { ...day, items: [], verdict: null } : day)) },
  play: async ({ canvas }) => expect(canvas.getByText('Nothing planned')).toBeVisible(),
}

const weekend = { plannedMeals: null, verdict: null, items: [], selections: {} }

export const SevenDays: Story = {
  args: {
    aside: null,
    days: [
      ...menuDays,
      { ...weekend, date: '2026-08-29', weekday: 'Sat', dateLabel: 'Aug 29', label: 'Saturday, August 29' },
      { ...weekend, date: '2026-08-30', weekday: 'Sun', dateLabel: 'Aug 30', label: 'Sunday, August 30' },
    ],
  },
}

export const TwelveItemsAndLongNames: Story = {
  args: {
    days: menuDays.map((day, index) =>
      index === 1
        ? {
            ...day,
            items: Array.from({ length: 12 }, (_, at) => ({
              ...menuItem('pizza', 100 + at),
              id: `long-${at}`,
              name:
                at % 3 === 0
                  ? 'Whole grain-rich Mediterranean chickpea and roasted-vegetable flatbread with feta, unbreakableexceptionallylongword'
                  : `Pizza slice no. ${at + 1}`,
              ...(at === 4 && { problem: 'This recipe is archived' }),
            })),
          }
        : day,
    ),
  },
}

export const RightToLeftText: Story = {
  args: {
    days: menuDays.map((day) => ({
      ...day,
      items: day.items.map((item) => ({ ...item, name: 'تاكو اللحم مع الصلصة' })),
    })),
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}

/** One day at a time, switched by its buttons. */
export const Phone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '24.375rem', marginInline: '-1rem' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const ofTuesday = canvas.getByRole('textbox', { name: 'Planned servings of Pasta with meat sauce', hidden: true })
    await expect(canvas.getByRole('textbox', { name: 'Planned servings of Beef taco with salsa' })).toBeVisible()
    await expect(ofTuesday).not.toBeVisible()
    const days = canvas.getByRole('group', { name: 'Days' })
    await userEvent.click(within(days).getByRole('button', { name: /^Tue/ }))
    await expect(args.onFocusDay).toHaveBeenLastCalledWith('2026-08-25')
    await expect(ofTuesday).toBeVisible()
  },
}

/** A day without service also says so on its button. */
export const PhoneClosedDay: Story = {
  args: {
    days: menuDays.map((day, index) => (index === 3 ? { ...day, items: [], closed: 'Closed: Harvest Day' } : day)),
  },
  decorators: Phone.decorators ?? [],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Thu.*Closed$/ })).toBeVisible()
  },
}

const step = () =>
  document.documentElement.dir === 'rtl'
    ? { next: '{ArrowLeft}', previous: '{ArrowRight}' }
    : { next: '{ArrowRight}', previous: '{ArrowLeft}' }

/** The whole week is one Tab stop; arrow keys move between days and categories. */
export const ArrowKeys: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Lunch menu, August 24 – 28' })
    await expect(grid).toHaveAccessibleDescription(/^Arrow keys move/)
    const stops = [...grid.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0)
    const [monday, tuesday] = within(grid).getAllByRole('columnheader').slice(1)
    await expect(stops).toEqual([monday])
    const cell = (row: string, day: number) =>
      within(within(grid).getByRole('row', { name: new RegExp(`^${row}`) })).getAllByRole('gridcell')[day]

    while (document.activeElement !== monday) await userEvent.tab()
    const { next, previous } = step()
    await userEvent.keyboard(next)
    await expect(tuesday).toHaveFocus()
    // The library adds to the day that has the focus.
    await expect(args.onFocusDay).toHaveBeenLastCalledWith('2026-08-25')
    await userEvent.keyboard('{ArrowDown}')
    await expect(cell('Entrée', 1)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(cell('Entrée', 4)).toHaveFocus()
    await userEvent.keyboard(`{PageDown}${previous}`)
    await expect(cell('Miscellaneous', 3)).toHaveFocus()
    await userEvent.keyboard('{PageUp}{Home}')
    await expect(monday).toHaveFocus()
    await userEvent.keyboard(`${previous}{ArrowUp}`)
    await expect(monday).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(cell('Miscellaneous', 4)).toHaveFocus()
    // Tab leaves the week, and comes back to where it was left.
    await userEvent.tab()
    await expect(grid).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab({ shift: true })
    await expect(cell('Miscellaneous', 4)).toHaveFocus()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Enter goes into a cell, Escape out of it; removing a focused item does not lose the focus. */
export const KeysInACell: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const entree = within(canvas.getByRole('row', { name: /^Entrée/ })).getAllByRole('gridcell')[0]
    const servings = canvas.getByRole('textbox', { name: 'Planned servings of Beef taco with salsa' })
    entree?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Move Beef taco with salsa' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(servings).toHaveFocus()
    await userEvent.keyboard('75{ArrowDown}')
    await expect(args.onServingsChange).toHaveBeenLastCalledWith('2026-08-24', 'taco', 75)
    await expect(canvas.getByRole('button', { name: 'Actions for Beef taco with salsa' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(servings).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(entree).toHaveFocus()

    canvas.getByRole('button', { name: 'Actions for Beef taco with salsa' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Move down' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith('2026-08-24', 'taco')
    await expect(entree).toHaveFocus()

    // In an empty cell Enter opens its search.
    const side = within(canvas.getByRole('row', { name: /^Side/ })).getAllByRole('gridcell')[0]
    side?.focus()
    await userEvent.keyboard('{F2}')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search items' })).toHaveFocus())
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(side).toHaveFocus()
  },
}

/** On a phone the arrow keys change the day. */
export const PhoneArrowKeys: Story = {
  decorators: Phone.decorators ?? [],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('columnheader', { name: /Mon/ }).focus()
    await userEvent.keyboard(step().next)
    await expect(args.onFocusDay).toHaveBeenLastCalledWith('2026-08-25')
    await expect(canvas.getByRole('columnheader', { name: /Tue/ })).toHaveFocus()
  },
}

/** Type, Enter, type, Enter: adds two items to a cell without the mouse. */
export const AddByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add to Side, Monday, August 24' })
    add.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search items' })).toHaveFocus())
    await userEvent.keyboard('rice{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith('rice', { date: '2026-08-24', category: 'Side', index: 0 })
    await userEvent.keyboard('roll{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith('roll', { date: '2026-08-24', category: 'Side', index: 1 })
    await expect(await canvas.findByText('Whole-wheat roll added, 2 on the menu')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(add).toHaveFocus()
  },
}

export const PickerWithoutMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Fruit, Monday, August 24' }))
    await userEvent.keyboard('dragonfruit')
    await expect(canvas.getByText('No matches for “dragonfruit”')).toBeVisible()
  },
}

/** Space on the handle picks a card up, arrows go from cell to cell, and each step is announced. */
export const MoveByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move Beef taco with salsa' }).focus()
    await userEvent.keyboard(' ')
    await canvas.findByText('Beef taco with salsa is over Entrée, Monday, August 24.')
    // Tuesday is next in the reading direction.
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    await userEvent.keyboard(`{${forward}}`)
    await canvas.findByText('Beef taco with salsa is over Entrée, Tuesday, August 25.')
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(
        { date: '2026-08-24', id: 'taco' },
        { date: '2026-08-25', category: 'Entree', index: 2 },
      ),
    )
  },
}

export const MoveByMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Beef taco with salsa' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Move down' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(
      { date: '2026-08-24', id: 'taco' },
      { date: '2026-08-24', category: 'Entree', index: 2 },
    )
  },
}

export const EditDay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const servings = canvas.getByRole('textbox', { name: 'Planned servings of Beef taco with salsa' })
    await userEvent.clear(servings)
    await expect(args.onServingsChange).toHaveBeenLastCalledWith('2026-08-24', 'taco', null)
    await userEvent.type(servings, '2x50')
    await expect(args.onServingsChange).toHaveBeenLastCalledWith('2026-08-24', 'taco', 250)

    const stepper = canvas.getByRole('group', { name: 'Number of Fruit choices per student on Monday, August 24' })
    await expect(stepper).toHaveTextContent('Take all')
    await userEvent.click(within(stepper).getByRole('button', { name: 'One fewer' }))
    await expect(args.onSelectionsChange).toHaveBeenLastCalledWith('2026-08-24', 'Fruit', 1)
    await userEvent.click(within(stepper).getByRole('button', { name: 'One more' }))
    await expect(args.onSelectionsChange).toHaveBeenLastCalledWith('2026-08-24', 'Fruit', null)

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Monday, August 24' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Wednesday, August 26' }))
    await expect(args.onCopyDay).toHaveBeenLastCalledWith('2026-08-24', '2026-08-26')
  },
}

const drawn = fn((item: string) => englishMenuText.plannedServingsOf(item))
/** Where a day is too narrow for the button, the menu removes an item. */
export const RemoveByMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ketchup packet' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Actions for Ketchup packet' })).not.toBeInTheDocument()
  },
}

const countingText = { plannedServingsOf: drawn }

/** A card formats its text once per render: one change renders one card, not thirty. */
export const OnlyTheChangedCardRenders: Story = {
  decorators: [
    (Story) => (
      <div style={{ minInlineSize: '84rem' }}>
        <MenuTextProvider text={countingText}>{Story()}</MenuTextProvider>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const servings = canvas.getByRole('textbox', { name: 'Planned servings of Pasta with meat sauce' })
    servings.focus()
    drawn.mockClear()
    await userEvent.keyboard('7')
    await expect(servings).toHaveValue('7')
    await expect([...new Set(drawn.mock.calls.map(([item]) => item))]).toEqual(['Pasta with meat sauce'])

    drawn.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ketchup packet' }))
    await expect(canvas.queryByRole('button', { name: 'Remove Ketchup packet' })).not.toBeInTheDocument()
    await expect(drawn).not.toHaveBeenCalled()
  },
}

const barContents = ['Romaine lettuce', 'Carrots, shredded', 'Garbanzo beans', 'Cheddar, shredded']
/** A salad bar is one line, with the foods that students take from it below its name. */
export const SaladBar: Story = {
  tags: ['visual'],
  args: {
    days: menuDays.map((day, index) =>
      index > 0
        ? day
        : {
            ...day,
            items: [...day.items, { ...menuItem('salad', 90), id: 'bar', name: 'Salad bar', contents: barContents }],
          },
    ),
  },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('list', { name: 'Salad bar' }))
    const names = contents.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(names).toEqual(barContents)
  },
}
