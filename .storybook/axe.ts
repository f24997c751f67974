import type { StoryContext } from '@storybook/react-vite'

// Collecting passes doubles the time, and only the panel shows them.
const everyRule = { resultTypes: ['violations'] }

// The same elements as in light: only what depends on colors and positions can differ.
const rulesOfDarkRtl = {
  ...everyRule,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] },
}

const seen = new Set<string>()

/**
 * Light stories run every rule, dark ones only the rules on colors and positions. In the gate, axe runs only on a file's first
 * story, of which the others are variations.
 */
function a11yFor({ title }: StoryContext): { test?: 'off'; options?: object } {
  const isFirst = !seen.has(title)
  seen.add(title)
  const isDark = import.meta.env['STORY_THEME'] === 'dark'
  if (import.meta.env['STORY_AXE'] === 'gate' && !isFirst) return { test: 'off' }
  return { options: isDark ? rulesOfDarkRtl : everyRule }
}

/** Sets axe's rules for a story that is about to run in a test. */
export function setAxeOptions(context: StoryContext): void {
  if (import.meta.env.MODE !== 'test') return
  const a11y: { options?: object } = context.parameters['a11y']
  const { options, ...rest } = a11yFor(context)
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, ...rest, options: { ...a11y.options, ...options } },
  }
}
