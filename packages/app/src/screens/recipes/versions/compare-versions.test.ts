import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import { toRecipeDraft } from '@commissary/domain/recipe'
import { expect, test } from 'vitest'

import { taco } from '../../../stories/fixtures.ts'
import { compareVersions } from './compare-versions.ts'
import { changesRecipe, firstDay, versionInput } from './version-values.ts'

const wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const rows = (mine: typeof taco, theirs: typeof taco) =>
  compareVersions(wording, mine, theirs).map((row) => `${row.label}: ${row.mine} | ${row.theirs}`)
const [beef, tortillas, cheese] = taco.lines
if (!beef || !tortillas || !cheese) throw new Error('The taco has three lines')

test('two versions differ in fields and in changed, removed or added lines; nutrition and cost are always shown', () => {
  const next = {
    ...taco,
    name: 'Hard tacos',
    lines: [cheese, { ...beef, amount: '16' }, { ...cheese, prepNote: null }],
  }
  expect(rows(taco, next)).toEqual([
    'Recipe name: Soft beef tacos | Hard tacos',
    'Line changed: 15 lb Ground beef, 90% lean, raw | 16 lb Ground beef, 90% lean, raw',
    expect.stringMatching(/^Line removed: .*tortilla.* \| $/i),
    expect.stringMatching(/^Line added: {2}\| 6 1\/2 cup .*$/),
    'Calories per portion: 246 kcal | 246 kcal',
    expect.stringMatching(/^Sodium per portion: (?<value>.*) \| \k<value>$/),
    expect.stringMatching(/^Credits per portion: (?<value>.+) \| \k<value>$/),
    expect.stringMatching(/^Cost per portion: (?<value>.+) \| \k<value>$/),
  ])
})

test('a value with gaps is a minimum', () => {
  const nutrients = { ...taco.nutrition.nutrients, sodium: { known: 12, missing: ['Salt'] } }
  const gaps = { ...taco, nutrition: { ...taco.nutrition, nutrients } }
  expect(rows(taco, gaps)[1]).toMatch(/\| ≥ 12 mg, incomplete$/)
})

test('an edit of an approved recipe sends its first day or that it is a correction; others send neither', () => {
  const approved = { ...taco, status: 'approved' as const }
  const draft = toRecipeDraft(taco)
  expect([
    changesRecipe(taco, { ...draft, name: ` ${draft.name}` }),
    changesRecipe(taco, { ...draft, name: 'B' }),
  ]).toEqual([false, true])
  const values = { versionFrom: '2026-12-01', isCorrection: false }
  expect(versionInput(approved, values)).toEqual({ versionFrom: '2026-12-01' })
  expect(versionInput(approved, { ...values, isCorrection: true })).toEqual({ isCorrection: true })
  expect(versionInput(taco, values)).toEqual({})
})

test('a new version begins today, or with the version that begins later', () => {
  const from = (validFrom: string | null) => firstDay({ validFrom }, '2026-11-23')
  expect([from(null), from('2026-11-01'), from('2026-12-01')]).toEqual(['2026-11-23', '2026-11-23', '2026-12-01'])
})
