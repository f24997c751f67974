import type { ComponentRule, GradeRules, SchoolRulePack } from '../rule-pack-model.ts'

const offered = (component: ComponentRule['component'], snack: number): ComponentRule => ({
  component,
  daily: null,
  weekly: null,
  weeklyMaximum: null,
  weekLength: 'dailyTimesDays',
  snack,
})

/** The amounts are the same from kindergarten to grade 12. */
const everyGrade: GradeRules = {
  components: [
    offered('FRUIT', 0.75),
    offered('VEGETABLE', 0.75),
    offered('GRAIN', 1),
    offered('MEAT_ALTERNATE', 1),
    offered('MILK', 1),
  ],
  vegetableSubgroups: null,
  calories: null,
  sodium: null,
  snackComponents: 2,
}

/**
 * The afterschool snack from July 1, 2025: two different components of five, only one of them a beverage, whole
 * grain-rich grains, and no grain-based desserts (7 CFR 210.10(o); 89 FR 31962). It has no dietary specifications.
 */
export const usNslpSnack202507: SchoolRulePack = {
  id: 'us-nslp-snack-2025-07',
  family: 'us-nslp-snack',
  effectiveFrom: '2025-07-01',
  effectiveTo: '2025-12-31',
  source: '7 CFR 210.10(o)',
  saturatedFatPct: null,
  addedSugarsPct: null,
  mayExcludeFluidMilkFat: false,
  wholeGrainRichPct: 80,
  juicePct: null,
  grainDessert: 0,
  milkChoices: null,
  unflavoredMilkChoices: null,
  milkAboveLowFat: 'notAllowed',
  productAddedSugars: { flavoredMilk: 10, yogurt: 2, cereal: 6 },
  vegetablesForFruit: null,
  offerVersusServe: null,
  preschool: null,
  grades: { 'K-5': everyGrade, '6-8': everyGrade, '9-12': everyGrade },
}
