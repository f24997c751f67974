import { expect, test } from 'vitest'

import { pageOf } from './letter-page.ts'

test('a letter in Arabic is set from right to left, also where a mail program keeps the body only', () => {
  expect(pageOf(['مرحبًا'], 'ar')).toContain('<html lang="ar" dir="rtl">\n<body dir="rtl">\n<p>مرحبًا</p>')
  expect(pageOf(['Hola'], 'es')).toContain('<html lang="es" dir="ltr">\n<body dir="ltr">')
})
