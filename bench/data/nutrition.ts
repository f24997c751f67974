import { addDays, datesFrom } from '@commissary/domain/dates'
import { foodNutrition, portionNutrition, type PortionNutrition, type RecipeSource } from '@commissary/domain/recipe'
import { nutrientCodes, type Food } from '@commissary/domain/food'
import { vegetableSubgroups, type CreditRule } from '@commissary/domain/crediting'
import { type GradeGroup } from '@commissary/domain/rules'
import { type MealCategory, type OfferedItem, type ServiceDay } from '@commissary/domain/menu'

/** Pseudorandom numbers, the same in every run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function makeFood(id: number, random: () => number, crediting: CreditRule[], rest: Partial<Food> = {}): Food {
  return {
    id,
    name: `Food ${id}`,
    nutrients: Object.fromEntries(nutrientCodes.map((code) => [code, random() * 40])),
    measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 150 }],
    price: { amount: '3.20', per: { amount: '1', unit: 'lb' } },
    allergens: { Milk: 'free' },
    crediting,
    creditEvidence: 'FOOD_BUYING_GUIDE',
    ...rest,
  }
}

/** 300 foods, 30 sub-recipes, and one dish of 40 lines that uses them. */
export function makeRecipes(): { foods: Map<number, Food>; recipes: RecipeSource[] } {
  const random = sequence(7)
  const grain: CreditRule = { component: 'GRAIN', credit: 1, per: { amount: '28', unit: 'g' } }
  const foods = new Map(Array.from({ length: 300 }, (_, index) => [index + 1, makeFood(index + 1, random, [grain])]))
  const recipes = Array.from({ length: 30 }, (_, index): RecipeSource => {
    const lines = Array.from({ length: 12 }, (_line, position) => ({
      ingredientId: ((index * 12 + position) % 300) + 1,
      amount: '1.5',
      unit: 'cup' as const,
    }))
    return { id: index + 1, name: `Recipe ${index + 1}`, portions: '50', lines }
  })
  const lines = Array.from({ length: 40 }, (_, index) =>
    index % 8 === 7
      ? { subRecipeId: index - 6, amount: '2', unit: 'portion' as const }
      : { ingredientId: index + 1, amount: '2.25', unit: 'lb' as const },
  )
  return { foods, recipes: [...recipes, { id: 31, name: 'Dish', portions: '100', lines }] }
}

/** Weeks of nine items a day. Schools share the caterer's portions but plan different amounts. */
export function makeWeeks(schools: number, weeks: number, gradeGroup: GradeGroup): ServiceDay[][] {
  const random = sequence(gradeGroup.length * 31 + gradeGroup.charCodeAt(0))
  const portions = makePortions(random)
  return Array.from({ length: schools * weeks }, (_, index) => {
    const monday = addDays('2026-08-31', (index % weeks) * 7)
    return datesFrom(monday, 5).map((date): ServiceDay => {
      const plannedMeals = 100 + Math.floor(random() * 400)
      const items = dayCategories.map((category, position): OfferedItem => {
        const choices = portions[category]
        const nutrition = choices[Math.floor(random() * choices.length)]
        if (!nutrition) throw new Error(`no portions of ${category}`)
        const plannedServings = Math.floor(plannedMeals * (0.3 + random() * 0.6))
        return { id: String(position), name: category, category, plannedServings, nutrition }
      })
      return { date, plannedMeals, items }
    })
  })
}

type DayCategory = 'Entree' | 'Fruit' | 'Vegetables' | 'Side' | 'Milk' | 'Miscellaneous'
const dayCategories: (DayCategory & MealCategory)[] = [
  'Entree',
  'Entree',
  'Vegetables',
  'Vegetables',
  'Fruit',
  'Fruit',
  'Milk',
  'Milk',
  'Miscellaneous',
]

/** Forty portions of each category, computed the way the product does. */
function makePortions(random: () => number): Record<DayCategory, PortionNutrition[]> {
  const per = { amount: '1', unit: 'cup' } as const
  const many = (make: (index: number) => PortionNutrition) => Array.from({ length: 40 }, (_, index) => make(index))
  const single = (crediting: CreditRule[], rest: Partial<Food> = {}) =>
    foodNutrition(makeFood(1, random, crediting, rest), {
      amount: String(0.5 + Math.floor(random() * 4) / 8),
      unit: 'cup',
    })
  const dish = (crediting: CreditRule[]) => {
    const food = makeFood(1, random, crediting)
    const lines = [{ ingredientId: 1, amount: '120', unit: 'g' as const }]
    return portionNutrition(
      { id: 1, name: 'Dish', portions: '1', lines },
      { food: () => food, recipe: () => undefined },
    )
  }
  return {
    Entree: many(() =>
      dish([
        { component: 'GRAIN', credit: 1, per: { amount: '60', unit: 'g' }, isWholeGrainRich: random() > 0.2 },
        { component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '55', unit: 'g' } },
      ]),
    ),
    Vegetables: many((index) => {
      const subgroup = vegetableSubgroups[index % vegetableSubgroups.length] ?? 'OTHERS'
      return single([{ component: 'VEGETABLE', subgroup, credit: 1, per }])
    }),
    Fruit: many((index) => single([{ component: 'FRUIT', credit: 1, per, isJuice: index % 5 === 0 }])),
    Side: many(() => dish([{ component: 'GRAIN', credit: 1, per: { amount: '100', unit: 'g' } }])),
    Milk: many((index) =>
      foodNutrition(
        makeFood(1, random, [{ component: 'MILK', credit: 1, per }], {
          milk: { fat: index % 2 ? 'skim' : 'lowFat', isFlavored: index % 4 === 0 },
        }),
        { amount: '1', unit: 'cup' },
      ),
    ),
    Miscellaneous: many(() => single([])),
  }
}
