import type { ComposedStoryFn } from 'storybook/internal/types'
import { afterEach, expect } from 'vitest'
import { commands, page } from 'vitest/browser'

// The picture of a story is taken right after its test, while it still stands: a pass of its own would render each story
// a second time. Only stories tagged `visual`, and only those whose test went well.

// The room that Storybook gives around a story, from the start: what opens beside a button measures where it stands.
// An error in a file of another story is that story's own: its message is not laid over this one.
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

/** Dialogs and menus stand beside the story in the body; toasts stand in it, at the edge of the window. */
const floats = (root: Element) =>
  [...document.body.children].some((other) => other !== root && withAll(other).some(hasBox)) ||
  withAll(root).some((element) => getComputedStyle(element).position === 'fixed' && hasBox(element))

/** Fonts and images are there, and what follows a size has followed it. */
async function settled() {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await frame()
  await frame()
}

/** The story down to here, which is enough to know it by; the images lie in every clone. */
const mostPixels = 640

/** The story, or the whole window where something floats over it. */
async function prepareTarget() {
  const root = document.querySelector<HTMLElement>('[data-layout]')
  if (!root) throw new Error('The story is gone before its picture was taken.')
  const isWindow = floats(root)
  const target = isWindow ? document.body : root
  target.style.boxSizing = 'border-box'
  target.style.maxBlockSize = `${isWindow ? window.innerHeight : mostPixels}px`
  // Not hidden: that would make it a box that scrolls, and what sticks would stick to it.
  target.style.overflow = 'clip'
  window.scrollTo(0, 0)
  await settled()
  return target
}

afterEach(async ({ task, ...context }) => {
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
})
