import { breakpoints, sizes } from '../../../theme/theme.ts'

/** On phones the panel is a sheet at the bottom of the window, at most this share of its height. */
export const sheetShare = 0.6

/** The open panel's rectangle: at the inline end below the top bar, on phones at the bottom. */
function panelBox() {
  const root = getComputedStyle(document.documentElement)
  const rem = Number.parseFloat(root.fontSize)
  const { innerWidth: width, innerHeight: height } = window
  if (width < breakpoints.sm) return { left: 0, right: width, top: height * (1 - sheetShare), bottom: height }

  const panel = Number.parseFloat(sizes.panel) * rem
  const top = Number.parseFloat(sizes.topBar) * rem
  return root.direction === 'rtl'
    ? { left: 0, right: panel, top, bottom: height }
    : { left: width - panel, right: width, top, bottom: height }
}

/** Whether the open panel hides a quarter of an element or more; focus must stay visible (WCAG 2.2, 2.4.11). */
export function isUnderPanel(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const panel = panelBox()
  const width = Math.min(box.right, panel.right) - Math.max(box.left, panel.left)
  const height = Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top)
  return width > 0 && height > 0 && width * height >= (box.width * box.height) / 4
}
