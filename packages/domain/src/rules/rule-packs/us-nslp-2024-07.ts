import type { ComponentRule, SchoolRulePack, SubgroupRule } from '../rule-pack-model.ts'

const subgroupsK8: { regular: SubgroupRule; threeDays: SubgroupRule } = {
  regular: { DARK_GREEN: 0.5, RED_OR_ORANGE: 0.75, BEANS_AND_PEAS: 0.5, STARCHY: 0.5, OTHERS: 0.5 },
  threeDays: { DARK_GREEN: 0.5, RED_OR_ORANGE: 0.5, BEANS_AND_PEAS: 0.5, STARCHY: 0.5, OTHERS: 0.25 },
}
const subgroups912: { regular: SubgroupRule; threeDays: SubgroupRule } = {
  regular: { DARK_GREEN: 0.5, RED_OR_ORANGE: 1.25, BEANS_AND_PEAS: 0.5, STARCHY: 0.5, OTHERS: 0.75 },
  threeDays: { DARK_GREEN: 0.5, RED_OR_ORANGE: 1, BEANS_AND_PEAS: 0.5, STARCHY: 0.5, OTHERS: 0.5 },
}

const cups = (component: 'FRUIT' | 'VEGETABLE' | 'MILK', daily: number, weekly: number): ComponentRule => ({
  component,
  daily,
  weekly,
  weeklyMaximum: null,
  weekLength: 'dailyTimesDays',
})
const ounces = (
  component: 'GRAIN' | 'MEAT_ALTERNATE',
  daily: number,
  weekly: number,
  weeklyMaximum: number,
): ComponentRule => ({ component, daily, weekly, weeklyMaximum, weekLength: 'halfSteps' })

/**
 * Lunch since the final rule of April 2024 (89 FR 31962) took effect. Its sodium limits are in force from July 1,
 * 2023 through June 30, 2027.
 */
export const usNslp202407: SchoolRulePack = {
  id: 'us-nslp-2024-07',
  family: 'us-nslp',
  effectiveFrom: '2024-07-01',
  effectiveTo: '2025-06-30',
  source: '7 CFR 210.10(c), (d), (e) and (f)',
  saturatedFatPct: 10,
  addedSugarsPct: null,
  mayExcludeFluidMilkFat: false,
  wholeGrainRichPct: 80,
  juicePct: 50,
  grainDessert: 2,
  milkChoices: 2,
  unflavoredMilkChoices: 1,
  milkAboveLowFat: 'notAllowed',
  productAddedSugars: null,
  vegetablesForFruit: null,
  offerVersusServe: { components: 5, foodItems: null, fruitOrVegetable: 0.5 },
  preschool: null,
  grades: {
    'K-5': {
      components: [
        cups('FRUIT', 0.5, 2.5),
        cups('VEGETABLE', 0.75, 3.75),
        ounces('GRAIN', 1, 8, 9),
        ounces('MEAT_ALTERNATE', 1, 8, 10),
        cups('MILK', 1, 5),
      ],
      vegetableSubgroups: subgroupsK8,
      calories: { minimum: 550, maximum: 650 },
      sodium: 1110,
    },
    '6-8': {
      components: [
        cups('FRUIT', 0.5, 2.5),
        cups('VEGETABLE', 0.75, 3.75),
        ounces('GRAIN', 1, 8, 10),
        ounces('MEAT_ALTERNATE', 1, 9, 10),
        cups('MILK', 1, 5),
      ],
      vegetableSubgroups: subgroupsK8,
      calories: { minimum: 600, maximum: 700 },
      sodium: 1225,
    },
    '9-12': {
      components: [
        cups('FRUIT', 1, 5),
        cups('VEGETABLE', 1, 5),
        ounces('GRAIN', 2, 10, 12),
        ounces('MEAT_ALTERNATE', 2, 10, 12),
        cups('MILK', 1, 5),
      ],
      vegetableSubgroups: subgroups912,
      calories: { minimum: 750, maximum: 850 },
      sodium: 1280,
    },
  },
}
