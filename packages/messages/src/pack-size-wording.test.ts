import { expect, test } from 'vitest'

import { makeFormats } from './formats.ts'
import { packSizeText } from './pack-size-wording.ts'
import { translatorOf } from './translator.ts'

test.each([
  ['en', '4/10 LB', '40', 'lb', '4/10 LB (40 lb)'],
  ['en', '40.5 LB', '40.5', 'lb', '40.5 LB'],
  ['en', null, '1250.5', 'lb', '1,250.5 lb'],
  ['en', '', '12', 'each', '12 each'],
  ['es', '1/48 CT', '48.000000', 'each', '1/48 CT (48 unid.)'],
  ['ar', 'Pallet', '40', 'lb', 'Pallet (40 رطل)'],
] as const)('in %s the pack "%s" of %s %s is %s', (language, packText, packSize, unit, text) => {
  const formats = makeFormats(language === 'ar' ? 'ar-u-nu-latn' : 'en-US', 'USD')
  expect(packSizeText(translatorOf(language), formats, { packText, packSize, unit })).toBe(text)
})
