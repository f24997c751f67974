import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'

import { DataTable } from './DataTable.tsx'
import { type IngredientRow, ingredients, shownNames, shownRow, summedColumns } from './ingredients.fixture.ts'
import type { DataTableProps } from './types.ts'

const meta = {
  title: 'Table/DataTable/Details, totals, CSV, print',
  component: DataTable<IngredientRow>,
  tags: ['!autodocs'],
  args: {
    caption: 'Ingredients',
    columns: summedColumns,
    rows: ingredients(24),
    error: undefined,
    onOpenRow: fn(),
    tableId: 'details-tests',
  },
  beforeEach: () => localStorage.removeItem('commissary.table.details-tests'),
} satisfies Meta<DataTableProps<IngredientRow>>

export default meta
type Story = StoryObj<typeof meta>

/** The row's button exposes whether it is expanded; the row itself still opens the record. */
export const Unfolds: Story = {
  args: { expandRow: (row) => <p>Bought from two vendors: {row.name}</p> },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Details of Bananas, raw' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Bought from two vendors: Bananas, raw')).toBeVisible()
    await expect(args.onOpenRow).not.toHaveBeenCalled()

    button.focus()
    await userEvent.keyboard('{ArrowUp}{End}{ArrowDown}{Home}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText(/two vendors/)).not.toBeInTheDocument()
  },
}

/** In a long list the row after expanded details is below them. */
export const UnfoldsInALongList: Story = {
  args: {
    rows: ingredients(1000),
    hasPages: false,
    expandRow: (row) => <div style={{ blockSize: '10rem' }}>About {row.name}</div>,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of Bananas, raw' }))
    await waitFor(async () => {
      const row = shownRow(canvasElement, 1).getBoundingClientRect()
      await expect(shownRow(canvasElement, 2).getBoundingClientRect().top - row.bottom).toBeGreaterThan(160)
    })
    const grid = canvas.getByRole('grid')
    const height = grid.getBoundingClientRect().height
    await waitFor(() => expect(grid.getBoundingClientRect().height).toBeGreaterThan(1000 * 44 + 160))
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Bananas, raw' }))
    await waitFor(() => expect(grid.getBoundingClientRect().height).toBeLessThan(height - 160))
  },
}

/** Sums of all matching rows, not of the page. A sum with unknown values is a minimum. */
export const Totals: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const foot = () => [...canvasElement.querySelectorAll('tfoot td')].map((cell) => cell.textContent)
    await expect(foot()).toEqual(['Total', '', '≥ 4,002, 2 unknown', expect.stringMatching(/^\$\d+\.\d\d$/)])
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '26')

    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    const filter = canvas.getByRole('searchbox', { name: 'Filter Name' })
    await userEvent.type(filter, 'milk')
    await waitFor(() => expect(foot()[2]).toBe('84'))
    await userEvent.clear(filter)
    await userEvent.type(filter, 'house')
    await waitFor(() => expect(foot()[2]).toBe('2 unknown'))
  },
}

function lastDownload() {
  const seen: { name: string; file: Blob | null } = { name: '', file: null }
  const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    seen.file = file as Blob
    return 'blob:none'
  })
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    seen.name = this.download
  })
  return {
    seen,
    restore: () => {
      create.mockRestore()
      click.mockRestore()
    },
  }
}

const tricky: IngredientRow[] = [
  { id: 1, name: '=HYPERLINK("http://evil.example")', group: 'Own, mixed', sodium: -3, price: '1.15' },
  { id: 2, name: 'Jalapeño "hot" 🌶️', group: '+Dairy', sodium: null, price: '20.50' },
  { id: 3, name: 'أرز بني', group: 'Grains', sodium: 4, price: '3.00' },
]

/** The filtered rows, in order, with the shown columns; formulas do not run, numbers stay numbers. */
export const Csv: Story = {
  args: { rows: tricky, caption: 'Own: foods / 2026' },
  play: async ({ canvas, userEvent }) => {
    const { seen, restore } = lastDownload()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Price per lb' }))
      await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Price per lb' }), '.')
      await userEvent.click(canvas.getByRole('button', { name: 'Table options' }))
      const panel = within(canvas.getByRole('dialog'))
      await userEvent.click(await panel.findByRole('button', { name: 'Move Sodium, mg earlier' }))
      await userEvent.keyboard('{Escape}')
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
      await waitFor(() => expect(seen.file).not.toBeNull())
      await expect(seen.name).toBe('Own foods 2026.csv')
      const bytes = new Uint8Array((await seen.file?.arrayBuffer()) ?? new ArrayBuffer())
      await expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
      await expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
        'Name,"Sodium, mg",Group,Price per lb',
        `"'=HYPERLINK(""http://evil.example"")",-3,"Own, mixed",1.15`,
        'أرز بني,4,Grains,3',
        `"Jalapeño ""hot"" 🌶️",,'+Dairy,20.5`,
        '',
      ])
    } finally {
      restore()
    }
  },
}

/** Where the caller pages, the file contains what it loads. */
export const CsvOfAServer: Story = {
  args: { rows: ingredients(10), total: 24, loadAllRows: async () => ingredients(24) },
  play: async ({ canvas, userEvent }) => {
    const { seen, restore } = lastDownload()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
      await waitFor(() => expect(seen.file).not.toBeNull())
      await expect((await seen.file?.text())?.trim().split('\r\n')).toHaveLength(25)
    } finally {
      restore()
    }
  },
}

/** All matching rows are printed, whatever page is shown. */
export const Print: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Filter Data' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Name' }), 'a')
    await waitFor(() => expect(canvas.getByText('1–10 of 22')).toBeVisible())
    window.dispatchEvent(new Event('beforeprint'))
    await expect(shownNames(canvasElement)).toHaveLength(22)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(shownNames(canvasElement)).toHaveLength(10))
  },
}

/** Of a very long list the first 2,000 rows are printed, with a note. */
export const PrintOfALongList: Story = {
  args: { rows: ingredients(5000), hasPages: false },
  play: async ({ canvas, canvasElement }) => {
    window.dispatchEvent(new Event('beforeprint'))
    await expect(shownNames(canvasElement)).toHaveLength(2000)
    await expect(canvas.getByText('First 2,000 of 5,000 rows')).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(shownNames(canvasElement).length).toBeLessThan(100))
  },
}
