import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { storyClock } from '../../../testing/story-clock.ts'
import { weekChecks } from '../../fixtures/week.ts'
import { ComplianceStrip } from './ComplianceStrip.tsx'

const passing = weekChecks.filter((check) => check.now?.status === 'pass' && check.from2027?.status === 'pass')

const meta = {
  component: ComplianceStrip,
  args: {
    label: 'Meal pattern, August 24 – 28',
    checks: weekChecks,
    overall: { now: 'fail', from2027: 'fail' },
    summary: 'Fails on components today, and on sodium starting July 1, 2027.',
    onOpen: fn(),
  },
} satisfies Meta<typeof ComplianceStrip>

export default meta
type Story = StoryObj<typeof meta>

/** Problems of today come first; Enter opens a tile's reasons. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const tiles = canvas.getAllByRole('button')
    await expect(tiles[0]).toHaveAccessibleName(/^Components/)
    await expect(tiles[1]).toHaveAccessibleName(/^Sodium.*July 2027.*Fail: 154 mg over/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('components')
  },
}
export const OneOpen: Story = { args: { openId: 'sodium' } }
const seesNote: NonNullable<Story['play']> = async ({ canvas }) =>
  expect(canvas.getByText(/^Not checked: offer versus serve/)).toBeVisible()

/** A note names what the checks do not cover. */
export const AllPass: Story = {
  args: {
    checks: passing,
    overall: { now: 'pass', from2027: 'pass' },
    summary: 'Passes on both dates.',
    note: 'Not checked: offer versus serve.',
  },
  play: seesNote,
}
export const ShownOnly: Story = {
  render: ({ onOpen: _, ...args }) => <ComplianceStrip {...args} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
}
/** One menu for two grade groups: each has its verdicts. */
export const TwoGroups: Story = {
  tags: ['visual'],
  args: {
    variant: 'slim',
    groups: {
      label: 'Grade groups',
      groups: [
        { id: 'K-5', label: 'Grades K-5', verdict: { now: 'pass', from2027: 'advisory' } },
        { id: '6-8', label: 'Grades 6-8', verdict: { now: 'fail', from2027: 'fail' } },
      ],
      shownId: '6-8',
      onShow: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [young] = canvas.getAllByRole('button', { name: /^Grades K-5.*Pass.*Advisory/ })
    await userEvent.click(young ?? document.body)
    await expect(args.groups?.onShow).toHaveBeenCalledWith('K-5')
  },
}
export const TwoGroupsInAReport: Story = { ...TwoGroups, tags: [], args: { ...TwoGroups.args, variant: 'roomy' } }
export const TwoGroupsOnAPhone: Story = {
  ...TwoGroups,
  tags: [],
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
}
export const Loading: Story = { args: { checks: undefined, overall: undefined, summary: '' } }
export const Empty: Story = { args: { checks: [], overall: undefined, summary: '' } }
export const Failed: Story = {
  args: { error: new Error('The analysis could not be loaded.'), onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const VeryLong: Story = {
  args: {
    checks: weekChecks.map((check) => ({ ...check, label: `${check.label} with a very long name that keeps going` })),
  },
}
export const Phone: Story = { decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>] }
export const RightToLeftText: Story = {
  args: { label: 'نمط الوجبات', checks: weekChecks.map((check) => ({ ...check, label: 'الصوديوم' })) },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}

/** Stays visible while items are dropped: failing checks show their reason, passing ones take one line. */
export const Slim: Story = {
  args: { variant: 'slim' },
  play: async ({ args, canvas, userEvent }) => {
    const tiles = within(canvas.getByRole('list')).getAllByRole('button')
    await expect(tiles[0]).toHaveAccessibleName(/^Components.*Today: Fail: 1 of 5 days/)
    await expect(tiles.at(-1)).toHaveAccessibleName(/^Juice.*40.*Today: Pass.*Starting Jul 1, 2027: Pass/)
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThan(111)
    await userEvent.click(canvas.getByRole('button', { name: /^Sodium/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('sodium')
  },
}
/** Nothing is cut off: every tile keeps its name and its days, and the edge shows that more tiles follow. */
export const SlimNarrow: Story = {
  args: {
    variant: 'slim',
    checks: [
      ...(meta.args.checks ?? []),
      {
        id: 'unknown',
        label: 'Meats/meat alternates',
        shortLabel: 'M/MA',
        value: null,
        now: { status: 'unknown', limit: null, outsideBy: 'Salsa, canned: no value, and 3 more' },
        from2027: { status: 'fail', limit: null, outsideBy: '0.25 oz eq short on Mon, Tue, Wed, Thu, and Fri' },
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '48rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await waitFor(() => expect(getComputedStyle(list).maskImage).toContain('linear-gradient'))
    const atStart = getComputedStyle(list).maskImage
    for (const part of list.querySelectorAll('span')) {
      if (getComputedStyle(part).position !== 'absolute') {
        await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1)
      }
    }
    await expect(canvas.getAllByText('Salsa, canned: no value, and 3 more')[0]).toBeVisible()
    list.scrollTo({ left: document.documentElement.dir === 'rtl' ? -10_000 : 10_000 })
    await waitFor(() => expect(getComputedStyle(list).maskImage).not.toBe(atStart))
  },
}

export const SlimAllPass: Story = { args: { ...AllPass.args, variant: 'slim' }, play: seesNote }
export const SlimLoading: Story = { args: { ...Loading.args, variant: 'slim' } }
export const SlimEmpty: Story = { args: { ...Empty.args, variant: 'slim' } }
export const SlimFailed: Story = { args: { ...Failed.args, variant: 'slim' } }
export const SlimVeryLong: Story = { args: { ...VeryLong.args, variant: 'slim' } }

/** A phone shows one line for the week, which opens the tiles. */
export const SlimPhone: Story = {
  args: { variant: 'slim' },
  decorators: [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('button', { name: /Today: Fail.*Starting Jul 1, 2027: Fail.*Components 1 of 5 days/ })
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await userEvent.click(line)
    await expect(within(canvas.getByRole('list')).getAllByRole('button')).toHaveLength(weekChecks.length)
  },
}

/** Nothing is announced on load, and after several drops only the last summary. */
export const AnnouncesTheLastSummary: Story = {
  render: function Dropping(args) {
    const [drops, setDrops] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setDrops(drops + 1)}>
          Drop
        </button>
        <ComplianceStrip {...args} summary={`Sodium after drop ${drops}`} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const clock = storyClock(1200)
    try {
      const status = canvas.getByRole('status')
      const drop = canvas.getByRole('button', { name: 'Drop' })
      for (let drops = 0; drops < 3; drops++) {
        await userEvent.click(drop)
        await clock.advance(1199)
        await expect(status).toBeEmptyDOMElement()
      }
      await clock.advance(1)
      await expect(status).toHaveTextContent('Sodium after drop 3')
    } finally {
      clock.stop()
    }
  },
}
