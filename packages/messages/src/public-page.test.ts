import { expect, test } from 'vitest'
import { createTranslator } from 'use-intl/core'

import publicMenu from './en/public-menu.json' with { type: 'json' }
import words from './en/words.json' with { type: 'json' }
import { makeFormats } from './formats.ts'
import type { Messages, Translate } from './messages.ts'
import { allergenWords } from './public-menu-wording.ts'
import { loadPublicPage, pageLanguageOf, pageLocale, type TranslatedPageLanguage } from './public-page.ts'

interface Texts {
  [key: string]: string | Texts
}

/** Every text by its path: `publicMenu.marks.contains`. */
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : flat(text, `${path}${key}.`),
  )

/** The values that a text needs: `count`, `school`. */
const values = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted()

const { csvColumns: _1, levels: _2, ...page } = publicMenu
const { allergens, categories, menuTypes } = words
const english = flat({ publicMenu: page, words: { allergens, categories, menuTypes } })

const translated = ['es', 'ar'] as const
const read = async (language: TranslatedPageLanguage) => {
  const { publicMenu: menu, words: names } = await loadPublicPage(language)
  return { publicMenu: menu, words: names }
}

test.each(translated)('the page has every text in %s, with the values of the English one', async (language) => {
  const texts = new Map(flat(await read(language)))
  expect([...texts.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted())
  for (const [key, text] of english) expect(values(texts.get(key) ?? ''), key).toEqual(values(text))
  expect([...texts.values()].filter((text) => text.trim() === '')).toEqual([])
})

test.each(translated)('the allergens have different letters and names in %s', async (language) => {
  const { publicMenu: menu, words: names } = await read(language)
  for (const texts of [Object.values(menu.letters), Object.values(names.allergens)]) {
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test.each([
  ['es', 'Contiene Leche y Trigo. Puede contener Huevos', '1 plato oculto', '3 platos ocultos'],
  ['ar', 'يحتوي على الحليب والقمح. قد يحتوي على البيض', 'صنف واحد مخفي', '3 أصناف مخفية'],
] as const)('allergens and counts read well in %s', async (language, sentence, one, three) => {
  const t: Translate = createTranslator<Messages>({
    locale: language,
    messages: (await read(language)) as unknown as Messages,
    onError: (error) => {
      throw error
    },
  })
  const wording = { t, formats: makeFormats(pageLocale(language, 'US'), 'USD'), country: 'US' }
  const findings = [
    { allergen: 'Milk', level: 'contains' },
    { allergen: 'Wheat', level: 'contains' },
    { allergen: 'Eggs', level: 'mayContain' },
  ] as const
  expect(allergenWords(wording, findings)).toBe(sentence)
  expect(t('publicMenu.hidden', { count: 1 })).toBe(one)
  expect(t('publicMenu.hidden', { count: 3 })).toBe(three)
})

test('dates are in the language of the page, with the digits of the prices', () => {
  expect(makeFormats(pageLocale('es', 'US'), 'USD').month('2026-11')).toBe('noviembre de 2026')
  expect(makeFormats(pageLocale('ar', 'US'), 'USD').dayLong('2026-11-18')).toBe('الأربعاء، 18 نوفمبر 2026')
})

test.each([
  ['ar', ['es-MX', 'en'], 'ar'],
  ['', ['es-MX', 'en'], 'es'],
  ['', ['fr-FR', 'AR-EG'], 'ar'],
  ['', ['en-GB', 'es'], 'en'],
  // A language that only names of items have, and one that nobody has.
  ['zh', ['es'], 'es'],
  ['xx', ['ko'], 'en'],
  ['', [], 'en'],
] as const)('chosen %j with the browser in %j, the page is in %s', (chosen, preferred, expected) => {
  expect(pageLanguageOf(chosen, preferred)).toBe(expected)
})
