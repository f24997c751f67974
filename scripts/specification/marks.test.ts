import { expect, test } from 'vitest'

import { marksOf } from './marks.ts'

const scan = (lines: string[], file = 'packages/app/src/vendors.test.ts') => marksOf(file, lines.join('\n'))

test('a mark above a test names the rows it proves', () => {
  const { marks, problems } = scan([
    '',
    '// spec: 5.vendor.code, 5.vendor.codeText',
    "test('a code is asked for', () => {})",
  ])
  expect(marks).toMatchObject([
    {
      file: 'packages/app/src/vendors.test.ts',
      line: 3,
      ids: ['5.vendor.code', '5.vendor.codeText'],
      name: 'a code is asked for',
    },
  ])
  expect(problems).toEqual([])
})

test('a mark can span lines and share them with other comments', () => {
  const { marks } = scan([
    '// spec: 5.fraction.1/8',
    '// spec: 5.fraction.1/4',
    '// Scoops measure eighths and quarters.',
    "test.skipIf(process.platform === 'win32')('fractions', { timeout: 5 }, () => {})",
  ])
  expect(marks.map(({ ids }) => ids)).toEqual([['5.fraction.1/8', '5.fraction.1/4']])
})

test('a test in a describe is identified by all its titles', () => {
  const { marks } = scan([
    "describe('vendors', () => {",
    '  // spec: 7.vendors.list',
    "  it('are listed', () => {})",
    '})',
  ])
  expect(marks[0]?.name).toBe('vendors › are listed')
  expect(marks[0]?.proves).toMatchObject({ kind: 'test', path: [{}, {}] })
})

test('a mark above a describe marks all its tests', () => {
  const { marks } = scan([
    '// spec: 7.vendors.list',
    "describe.skipIf(isOld)('vendors', () => {",
    "  test('a', () => {})",
    '})',
  ])
  expect(marks.map(({ name, proves }) => [name, proves.kind])).toEqual([['vendors', 'describe']])
})

test.each([
  [
    'test.each([1])("%s of $name costs 5%% and (more)", () => {})',
    '7 of milk costs 5% and (more)',
    '7 of milk costs 5',
  ],
  ['test.each`a`("is $a.b", () => {})', 'is 12', 'was 12'],
  ['test(`the ${name} of a vendor`, () => {})', 'the email of a vendor', 'the email of a school'],
  ['test("costs $5 (or %s)", () => {})', 'costs $5 (or %s)', 'costs $5 (or 7)'],
])('%s is found in a report', (source, title, other) => {
  const proves = scan(['// spec: 5.vendor.code', source]).marks[0]?.proves
  const pattern = proves?.kind === 'test' ? proves.path[0] : undefined
  expect(pattern?.test(title)).toBe(true)
  expect(pattern?.test(other)).toBe(false)
})

test('a story is identified by the end of its id', () => {
  const source = ['// spec: 2.footer.privacy', '/** Why. */', "export const At390px: Story = { tags: ['visual'] }"]
  expect(scan(source, 'packages/ui/src/Footer.stories.tsx').marks).toMatchObject([
    { ids: ['2.footer.privacy'], name: 'At390px', proves: { kind: 'story', idEnd: '--at-390-px' } },
  ])
})

test('a mark above nothing that runs is refused with its place', () => {
  const { marks, problems } = scan(['const a = 1', '', '// spec: 5.vendor.code', 'const b = 2', "test('c', () => {})"])
  expect(marks).toEqual([])
  expect(problems).toEqual(['packages/app/src/vendors.test.ts:3 the mark is not above a test, describe or story'])
})

test('an export in a file without stories is not a story', () => {
  expect(scan(['// spec: 5.vendor.code', 'export const limit = 10']).problems).toHaveLength(1)
})

test('an invalid id is refused', () => {
  const { marks, problems } = scan(['// spec: 5.vendor.code 5.vendor.codeText', "test('c', () => {})"])
  expect(marks).toEqual([])
  expect(problems).toEqual([
    'packages/app/src/vendors.test.ts:1 ids are separated by commas: "5.vendor.code 5.vendor.codeText"',
  ])
})
