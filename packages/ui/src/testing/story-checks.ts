import { expect } from 'storybook/test'

/** A name that nobody types and somebody imports: 10,000 characters without a space after the first words. */
export const endlessName = `Chicken and brown rice bowl ${'🥕xyz'.repeat(2000)}`.slice(0, 10_000)

/** The narrowest window of WCAG reflow, with text at 200 %. */
export const narrowAndLarge = { textSize: 'double', viewport: { value: 'narrow' } }

/** Nothing stands beside the window: no sideways scrolling of the page. */
export async function staysWithinTheWindow() {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** The element is inside the window, whole. */
export async function isInSight(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(window.innerWidth + 0.5)
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 0.5)
}
