import type { Decorator } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** A 320 px window minus page margins. */
export const narrow: Decorator = (Story) => (
  <div className="frame" style={{ inlineSize: '288px' }}>
    {Story()}
  </div>
)

/** Text at 200%, by the toolbar's setting. */
export const largeText = { textSize: 'double' } as const

/** Nothing overflows or is clipped by its frame (WCAG 1.4.10). */
export async function expectReflow(canvasElement: HTMLElement) {
  const frame = canvasElement.querySelector('.frame')
  await expect(frame?.clientWidth).toBe(288)
  await expect(frame?.scrollWidth).toBeLessThanOrEqual(288)
}

/** An unreasonably long name. */
export const veryLong = 'The Greater Sacramento Valley Cooperative of Organic Growers '.repeat(165).slice(0, 10_000)
