import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { weekAnalysis, weekdays } from '../../fixtures/week.ts'
import { AnalysisTable } from './AnalysisTable.tsx'

const meta = {
  component: AnalysisTable,
  render: function Opening(args) {
    const [openIds, setOpenIds] = useState(args.openIds)
    return (
      <AnalysisTable
        {...args}
        openIds={openIds}
        onToggle={(rowId) => {
          args.onToggle(rowId)
          setOpenIds(openIds.includes(rowId) ? openIds.filter((id) => id !== rowId) : [...openIds, rowId])
        }}
      />
    )
  },
  args: {
    label: 'Lunch, grades K-5, August 24 – 28',
    days: weekdays,
    weekLabel: 'Weekly average',
    groups: weekAnalysis,
    openIds: [],
    onToggle: fn(),
    onOpenItem: fn(),
  },
} satisfies Meta<typeof AnalysisTable>

export default meta
type Story = StoryObj<typeof meta>

/** A row expands to its contributing items, and an item opens from there. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const sodium = canvas.getByRole('button', { name: 'Sodium mg' })
    await expect(sodium).toHaveAttribute('aria-expanded', 'false')
    sodium.focus()
    await userEvent.keyboard('{Enter}')
    await expect(sodium).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Ham and cheese sub' }))
    await expect(args.onOpenItem).toHaveBeenCalledWith('ham')
    await expect(canvas.queryByRole('button', { name: /^Saturated fat/ })).not.toBeInTheDocument()
  },
}
export const ReasonsOpen: Story = { args: { openIds: ['addedSugars', 'meatAlternate'] } }
export const Loading: Story = { args: { groups: undefined } }
export const NothingPlanned: Story = { args: { groups: [] } }
export const Failed: Story = { args: { error: new Error('The analysis could not be loaded.'), onRetry: fn() } }
export const VeryLong: Story = {
  args: {
    groups: weekAnalysis.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        label: `${row.label}, weighted by the planned servings of every offered item`,
      })),
    })),
  },
}
/** Rows are stacked: nothing scrolls sideways. */
export const Phone: Story = {
  args: { openIds: ['sodium'] },
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region')
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
}
export const RightToLeftText: Story = {
  args: {
    label: 'غداء، الصفوف الابتدائية',
    groups: weekAnalysis.map((group) => ({ ...group, rows: group.rows.map((row) => ({ ...row, label: 'الصوديوم' })) })),
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
