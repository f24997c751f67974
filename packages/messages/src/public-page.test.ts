import { allergens } from '@commissary/domain/food'
import { expect, test } from 'vitest'

import { makeFormats } from './formats.ts'
import { languages, localeOf } from './languages.ts'
import { allergenWords } from './public-menu-wording.ts'
import { pageLanguageOf } from './public-page.ts'
import { translatorOf } from './translator.ts'

test.each(languages)('the allergens have different letters and names in %s', (language) => {
  const t = translatorOf(language)
  for (const area of ['publicMenu.letters', 'words.allergens'] as const) {
    const texts = allergens.map((allergen) => t(`${area}.${allergen}`))
    expect(new Set(texts).size, texts.join()).toBe(allergens.length)
  }
})

test.each([
  ['es', 'Contiene Leche y Trigo. Puede contener Huevos', '1 plato oculto', '3 platos ocultos'],
  ['ar', 'يحتوي على الحليب والقمح. قد يحتوي على البيض', 'صنف واحد مخفي', '3 أصناف مخفية'],
] as const)('allergens and counts read well in %s', (language, sentence, one, three) => {
  const t = translatorOf(language, (error) => {
    throw error
  })
  const wording = { t, formats: makeFormats(localeOf(language, 'US'), 'USD'), country: 'US' }
  const findings = [
    { allergen: 'Milk', level: 'contains' },
    { allergen: 'Wheat', level: 'contains' },
    { allergen: 'Eggs', level: 'mayContain' },
  ] as const
  expect(allergenWords(wording, findings)).toBe(sentence)
  expect(t('publicMenu.hidden', { count: 1 })).toBe(one)
  expect(t('publicMenu.hidden', { count: 3 })).toBe(three)
})

test.each([
  ['ar', ['es-MX', 'en'], 'ar'],
  ['', ['es-MX', 'en'], 'es'],
  ['', ['fr-FR', 'AR-EG'], 'ar'],
  ['', ['en-GB', 'es'], 'en'],
  // A language that only item names have, and one that does not exist.
  ['zh', ['es'], 'es'],
  ['xx', ['ko'], 'en'],
  ['', [], 'en'],
] as const)('chosen %j with the browser in %j, the page is in %s', (chosen, preferred, expected) => {
  expect(pageLanguageOf(chosen, preferred)).toBe(expected)
})
