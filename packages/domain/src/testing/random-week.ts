/** Random weeks of menus for tests: choices in every category, several kinds of milk, gaps, short days, and weeks of equal days. */
import * as fc from 'fast-check'

import { vegetableSubgroups, type Credit, type MealComponent } from '../crediting/model.ts'
import { sweetenedProducts, type SweetenedFood } from '../crediting/sweetened-foods.ts'
import { datesFrom } from '../dates/dates.ts'
import { milkFats, type NutrientCode } from '../food/model.ts'
import type { MealCategory, OfferedItem, ServiceDay } from '../menu/model.ts'
import { credit, nutritionOf, total } from './foods.ts'

type Item = Omit<OfferedItem, 'id' | 'name'>
/** How often something is unknown: never, or one time in `oneIn`. */
type Gaps = boolean

const sometimes = (isPossible: Gaps, oneIn: number): fc.Arbitrary<boolean> =>
  isPossible ? fc.integer({ min: 1, max: oneIn }).map((each) => each === 1) : fc.constant(false)

const eighths = (...values: number[]) => fc.constantFrom(...values.map((each) => each / 8))
const tenths = (max: number) => fc.integer({ min: 0, max: Math.round(max * 10) }).map((each) => each / 10)
/** The part of a credit that is something: none, half, nearly all, or all of it. */
const part = fc.constantFrom(0, 0, 0.5, 0.75, 1, 1, 1)

const creditOf = (component: MealComponent, amounts: fc.Arbitrary<number>, gaps: Gaps): fc.Arbitrary<Credit> =>
  fc
    .record({
      amount: amounts,
      subgroup: fc.constantFrom(...vegetableSubgroups),
      isAdditional: fc.constantFrom(false, false, false, true),
      part,
      isDessert: fc.constantFrom(false, false, false, true),
      isGap: sometimes(gaps, 15),
    })
    .map((each) => {
      const { amount } = each
      const rest: Partial<Credit> = { missing: each.isGap ? ['Sauce'] : [] }
      if (component === 'VEGETABLE' && !each.isAdditional && amount > 0) rest.subgroups = { [each.subgroup]: amount }
      // Few fruits and vegetables are juice, most grains are whole.
      if (component === 'VEGETABLE') rest.juice = each.isDessert ? amount * each.part : 0
      if (component === 'FRUIT') rest.juice = amount * (1 - each.part)
      if (component === 'GRAIN') {
        rest.wholeGrainRich = amount * each.part
        rest.grainDessert = each.isDessert ? amount / 2 : 0
      }
      return credit(component, amount, rest)
    })

const servings = (gaps: Gaps) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(100, 50) },
    { weight: 10, arbitrary: fc.integer({ min: 1, max: 200 }) },
    { weight: 1, arbitrary: fc.constant(0) },
    ...(gaps ? [{ weight: 1, arbitrary: fc.constant(null) }] : []),
  )

const nutrients = (kcal: number, milligrams: number) =>
  fc.record({
    calories: fc.integer({ min: 1, max: kcal }),
    saturatedFat: tenths(kcal / 70),
    addedSugars: tenths(kcal / 25),
    sodium: fc.integer({ min: 0, max: milligrams }),
  })

/** An item with credits of some components. */
function dish(
  category: MealCategory,
  amounts: Partial<Record<MealComponent, fc.Arbitrary<number>>>,
  values: ReturnType<typeof nutrients>,
  gaps: Gaps,
): fc.Arbitrary<Item> {
  const components = Object.entries(amounts) as [MealComponent, fc.Arbitrary<number>][]
  return fc
    .record({
      servings: servings(gaps),
      credits: fc.tuple(...components.map(([component, of]) => creditOf(component, of, gaps))),
      values,
      hasGap: sometimes(gaps, 12),
      gap: fc.constantFrom<NutrientCode[]>('calories', 'saturatedFat', 'addedSugars', 'sodium'),
      beans: fc.constantFrom(0, 0, 0, 0.25, 0.5),
      sweet: fc.option(sweetened(gaps), { freq: 3 }),
    })
    .map((each) => ({
      category,
      plannedServings: each.servings,
      nutrition: nutritionOf({
        nutrients: each.values,
        missing: each.hasGap ? { [each.gap]: 'Sauce' } : {},
        credits: each.credits,
        // Beans that are credited as a meat alternate are part of that credit.
        beansAsMeatAlternateCups: amounts.MEAT_ALTERNATE ? each.beans : 0,
        sweetenedFoods: each.sweet ? [each.sweet] : [],
      }),
    }))
}

const sweetened = (gaps: Gaps): fc.Arbitrary<SweetenedFood> =>
  fc
    .record({
      product: fc.constantFrom(...sweetenedProducts),
      grams: fc.constantFrom(0, 1.9, 2, 2.1, 5.9, 6, 6.1, 9.9, 10, 10.1),
      isGap: sometimes(gaps, 4),
      isBounded: fc.boolean(),
    })
    .map(({ product, grams, isGap, isBounded }) => ({
      foodName: 'Product',
      product,
      addedSugars: isGap ? null : grams,
      addedSugarsAtMost: isGap && !isBounded ? null : grams,
      gap: isGap ? 'unknown' : null,
    }))

/** A carton of milk, or of a soy drink, which credits but is not a kind of milk. */
const milk = (gaps: Gaps): fc.Arbitrary<Item> =>
  fc
    .record({
      servings: servings(gaps),
      credit: creditOf('MILK', eighths(8, 8, 8, 8, 6), gaps),
      kind: fc.option(fc.record({ fat: fc.constantFrom(...milkFats), isFlavored: fc.boolean() }), { freq: 9 }),
      values: nutrients(150, 200),
      fat: tenths(5),
      hasGap: sometimes(gaps, 12),
    })
    .map(({ servings: plannedServings, credit: credited, kind, values, fat, hasGap }) => ({
      category: 'Milk',
      plannedServings,
      nutrition: nutritionOf({
        nutrients: { ...values, saturatedFat: fat },
        missing: hasGap ? { saturatedFat: 'Milk' } : {},
        credits: [credited],
        milk: kind,
        fluidMilkSaturatedFat: kind ? total(fat, ...(hasGap ? ['Milk'] : [])) : total(0),
      }),
    }))

const several = (item: fc.Arbitrary<Item>, minLength: number, maxLength: number) =>
  fc.array(item, { minLength, maxLength })

const dayOf = (gaps: Gaps): fc.Arbitrary<Omit<ServiceDay, 'date'>> =>
  fc
    .record({
      meals: fc.oneof(
        { weight: 12, arbitrary: fc.constant(100) },
        { weight: 6, arbitrary: fc.integer({ min: 1, max: 300 }) },
        ...(gaps ? [{ weight: 1, arbitrary: fc.constant(null) }] : []),
      ),
      selections: fc.option(
        fc.record(
          {
            Entree: fc.constantFrom(1, 1, 2, 3, 0),
            Fruit: fc.integer({ min: 1, max: 3 }),
            Vegetables: fc.integer({ min: 1, max: 2 }),
            Side: fc.integer({ min: 0, max: 2 }),
            Milk: fc.constantFrom(1, 1, 2, 0),
          },
          { requiredKeys: [] },
        ),
      ),
      lists: fc.tuple(
        several(
          dish(
            'Entree',
            { GRAIN: eighths(6, 8, 12, 14, 16, 18, 0), MEAT_ALTERNATE: eighths(2, 6, 8, 12, 16, 18, 20, 0) },
            nutrients(560, 1000),
            gaps,
          ),
          1,
          3,
        ),
        several(dish('Fruit', { FRUIT: eighths(2, 4, 4, 8, 8) }, nutrients(90, 10), gaps), 0, 3),
        several(dish('Vegetables', { VEGETABLE: eighths(1, 2, 4, 6, 8) }, nutrients(90, 200), gaps), 0, 3),
        several(
          fc.oneof(
            dish('Side', { GRAIN: eighths(2, 4, 8) }, nutrients(120, 200), gaps),
            dish('Side', { MEAT_ALTERNATE: eighths(2, 4, 8), VEGETABLE: eighths(0, 2, 4) }, nutrients(120, 200), gaps),
            dish('Miscellaneous', {}, nutrients(40, 300), gaps),
            dish('A La Carte', { GRAIN: eighths(8), MEAT_ALTERNATE: eighths(8) }, nutrients(300, 600), gaps),
          ),
          0,
          3,
        ),
        several(milk(gaps), 0, 3),
      ),
    })
    .map(({ meals, selections, lists }) => ({
      plannedMeals: meals,
      ...(selections && { selections }),
      items: lists.flat().map((each, position) => ({ ...each, id: `${position}`, name: `Item ${position}` })),
    }))
    // A day on which nothing is planned for anyone is not a day of service.
    .filter(({ items }) =>
      items.some(({ category, plannedServings }) => category === 'Entree' && plannedServings !== 0),
    )

/** A week of 1 to 7 days from a Monday: half of the weeks know every value, and some serve the same each day. */
export const randomWeek = (mondays: readonly string[]): fc.Arbitrary<ServiceDay[]> =>
  fc
    .record({
      monday: fc.constantFrom(...mondays),
      length: fc.constantFrom(1, 2, 3, 4, 5, 5, 5, 6, 7),
      gaps: fc.boolean(),
      isSame: fc.constantFrom(false, false, true),
    })
    .chain(({ monday, length, gaps, isSame }) =>
      fc.array(dayOf(gaps), { minLength: isSame ? 1 : length, maxLength: isSame ? 1 : length }).map((days) =>
        datesFrom(monday, length).flatMap((date, index): ServiceDay[] => {
          const day = days[isSame ? 0 : index]
          return day ? [{ ...day, date }] : []
        }),
      ),
    )
