import { describe, expect, test } from 'vitest'

import type { Credit, CreditRule, MealComponent } from '../crediting/model.ts'
import type { Food } from '../food/model.ts'
import type { PortionNutrition } from './model.ts'
import { foodNutrition, portionNutrition } from './recipe.ts'
import { findCycle, RecipeCycleError } from './recipe-cycles.ts'
import { food, line, noNutrients, pantryOf, recipe } from '../testing/foods.ts'

const creditOf = (nutrition: PortionNutrition, component: MealComponent): Credit | undefined =>
  nutrition.credits.find((each) => each.component === component)

const beef = food(1, 'Ground beef', {
  nutrients: { ...noNutrients, calories: 254, saturatedFat: 7.58, sodium: 66 },
  price: { amount: '118.80', per: { amount: '40', unit: 'lb' } },
  allergens: { Milk: 'free' },
  crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '1', unit: 'oz' }, cookedYieldPct: 74 }],
  creditEvidence: 'FOOD_BUYING_GUIDE',
})
const sauce = food(2, 'Taco sauce', {
  nutrients: { ...noNutrients, calories: 24, saturatedFat: 0.04, sodium: 474 },
  price: { amount: '31.50', per: { amount: '17880', unit: 'g' } },
})
const seasoning = food(3, 'Taco seasoning', {
  nutrients: { ...noNutrients, calories: 322, saturatedFat: 0, sodium: 7000 },
  price: { amount: '21.42', per: { amount: '1530', unit: 'g' } },
})
const tacoMeat = recipe(10, 'Taco meat', '100', [line(1, '25', 'lb'), line(2, '3000', 'g'), line(3, '400', 'g')])

describe('taco meat for 100', () => {
  const nutrition = portionNutrition(tacoMeat, pantryOf([beef, sauce, seasoning]))

  test('has 308 kcal, 8.61 g saturated fat and 497 mg sodium per portion', () => {
    expect(nutrition.nutrients.calories).toEqual({ known: expect.closeTo(308.11, 2), missing: [] })
    expect(nutrition.nutrients.saturatedFat.known).toBeCloseTo(8.608, 3)
    expect(nutrition.nutrients.sodium.known).toBeCloseTo(497.04, 2)
    expect(nutrition.grams.known).toBeCloseTo(147.398, 3)
  })

  test('costs $0.8514 per portion', () => {
    expect(nutrition.cost).toEqual({ known: expect.closeTo(0.8514, 4), missing: [] })
  })

  test('credits 2.75 oz eq for 2.96 oz cooked', () => {
    const credit = creditOf(nutrition, 'MEAT_ALTERNATE')
    expect(credit?.exact).toBeCloseTo(2.96, 9)
    expect(credit?.credited).toBe(2.75)
    expect(credit?.unproven).toEqual([])
  })

  test('has at least 217 mg sodium if the seasoning has no value', () => {
    const { sodium: _unknown, ...known } = seasoning.nutrients
    const { nutrients } = portionNutrition(tacoMeat, pantryOf([beef, sauce, { ...seasoning, nutrients: known }]))
    expect(nutrients.sodium).toEqual({ known: expect.closeTo(217.04, 2), missing: ['Taco seasoning'] })
    expect(nutrients.calories.missing).toEqual([])
  })

  test('has a lower bound for cost if one food has no price', () => {
    const { cost } = portionNutrition(tacoMeat, pantryOf([beef, sauce, { ...seasoning, price: null }]))
    expect(cost).toEqual({ known: expect.closeTo((74.25 + 5.28523) / 100, 6), missing: ['Taco seasoning'] })
  })
})

describe('crediting', () => {
  const rule = (
    component: MealComponent,
    credit: number,
    amount: string,
    rest: Partial<CreditRule> = {},
  ): CreditRule => ({
    component,
    credit,
    per: { amount, unit: 'g' },
    ...rest,
  })
  const portionOf = (
    crediting: CreditRule[],
    amount: string,
    unit: 'g' | 'cup' | 'each' = 'g',
    rest: Partial<Food> = {},
  ) => foodNutrition(food(1, 'Food', { crediting, creditEvidence: 'FOOD_BUYING_GUIDE', ...rest }), { amount, unit })

  test.each([
    ['a 50 g roll of group B', 28, '50', 1.75],
    ['a 63 g crust of group B', 28, '63', 2.25],
    ['a 42 g muffin of group C', 34, '42', 1],
  ])('%s rounds down', (_name, perOunce, grams, credited) => {
    const credit = creditOf(portionOf([rule('GRAIN', 1, String(perOunce))], grams), 'GRAIN')
    expect(credit?.credited).toBe(credited)
    expect(credit?.exact).toBeCloseTo(Number(grams) / perOunce, 9)
  })

  test('a cup of cooked rice is 2 oz eq, a cup of romaine half a cup, a quarter cup of raisins half a cup', () => {
    const perCup = (component: MealComponent, credit: number, amount: string): CreditRule => ({
      component,
      credit,
      per: { amount, unit: 'cup' },
    })
    expect(creditOf(portionOf([perCup('GRAIN', 1, '0.5')], '1', 'cup'), 'GRAIN')?.credited).toBe(2)
    const romaine = { ...perCup('VEGETABLE', 0.5, '1'), subgroup: 'DARK_GREEN' as const }
    expect(creditOf(portionOf([romaine], '1', 'cup'), 'VEGETABLE')).toMatchObject({
      credited: 0.5,
      subgroups: { DARK_GREEN: 0.5 },
    })
    expect(creditOf(portionOf([perCup('FRUIT', 0.5, '0.25')], '0.25', 'cup'), 'FRUIT')?.credited).toBe(0.5)
  })

  const mixed = [
    rule('VEGETABLE', 0.22, '100', { subgroup: 'RED_OR_ORANGE' }),
    rule('VEGETABLE', 0.1, '100', { subgroup: 'OTHERS' }),
  ]

  test('mixed vegetables credit a quarter cup: an eighth red or orange and an eighth additional', () => {
    const credit = creditOf(portionOf(mixed, '100'), 'VEGETABLE')
    expect(credit).toMatchObject({ credited: 0.25, subgroups: { RED_OR_ORANGE: 0.125 } })
    expect(credit?.exact).toBeCloseTo(0.32, 9)
  })

  test('with the option `lost`, the last eighth does not credit', () => {
    const veg = food(1, 'Mixed vegetables', { crediting: mixed })
    const nutrition = foodNutrition(veg, { amount: '100', unit: 'g' }, { vegetableRemainder: 'lost' })
    expect(creditOf(nutrition, 'VEGETABLE')).toMatchObject({ credited: 0.125, subgroups: { RED_OR_ORANGE: 0.125 } })
  })

  test('rounding happens once per recipe, not per ingredient', () => {
    const bread = (id: number) => food(id, `Bread ${id}`, { crediting: [rule('GRAIN', 1, '28')] })
    const two = recipe(9, 'Two breads', '1', [line(1, '24.5', 'g'), line(2, '24.5', 'g')])
    expect(creditOf(portionNutrition(two, pantryOf([bread(1), bread(2)])), 'GRAIN')?.credited).toBe(1.75)
  })

  const beans = food(5, 'Pinto beans', {
    crediting: [
      { component: 'VEGETABLE', subgroup: 'BEANS_AND_PEAS', credit: 1, per: { amount: '1', unit: 'cup' } },
      { component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '0.25', unit: 'cup' } },
    ],
  })
  const beanDish = (creditAs: 'VEGETABLE' | 'MEAT_ALTERNATE' | null) =>
    portionNutrition(recipe(9, 'Beans', '1', [line(5, '0.375', 'cup', { creditAs })]), pantryOf([beans]))

  test('beans credited as meat alternate count toward the subgroup only', () => {
    const nutrition = beanDish('MEAT_ALTERNATE')
    expect(creditOf(nutrition, 'MEAT_ALTERNATE')?.credited).toBe(1.5)
    expect(creditOf(nutrition, 'VEGETABLE')).toBeUndefined()
    expect(nutrition.beansAsMeatAlternateCups).toBe(0.375)
  })

  test('beans credit as a vegetable by default', () => {
    for (const nutrition of [beanDish(null), beanDish('VEGETABLE')]) {
      expect(creditOf(nutrition, 'VEGETABLE')).toMatchObject({ credited: 0.375, subgroups: { BEANS_AND_PEAS: 0.375 } })
      expect(creditOf(nutrition, 'MEAT_ALTERNATE')).toBeUndefined()
      expect(nutrition.beansAsMeatAlternateCups).toBe(0)
    }
  })

  test('beans that one dish credits both ways make both components unknown', () => {
    const asVegetable = line(5, '0.25', 'cup', { creditAs: 'VEGETABLE' })
    const asMeat = line(5, '0.25', 'cup', { creditAs: 'MEAT_ALTERNATE' })
    const direct = portionNutrition(recipe(9, 'Chili', '1', [asVegetable, asMeat]), pantryOf([beans]))
    const refried = recipe(8, 'Refried beans', '1', [asMeat])
    const nested = recipe(9, 'Burrito', '1', [asVegetable, { subRecipeId: 8, amount: '1', unit: 'batch' }])
    for (const nutrition of [direct, portionNutrition(nested, pantryOf([beans], [refried]))]) {
      expect(creditOf(nutrition, 'VEGETABLE')?.missing).toEqual(['Pinto beans'])
      expect(creditOf(nutrition, 'MEAT_ALTERNATE')?.missing).toEqual(['Pinto beans'])
    }
    const twice = portionNutrition(recipe(9, 'Chili', '1', [asMeat, asMeat]), pantryOf([beans]))
    expect(creditOf(twice, 'MEAT_ALTERNATE')).toMatchObject({ credited: 2, missing: [] })
  })

  test('breaded chicken credits to meat and grain at once', () => {
    const nutrition = portionOf([rule('MEAT_ALTERNATE', 2, '100'), rule('GRAIN', 1, '100')], '100')
    expect(nutrition.credits.map(({ component, credited }) => [component, credited])).toEqual([
      ['GRAIN', 1],
      ['MEAT_ALTERNATE', 2],
    ])
  })

  test('whole grain, juice and dessert are parts of the credit', () => {
    const nutrition = portionOf([rule('GRAIN', 1, '28', { isWholeGrainRich: true, isGrainDessert: true })], '50')
    expect(creditOf(nutrition, 'GRAIN')).toMatchObject({
      credited: 1.75,
      wholeGrainRich: 1.75,
      grainDessert: 1.75,
      juice: 0,
    })
    const half = [rule('FRUIT', 0.5, '100', { isJuice: true }), rule('FRUIT', 0.5, '100')]
    expect(creditOf(portionOf(half, '100'), 'FRUIT')).toMatchObject({ credited: 1, juice: 0.5 })
  })

  test('an amount that cannot be converted to the unit of the rule makes the credit unknown', () => {
    expect(creditOf(portionOf([rule('GRAIN', 1, '28')], '1', 'each'), 'GRAIN')).toMatchObject({
      credited: 0,
      missing: ['Food'],
    })
  })

  test('a credit without documentation is unproven, and counts', () => {
    const credit = creditOf(portionOf([rule('GRAIN', 1, '28')], '28', 'g', { creditEvidence: null }), 'GRAIN')
    expect(credit).toMatchObject({ credited: 1, unproven: ['Food'] })
  })

  test('three thirds of a cup are a whole cup', () => {
    const pea = food(1, 'Peas', {
      crediting: [{ component: 'VEGETABLE', credit: 1, per: { amount: '1', unit: 'cup' } }],
    })
    const mix = recipe(9, 'Mix', '1', [
      line(1, '0.333333', 'cup'),
      line(1, '0.333333', 'cup'),
      line(1, '0.333333', 'cup'),
    ])
    expect(creditOf(portionNutrition(mix, pantryOf([pea])), 'VEGETABLE')?.credited).toBe(1)
  })
})

describe('milk', () => {
  const milk = food(1, 'Whole milk', {
    nutrients: { ...noNutrients, saturatedFat: 1.865 },
    measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 244 }],
    crediting: [{ component: 'MILK', credit: 1, per: { amount: '1', unit: 'cup' } }],
    milk: { fat: 'whole', isFlavored: false },
  })
  const oats = food(2, 'Oats', { nutrients: noNutrients })

  test('as a drink credits to the milk component, and its fat is reported separately', () => {
    const nutrition = foodNutrition(milk, { amount: '1', unit: 'cup' })
    expect(creditOf(nutrition, 'MILK')?.credited).toBe(1)
    expect(nutrition.fluidMilkSaturatedFat.known).toBeCloseTo(4.5506, 4)
    expect(nutrition.milk).toEqual({ fat: 'whole', isFlavored: false })
  })

  test('in a dish does not credit as milk, and its fat counts', () => {
    const nutrition = portionNutrition(
      recipe(9, 'Porridge', '1', [line(1, '1', 'cup'), line(2, '40', 'g')]),
      pantryOf([milk, oats]),
    )
    expect(nutrition.credits).toEqual([])
    expect(nutrition.fluidMilkSaturatedFat).toEqual({ known: 0, missing: [] })
    expect(nutrition.nutrients.saturatedFat.known).toBeCloseTo(4.5506, 4)
    expect(nutrition.milk).toBeNull()
  })

  test('in its own sub-recipe is still a drink', () => {
    const glass = recipe(8, 'Glass of milk', '1', [line(1, '1', 'cup')])
    const tray = recipe(9, 'Milk', '1', [{ subRecipeId: 8, amount: '1', unit: 'portion' }])
    const nutrition = portionNutrition(tray, pantryOf([milk], [glass]))
    expect(creditOf(nutrition, 'MILK')?.credited).toBe(1)
    expect(nutrition.milk?.fat).toBe('whole')
  })
})

describe('edible portion', () => {
  const broccoli = food(1, 'Broccoli', {
    nutrients: { ...noNutrients, calories: 34 },
    ediblePct: 61,
    price: { amount: '2', per: { amount: '1', unit: 'kg' } },
  })
  const portion = (form: 'AP' | 'EP') =>
    portionNutrition(recipe(9, 'Broccoli', '10', [line(1, '1000', 'g', { form })]), pantryOf([broccoli]))

  test('an as-purchased weight has its edible share, at the cost of the whole weight', () => {
    expect(portion('AP').nutrients.calories.known).toBeCloseTo(34 * 0.61, 9)
    expect(portion('AP').cost.known).toBeCloseTo(0.2, 9)
  })

  test('an edible weight counts in full, at the cost of the weight to buy', () => {
    expect(portion('EP').nutrients.calories.known).toBeCloseTo(34, 9)
    expect(portion('EP').cost.known).toBeCloseTo(0.2 / 0.61, 9)
  })
})

describe('sub-recipes', () => {
  const cheese = food(1, 'Parmesan', { nutrients: { ...noNutrients, calories: 400 }, allergens: { Milk: 'contains' } })
  const pasta = food(2, 'Spaghetti', { nutrients: { ...noNutrients, calories: 150 }, allergens: { Milk: 'free' } })
  const meatSauce = recipe(5, 'Meat sauce', '20', [line(1, '1000', 'g')], { yield: { amount: '2', unit: 'gal' } })
  const kcalOf = (amount: string | null, unit: 'portion' | 'batch' | 'cup' | 'lb') =>
    portionNutrition(
      recipe(6, 'Spaghetti with sauce', '1', [line(2, '100', 'g'), { subRecipeId: 5, amount, unit }]),
      pantryOf([cheese, pasta], [meatSauce]),
    ).nutrients.calories

  test('are measured in portions, batches or units of their yield', () => {
    expect(kcalOf('2', 'portion').known).toBeCloseTo(150 + 400, 9)
    expect(kcalOf('0.75', 'batch').known).toBeCloseTo(150 + 3000, 9)
    expect(kcalOf('4', 'cup').known).toBeCloseTo(150 + 4000 / 8, 9)
  })

  test('are unknown in a unit that does not match their yield, or without an amount', () => {
    expect(kcalOf('1', 'lb')).toEqual({ known: 150, missing: ['Meat sauce'] })
    expect(kcalOf(null, 'portion')).toEqual({ known: 150, missing: ['Meat sauce'] })
  })

  test('an allergen names the sub-recipes of its food', () => {
    const { allergens } = portionNutrition(
      recipe(6, 'Spaghetti', '1', [line(2, '100', 'g'), { subRecipeId: 5, amount: '1', unit: 'portion' }]),
      pantryOf([cheese, pasta], [meatSauce]),
    )
    expect(allergens.find(({ allergen }) => allergen === 'Milk')).toEqual({
      allergen: 'Milk',
      level: 'contains',
      reasons: ['Meat sauce > Parmesan'],
    })
    expect(allergens.find(({ allergen }) => allergen === 'Soy')).toEqual({
      allergen: 'Soy',
      level: 'unknown',
      reasons: ['Spaghetti', 'Meat sauce > Parmesan'],
    })
  })

  test('a recipe that contains itself is refused, with the names of the cycle', () => {
    const a = recipe(1, 'Sauce', '1', [{ subRecipeId: 2, amount: '1', unit: 'batch' }])
    const b = recipe(2, 'Base', '1', [{ subRecipeId: 3, amount: '1', unit: 'batch' }])
    const c = recipe(3, 'Stock', '1', [{ subRecipeId: 2, amount: '1', unit: 'batch' }])
    const pantry = pantryOf([], [a, b, c])
    expect(findCycle(1, pantry)).toEqual(['Base', 'Stock', 'Base'])
    expect(() => portionNutrition(a, pantry)).toThrow(RecipeCycleError)
    expect(() => portionNutrition(a, pantry)).toThrow('Base > Stock > Base')
  })

  test('the same sub-recipe twice is not a cycle', () => {
    const pantry = pantryOf(
      [cheese],
      [
        meatSauce,
        recipe(
          6,
          'Twice',
          '1',
          [5, 5].map((subRecipeId) => ({ subRecipeId, amount: '1', unit: 'batch' })),
        ),
      ],
    )
    expect(findCycle(6, pantry)).toBeNull()
    const twice = pantry.recipe(6)
    expect(twice && portionNutrition(twice, pantry).nutrients.calories.known).toBe(8000)
  })

  test('unsaved changes of a recipe replace the stored one', () => {
    const pantry = pantryOf([cheese], [meatSauce])
    const edited = { ...meatSauce, lines: [{ subRecipeId: 5, amount: '1', unit: 'batch' as const }] }
    expect(() => portionNutrition(edited, pantry)).toThrow('Meat sauce > Meat sauce')
  })
})

describe('allergens', () => {
  const level = (...stated: Food['allergens'][]) => {
    const foods = stated.map((allergens, index) => food(index + 1, `Food ${index + 1}`, { allergens }))
    const lines = foods.map(({ id }) => line(id, '1', 'g'))
    return portionNutrition(recipe(9, 'Dish', '1', lines), pantryOf(foods)).allergens.find(
      ({ allergen }) => allergen === 'Eggs',
    )
  }

  test('`contains` wins, then `unknown`, then the weaker levels, then `free`', () => {
    expect(level({ Eggs: 'contains' }, {})).toMatchObject({ level: 'contains', reasons: ['Food 1'] })
    expect(level({ Eggs: 'mayContain' }, {})).toMatchObject({ level: 'unknown', reasons: ['Food 2'] })
    expect(level({ Eggs: 'mayContain' }, { Eggs: 'madeInFacility' })).toMatchObject({ level: 'mayContain' })
    expect(level({ Eggs: 'madeInFacility' }, { Eggs: 'free' })).toMatchObject({
      level: 'madeInFacility',
      reasons: ['Food 1'],
    })
    expect(level({ Eggs: 'free' }, { Eggs: 'free' })).toMatchObject({ level: 'free' })
  })

  test('a recipe without ingredients is not free of anything', () => {
    expect(level()).toMatchObject({ level: 'unknown', reasons: [] })
  })
})

describe('gaps', () => {
  test('a line without an amount has unknown values', () => {
    const nutrition = portionNutrition(recipe(9, 'Dish', '1', [line(1, null, 'lb')]), pantryOf([beef]))
    expect(nutrition.nutrients.calories).toEqual({ known: 0, missing: ['Ground beef'] })
    expect(nutrition.grams.missing).toEqual(['Ground beef'])
    expect(nutrition.cost.missing).toEqual(['Ground beef'])
    expect(creditOf(nutrition, 'MEAT_ALTERNATE')?.missing).toEqual(['Ground beef'])
  })

  test('an ingredient that does not exist makes every value unknown', () => {
    const nutrition = portionNutrition(recipe(9, 'Dish', '1', [line(77, '1', 'lb')]), pantryOf([]))
    expect(nutrition.nutrients.sodium.missing).toEqual(['#77'])
    expect(nutrition.credits.map(({ component, missing }) => [component, missing])).toHaveLength(5)
    expect(nutrition.allergens.every(({ level }) => level === 'unknown')).toBe(true)
  })

  test('a name is listed once, however many lines it is on', () => {
    const lines = [line(1, null, 'lb'), line(1, null, 'g')]
    expect(portionNutrition(recipe(9, 'Dish', '1', lines), pantryOf([beef])).grams.missing).toEqual(['Ground beef'])
  })

  test('a recipe without portions has unknown values per portion', () => {
    for (const portions of ['0', '', '-5', 'abc']) {
      const nutrition = portionNutrition({ ...tacoMeat, portions }, pantryOf([beef, sauce, seasoning]))
      expect(nutrition.nutrients.calories, portions).toEqual({ known: 0, missing: ['Taco meat'] })
      expect(creditOf(nutrition, 'MEAT_ALTERNATE')?.missing).toEqual(['Taco meat'])
    }
  })
})

describe('a line "to taste"', () => {
  const salt = food(8, 'Salt', { nutrients: { ...noNutrients, sodium: 38_758 } })
  const rice = food(9, 'Rice', { nutrients: { ...noNutrients, calories: 365 } })
  const nutrition = portionNutrition(
    recipe(20, 'Rice', '10', [line(9, '1', 'kg'), line(8, null, 'tsp')]),
    pantryOf([rice, salt]),
  )

  test('leaves what the food does not contain known', () => {
    expect(nutrition.nutrients.calories).toEqual({ known: 365, missing: [] })
    expect(nutrition.nutrients.sodium).toEqual({ known: 0, missing: ['Salt'] })
  })

  test('of a sub-recipe does the same', () => {
    const salted = recipe(21, 'Salt mix', '1', [line(8, '100', 'g')])
    const dish = recipe(22, 'Dish', '1', [{ subRecipeId: 21, amount: null, unit: 'portion' }])
    const { nutrients } = portionNutrition(dish, pantryOf([salt], [salted]))
    expect(nutrients.calories.missing).toEqual([])
    expect(nutrients.sodium.missing).toEqual(['Salt mix'])
  })
})

describe("a line in one of the food's own measures", () => {
  const cheddar = food(30, 'Cheddar', {
    nutrients: { ...noNutrients, calories: 400 },
    price: { amount: '3.00', per: { amount: '1', unit: 'lb' } },
    measures: [
      { amount: 1, measure: 'cup, diced', unit: 'cup', grams: 132 },
      { amount: 1, measure: 'cup, shredded', unit: 'cup', grams: 113 },
      { amount: 2, measure: 'slice', grams: 56 },
    ],
    crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '28', unit: 'g' } }],
  })
  const nutritionOf = (measured: Partial<ReturnType<typeof line>> & { measure?: string }) =>
    portionNutrition(recipe(31, 'Plate', '1', [{ ...line(30, '2', 'measure'), ...measured }]), pantryOf([cheddar]))

  test('is weighed, costed and credited by that measure', () => {
    const shredded = nutritionOf({ measure: 'cup, shredded' })
    expect(shredded.grams).toEqual({ known: 226, missing: [] })
    expect(shredded.nutrients.calories.known).toBeCloseTo(904, 9)
    expect(shredded.cost.known).toBeCloseTo((226 / 453.59237) * 3, 9)
    expect(creditOf(shredded, 'MEAT_ALTERNATE')?.credited).toBe(8)
    expect(nutritionOf({ measure: 'slice' }).grams.known).toBe(56)
  })

  test('still credits by volume where the measure is one', () => {
    const bySpoon = {
      ...cheddar,
      crediting: [{ component: 'VEGETABLE' as const, credit: 1, per: { amount: '1', unit: 'cup' as const } }],
    }
    const lines = [{ ...line(30, '2', 'measure'), measure: 'cup, diced' }]
    const nutrition = portionNutrition(recipe(31, 'Plate', '1', lines), pantryOf([bySpoon]))
    expect(creditOf(nutrition, 'VEGETABLE')?.credited).toBe(2)
  })

  test('is unknown if the food no longer has the measure, or if the line does not choose', () => {
    expect(nutritionOf({ measure: 'cup, grated' }).nutrients.calories.missing).toEqual(['Cheddar'])
    expect(nutritionOf({ unit: 'cup' }).nutrients.calories.missing).toEqual(['Cheddar'])
  })
})

describe('a yield', () => {
  const perOz = { component: 'MEAT_ALTERNATE' as const, credit: 1, per: { amount: '1', unit: 'oz' as const } }
  const creditsOf = (rule: Partial<CreditRule>, form: 'AP' | 'EP', amount = '10') => {
    const chicken = food(40, 'Chicken', { ediblePct: 80, crediting: [{ ...perOz, ...rule }] })
    const nutrition = portionNutrition(recipe(41, 'Dish', '1', [line(40, amount, 'lb', { form })]), pantryOf([chicken]))
    return creditOf(nutrition, 'MEAT_ALTERNATE')?.exact
  }

  test('from the purchased weight is not trimmed a second time', () => {
    expect(creditsOf({ cookedYieldPct: 50, yieldFrom: 'AP' }, 'AP')).toBeCloseTo(80, 9)
    // 10 lb edible were 12.5 lb as purchased.
    expect(creditsOf({ cookedYieldPct: 50, yieldFrom: 'AP' }, 'EP')).toBeCloseTo(100, 9)
  })

  test('from the edible portion follows the trimming', () => {
    expect(creditsOf({ cookedYieldPct: 50, yieldFrom: 'EP' }, 'AP')).toBeCloseTo(64, 9)
    expect(creditsOf({ cookedYieldPct: 50, yieldFrom: 'EP' }, 'EP')).toBeCloseTo(80, 9)
    expect(creditsOf({ cookedYieldPct: 50 }, 'EP')).toBeCloseTo(80, 9)
  })

  test('is entered as the Food Buying Guide prints it: portions per purchase unit', () => {
    const printed = { per: { amount: '1', unit: 'lb' as const }, portionsPerPurchaseUnit: 11.8 }
    expect(creditsOf(printed, 'AP')).toBeCloseTo(118, 9)
    expect(creditsOf(printed, 'EP', '8')).toBeCloseTo(118, 9)
    // 7.87 portions of 1.5 oz eq are the same pound of beef.
    expect(creditsOf({ ...printed, portionsPerPurchaseUnit: 7.87, credit: 1.5 }, 'AP')).toBeCloseTo(118.05, 9)
  })
})
