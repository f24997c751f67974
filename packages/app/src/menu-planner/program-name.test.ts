import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { programName } from './program-name.ts'

const t = englishTranslator()

test.each([
  ['Lunch K-5', 'K-5', 'Lunch K-5'],
  ['Lunch', 'K-5', 'Lunch K-5'],
  ['Lunch K-5', 'K-8', 'Lunch K-8'],
  ['Lunch', 'K-12', 'Lunch K-12'],
])('%s for %s is named %s', (name, grades, text) => {
  expect(programName(t, { programName: name, grades })).toBe(text)
})
