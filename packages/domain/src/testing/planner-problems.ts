/** Catalogs for the nutrition planner, in which everything that a test does not set passes. */
import type { MealCategory } from '../food/model.ts'
import type { PlannerDay, PlannerItem, PlannerProblem } from '../menu/planner/planner-model.ts'
import { defaultRuleOptions } from '../rules/rule-options.ts'
import { gradeGroups } from '../rules/model.ts'
import { recordOf } from '../units/records.ts'
import { credit, nutritionOf, total, weekDates, type NutritionInput } from './foods.ts'

/** An item with the same portion for every grade group. */
export function plannerItem(
  name: string,
  category: MealCategory,
  cost: number | null,
  input: NutritionInput = {},
): PlannerItem {
  const nutrition = nutritionOf({ ...input, cost: cost === null ? total(0, name) : total(cost) })
  return { id: name, food: name, name, category, nutrition: recordOf(gradeGroups, () => nutrition) }
}

/** An entree that meets the grain and meat alternate minimums of K-5 and 6-8, over the week too. */
export const plannerEntree = (name: string, cost: number | null, sodium = 700, calories = 430) =>
  plannerItem(name, 'Entree', cost, {
    nutrients: { calories, sodium, saturatedFat: 4, addedSugars: 3 },
    credits: [credit('GRAIN', 2, { wholeGrainRich: 2 }), credit('MEAT_ALTERNATE', 2)],
  })

/** A vegetable of every subgroup, so that any day can have what its week needs. */
export const plannerVegetable = (name: string, cost: number) =>
  plannerItem(name, 'Vegetables', cost, {
    nutrients: { calories: 40, sodium: 20 },
    credits: [
      credit('VEGETABLE', 1, {
        subgroups: { DARK_GREEN: 0.25, RED_OR_ORANGE: 0.25, BEANS_AND_PEAS: 0.125, STARCHY: 0.125, OTHERS: 0.25 },
      }),
    ],
  })

export const plannerFruit = (name: string, cost: number) =>
  plannerItem(name, 'Fruit', cost, { nutrients: { calories: 60 }, credits: [credit('FRUIT', 0.5)] })

export const plannerMilk = (name: string, cost: number, fat: 'skim' | 'lowFat', isFlavored = false) =>
  plannerItem(name, 'Milk', cost, {
    nutrients: { calories: 90, sodium: 105, saturatedFat: 0.5 },
    credits: [credit('MILK', 1)],
    milk: { fat, isFlavored },
  })

export const otherItems = [
  ...['Salad', 'Stew', 'Roast'].map((name, index) => plannerVegetable(name, 0.2 + index / 10)),
  ...['Apple', 'Pear', 'Plum'].map((name, index) => plannerFruit(name, 0.15 + index / 10)),
  plannerMilk('Skim', 0.25, 'skim'),
  plannerMilk('1%', 0.27, 'lowFat'),
]

export function plannerProblem(items: readonly PlannerItem[], rest: Partial<PlannerProblem> = {}): PlannerProblem {
  const days = weekDates().map((date): PlannerDay => ({ key: date, date, meals: 100, fixed: null, items }))
  return {
    rulePack: 'us-nslp',
    gradeGroups: ['K-5'],
    serviceDays: 5,
    ruleOptions: defaultRuleOptions,
    rules: ['now'],
    days,
    entreeDays: 1,
    otherDays: 1,
    avoid: [],
    diets: [],
    colorDays: 1,
    methodDays: 1,
    ...rest,
  }
}
