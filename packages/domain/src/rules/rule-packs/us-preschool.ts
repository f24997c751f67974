import type { ComponentRule, GradeRules, PreschoolRulePack, PreschoolRules } from '../rule-pack-model.ts'

/** Cups and oz eq of the components of a meal. */
type Amounts = Partial<Record<ComponentRule['component'], number>>

const components = (amounts: Amounts, isSnack: boolean): ComponentRule[] =>
  (Object.entries(amounts) as [ComponentRule['component'], number][]).map(([component, amount]) => ({
    component,
    daily: isSnack ? null : amount,
    weekly: null,
    weeklyMaximum: null,
    weekLength: 'dailyTimesDays',
    ...(isSnack && { snack: amount }),
  }))

/** Every meal has daily amounts only: no weekly ones, no vegetable subgroups and no dietary specifications. */
const age = (amounts: Amounts, isSnack = false): GradeRules => ({
  components: components(amounts, isSnack),
  vegetableSubgroups: null,
  calories: null,
  sodium: null,
  ...(isSnack && { snackComponents: 2 }),
})

interface Meal {
  family: string
  /** "lunch" in the id of the packs. */
  name: string
  source: string
  meatForGrainDays: PreschoolRules['meatForGrainDays']
  youngest: GradeRules
  oldest: GradeRules
}

/** One serving of grains is the same at every meal and age. */
const grainServing = 0.5

/** The packs of a meal, oldest first. */
function packsOf({ family, name, source, meatForGrainDays, youngest, oldest }: Meal): PreschoolRulePack[] {
  const first: PreschoolRulePack = {
    id: `us-preschool-${name}-2024-07`,
    family,
    effectiveFrom: '2024-07-01',
    effectiveTo: '2025-09-30',
    source,
    saturatedFatPct: null,
    addedSugarsPct: null,
    mayExcludeFluidMilkFat: false,
    wholeGrainRichPct: null,
    juicePct: null,
    grainDessert: 0,
    milkChoices: null,
    unflavoredMilkChoices: null,
    milkAboveLowFat: 'notAllowed',
    // Until September 30, 2025 the total sugars of yogurt and cereal are limited, not their added sugars.
    productAddedSugars: null,
    vegetablesForFruit: null,
    offerVersusServe: null,
    preschool: { juiceMeals: 1, grainServing, meatForGrainDays },
    grades: { 'PK1-2': { ...youngest, hasOneYearOlds: true }, 'PK3-5': oldest },
  }
  const second: PreschoolRulePack = {
    ...first,
    id: `us-preschool-${name}-2025-10`,
    effectiveFrom: '2025-10-01',
    effectiveTo: '2025-12-31',
    productAddedSugars: { yogurt: 2, cereal: 6 },
  }
  // A final rule (FNS-2026-0067) extends whole and reduced-fat milk to these meals, from an unknown date.
  return [
    first,
    second,
    {
      ...second,
      id: `us-preschool-${name}-2026-01`,
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      milkAboveLowFat: 'undecided',
    },
  ]
}

/** Lunch for children ages 1 to 5: 4 or 6 fl oz of milk, and the four other components every day. */
export const preschoolLunches = packsOf({
  family: 'us-nslp',
  name: 'lunch',
  source: '7 CFR 210.10(p) and 226.20(c)(2)',
  meatForGrainDays: null,
  youngest: age({ FRUIT: 0.125, VEGETABLE: 0.125, GRAIN: grainServing, MEAT_ALTERNATE: 1, MILK: 0.5 }),
  oldest: age({ FRUIT: 0.25, VEGETABLE: 0.25, GRAIN: grainServing, MEAT_ALTERNATE: 1.5, MILK: 0.75 }),
})

const snack = age({ FRUIT: 0.5, VEGETABLE: 0.5, GRAIN: grainServing, MEAT_ALTERNATE: 0.5, MILK: 0.5 }, true)

/** The snack for children ages 1 to 5: two different components of five, only one of them a beverage. */
export const preschoolSnacks = packsOf({
  family: 'us-nslp-snack',
  name: 'snack',
  source: '7 CFR 210.10(o) and 226.20(c)(3)',
  meatForGrainDays: null,
  youngest: snack,
  oldest: snack,
})

/**
 * Breakfast for children ages 1 to 5. Vegetables and fruit are one component here, as in the packs for grades; so are
 * grains and the meats/meat alternates that may take their place on three days a week.
 */
export const preschoolBreakfasts = packsOf({
  family: 'us-sbp',
  name: 'breakfast',
  source: '7 CFR 220.8(o) and 226.20(c)(1)',
  meatForGrainDays: 3,
  youngest: age({ FRUIT: 0.25, GRAIN_OR_MEAT_ALTERNATE: grainServing, MILK: 0.5 }),
  oldest: age({ FRUIT: 0.5, GRAIN_OR_MEAT_ALTERNATE: grainServing, MILK: 0.75 }),
}).map((pack) => ({ ...pack, vegetablesForFruit: { subgroups: null } }))
