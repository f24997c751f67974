import { expect, test } from 'vitest'

import { acceptedLanguage } from './accept-language.ts'

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.5, ar-EG;q=0.9', 'ar'],
  ['fr-FR,fr;q=0.9,es;q=0.5', 'es'],
  ['es;q=0, en', 'en'],
  ['ES', 'es'],
  ['fr', 'en'],
  ['*', 'en'],
  [';;q=,,=', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('Accept-Language %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})

test('a long header costs no more than a short one', () => {
  expect(acceptedLanguage(`${'fr,'.repeat(100_000)}es`)).toBe('en')
})
