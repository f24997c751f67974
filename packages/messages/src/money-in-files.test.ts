import { parseMoney } from '@commissary/domain/orders'
import { expect, test } from 'vitest'

import { makeFormats } from './formats.ts'
import { languages, localeOf } from './languages.ts'

const currencies = { US: 'USD', CA: 'CAD', MX: 'MXN', ES: 'EUR', GB: 'GBP', ZA: 'ZAR', AE: 'AED', EG: 'EGP', SA: 'SAR' }

// The domain lists the languages itself (`orders/file-cells.ts`).
test.each(languages)('an amount as people write it in %s is read from a file', (language) => {
  for (const [country, currency] of Object.entries(currencies)) {
    const amount = makeFormats(localeOf(language, country), currency).money(1234.5)
    expect(parseMoney(amount, { numbers: 'either', currency }), amount).toBe('1234.5')
  }
})
