import { expect, test } from 'vitest'

import { withoutSameInDarkRtl } from '../../.storybook/dark-rtl.ts'

const leftOut = (source: string) =>
  [...withoutSameInDarkRtl(source).matchAll(/^export const (\w+): Story = \{.*'!test'/gm)].map(([, name]) => name)

test('a story without a picture or a measure is left out, whatever tags it has', () => {
  expect(leftOut(`export const Disabled: Story = { args: { disabled: true } }`)).toEqual(['Disabled'])
  expect(leftOut(`export const Saves: Story = { play: async () => {} }`)).toEqual(['Saves'])
  expect(withoutSameInDarkRtl(`export const Saves: Story = { tags: ['!dev'], play }`)).toContain(
    "tags: ['!test', '!dev']",
  )
})

test.each([
  ['with a baseline', `export const Default: Story = { tags: ['visual'], play: async () => {} }`],
  ['that measures', `export const Long: Story = { play: async () => staysWithinTheWindow() }`],
  ['that presses a sideways key', `export const Keys: Story = { play: () => userEvent.keyboard('{ArrowLeft}') }`],
  [
    'that measures through a function of its file',
    `const open = () => width()\n\nfunction width() {\n  return box.scrollWidth\n}\n\nexport const Open: Story = { play: open }`,
  ],
  ['that is not an object', `export const Rail = withPlay({ navigation: 'vertical' })`],
])('a story %s stays', (_, source) => {
  expect(withoutSameInDarkRtl(source)).toBe(source)
})

test('a story that takes over the play of another is left out with it', () => {
  const source = `export const Saves: Story = { play: async () => {} }\n\nexport const Again: Story = { ...Saves, args: {} }`
  expect(leftOut(source)).toEqual(['Saves', 'Again'])
})
