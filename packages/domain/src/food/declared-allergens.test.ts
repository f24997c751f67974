import { describe, expect, test } from 'vitest'

import { declaredAllergens, toDeclared } from './declared-allergens.ts'
import { type Allergen, allergens, type AllergenFinding } from './model.ts'

const found = (allergen: Allergen, level: AllergenFinding['level'], ...reasons: string[]): AllergenFinding => ({
  allergen,
  level,
  reasons,
})

const everything = allergens.map((allergen) => found(allergen, 'contains', allergen))

describe('in the United States', () => {
  test('nine allergens are declared, and none of the European ones', () => {
    expect(toDeclared(everything, 'US').map(({ allergen }) => allergen)).toEqual([
      'Milk',
      'Eggs',
      'Fish',
      'Shellfish',
      'TreeNuts',
      'Peanuts',
      'Wheat',
      'Soy',
      'Sesame',
    ])
  })

  test('milk and lactose are one allergen, with the foods of both', () => {
    const findings = [found('Milk', 'contains', 'Cheddar'), found('Lactose', 'contains', 'Cheddar', 'Yogurt')]
    expect(toDeclared(findings, 'US')).toEqual([found('Milk', 'contains', 'Cheddar', 'Yogurt')])
  })

  test('a food that states only gluten is listed under wheat', () => {
    const findings = [found('Wheat', 'unknown', 'Barley soup'), found('Gluten', 'contains', 'Barley soup')]
    expect(toDeclared(findings, 'US')).toEqual([found('Wheat', 'contains', 'Barley soup')])
  })

  test('the more severe level wins, with its own foods', () => {
    const findings = [found('Milk', 'mayContain', 'Muffin'), found('Lactose', 'contains', 'Whey')]
    expect(toDeclared(findings, 'US')).toEqual([found('Milk', 'contains', 'Whey')])
  })

  test('an unknown lactose does not make excluded milk unknown', () => {
    const findings = [found('Milk', 'free', 'Rice'), found('Lactose', 'unknown', 'Rice')]
    expect(toDeclared(findings, 'US')).toEqual([found('Milk', 'free', 'Rice')])
  })

  test('excluded lactose does not exclude milk', () => {
    const findings = [found('Milk', 'unknown', 'Cheese'), found('Lactose', 'free', 'Cheese')]
    expect(toDeclared(findings, 'US')).toEqual([found('Milk', 'unknown', 'Cheese')])
  })
})

describe('elsewhere', () => {
  test('the fourteen European Union allergens are declared', () => {
    expect(declaredAllergens('DE')).toHaveLength(14)
    expect(declaredAllergens('DE')).toEqual(expect.arrayContaining(['Gluten', 'Celery', 'Lupins', 'SnailsShellfish']))
  })

  test('wheat is a cereal with gluten', () => {
    const findings = [found('Wheat', 'contains', 'Flour'), found('Gluten', 'unknown', 'Flour')]
    expect(toDeclared(findings, 'DE')).toEqual([found('Gluten', 'contains', 'Flour')])
  })

  test('an allergen without a finding is not listed', () => {
    expect(toDeclared([found('Celery', 'mayContain', 'Stock')], 'DE')).toEqual([found('Celery', 'mayContain', 'Stock')])
  })
})
