import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import { menuDays } from '../../fixtures/menu.ts'
import type { MonthClipboard, MonthGridDay, MonthGridWeek } from './month-grid-types.ts'
import { MonthGrid } from './MonthGrid.tsx'

const verdict = { now: 'pass', from2027: 'fail' } as const

function day(number: number): MonthGridDay {
  const planned = menuDays[number % 5]?.items ?? []
  return {
    date: `2026-11-${String(number).padStart(2, '0')}`,
    number: String(number),
    label: `November ${number}, 2026`,
    items: planned.map((item) => ({
      id: item.id,
      name: item.name,
      category: item.category,
      isMain: item.category === 'Entree',
      isRecurring: item.category === 'Milk',
    })),
    verdict,
    kcal: { known: 612, missing: [] },
    cost: { value: '$1.87' },
  }
}

const weeks: MonthGridWeek[] = [2, 9, 16, 23, 30].map((monday) => ({
  id: `2026-11-${String(monday).padStart(2, '0')}`,
  label: `Week of November ${monday}`,
  days: [0, 1, 2, 3, 4].map((step) => (monday + step > 30 ? null : day(monday + step))),
  verdict,
}))
const change = (patch: (one: MonthGridDay) => Partial<MonthGridDay>): MonthGridWeek[] =>
  weeks.map((week) => ({ ...week, days: week.days.map((one) => one && { ...one, ...patch(one) }) }))

/** The operations on days, with messages as on the screens. */
const clipboard = {
  copy: fn<MonthClipboard['copy']>((ranges) => ({
    text: ranges.map(({ dates }) => dates.join()).join(' '),
    data: '{}',
    done: 'Copied.',
  })),
  paste: fn<MonthClipboard['paste']>(() => 'Pasted.'),
  fill: fn<MonthClipboard['fill']>(() => 'Filled.'),
  clear: fn<MonthClipboard['clear']>(() => 'Cleared.'),
  duplicate: fn<MonthClipboard['duplicate']>(() => 'Duplicated.'),
  drag: fn<MonthClipboard['drag']>(() => 'Dragged.'),
}
const dates = (...days: number[]) => ({
  dates: days.map((number) => `2026-11-${String(number).padStart(2, '0')}`),
  categories: null,
})

const meta = {
  component: MonthGrid,
  parameters: { layout: 'padded' },
  args: {
    label: 'Fall lunch, November 2026',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    weeks,
    openWeek: '2026-11-16',
    onOpenDay: fn(),
  },
} satisfies Meta<typeof MonthGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move between days and past the ends of weeks; Enter opens a day's week. Each week shows its verdicts. */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: /^Week of November 16/ })).toHaveTextContent(
      /Today: Pass.*Starting Jul 1, 2027: Fail/,
    )
    const next = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const at = (name: RegExp) => canvas.getByRole('button', { name })
    at(/^November 6, 2026/).focus()
    await userEvent.keyboard(`{${next}}`)
    await expect(at(/^November 9, 2026/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpenDay).toHaveBeenLastCalledWith('2026-11-16', '2026-11-16')
    at(/^November 30, 2026/).focus()
    await userEvent.keyboard(`{ArrowDown}{${next}}`)
    await expect(at(/^November 30, 2026/)).toHaveFocus()
  },
}
export const Loading: Story = { args: { weeks: undefined } }
const { cost: _, ...withoutCost } = day(16)
export const Empty: Story = {
  args: {
    weeks: weeks.map((week) => ({
      ...week,
      days: week.days.map(
        (one) =>
          one && {
            ...withoutCost,
            date: one.date,
            number: one.number,
            label: one.label,
            items: [],
            verdict: null,
            kcal: null,
          },
      ),
    })),
  },
}
/** Costs over a target, and costs that are lower bounds. */
export const Costs: Story = {
  tags: ['visual'],
  args: {
    weeks: change(({ date }) => ({
      ...(date === '2026-11-17' && { cost: { value: '$2.07', difference: '+$0.12 over', isOver: true } }),
      ...(date === '2026-11-18' && { cost: { value: '≥ $1.42', gap: '2 items without a price' } }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$0.12 over')).toBeVisible()
    await expect(canvas.getByText('2 items without a price')).toBeVisible()
  },
}
export const Failed: Story = { args: { error: new Error('The month could not be loaded.'), onRetry: fn() } }
/** Holidays, served days, and unknown values. */
export const HolidaysAndServedDays: Story = {
  args: {
    weeks: change(({ date }) => ({
      ...(date === '2026-11-26' && { closed: 'Closed: Thanksgiving Day' }),
      ...(date < '2026-11-16' && { isLocked: true }),
      ...(date === '2026-11-18' && { isToday: true, kcal: { known: null, missing: ['Ketchup'] } }),
    })),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Closed: Thanksgiving Day')).toBeVisible(),
}
/** Days as published are shown quietly; the school's changes and conflicts are marked. */
export const OfASchool: Story = {
  tags: ['visual'],
  args: {
    weeks: change(({ date }) => ({
      change: date === '2026-11-10' ? 'conflict' : date === '2026-11-12' ? 'changed' : 'inherited',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^November 10, 2026.*Conflict/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^November 12, 2026.*Changed/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^November 11, 2026.*(Changed|Conflict)/ })).toBeNull()
  },
}
/** An item on only one serving line says which. The line stays readable beside a long name. */
export const ServingLines: Story = {
  tags: ['visual'],
  args: {
    weeks: change((one) => ({
      items: one.items.map((item, index) => (index < 2 ? { ...item, servingLine: index + 1 } : item)),
    })),
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: /^November 2, 2026/ })
    await expect(
      within(first)
        .getAllByText(/^Line [12]$/)
        .map((line) => line.textContent),
    ).toEqual(['Line 1', 'Line 2'])
  },
}

export const LongNames: Story = {
  args: {
    weeks: change(({ items }) => ({
      items: items.map((item) => ({ ...item, name: `${item.name} with a very long description of its preparation` })),
    })),
  },
}
/** Without columns, each day names its weekday. */
export const Phone: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: /^November 18, 2026/ })
    await expect(within(day).getByText('Wed')).toBeVisible()
  },
}
export const RightToLeftText: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const at = (canvas: Canvas, number: number) =>
  canvas.getByRole('button', { name: new RegExp(`^November ${number}, 2026`) })
const selected = (canvas: Canvas) =>
  [...canvas.getByRole('grid').querySelectorAll<HTMLElement>('[aria-selected="true"]')].map(({ dataset }) =>
    Number(dataset['date']?.slice(-2)),
  )
const next = () => (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')

/** What the browser sends for Ctrl+C, X and V. */
function send(type: 'copy' | 'cut' | 'paste', text = '') {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

/** A month that can be edited: by keyboard, days are selected with Shift, Space and Shift+Space, and cut, pasted and filled. */
export const EditsByKeyboard: Story = {
  args: { clipboard },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
    at(canvas, 10).focus()
    await userEvent.keyboard(`{Shift>}{${next()}}{ArrowDown}{/Shift}`)
    await expect(selected(canvas)).toEqual([10, 11, 17, 18])
    await expect(canvas.getByText('4 days selected')).toBeVisible()
    await userEvent.keyboard('{Control>}r{/Control}')
    await expect(clipboard.fill).toHaveBeenLastCalledWith([dates(10, 11), dates(17, 18)])
    await userEvent.keyboard('{Delete}')
    await expect(clipboard.clear).toHaveBeenLastCalledWith([dates(10, 11), dates(17, 18)])

    // A block does not go past the end of a week, but a move does.
    at(canvas, 13).focus()
    await userEvent.keyboard(`{Escape}{Shift>}{${next()}}{/Shift}`)
    await expect(at(canvas, 13)).toHaveFocus()
    await userEvent.keyboard(`{${next()}}`)
    await expect(at(canvas, 16)).toHaveFocus()

    await userEvent.keyboard(` {${next()}}{${next()}} `)
    await expect(selected(canvas)).toEqual([16, 18])
    await expect(send('copy')).toBe('2026-11-16,2026-11-18')
    await userEvent.keyboard('{ArrowDown}')
    await expect(selected(canvas)).toEqual([])
    send('paste', 'Chili')
    await expect(clipboard.paste).toHaveBeenLastCalledWith([dates(25)], { text: 'Chili', data: null })
    clipboard.clear.mockClear()
    send('cut')
    await expect(clipboard.clear).toHaveBeenLastCalledWith([dates(25)])

    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(selected(canvas)).toEqual([23, 24, 25, 26, 27])
    await expect(args.onOpenDay).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}{Enter}')
    await expect(args.onOpenDay).toHaveBeenLastCalledWith('2026-11-23', '2026-11-25')
  },
}

/** By mouse, Shift and Ctrl (or Command) select days; the name of a week selects it, and with Shift all days through it. */
export const SelectsByMouse: Story = {
  args: { clipboard },
  play: async ({ args, canvas, userEvent }) => {
    const mod = /mac/i.test(navigator.platform) ? 'Meta' : 'Control'
    at(canvas, 3).focus()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(at(canvas, 12))
    await userEvent.keyboard(`{/Shift}{${mod}>}`)
    await userEvent.click(at(canvas, 27))
    await userEvent.click(at(canvas, 3))
    await userEvent.keyboard(`{/${mod}}`)
    await expect(selected(canvas)).toEqual([4, 5, 10, 11, 12, 27])
    await userEvent.click(canvas.getByRole('button', { name: 'Week of November 16' }))
    await expect(selected(canvas)).toEqual([16, 17, 18, 19, 20])
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('button', { name: 'Week of November 30' }))
    await userEvent.keyboard('{/Shift}')
    await expect(selected(canvas)).toEqual([16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30])
    await expect(args.onOpenDay).not.toHaveBeenCalled()
    await userEvent.click(at(canvas, 12))
    await expect(args.onOpenDay).toHaveBeenLastCalledWith('2026-11-09', '2026-11-12')
    await expect(selected(canvas)).toEqual([])
  },
}

/** A whole week is duplicated to another week; days that were served or are closed are not offered. */
export const DuplicatesAWeek: Story = {
  args: {
    clipboard,
    weeks: change(({ date }) => ({
      ...(date < '2026-11-16' && { isLocked: true }),
      ...(date === '2026-11-26' && { closed: 'Closed: Thanksgiving Day' }),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Week of November 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate to…' }))
    await expect(canvas.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Week of November 16',
      'Week of November 23',
      'Week of November 30',
    ])
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Week of November 23' }))
    await expect(clipboard.duplicate).toHaveBeenLastCalledWith([dates(2, 3, 4, 5, 6)], '2026-11-23')
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate to…' }))
    await expect(canvas.getByRole('menuitem', { name: 'November 16, 2026' })).toBeInTheDocument()
    await expect(canvas.queryByRole('menuitem', { name: /November (13|26), 2026/ })).not.toBeInTheDocument()
  },
}

/** Without keys, Select days lets a tap select. After Copy, the next tap starts a new selection. */
export const SelectsByTouch: Story = {
  args: { clipboard },
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select days' }))
    await userEvent.click(at(canvas, 3))
    await userEvent.click(at(canvas, 5))
    await expect(selected(canvas)).toEqual([3, 5])
    const bar = canvas.getByRole('toolbar', { name: 'Selection' })
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
    await userEvent.click(within(bar).getByRole('button', { name: 'Copy' }))
    await expect(clipboard.copy).toHaveBeenLastCalledWith([dates(3, 5)])
    await userEvent.click(at(canvas, 11))
    await expect(selected(canvas)).toEqual([11])
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }))
    await waitFor(() => expect(clipboard.paste).toHaveBeenLastCalledWith([dates(11)], expect.anything()))
    await expect(args.onOpenDay).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Select days' }))
    await userEvent.click(at(canvas, 11))
    await expect(args.onOpenDay).toHaveBeenLastCalledWith('2026-11-09', '2026-11-11')
  },
}

/** Drags a day with the mouse onto another one. */
async function drag(from: HTMLElement, to: HTMLElement, keys: { altKey?: boolean } = {}) {
  const middle = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + width / 2, clientY: top + height / 2, ...keys }
  }
  await fireEvent.mouseDown(from, middle(from))
  await fireEvent.mouseMove(document, { ...middle(from), clientX: middle(from).clientX + 8 })
  await new Promise((resolve) => setTimeout(resolve, 60))
  await fireEvent.mouseMove(document, middle(to))
  await new Promise((resolve) => setTimeout(resolve, 60))
  await fireEvent.mouseMove(document, middle(to))
  await new Promise((resolve) => setTimeout(resolve, 60))
  await fireEvent.mouseUp(document, middle(to))
}

/** A day is dragged onto another: a copy, with Alt a move. All selected days are dragged together; a served day accepts none. */
export const DragsADay: Story = {
  args: { clipboard, weeks: change(({ date }) => (date === '2026-11-02' ? { isLocked: true } : {})) },
  play: async ({ args, canvas, userEvent }) => {
    await drag(at(canvas, 10), at(canvas, 19))
    await waitFor(() =>
      expect(clipboard.drag).toHaveBeenLastCalledWith([dates(10)], {
        from: '2026-11-10',
        to: '2026-11-19',
        isMove: false,
      }),
    )
    await expect(canvas.getByText('Dragged.')).toBeVisible()
    await drag(at(canvas, 12), at(canvas, 4), { altKey: true })
    await waitFor(() =>
      expect(clipboard.drag).toHaveBeenLastCalledWith([dates(12)], {
        from: '2026-11-12',
        to: '2026-11-04',
        isMove: true,
      }),
    )
    at(canvas, 10).focus()
    await userEvent.keyboard(`{Shift>}{${next()}}{/Shift}`)
    await drag(at(canvas, 11), at(canvas, 18))
    await waitFor(() =>
      expect(clipboard.drag).toHaveBeenLastCalledWith([dates(10, 11)], {
        from: '2026-11-11',
        to: '2026-11-18',
        isMove: false,
      }),
    )
    clipboard.drag.mockClear()
    await drag(at(canvas, 11), at(canvas, 2))
    await expect(clipboard.drag).not.toHaveBeenCalled()
    await expect(args.onOpenDay).not.toHaveBeenCalled()
  },
}

/** The controls of a selection in right-to-left text. */
export const SelectionRightToLeft: Story = {
  args: { clipboard, weeks: weeks.slice(0, 2) },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    at(canvas, 10).focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(selected(canvas)).toEqual([10, 11])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Select days' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
  },
}

/** What is selected, and what can be done with it. */
export const Selection: Story = {
  tags: ['visual'],
  args: { clipboard, weeks: weeks.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    at(canvas, 10).focus()
    await userEvent.keyboard(`{Shift>}{${next()}}{/Shift}`)
    await expect(canvas.getByText('2 days selected')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Duplicate to…' })).toBeVisible()
  },
}
export const SelectionOnAPhone: Story = {
  tags: ['visual'],
  args: { clipboard, weeks: weeks.slice(0, 1).map((week) => ({ ...week, days: week.days.slice(0, 2) })) },
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select days' }))
    await userEvent.click(at(canvas, 3))
    await expect(selected(canvas)).toEqual([3])
  },
}
