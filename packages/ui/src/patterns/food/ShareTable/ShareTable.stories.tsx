import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ShareTable, type ShareTableProps } from './ShareTable.tsx'

const value = (known: number, ...missing: string[]) => ({ value: { known, missing } })

const rows: ShareTableProps['rows'] = [
  { id: '1', label: 'Ground beef, 90% lean, raw', cells: [value(120), value(45), '1.5 oz eq M/MA', '$0.57'] },
  { id: '2', label: 'Taco seasoning', cells: [value(4), value(0, 'Taco seasoning'), '', '$0.02'] },
  { id: '3', label: 'Tortilla, corn, 6 inch', cells: [value(105), value(22), '1.714 oz eq G', '$0.10'] },
]

const meta = {
  component: ShareTable,
  args: {
    caption: 'What each line adds to a portion',
    nameHeader: 'Ingredient',
    columns: [
      { id: 'calories', label: 'Calories' },
      { id: 'sodium', label: 'Sodium, mg' },
      { id: 'credits', label: 'Credits' },
      { id: 'cost', label: 'Cost' },
    ],
    rows,
    totals: [
      { id: 'total', label: 'Total', cells: [value(229), value(67, 'Taco seasoning'), '1.5 oz eq M/MA', '$0.69'] },
      { id: 'rounding', label: 'Rounded down', cells: ['', '', '0.214 oz eq G', ''] },
    ],
  },
} satisfies Meta<typeof ShareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What each line adds to a portion' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Taco seasoning/ })).toHaveTextContent('≥ 0incomplete')
  },
}

export const NoTotals: Story = { args: { totals: [] } }

/** On a phone a line's values are below its name. */
export const Phone: Story = {
  args: { rows: rows.map((row) => ({ ...row, label: `${row.label}, USDA Foods, frozen, ${row.label}` })) },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
