import { vegetableSubgroups, type CreditRule } from '@commissary/domain/crediting'
import type { Food } from '@commissary/domain/food'
import { nutrientCodes } from '@commissary/domain/food'
import type { MealCategory, PlannerItem } from '@commissary/domain/menu'
import { foodNutrition } from '@commissary/domain/recipe'

/** Pseudorandom numbers, the same in every run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** 200 dishes as a caterer has them: 70 entrees, 60 vegetables, 40 fruits, 25 sides and 5 milks, for K-5. */
export function plannerItems(): PlannerItem[] {
  const random = sequence(11)
  const between = (low: number, high: number) => low + random() * (high - low)
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value
  const per = { amount: '100', unit: 'g' } as const
  let id = 0

  function dish(
    category: MealCategory,
    values: { calories: number; sodium: number; saturatedFat?: number; addedSugars?: number; cost: number },
    crediting: CreditRule[],
    rest: Partial<Food> = {},
  ): PlannerItem {
    id += 1
    const { cost, ...nutrients } = values
    const food: Food = {
      id,
      name: `${category} ${id}`,
      nutrients: { ...Object.fromEntries(nutrientCodes.map((code) => [code, 0])), ...nutrients },
      measures: [],
      densityGml: 1,
      price: { amount: cost.toFixed(4), per },
      allergens: {},
      crediting,
      creditEvidence: 'FOOD_BUYING_GUIDE',
      ...rest,
    }
    const nutrition = { 'K-5': foodNutrition(food, per) }
    return { id: String(id), food: String(id), name: food.name, category, nutrition }
  }

  const many = (count: number, make: (index: number) => PlannerItem) =>
    Array.from({ length: count }, (_, index) => make(index))
  return [
    ...many(70, () =>
      dish(
        'Entree',
        {
          calories: between(220, 420),
          sodium: between(300, 800),
          saturatedFat: between(1, 7),
          addedSugars: between(0, 5),
          cost: between(0.6, 1.6),
        },
        [
          { component: 'GRAIN', credit: oneOf([1, 1.5, 2, 2, 2.25]), per, isWholeGrainRich: random() > 0.25 },
          { component: 'MEAT_ALTERNATE', credit: oneOf([1, 1.5, 2, 2, 2.5]), per, product: 'OTHER' },
        ],
      ),
    ),
    ...many(60, (index) =>
      dish(
        'Vegetables',
        { calories: between(15, 120), sodium: between(5, 250), saturatedFat: between(0, 1), cost: between(0.1, 0.35) },
        [
          {
            component: 'VEGETABLE',
            subgroup: oneOf([vegetableSubgroups[index % 5] ?? 'OTHERS']),
            credit: oneOf([0.25, 0.5, 0.5, 0.75]),
            per,
          },
        ],
      ),
    ),
    ...many(40, (index) =>
      dish(
        'Fruit',
        { calories: between(40, 90), sodium: between(0, 10), addedSugars: between(0, 6), cost: between(0.15, 0.4) },
        [{ component: 'FRUIT', credit: 0.5, per, isJuice: index % 6 === 0 }],
      ),
    ),
    ...many(25, () =>
      dish(
        'Side',
        {
          calories: between(60, 140),
          sodium: between(60, 200),
          saturatedFat: between(0, 1),
          cost: between(0.08, 0.25),
        },
        [{ component: 'GRAIN', credit: 1, per, isWholeGrainRich: true, product: 'OTHER' }],
      ),
    ),
    ...many(5, (index) =>
      dish(
        'Milk',
        { calories: 90 + index * 10, sodium: 105, saturatedFat: index / 2, cost: between(0.25, 0.32) },
        [{ component: 'MILK', credit: 1, per }],
        { milk: { fat: index % 2 ? 'lowFat' : 'skim', isFlavored: index > 2 } },
      ),
    ),
  ]
}
