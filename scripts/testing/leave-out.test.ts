import { expect, test } from 'vitest'

import { withoutMostSteps } from '../../.storybook/leave-out.ts'

const steps = (name: string) => `export const ${name}: Story = { play: async () => {} }`
/** The stories of a file that the gate leaves out. The first is always kept. */
const leftOut = (...stories: string[]) =>
  [
    ...withoutMostSteps(['export const First: Story = {}', ...stories].join('\n\n')).matchAll(
      /^export const (\w+): Story = \{.*'!test'/gm,
    ),
  ].map(([, name]) => name)

test('the gate keeps the first story and those that prove a row', () => {
  const disabled = 'export const Disabled: Story = { args: { disabled: true } }'
  const marked = `// spec: 1.grid\n${steps('Grid')}`

  expect(leftOut(disabled, steps('Saves'), marked)).toEqual(['Disabled', 'Saves'])
})

test('the gate keeps the first story with steps of a file whose kept ones have none', () => {
  expect(leftOut(steps('Opens'), steps('Saves'))).toEqual(['Saves'])
  expect(leftOut('// spec: 1.grid\nexport const Typed: Story = { play }', steps('Opens'))).toEqual(['Opens'])
})

test('a story with tags keeps them when it is left out', () => {
  const tagged = "export const Saves: Story = { tags: ['!dev'], play: async () => {} }"
  expect(withoutMostSteps(`export const First: Story = {}\n\n${steps('Opens')}\n\n${tagged}`)).toContain(
    "tags: ['!test', '!dev']",
  )
})

test('a story that takes over the play of another is left out like it, and one that is not an object stays', () => {
  expect(leftOut(steps('Opens'), steps('Saves'), 'export const Again: Story = { ...Saves, args: {} }')).toEqual([
    'Saves',
    'Again',
  ])
  expect(leftOut("export const Rail = withPlay({ navigation: 'vertical' })")).toEqual([])
})
