import { expect, test } from 'vitest'

import { loginTexts } from './login-texts.ts'
import { english } from './generated/english.ts'
import { englishTranslator } from './translator.ts'

interface Texts {
  [key: string]: string | Texts
}

const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flat(text)))

// Texts of the specification, in its spelling.
test.each([
  "The page you're looking for is not found.",
  'Take me home',
  'Please fill recipe name',
  'Please select recipe type',
  'Please add atleast one ingredient information',
  'Something went wrong. Please try again later.',
  'Ingredients',
  'Recipes',
  'Upload Products',
  'School Menus',
  'Manage',
  'Reports',
])('the catalog has "%s" as in the specification', (text) => {
  expect(flat(english)).toContain(text)
})

test('a refused login has the two spellings of the specification', () => {
  expect(loginTexts.invalid).toBe('Invalid Username/password')
  expect(loginTexts.unauthorized).toBe('Invalid Username/Password')
})

test('counts have their plurals', () => {
  const t = englishTranslator()
  expect(t('recipeRecord.errors.checkLines', { count: 1 })).toBe('1 line needs a correction.')
  expect(t('recipeRecord.errors.checkLines', { count: 3 })).toBe('3 lines need a correction.')
})

test('menu types have the names and order of the specification', () => {
  expect(Object.values(english.words.menuTypes)).toEqual([
    'Breakfast',
    'Lunch',
    'Snack',
    'Dinner',
    'Extra (A La Carte)',
    'Side',
  ])
})
