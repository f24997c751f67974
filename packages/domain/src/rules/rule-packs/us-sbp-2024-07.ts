import type { GradeRules, SchoolRulePack } from '../rule-pack-model.ts'

/** Fruit and milk are the same for every grade; grains and meats/meat alternates are one component. */
function grade(
  [weekly, weeklyMaximum]: [number, number],
  [minimum, maximum]: [number, number],
  sodium: number,
): GradeRules {
  return {
    components: [
      { component: 'FRUIT', daily: 1, weekly: 5, weeklyMaximum: null, weekLength: 'dailyTimesDays' },
      {
        component: 'GRAIN_OR_MEAT_ALTERNATE',
        daily: 1,
        weekly,
        weeklyMaximum,
        weekLength: 'halfSteps',
      },
      { component: 'MILK', daily: 1, weekly: 5, weeklyMaximum: null, weekLength: 'dailyTimesDays' },
    ],
    vegetableSubgroups: null,
    calories: { minimum, maximum },
    sodium,
  }
}

/**
 * Breakfast since the final rule of April 2024 (89 FR 31962) took effect. The fat of fluid milk counts: no rule in
 * force excludes it at breakfast.
 */
export const usSbp202407: SchoolRulePack = {
  id: 'us-sbp-2024-07',
  family: 'us-sbp',
  effectiveFrom: '2024-07-01',
  effectiveTo: '2025-06-30',
  source: '7 CFR 220.8(c), (d), (e) and (f)',
  saturatedFatPct: 10,
  addedSugarsPct: null,
  mayExcludeFluidMilkFat: false,
  wholeGrainRichPct: 80,
  juicePct: 50,
  grainDessert: null,
  milkChoices: 2,
  unflavoredMilkChoices: 1,
  milkAboveLowFat: 'notAllowed',
  productAddedSugars: null,
  vegetablesForFruit: { subgroups: 2 },
  offerVersusServe: { components: 3, foodItems: 4, fruitOrVegetable: 0.5 },
  preschool: null,
  grades: {
    'K-5': grade([7, 10], [350, 500], 540),
    '6-8': grade([8, 10], [400, 550], 600),
    '9-12': grade([9, 10], [450, 600], 640),
  },
}
