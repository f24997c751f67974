import { expect, test } from 'vitest'

import { findingsOf } from './findings.ts'
import { marksOf } from './marks.ts'
import { type Result, resultsOf, verdictOf } from './results.ts'

const findings = (source: string[], file = 'a.test.ts') =>
  findingsOf(
    [{ number: 5, title: '', statements: [{ id: '5.vendor.code', text: '' }] }],
    0,
    marksOf(file, source.join('\n')),
    { calls: new Set() },
  )
const report = (tests: [titles: string, status: string, storyId?: string][], name = '/work/a.test.ts'): Result[] =>
  resultsOf(
    {
      testResults: [
        {
          name,
          status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
          message: '',
          assertionResults: tests.map(([titles, status, storyId]) => ({
            ancestorTitles: titles.split(' > ').slice(0, -1),
            title: titles.split(' > ').at(-1) ?? '',
            status,
            ...(storyId ? { meta: { storyId } } : {}),
          })),
        },
      ],
    },
    '/work',
  )
const unproven = (source: string[], results: Result[], file?: string) =>
  verdictOf(findings(source, file), results).unproven.map(({ id }) => id)

const one = ['// spec: 5.vendor.code', "test('asks for a code', () => {})"]

test('a row whose test passed is proven', () => {
  expect(unproven(one, report([['asks for a code', 'passed']]))).toEqual([])
})

test.each(['failed', 'skipped', 'pending', 'todo'])('a row whose test %s is not proven', (status) => {
  expect(unproven(one, report([['asks for a code', status]]))).toEqual(['5.vendor.code'])
})

test('a row is not proven by a test of the same title below a describe, or in another file', () => {
  expect(unproven(one, report([['vendors > asks for a code', 'passed']]))).toEqual(['5.vendor.code'])
  expect(unproven(one, report([['asks for a code', 'passed']], '/work/b.test.ts'))).toEqual(['5.vendor.code'])
})

test('a test that passed on one database and failed on the other proves nothing', () => {
  const results = [...report([['asks for a code', 'passed']]), ...report([['asks for a code', 'failed']])]
  expect(unproven(one, results)).toEqual(['5.vendor.code'])
})

test('a file that does not load is a failed test, titled by its error', () => {
  const broken = { name: '/work/a.test.ts', status: 'failed', message: 'no such export', assertionResults: [] }
  expect(resultsOf({ testResults: [broken] }, '/work')).toEqual([
    { file: 'a.test.ts', titles: ['no such export'], status: 'failed', storyId: undefined },
  ])
})

test('a row with a mark in a stage that was left out is proven by another mark', () => {
  const source = [...one, '// spec: 5.vendor.code', "test('answers 422 without a code', () => {})"]
  expect(unproven(source, report([['asks for a code', 'passed']]))).toEqual([])
  expect(unproven(source, [])).toEqual(['5.vendor.code'])
})

test('every case of a table counts: one that failed leaves the row unproven', () => {
  const source = ['// spec: 5.vendor.code', "test.each(['', ' '])('%j is no code', () => {})"]
  expect(
    unproven(
      source,
      report([
        ['"" is no code', 'passed'],
        ['" " is no code', 'passed'],
      ]),
    ),
  ).toEqual([])
  expect(
    unproven(
      source,
      report([
        ['"" is no code', 'passed'],
        ['" " is no code', 'failed'],
      ]),
    ),
  ).toEqual(['5.vendor.code'])
})

test('a describe is proven by the tests below it', () => {
  const source = ['// spec: 5.vendor.code', "describe('a code', () => { test('is asked for', () => {}) })"]
  expect(unproven(source, report([['a code > is asked for', 'passed']]))).toEqual([])
  expect(unproven(source, report([['a code', 'passed']]))).toEqual(['5.vendor.code'])
})

test('a story is found by its id, whatever its name is', () => {
  const source = ['// spec: 5.vendor.code', "export const NoCode: Story = { name: 'Without a code' }"]
  const passed = report([['Without a code', 'passed', 'vendor--no-code']], '/work/a.stories.tsx')
  expect(unproven(source, passed, 'a.stories.tsx')).toEqual([])
  const other = report([['Without a code', 'passed', 'vendor--with-no-code']], '/work/a.stories.tsx')
  expect(unproven(source, other, 'a.stories.tsx')).toEqual(['5.vendor.code'])
})

test('a mark whose file ran without its test is named', () => {
  const { lost } = verdictOf(findings(one), report([['asks for a name', 'passed']]))
  expect(lost.map(({ file, line }) => `${file}:${line}`)).toEqual(['a.test.ts:2'])
  expect(verdictOf(findings(one), []).lost).toEqual([])
})
