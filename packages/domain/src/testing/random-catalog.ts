/** Random foods and recipes for tests: sub-recipes in several recipes and at any depth, gaps in every field that can be unknown. */
import * as fc from 'fast-check'

import { mealComponents, type CreditRule } from '../crediting/model.ts'
import { allergenLevels, allergens, nutrientCodes, type Food } from '../food/model.ts'
import type { Cooking } from '../recipe/cooking.ts'
import type { Pantry, RecipeLine, RecipeSource } from '../recipe/model.ts'
import { pantryOf } from './foods.ts'

export interface RandomCatalog {
  foods: Food[]
  /** Each holds only recipes before it, so the last is the deepest. */
  recipes: RecipeSource[]
  pantry: Pantry
}

/** Decimals with a few digits, as people type them. */
const decimal = (max: number, digits: number) =>
  fc.integer({ min: 1, max: max * 10 ** digits }).map((whole) => whole / 10 ** digits)
const decimalText = (max: number, digits: number) => decimal(max, digits).map(String)
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 4 })

const percent = fc.integer({ min: 0, max: 100 })

const foodUnits = ['g', 'kg', 'oz', 'lb', 'cup', 'tbsp', 'qt', 'gal', 'each'] as const

const creditRule: fc.Arbitrary<CreditRule> = fc.record({
  component: fc.constantFrom(...mealComponents.filter((component) => component !== 'MILK')),
  credit: fc.constantFrom(0.25, 0.5, 1, 2),
  per: fc.record({ amount: decimalText(8, 1), unit: fc.constantFrom('oz' as const, 'g' as const, 'cup' as const) }),
  cookedYieldPct: orNull(fc.integer({ min: 20, max: 300 })),
  yieldFrom: fc.constantFrom('AP', 'EP'),
})

const foodOf = (id: number): fc.Arbitrary<Food> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Food ${id}`),
    nutrients: fc
      .array(maybe(fc.oneof(fc.constant(0), decimal(900, 3))), {
        minLength: nutrientCodes.length,
        maxLength: nutrientCodes.length,
      })
      .map((values) =>
        Object.fromEntries(
          nutrientCodes.flatMap((code, index) => (values[index] === undefined ? [] : [[code, values[index]]])),
        ),
      ),
    measures: fc.constant([]),
    densityGml: orNull(decimal(2, 3)),
    eachWeightG: orNull(decimal(500, 2)),
    ediblePct: orNull(fc.integer({ min: 1, max: 100 })),
    price: orNull(
      fc.record({
        amount: decimalText(200, 2),
        per: fc.record({ amount: decimalText(40, 1), unit: fc.constantFrom('lb', 'g', 'gal', 'each') }),
      }),
    ),
    allergens: fc
      .array(maybe(fc.constantFrom(...allergenLevels)), { minLength: allergens.length, maxLength: allergens.length })
      .map((levels) =>
        Object.fromEntries(
          allergens.flatMap((allergen, index) => (levels[index] === undefined ? [] : [[allergen, levels[index]]])),
        ),
      ),
    crediting: fc.array(creditRule, { maxLength: 1 }),
    creditEvidence: fc.constant('FOOD_BUYING_GUIDE' as const),
  })

const foodLine = (foods: number): fc.Arbitrary<RecipeLine> =>
  fc.record({
    ingredientId: fc.integer({ min: 1, max: foods }),
    amount: fc.oneof(
      { weight: 8, arbitrary: decimalText(30, 3) },
      { weight: 2, arbitrary: fc.constantFrom('0.333333', '2.666667') },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    unit: fc.constantFrom(...foodUnits),
    form: fc.constantFrom('AP', 'EP', null),
    yieldPct: orNull(fc.integer({ min: 1, max: 100 })),
    plus: orNull(fc.record({ amount: decimalText(20, 2), unit: fc.constantFrom(...foodUnits) })),
    retention: orNull(fc.record({ vitaminC: percent, iron: percent, thiamin: percent }, { requiredKeys: [] })),
  })

/** Changes of the weight only; those of the fat depend on a whole batch. */
const weightChange: fc.Arbitrary<Cooking> = fc.oneof(
  fc.record({ lossPct: fc.integer({ min: 1, max: 94 }) }),
  fc.record({ moisturePct: fc.integer({ min: -94, max: 100 }) }),
)

const subLine = (before: number): fc.Arbitrary<RecipeLine> =>
  fc.record({
    subRecipeId: fc.integer({ min: 1, max: before }),
    amount: decimalText(9, 2),
    unit: fc.constantFrom('portion', 'batch'),
  })

const recipeOf = (id: number, foods: number): fc.Arbitrary<RecipeSource> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Recipe ${id}`),
    cooking: orNull(weightChange),
    portions: fc.oneof(fc.integer({ min: 1, max: 500 }).map(String), decimalText(60, 1)),
    lines: fc
      .tuple(
        fc.array(foodLine(foods), { minLength: 1, maxLength: 4 }),
        id === 1 ? fc.constant([]) : fc.array(subLine(id - 1), { maxLength: 2 }),
      )
      .map(([own, subs]) => [...own, ...subs]),
  })

/** Up to `depth` recipes, each of which may hold those before it, and as many foods. */
export const randomCatalog = (depth: number): fc.Arbitrary<RandomCatalog> => {
  const ids = Array.from({ length: depth }, (_, index) => index + 1)
  return fc
    .record({ foods: fc.tuple(...ids.map(foodOf)), recipes: fc.tuple(...ids.map((id) => recipeOf(id, depth))) })
    .map(({ foods, recipes }) => ({ foods, recipes, pantry: pantryOf(foods, recipes) }))
}

/** A catalog without gaps, in weights, of fatty foods, whose recipes lose or gain fat in cooking. */
export const completeCatalog = (depth: number): fc.Arbitrary<RandomCatalog> =>
  fc
    .tuple(randomCatalog(depth), fc.array(fatChange, { minLength: depth, maxLength: depth }))
    .map(([{ foods, recipes }, changes]) => {
      const whole = foods.map((food) => ({
        ...food,
        nutrients: {
          ...Object.fromEntries(nutrientCodes.map((code, at) => [code, at / 4])),
          ...food.nutrients,
          totalFat: 60 + food.id,
        },
      }))
      const cooked = recipes.map((recipe, at) => ({
        ...recipe,
        cooking: changes[at] ?? null,
        lines: recipe.lines.map((line) => ({
          ...line,
          amount: line.amount ?? '1',
          ...(line.ingredientId && { unit: 'g' as const, plus: null }),
        })),
      }))
      return { foods: whole, recipes: cooked, pantry: pantryOf(whole, cooked) }
    })

const fatChange: fc.Arbitrary<Cooking> = fc.oneof(
  fc.record({ fatPct: fc.integer({ min: -20, max: 50 }) }),
  fc.record({ fatPct: fc.integer({ min: -15, max: 50 }), moisturePct: fc.integer({ min: -40, max: 40 }) }),
)
