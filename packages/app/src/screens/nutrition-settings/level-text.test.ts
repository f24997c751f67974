import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { levelText } from './level-text.ts'

test('the history says whether a sodium target is active', () => {
  const t = englishTranslator()
  expect(levelText(t, 'Lunch Target 2: Yes (935 mg)')).toBe('Lunch Target 2: Active (935 mg)')
  expect(levelText(t, 'Lunch: No fruit Target 2: No')).toBe('Lunch: No fruit Target 2: Inactive')
})
