import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { costEffect } from './cost-effect.ts'

const wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const effect = (before: number, after: number, targetCost: string | null = null, missing: string[] = []) =>
  costEffect(wording, { cost: { before: { known: before, missing }, after: { known: after, missing } }, targetCost })

test('a change has its sign', () => {
  expect(effect(1.42, 1.47)).toEqual({ value: '$1.42 → $1.47', difference: '+$0.05', isOver: false })
  expect(effect(1.47, 1.42, '1.45')).toEqual({ value: '$1.47 → $1.42', difference: '−$0.05', isOver: false })
})

test('a week over its target says so, even if it already was before', () => {
  expect(effect(1.42, 1.47, '1.45')).toEqual({
    value: '$1.42 → $1.47',
    difference: '+$0.05, over the target of $1.45',
    isOver: true,
  })
  expect(effect(1.5, 1.5, '1.45')).toEqual({
    value: '$1.50, as before',
    difference: 'over the target of $1.45',
    isOver: true,
  })
})

test('a cost that is a lower bound has no known difference', () => {
  expect(effect(1.42, 1.44, null, ['Beans'])).toEqual({ value: '≥ $1.42 → ≥ $1.44' })
})

test('costs that read the same are as before, and without service there is none', () => {
  expect(effect(1.42, 1.424)).toEqual({ value: '$1.42, as before' })
  expect(costEffect(wording, { cost: null, targetCost: '1' })).toEqual({ value: 'Nothing served' })
})
