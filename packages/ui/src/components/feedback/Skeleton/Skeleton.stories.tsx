import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { Button } from '../../actions/Button/Button.tsx'
import { narrowAndLarge, painted, staysWithinTheWindow } from '../../../testing/story-checks.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const OneLine: Story = { args: { lines: 1 } }
export const TenLines: Story = { args: { lines: 10 } }
export const NarrowAndLarge: Story = { globals: narrowAndLarge, play: staysWithinTheWindow }

type Phase = 'before' | 'loading' | 'loaded'

function Page() {
  const [phase, setPhase] = useState<Phase>('before')
  return (
    <>
      <Button onClick={() => setPhase(phase === 'before' ? 'loading' : 'loaded')}>Next</Button>
      <div data-slot>
        {phase === 'loading' && <Skeleton lines={3} />}
        {phase === 'loaded' && ['412 servings', '5 days', '2 schools'].map((line) => <p key={line}>{line}</p>)}
      </div>
      <footer>Prices of August</footer>
    </>
  )
}

/** Appears after 150 ms where the content will be; nothing below moves when the content arrives. */
export const AppearsLateWithoutShift: Story = {
  render: () => <Page />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next' })
    const footer = canvas.getByText('Prices of August')
    await userEvent.click(button)
    const skeleton = canvasElement.querySelector('[data-slot] > div')
    if (!skeleton) throw new Error('Skeleton not found')

    const visibility = () => getComputedStyle(skeleton).visibility
    const [animation] = skeleton.getAnimations()
    if (!animation) throw new Error('Animation not found')
    // The animation's own clock, which a busy machine does not affect.
    animation.pause()
    animation.currentTime = 149
    await expect(visibility()).toBe('hidden')
    const place = footer.getBoundingClientRect().top
    animation.currentTime = 151
    await expect(visibility()).toBe('visible')
    await expect(footer.getBoundingClientRect().top).toBe(place)

    await painted()
    let shift = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
    })
    observer.observe({ type: 'layout-shift', buffered: false })
    await userEvent.click(button)
    await expect(canvas.getByText('412 servings')).toBeVisible()
    await expect(footer.getBoundingClientRect().top).toBe(place)
    await painted()
    observer.disconnect()
    await expect(shift).toBe(0)
  },
}
