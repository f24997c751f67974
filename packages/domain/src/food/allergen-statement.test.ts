import { expect, test } from 'vitest'

import { allergenNamed, readAllergenMark, readAllergenStatement } from './allergen-statement.ts'

test.each([
  ['Y', 'contains'],
  ['yes', 'contains'],
  ['X', 'contains'],
  ['Contains', 'contains'],
  ['May contain', 'mayContain'],
  ['MC', 'mayContain'],
  ['Made in a facility', 'madeInFacility'],
  ['N', 'free'],
  ['Free', 'free'],
  ['', 'unknown'],
  ['-', 'unknown'],
  ['N/A', 'unknown'],
  ['Unknown', 'unknown'],
  ['see label', null],
  ['2', null],
])('the mark "%s" is %s', (text, level) => {
  expect(readAllergenMark(text)).toBe(level)
})

test.each([
  ['Milk', 'Milk'],
  ['Contains Milk', 'Milk'],
  ['Tree Nuts (almonds)', 'TreeNuts'],
  ['Egg', 'Eggs'],
  ['SOYBEANS', 'Soy'],
  ['Crustacean Shellfish', 'Shellfish'],
  ['Milk Allergen', 'Milk'],
  ['Coconut milk', null],
  ['Fish sticks', null],
])('"%s" names %s', (text, allergen) => {
  expect(allergenNamed(text)).toBe(allergen)
})

test.each([
  ['Contains: Milk, Soy. May contain: Tree nuts', { Milk: 'contains', Soy: 'contains', TreeNuts: 'mayContain' }],
  ['CONTAINS WHEAT AND SOY MAY CONTAIN MILK', { Wheat: 'contains', Soy: 'contains', Milk: 'mayContain' }],
  ['Milk, Eggs', { Milk: 'contains', Eggs: 'contains' }],
  ['Contains fish (cod) & crustacean shellfish (shrimp)', { Fish: 'contains', Shellfish: 'contains' }],
  ['Does not contain peanuts or tree nuts.', { Peanuts: 'free', TreeNuts: 'free' }],
  ['Free from gluten; contains milk', { Gluten: 'free', Milk: 'contains' }],
  [
    'Made in a facility that also processes peanuts, tree nuts',
    { Peanuts: 'madeInFacility', TreeNuts: 'madeInFacility' },
  ],
  ['May contain traces of sesame. Contains sesame', { Sesame: 'contains' }],
  ['', {}],
  ['N/A', {}],
])('"%s"', (text, allergens) => {
  expect(readAllergenStatement(text)).toEqual({ allergens, unread: [] })
})

test('silence is never free, and text that is not understood is listed', () => {
  expect(readAllergenStatement('Contains: Milk, coconut milk')).toEqual({
    allergens: { Milk: 'contains' },
    unread: ['coconut milk'],
  })
  expect(readAllergenStatement('None')).toEqual({ allergens: {}, unread: ['none'] })
  expect(readAllergenStatement('See label')).toEqual({ allergens: {}, unread: ['see label'] })
  expect(readAllergenStatement('Allergens')).toEqual({ allergens: {}, unread: ['allergens'] })
})
