import type { StoryContext } from '@storybook/react-vite'

// Collecting passes takes as long again, and only the panel shows them.
const everyRule = { resultTypes: ['violations'] }

// The same elements as in light: only what depends on colors and positions can differ.
const rulesOfDarkRtl = (rules: string[]) => ({ ...everyRule, runOnly: { type: 'rule', values: rules } })
const positions = ['scrollable-region-focusable']
const colorsAndPositions = ['color-contrast', 'link-in-text-block', ...positions]

/** Rules that ask for the styles and the place of every text take half the time of all rules. */
const rulesWithoutTexts = {
  ...everyRule,
  rules: { 'color-contrast': { enabled: false }, 'avoid-inline-spacing': { enabled: false } },
}

const seen = new Set<string>()

/**
 * Light stories run every rule, dark ones those of colors and positions. In the gate, the rules that read the styles of every text
 * run on the first story of a file and on stories with a picture, which show what the others vary.
 */
function optionsFor({ title, tags }: StoryContext): object {
  const isFirst = !seen.has(title)
  seen.add(title)
  const isWhole = import.meta.env['STORY_AXE'] !== 'gate' || isFirst || tags.includes('visual')
  if (import.meta.env['STORY_THEME'] === 'dark') return rulesOfDarkRtl(isWhole ? colorsAndPositions : positions)
  return isWhole ? everyRule : rulesWithoutTexts
}

/** Sets the rules of axe for a story that is about to run in a test. */
export function setAxeOptions(context: StoryContext): void {
  if (import.meta.env.MODE !== 'test') return
  const a11y: { options?: object } = context.parameters['a11y']
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, options: { ...a11y.options, ...optionsFor(context) } },
  }
}
