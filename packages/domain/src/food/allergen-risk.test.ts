import { expect, test } from 'vitest'

import { allergenRisk, isAllergenHeld } from './allergen-risk.ts'

const findings = [
  { allergen: 'Milk', level: 'contains' },
  { allergen: 'Eggs', level: 'mayContain' },
  { allergen: 'Soy', level: 'madeInFacility' },
  { allergen: 'Fish', level: 'unknown' },
  { allergen: 'Wheat', level: 'free' },
] as const

test.each([
  [['Wheat'], 'free', ['Wheat'], false],
  [['Fish'], 'unknown', ['Fish'], false],
  [['Soy'], 'madeInFacility', ['Soy'], true],
  [['Eggs'], 'mayContain', ['Eggs'], true],
  [['Wheat', 'Fish'], 'unknown', ['Fish'], false],
  [['Fish', 'Soy', 'Eggs', 'Milk'], 'contains', ['Milk'], true],
  [[], null, [], false],
] as const)('someone who avoids %j', (avoided, level, allergens, isHeld) => {
  const risk = allergenRisk(findings, avoided)
  expect(risk).toEqual({ level, allergens })
  expect(isAllergenHeld(risk)).toBe(isHeld)
})

test('an allergen without a finding is unknown, never free', () => {
  expect(allergenRisk([], ['Peanuts'])).toEqual({ level: 'unknown', allergens: ['Peanuts'] })
  expect(allergenRisk(findings, ['Wheat', 'Peanuts'])).toEqual({ level: 'unknown', allergens: ['Peanuts'] })
})
