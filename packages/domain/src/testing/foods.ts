/** Small builders for tests. Values that a test does not set are known to be zero. */
import { nutrientCodes, type Food, type NutrientCode, type Nutrients, type Total } from '../food/model.ts'
import { type Credit, type MealComponent } from '../crediting/model.ts'
import { datesFrom } from '../dates/dates.ts'
import { type OfferedItem, type ServiceDay } from '../menu/model.ts'
import { type Pantry, type PortionNutrition, type RecipeLine, type RecipeSource } from '../recipe/model.ts'
import { recordOf } from '../units/records.ts'

export const noNutrients = recordOf(nutrientCodes, () => 0)

export function food(id: number, name: string, rest: Partial<Food> = {}): Food {
  return { id, name, nutrients: {}, measures: [], allergens: {}, crediting: [], ...rest }
}

export function recipe(
  id: number,
  name: string,
  portions: string,
  lines: RecipeLine[],
  rest: Partial<RecipeSource> = {},
) {
  return { id, name, portions, lines, ...rest } satisfies RecipeSource
}

/** A line of an ingredient. */
export function line(
  ingredientId: number,
  amount: string | null,
  unit: RecipeLine['unit'],
  rest: Partial<RecipeLine> = {},
) {
  return { ingredientId, amount, unit, ...rest } satisfies RecipeLine
}

export function pantryOf(foods: Food[], recipes: RecipeSource[] = []): Pantry {
  return {
    food: (id) => foods.find((each) => each.id === id),
    recipe: (id) => recipes.find((each) => each.id === id),
  }
}

export function total(known: number, ...missing: string[]): Total {
  return { known, missing }
}

export function credit(component: MealComponent, credited: number, rest: Partial<Credit> = {}): Credit {
  return {
    component,
    exact: credited,
    credited,
    subgroups: {},
    wholeGrainRich: 0,
    juice: 0,
    grainDessert: 0,
    missing: rest.notAssessed ?? [],
    notAssessed: [],
    unproven: [],
    ...rest,
  }
}

export interface NutritionInput extends Partial<Omit<PortionNutrition, 'nutrients'>> {
  nutrients?: Nutrients
  /** Nutrients without a value, with the name of the food. */
  missing?: Partial<Record<NutrientCode, string>>
}

export function nutritionOf({ nutrients = {}, missing = {}, ...rest }: NutritionInput = {}): PortionNutrition {
  const totals = recordOf(nutrientCodes, (code) => {
    const name = missing[code]
    return { known: nutrients[code] ?? 0, missing: name ? [name] : [] }
  })
  return {
    grams: total(0),
    nutrients: totals,
    credits: [],
    beansAsMeatAlternateCups: 0,
    fluidMilkSaturatedFat: total(0),
    milk: null,
    sweetenedFoods: [],
    allergens: [],
    cost: total(0),
    ...rest,
  }
}

export function item(
  name: string,
  category: OfferedItem['category'],
  plannedServings: number | null,
  input: NutritionInput = {},
): OfferedItem {
  return { id: name, name, category, plannedServings, nutrition: nutritionOf(input) }
}

export function day(date: string, plannedMeals: number | null, items: OfferedItem[], rest: Partial<ServiceDay> = {}) {
  return { date, plannedMeals, items, ...rest } satisfies ServiceDay
}

/** Monday to Friday of the week of October 12, 2026 by default. */
export const weekDates = (monday = '2026-10-12', days = 5): string[] => datesFrom(monday, days)
