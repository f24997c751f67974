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

test('the gate keeps the first story with steps in a file whose kept stories have none', () => {
  expect(leftOut(steps('Opens'), steps('Saves'))).toEqual(['Saves'])
  expect(leftOut('// spec: 1.grid\nexport const Typed: Story = { play }', steps('Opens'))).toEqual(['Opens'])
})

test('a story with tags keeps them when it is left out', () => {
  const tagged = "export const Saves: Story = { tags: ['!dev'], play: async () => {} }"
  expect(withoutMostSteps(`export const First: Story = {}\n\n${steps('Opens')}\n\n${tagged}`)).toContain(
    "tags: ['!test', '!dev']",
  )
})

test("a story that reuses another one's play is left out like it, and one that is not an object stays", () => {
  expect(leftOut(steps('Opens'), steps('Saves'), 'export const Again: Story = { ...Saves, args: {} }')).toEqual([
    'Saves',
    'Again',
  ])
  expect(leftOut("export const Rail = withPlay({ navigation: 'vertical' })")).toEqual([])
})

const first = 'export const First: Story = { play }\n\n'

test('a story is left out however it is declared', () => {
  const wrapped = 'export const Wrapped: StoryObj<\n  typeof meta\n> =\n  {\n    args: {},\n  }'
  expect(withoutMostSteps(first + wrapped)).toContain("    args: {}, tags: ['!test'],\n  }")
  expect(withoutMostSteps(`${first}export const Plain = {}`)).toContain("Plain = { tags: ['!test']}")
  expect(withoutMostSteps(`${first}export const Checked = { args: {} } satisfies Story`)).toContain(
    "Checked = { args: {}, tags: ['!test'] } satisfies Story",
  )
})

test('only the tags of the story itself change', () => {
  const inArgs = "export const Saves: Story = { args: { tags: ['vegan'] }, tags: [] }"
  expect(withoutMostSteps(first + inArgs)).toContain("args: { tags: ['vegan'] }, tags: ['!test', ] }")
  const without = "export const Saves: Story = { args: { tags: ['vegan'] } }"
  expect(withoutMostSteps(first + without)).toContain("args: { tags: ['vegan'] }, tags: ['!test'] }")
})

test('a story that spreads the tags of another is still left out', () => {
  expect(withoutMostSteps(`${first}export const Again: Story = { ...First }`)).toContain(
    "{ ...First, tags: ['!test'] }",
  )
})

test('a story whose tags are not a list fails the run, unless it is kept', () => {
  const unreadable = 'export const Saves: Story = { tags: shared }'
  expect(() => withoutMostSteps(first + unreadable, 'Card.stories.tsx')).toThrow(
    'Card.stories.tsx: the gate cannot leave',
  )
  expect(withoutMostSteps(`${first}// spec: 1.grid\n${unreadable}`)).toContain(unreadable)
})
