import { expect, test } from 'vitest'

import { pageOf } from './letter-page.ts'

test('a letter in Arabic reads from right to left, even if a mail program keeps only the body', () => {
  expect(pageOf(['مرحبًا'], 'ar')).toContain('<html lang="ar" dir="rtl">\n<body dir="rtl">\n<p>مرحبًا</p>')
  expect(pageOf(['Hola'], 'es')).toContain('<html lang="es" dir="ltr">\n<body dir="ltr">')
})
