import { menuTypes } from '@commissary/domain/menu'
import { fieldsOf, payTypes, readTillRow, recognizeLayout } from '@commissary/domain/orders'
import { expect, test } from 'vitest'

import { languages } from './languages.ts'
import { translatorOf } from './translator.ts'

const context = { order: 'dayFirst', ownZone: 'UTC', currency: 'USD', numbers: 'either' } as const

/** Tills leave out what a word has in parentheses: "Extra (A La Carte)". */
const short = (text: string) => text.replace(/ \(.*\)$/, '')

// The domain lists the words of each language itself (`orders/till-row.ts`, `orders/recognize-layout.ts`).
test.each(languages)("a till's columns, meals and pay types in %s are read from a file", (language) => {
  const t = translatorOf(language)
  const fields = fieldsOf('orders')
  const headers = fields.map((field) => t(`orderImports.fields.${field}`))
  expect(recognizeLayout('orders', headers)?.fields, headers.join()).toEqual(fields)

  const read = (field: 'menuType' | 'payType', word: string) =>
    readTillRow({ headers: [], fields: [field] }, [word], context)[field]
  for (const menuType of menuTypes) expect(read('menuType', short(t(`words.menuTypes.${menuType}`)))).toBe(menuType)
  for (const payType of payTypes) expect(read('payType', t(`words.payTypes.${payType}`))).toBe(payType)
})
