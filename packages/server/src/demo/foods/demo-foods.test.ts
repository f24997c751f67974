import { existsSync, readFileSync } from 'node:fs'

import { complianceNutrients, type NutrientCode } from '@commissary/domain/food'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'

import { demoFoods, demoNutrientNotes, demoNutrients } from './demo-foods.ts'

type Row = Record<string, string>

const columns: Partial<Record<NutrientCode, string>> = {
  calories: 'kcal',
  protein: 'protein_g',
  totalFat: 'fat_g',
  saturatedFat: 'satfat_g',
  cholestral: 'chol_mg',
  totalCarbohydrate: 'carb_g',
  dietaryFiber: 'fiber_g',
  sugars: 'sugars_g',
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  magnesium: 'magnesium_mg',
  phosphorous: 'phosphorus_mg',
  potassium: 'potassium_mg',
  sodium: 'sodium_mg',
  zinc: 'zinc_mg',
  copper: 'copper_mg',
  manganese: 'manganese_mg',
  selenium: 'selenium_ug',
  vitaminC: 'vit_c_mg',
  thiamin: 'thiamin_mg',
  riboFlavin: 'riboflavin_mg',
  niacin: 'niacin_mg',
  pantothenicAcid: 'pantothenic_mg',
  vitaminB6: 'vit_b6_mg',
  folate: 'folate_dfe_ug',
  vitaminB12: 'vit_b12_ug',
  vitaminA: 'vit_a_rae_ug',
  vitaminE: 'vit_e_mg',
  vitaminD: 'vit_d_ug',
  vitaminK: 'vit_k_ug',
}

const folder = new URL('../../../../../../shared/data/usda-sr28/', import.meta.url)
const isPresent = existsSync(folder)
if (!isPresent) {
  // oxlint-disable-next-line no-console -- a skipped comparison must be visible
  console.warn('SKIPPED: the demo foods are not compared with USDA SR28, ../shared/data is absent.')
}

const read = (name: string): Row[] =>
  isPresent ? parse(readFileSync(new URL(name, folder)), { columns: true, bom: true }) : []

describe.skipIf(!isPresent)('compared with USDA SR28', () => {
  const rows = new Map(read('foods.csv').map((row) => [row['ndb_no'], row]))
  const measures = new Set(
    read('measures.csv').map(
      (row) => `${row['ndb_no']} ${Number(row['amount'])} ${row['measure']}=${Number(row['grams'])}`,
    ),
  )

  test.each(Object.entries(demoFoods))(
    '%s has the nutrients of its NDB number, and blanks stay unknown',
    (_key, food) => {
      const row = rows.get(food.ndb)
      const expected = Object.entries(columns).flatMap(([code, column]) => {
        const cell = row?.[column]
        return cell ? [[code, Number(cell)] as const] : []
      })
      const { addedSugars: _notInSr28, ...nutrients } = demoNutrients(food)

      expect(nutrients).toEqual(Object.fromEntries(expected))
    },
  )

  test.each(Object.entries(demoFoods))('%s has household measures from USDA', (_key, food) => {
    for (const { amount, measure, grams } of food.measures) {
      // A food without its own measure borrows one from a similar food and names that food.
      const lender = /^(.*) \(NDB (\d{5})\)$/.exec(measure)
      if (lender)
        expect([...measures].some((line) => line.startsWith(`${lender[2]} `) && line.endsWith(`=${grams}`))).toBe(true)
      else expect(measures).toContain(`${food.ndb} ${amount} ${measure}=${grams}`)
    }
  })
})

test('every food has its own number and name, and a price', () => {
  const foods = Object.values(demoFoods)

  expect(foods.length).toBeGreaterThanOrEqual(75)
  expect(new Set(foods.map(({ ndb }) => ndb)).size).toBe(foods.length)
  expect(new Set(foods.map(({ name }) => name)).size).toBe(foods.length)
  expect(foods.filter(({ price }) => !price)).toEqual([])
})

test('added sugars have a reason and never exceed total sugars', () => {
  for (const food of Object.values(demoFoods)) {
    const { addedSugars, sugars } = demoNutrients(food)
    expect(demoNutrientNotes(food).addedSugars?.reason === undefined).toBe(addedSugars === undefined)
    if (addedSugars && sugars !== undefined) expect(addedSugars).toBeLessThanOrEqual(sugars)
  }
})

test('only two foods lack a nutrient that the weekly checks need', () => {
  const missing = Object.entries(demoFoods).flatMap(([key, food]) => {
    const nutrients = demoNutrients(food)
    return complianceNutrients.filter((code) => nutrients[code] === undefined).map((code) => `${key}: ${code}`)
  })

  expect(missing).toEqual(['salsa: addedSugars', 'usdaPears: saturatedFat'])
})

test('no food has trans fat, because USDA SR28 as imported has none', () => {
  expect(Object.values(demoFoods).filter((food) => demoNutrients(food).transFat !== undefined)).toEqual([])
})
