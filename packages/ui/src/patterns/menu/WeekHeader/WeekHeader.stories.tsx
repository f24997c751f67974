import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import type { SaveState } from './week-header-types.ts'
import { WeekHeader } from './WeekHeader.tsx'

const retry = fn()

const print = (
  <Button>
    <Printer aria-hidden />
    Print
  </Button>
)

/** The header of a week that saves automatically. */
const actionsIn = (state: SaveState) => (
  <>
    <SaveStatus state={state} onRetry={retry} />
    {print}
  </>
)

const meta = {
  component: WeekHeader,
  args: {
    school: 'Maple Grove Elementary',
    weekLabel: 'August 24 – 28, 2026',
    isThisWeek: false,
    onPrevious: fn(),
    onNext: fn(),
    onThisWeek: fn(),
    actions: actionsIn({ kind: 'saved' }),
  },
} satisfies Meta<typeof WeekHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'This week' }))
    await expect(args.onThisWeek).toHaveBeenCalledOnce()
  },
}
export const Month: Story = {
  args: { unit: 'month', weekLabel: 'August 2026' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
  },
}
/** The last month: there is nothing after it. */
export const LastMonth: Story = {
  args: { unit: 'month', weekLabel: 'August 2026' },
  render: ({ onNext: _none, ...args }) => <WeekHeader {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next month' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(next).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
  },
}
export const Year: Story = {
  args: { unit: 'year', weekLabel: '2026 – 2027' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next year' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}
export const ThisWeek: Story = { args: { isThisWeek: true } }
export const Saving: Story = { args: { actions: actionsIn({ kind: 'saving' }) } }
export const Unsaved: Story = { args: { actions: actionsIn({ kind: 'unsaved' }) } }
export const NotSaved: Story = {
  tags: ['visual'],
  args: { actions: actionsIn({ kind: 'failed', reason: 'the server does not answer. What you entered is kept.' }) },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const NothingToSave: Story = { args: { actions: print } }
export const LongNames: Story = {
  args: { school: 'Martin Luther King Jr. Memorial Elementary and Middle School of the Arts and Sciences' },
}
export const Phone: Story = { decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>] }
export const RightToLeftText: Story = {
  args: { school: 'مدرسة القيقب الابتدائية', weekLabel: '٢٤ إلى ٢٨ أغسطس' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
