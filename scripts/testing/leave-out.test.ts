import { expect, test } from 'vitest'

import { withoutMostSteps, withoutSameInDarkRtl } from '../../.storybook/leave-out.ts'

const namesIn = (source: string) =>
  [...source.matchAll(/^export const (\w+): Story = \{.*'!test'/gm)].map(([, name]) => name)
const leftOut = (source: string) => namesIn(withoutSameInDarkRtl(source))

test('a story without a picture or a sideways key is left out, whatever tags it has', () => {
  expect(leftOut(`export const Disabled: Story = { args: { disabled: true } }`)).toEqual(['Disabled'])
  expect(leftOut(`export const Saves: Story = { play: async () => {} }`)).toEqual(['Saves'])
  expect(withoutSameInDarkRtl(`export const Saves: Story = { tags: ['!dev'], play }`)).toContain(
    "tags: ['!test', '!dev']",
  )
})

test.each([
  ['with a baseline', `export const Default: Story = { tags: ['visual'], play: async () => {} }`],
  ['that presses a sideways key', `export const Keys: Story = { play: () => userEvent.keyboard('{ArrowLeft}') }`],
  [
    'that presses one through a function of its file',
    `const open = () => press()\n\nfunction press() {\n  return keyboard('{ArrowRight}')\n}\n\nexport const Open: Story = { play: open }`,
  ],
  ['that is not an object', `export const Rail = withPlay({ navigation: 'vertical' })`],
])('a story %s stays', (_, source) => {
  expect(withoutSameInDarkRtl(source)).toBe(source)
})

test('a story that takes over the play of another is left out with it', () => {
  const source = `export const Saves: Story = { play: async () => {} }\n\nexport const Again: Story = { ...Saves, args: {} }`
  expect(leftOut(source)).toEqual(['Saves', 'Again'])
})

test('the gate keeps the first story, every third with steps, those with a picture and those that prove a row', () => {
  const steps = (name: string) => `export const ${name}: Story = { play: async () => {} }`
  const file = [
    `export const Default: Story = {}`,
    `export const Disabled: Story = { args: { disabled: true } }`,
    ...['One', 'Two', 'Three', 'Four'].map(steps),
    `export const Dark: Story = { tags: ['visual'] }`,
    `// spec: 1.grid\n${steps('Grid')}`,
  ].join('\n\n')
  expect(namesIn(withoutMostSteps(file))).toEqual(['Disabled', 'Two', 'Three'])
})
