import type { Decorator } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** A window of 320 px: what is left of it between the margins of a page. */
export const narrow: Decorator = (Story) => (
  <div className="frame" style={{ inlineSize: '288px' }}>
    {Story()}
  </div>
)

/** Text of twice the size, by the toolbar's own switch. */
export const largeText = { textSize: 'double' } as const

/** Nothing sticks out of its frame or is cut off by it (WCAG 1.4.10). */
export async function expectReflow(canvasElement: HTMLElement) {
  const frame = canvasElement.querySelector('.frame')
  await expect(frame?.clientWidth).toBe(288)
  await expect(frame?.scrollWidth).toBeLessThanOrEqual(288)
}

/** A name as nobody means it. */
export const veryLong = 'The Greater Sacramento Valley Cooperative of Organic Growers '.repeat(165).slice(0, 10_000)
