import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { Badge } from '../../../components/display/Badge/Badge.tsx'
import { Button } from '../../../components/actions/Button/Button.tsx'
import { NumberField } from '../../../components/fields/NumberField/NumberField.tsx'
import { endlessName, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { CountCard, CountedAmount, CountFields } from './CountCard.tsx'

const left = fn()

function Fields() {
  const [cases, setCases] = useState('')
  const [bags, setBags] = useState('')
  return (
    <CountFields onLeave={left}>
      <NumberField label="Cases" value={cases} onChange={setCases} />
      <NumberField label="Each" value={bags} onChange={setBags} />
      <Button>Save</Button>
    </CountFields>
  )
}

const meta = {
  component: CountCard,
  args: {
    name: 'Beef, ground, 85% lean',
    details: 'I0012 · 6/5 LB · Expected 2 cases',
    state: 'open',
    children: <Fields />,
  },
} satisfies Meta<typeof CountCard>

export default meta
type Story = StoryObj<typeof meta>

/** `onLeave` is called when the focus leaves the fields, not when it moves between them. Targets are at least 44 px high. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    left.mockClear()
    const cases = canvas.getByRole('textbox', { name: 'Cases' })
    await userEvent.type(cases, '2')
    await userEvent.tab()
    await expect(left).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(left).toHaveBeenCalledOnce()
    for (const target of [cases.parentElement, canvas.getByRole('button', { name: 'Save' })]) {
      await expect(target?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

export const Counted: Story = {
  args: {
    state: 'counted',
    badges: <Badge>Counted: 2 cases 1.5 lb</Badge>,
    children: (
      <CountedAmount
        amount="2 cases 1.5 lb"
        meta="Dana Whitfield, 10:42 AM"
        replaced="Replaced 3 cases by Luis Ortega"
        actions={<Button variant="quiet">Change</Button>}
      />
    ),
  },
}

export const Found: Story = { args: { isFound: true, state: 'recount', badges: <Badge tone="accent">Recount</Badge> } }

export const VeryLong: Story = {
  args: {
    name: endlessName,
    details: endlessName,
    children: <CountedAmount amount={endlessName} meta={endlessName} />,
  },
  play: staysWithinTheWindow,
}
