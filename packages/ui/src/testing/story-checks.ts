import { expect } from 'storybook/test'

/** A name only an import could contain: 10,000 characters without a space after the first words. */
export const endlessName = `Chicken and brown rice bowl ${'🥕xyz'.repeat(2000)}`.slice(0, 10_000)

/** The narrowest window of WCAG reflow, with text at 200%. */
export const narrowAndLarge = { textSize: 'double', viewport: { value: 'narrow' } }

/** The page does not scroll sideways. */
export async function staysWithinTheWindow() {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** The whole element is inside the window. */
export async function isInSight(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(window.innerWidth + 0.5)
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 0.5)
}

/** Everything rendered so far is on the screen, and observers of sizes have been called. */
export const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
