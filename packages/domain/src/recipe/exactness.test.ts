import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { creditSteps } from '../crediting/crediting.ts'
import { mealComponents } from '../crediting/model.ts'
import { nutrientCodes, type Total } from '../food/model.ts'
import { toText, type Fraction } from '../testing/fractions.ts'
import {
  naiveAllergens,
  naiveCooked,
  naiveCost,
  naiveGrams,
  naiveNutrient,
  naiveSteps,
  pathsOf,
} from '../testing/naive-recipe.ts'
import { completeCatalog, randomCatalog } from '../testing/random-catalog.ts'
import { settle } from '../units/rounding.ts'
import { portionNutrition } from './recipe.ts'

/** Costs show four decimals, everything else fewer. */
const shownDigits = 4

/** The same text to the last shown digit up to ten tons a portion, and the same 12 digits whatever is shown. */
function expectSame(actual: Total, exact: { known: Fraction; missing: string[] }) {
  expect(actual.missing.toSorted()).toEqual(exact.missing)
  const expected = Number(toText(exact.known, 9))
  if (expected < 1e7) expect(settle(actual.known).toFixed(shownDigits)).toBe(expected.toFixed(shownDigits))
  expect(Math.abs(actual.known - expected)).toBeLessThan(1e-9 + expected * 1e-12)
}

test('every value of random catalogs equals that of an exact computation, path by path', () => {
  fc.assert(
    fc.property(randomCatalog(7), ({ recipes, pantry }) => {
      for (const recipe of recipes) {
        const nutrition = portionNutrition(recipe, pantry)
        const paths = pathsOf(recipe, pantry)
        expectSame(nutrition.grams, naiveGrams(paths))
        expectSame(nutrition.cost, naiveCost(paths))
        for (const code of nutrientCodes) expectSame(nutrition.nutrients[code], naiveNutrient(paths, code))
        for (const component of mealComponents) {
          const step = creditSteps[component]
          const credited = nutrition.credits.find((credit) => credit.component === component)?.credited ?? 0
          expect({ component, steps: BigInt(credited / step) }).toEqual({
            component,
            steps: naiveSteps(paths, component, BigInt(1 / step)),
          })
        }
      }
    }),
    { numRuns: 150 },
  )
})

test('fat that cooking removes or adds changes weight, fat, saturated fat and calories exactly', () => {
  let compared = 0
  fc.assert(
    fc.property(completeCatalog(5), ({ recipes, pantry }) => {
      for (const recipe of recipes) {
        const { grams, nutrients } = portionNutrition(recipe, pantry)
        // A recipe that loses more fat than it has is a contradiction, and its values are lower bounds.
        if (nutrients.totalFat.missing.length > 0) continue
        compared += 1
        const exact = naiveCooked(recipe, pantry)
        for (const code of nutrientCodes) {
          expect({ code, value: settle(nutrients[code].known).toFixed(shownDigits) }).toEqual({
            code,
            value: Number(toText(exact[code], 9)).toFixed(shownDigits),
          })
        }
        expect(settle(grams.known).toFixed(shownDigits)).toBe(Number(toText(exact.grams, 9)).toFixed(shownDigits))
      }
    }),
    { numRuns: 100 },
  )
  expect(compared).toBeGreaterThan(250)
})

test('an allergen reaches every recipe that contains its food, at any depth, with every chain', () => {
  fc.assert(
    fc.property(randomCatalog(9), ({ recipes, pantry }) => {
      for (const recipe of recipes) {
        const findings = portionNutrition(recipe, pantry).allergens
        expect(findings.map((finding) => ({ ...finding, reasons: finding.reasons.toSorted() }))).toEqual(
          naiveAllergens(pathsOf(recipe, pantry)),
        )
      }
    }),
    { numRuns: 150 },
  )
})
