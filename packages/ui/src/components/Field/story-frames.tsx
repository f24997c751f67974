import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { expect } from 'storybook/test'

/** A window of 320 px: what is left of it between the margins of a page. */
export const narrow: Decorator = (Story) => <div style={{ inlineSize: '288px' }}>{Story()}</div>

function Large({ story: Story }: { story: Parameters<Decorator>[0] }) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  }, [])
  return <div style={{ inlineSize: '288px' }}>{Story()}</div>
}

/** Text of twice the size in a window of 320 px. */
export const largeText: Decorator = (Story) => <Large story={Story} />

/** Nothing sticks out of its frame or is cut off by it (WCAG 1.4.10). */
export async function expectReflow(canvasElement: HTMLElement) {
  const frame = canvasElement.querySelector('div')
  await expect(frame?.scrollWidth ?? 0).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
}

/** A name as nobody means it. */
export const veryLong = 'The Greater Sacramento Valley Cooperative of Organic Growers '.repeat(165).slice(0, 10_000)
