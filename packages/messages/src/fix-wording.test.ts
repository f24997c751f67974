import type { FixStep } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { fixDifferences, fixStepText } from './fix-wording.ts'
import { makeFormats } from './formats.ts'
import { englishTranslator } from './translator.ts'

const wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const swap: FixStep = {
  kind: 'swap',
  dates: ['2026-11-16'],
  category: 'Entree',
  name: 'Pizza',
  replacement: 'Turkey wrap',
  portion: null,
}

test('a step names its day as the planner does, or counts its days', () => {
  const textOf = (step: Partial<FixStep>) =>
    fixStepText(wording, { ...swap, ...step }, (date) => `day ${date.slice(8)}`)
  expect(textOf({})).toBe('day 16: swap Pizza for Turkey wrap')
  expect(textOf({ dates: ['2026-11-16', '2026-11-17'] })).toBe('On 2 days: swap Pizza for Turkey wrap')
  expect(textOf({ kind: 'add' })).toBe('day 16: add Pizza')
  expect(textOf({ kind: 'drop' })).toBe('day 16: take Pizza off')
  const portion = { amount: '0.75', unit: 'cup' } as const
  expect(textOf({ kind: 'portion', portion })).toBe('day 16: serve 3/4 cup of Pizza')
})

test('a difference has its sign, is unknown where a value is, and says when nothing changes', () => {
  const valuesOf = (difference: Parameters<typeof fixDifferences>[1]) =>
    fixDifferences(wording, difference).map(({ id, value }) => `${id} ${value}`)
  expect(valuesOf({ cost: 0.04, calories: -12.4, sodium: -95.6, acceptance: 0.06 })).toEqual([
    'cost +$0.04',
    'calories −12',
    'sodium −96 mg',
    'acceptance +6%',
  ])
  expect(valuesOf({ cost: null, calories: 0, sodium: -0.2, acceptance: null })).toEqual([
    'cost Unknown',
    'calories No change',
    'sodium No change',
  ])
  expect(valuesOf({ cost: -0.0031, calories: 1, sodium: 1, acceptance: null })[0]).toBe('cost −$0.0031')
})
