import { expect, test } from 'vitest'

import { makeFormats } from './formats.ts'
import { allergenLetters, allergenWords, menuTitle } from './public-menu-wording.ts'
import { englishTranslator } from './translator.ts'

const wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const findings = [
  { allergen: 'Milk', level: 'contains' },
  { allergen: 'Eggs', level: 'mayContain' },
  { allergen: 'Wheat', level: 'contains' },
  { allergen: 'Fish', level: 'madeInFacility' },
  { allergen: 'Peanuts', level: 'unknown' },
  { allergen: 'Soy', level: 'free' },
] as const

test('letters show what an item contains, may contain, and that something is unknown', () => {
  expect(allergenLetters(wording, findings)).toBe('M W (E) (F) ?')
  expect(allergenLetters(wording, [{ allergen: 'Soy', level: 'free' }])).toBe('')
  expect(allergenLetters(wording, [{ allergen: 'Soy', level: 'unknown' }])).toBe('?')
})

test('words state the same', () => {
  expect(allergenWords(wording, findings)).toBe(
    'Contains Milk and Wheat. May contain Eggs. Made in a shared facility: Fish. Unknown: Peanuts',
  )
  expect(allergenWords(wording, [{ allergen: 'Soy', level: 'free' }])).toBe('')
})

test('a menu is named by its type, and by its grades where a school has several', () => {
  const lunch = { itemType: 'MEAL', grades: 'K-5' } as const
  const older = { itemType: 'MEAL', grades: '6-8' } as const
  expect(menuTitle(wording, lunch, [lunch])).toBe('Lunch')
  expect(menuTitle(wording, older, [lunch, older])).toBe('Lunch, grades 6-8')
})
