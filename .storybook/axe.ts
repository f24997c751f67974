import type { StoryContext } from '@storybook/react-vite'

// Collecting passes takes as long again, and only the panel shows them.
const everyRule = { resultTypes: ['violations'] }

// The same elements as in light: only what depends on colors and positions can differ.
const rulesOfDarkRtl = {
  ...everyRule,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] },
}

const seen = new Set<string>()

/**
 * Light stories run every rule, dark ones those of colors and positions. In the gate, axe runs on the first story of a file, which
 * shows what the others vary.
 */
function a11yFor({ title }: StoryContext): { test?: 'off'; options?: object } {
  const isFirst = !seen.has(title)
  seen.add(title)
  const isDark = import.meta.env['STORY_THEME'] === 'dark'
  if (import.meta.env['STORY_AXE'] === 'gate' && !isFirst) return { test: 'off' }
  return { options: isDark ? rulesOfDarkRtl : everyRule }
}

/** Sets the rules of axe for a story that is about to run in a test. */
export function setAxeOptions(context: StoryContext): void {
  if (import.meta.env.MODE !== 'test') return
  const a11y: { options?: object } = context.parameters['a11y']
  const { options, ...rest } = a11yFor(context)
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, ...rest, options: { ...a11y.options, ...options } },
  }
}
