import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { endlessName, narrowAndLarge, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Progress } from './Progress.tsx'

const meta = {
  component: Progress,
  args: { label: 'Importing foods.csv', value: 3120, max: 8618, detail: '3,120 of 8,618 rows' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing foods.csv' })).toHaveAttribute('value', '3120')
  },
}
export const NotBegun: Story = { args: { value: 0, detail: '0 of 8,618 rows' } }
export const Done: Story = { args: { value: 8618, detail: '8,618 of 8,618 rows' } }
/** The total is unknown. */
export const Unknown: Story = {
  args: { label: 'Reading the file', value: null, detail: '' },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value'),
}
/** A value above `max` shows as complete. */
export const MoreThanAll: Story = {
  args: { value: 9000, detail: '9,000 of 8,618 rows' },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '8618'),
}

function Stepped() {
  const [value, setValue] = useState(0)
  return (
    <>
      <Progress label="Importing foods.csv" value={value} max={100} detail={`${value} of 100 rows`} />
      <Button onClick={() => setValue(value + 10)}>Ten more</Button>
    </>
  )
}

/** Announced at each quarter, not at each row. */
export const AnnouncedQuarterly: Story = {
  render: () => <Stepped />,
  play: async ({ canvas, userEvent }) => {
    const announced: string[] = []
    for (let step = 0; step < 10; step += 1) {
      await userEvent.click(canvas.getByRole('button'))
      const text = canvas.getByRole('status').textContent
      if (text !== '' && text !== announced.at(-1)) announced.push(text)
    }
    await expect(announced).toEqual(['30 of 100 rows', '50 of 100 rows', '80 of 100 rows', '100 of 100 rows'])
  },
}
export const LongText: Story = {
  args: { label: 'Importing the-food-composition-file-of-the-cooperative-for-the-school-year-2026-2027-final.csv' },
}
export const EndlessName: Story = { args: { label: endlessName }, play: staysWithinTheWindow }
export const RightToLeftText: Story = { args: { label: 'تحميل الأطعمة 🥫', detail: '٣٬١٢٠ من ٨٬٦١٨' } }
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }
