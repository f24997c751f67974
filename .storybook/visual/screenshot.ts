import type { ComposedStoryFn } from 'storybook/internal/types'
import { expect, type TestContext } from 'vitest'
import { commands, page } from 'vitest/browser'

// Storybook's padding from the start: popups measure their anchor's position.
document.head.insertAdjacentHTML(
  'beforeend',
  `<style>
    [data-layout='padded'] { padding: 1rem; }
    vite-error-overlay { display: none !important; }
  </style>`,
)

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const hasBox = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

const withAll = (element: Element) => [element, ...element.querySelectorAll('*')]

/** Dialogs and menus render next to the story in the body; toasts inside it, at the window's edge. */
const floats = (root: Element) =>
  [...document.body.children].some((other) => other !== root && withAll(other).some(hasBox)) ||
  withAll(root).some((element) => getComputedStyle(element).position === 'fixed' && hasBox(element))

/** Waits for fonts, images and layout that follows resizes. */
async function settled() {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await frame()
  await frame()
}

/** Maximum height of a screenshot, enough to recognize the story; every clone contains the images. */
const maxPixels = 640

/** The story, or the whole window if something floats above it. */
async function prepareTarget() {
  const root = document.querySelector<HTMLElement>('[data-layout]')
  if (!root) throw new Error('The story was removed before its screenshot.')
  const isWindow = floats(root)
  const target = isWindow ? document.body : root
  target.style.boxSizing = 'border-box'
  target.style.maxBlockSize = `${isWindow ? window.innerHeight : maxPixels}px`
  // Not `hidden`: that would make it a scroll container, and sticky elements would stick to it.
  target.style.overflow = 'clip'
  window.scrollTo(0, 0)
  await settled()
  return target
}

/**
 * Compares a story with its picture right after its test, while it is still rendered: a separate pass would render each story
 * twice. Only for stories tagged `visual` whose test passed.
 */
export async function compareScreenshot({ task, ...context }: TestContext): Promise<void> {
  const { story } = context as { story?: ComposedStoryFn & { id: string } }
  if (!story?.tags?.includes('visual') || task.result?.state === 'fail') return

  const verdict = await commands.visualVerdict(story.id)
  if (verdict.failure) throw new Error(verdict.failure)
  if (!verdict.name) return

  const target = await prepareTarget()
  try {
    await expect.element(page.elementLocator(target)).toMatchScreenshot(verdict.name)
  } catch (error) {
    if (error instanceof Error) error.message += `\n\n${verdict.hint}`
    throw error
  } finally {
    target.style.cssText = ''
  }
}
