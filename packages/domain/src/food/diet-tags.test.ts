import { expect, test } from 'vitest'

import { allergensOf } from './allergen-names.ts'
import { dietTagConflicts } from './diet-tags.ts'

test('a tag contradicts an allergen that the food contains, not one that it may have traces of', () => {
  expect(dietTagConflicts(['Vegan', 'GlutenFree'], { Eggs: 'contains', Gluten: 'mayContain' })).toEqual([
    { tag: 'Vegan', allergen: 'Eggs' },
  ])
  expect(dietTagConflicts(['GlutenFree'], { Wheat: 'contains' })).toEqual([{ tag: 'GlutenFree', allergen: 'Wheat' }])
  expect(dietTagConflicts(['Kosher', 'Organic'], { Milk: 'contains', Eggs: 'contains' })).toEqual([])
})

test('words of other locales are stored under one name', () => {
  expect(allergensOf({ Nuts: 'contains', Soja: 'free', Milk: 'free' })).toEqual({
    allergens: { TreeNuts: 'contains', Soy: 'free', Milk: 'free' },
    conflicts: [],
  })
  expect(allergensOf({ Soja: 'free', Soy: 'free' }).conflicts).toEqual([])
  expect(allergensOf({ CrabCrustaceans: 'free', Shellfish: 'contains' }).conflicts).toEqual(['CrabCrustaceans'])
})
