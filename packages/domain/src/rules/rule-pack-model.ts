import type { AnalysisComponent, VegetableSubgroup } from '../crediting/model.ts'
import type { SweetenedProduct } from '../crediting/sweetened-foods.ts'
import type { GradeGroup, PreschoolGroup, SchoolGroup } from './model.ts'

/** What a meal offers each day where students may decline part of it (7 CFR 210.10(e), 220.8(e)). */
export interface OfferVersusServeRule {
  /** Components in their daily minimums. */
  components: number
  /** Breakfast: food items, of which a student may decline one; null elsewhere. */
  foodItems: number | null
  /** Cups of fruit or vegetables, which a student may not decline. */
  fruitOrVegetable: number
}

/** Amounts of one component, in cups or oz eq. */
export interface ComponentRule {
  component: AnalysisComponent
  /** Minimum per day; null where the meal does not need the component every day. */
  daily: number | null
  /** Minimum per week of five days; null where there is none. */
  weekly: number | null
  /** Printed maximum per week of five days. USDA does not enforce it, so it is advisory. */
  weeklyMaximum: number | null
  /** Amount for a week of another length: the daily amount times the days, or the weekly one scaled in half steps. */
  weekLength: 'dailyTimesDays' | 'halfSteps'
  /** Snack: the amount that makes it one of the snack's components. */
  snack?: number
}

/** Minimum cups of each vegetable subgroup per week. */
export type SubgroupRule = Record<VegetableSubgroup, number>

/** The rules of one grade group. */
export interface GradeRules {
  components: ComponentRule[]
  /** Null where the meal has no vegetable subgroups. */
  vegetableSubgroups: { regular: SubgroupRule; threeDays: SubgroupRule } | null
  /** Weekly average, kcal per meal; null where the meal has no such limit. */
  calories: { minimum: number; maximum: number } | null
  /** Maximum weekly average, mg per meal; null where the meal has no such limit. */
  sodium: number | null
  /** Snack: how many different components it offers each day. A beverage counts once. */
  snackComponents?: number
  /**
   * The group has children of one year, who get unflavored whole milk, and children of two, who get unflavored low-fat or
   * fat-free milk.
   */
  hasOneYearOlds?: true
}

/** Rules that only preschool meal patterns have. */
export interface PreschoolRules {
  /** Most meals of a day, snack included, with juice. */
  juiceMeals: number
  /** The oz eq of one serving of grains, of which one a day must be whole grain-rich. */
  grainServing: number
  /** Breakfast: most days of a week on which meats/meat alternates take the place of the grain; null at other meals. */
  meatForGrainDays: number | null
}

/** The rules of one meal between two dates, as data. Do not edit a pack that has been in force. */
export interface RulePack {
  id: string
  family: string
  /** First and last day in force, YYYY-MM-DD; null = open-ended. */
  effectiveFrom: string
  effectiveTo: string | null
  /** The regulation. */
  source: string
  /** Less than this percentage of the calories, weekly average; null = no limit. */
  saturatedFatPct: number | null
  /** Less than this percentage of the calories, weekly average; null = no limit yet. */
  addedSugarsPct: number | null
  /** Schools may exclude the saturated fat of fluid milk from the weekly average. */
  mayExcludeFluidMilkFat: boolean
  /** Minimum percentage of the week's grains (oz eq) that is whole grain-rich; null = no share. */
  wholeGrainRichPct: number | null
  /** Maximum percentage of the week's fruit, and of its vegetables, that is juice; null = no limit. */
  juicePct: number | null
  /** Maximum grain-based desserts, oz eq per week; null = no limit. */
  grainDessert: number | null
  /** Minimum kinds of fluid milk offered each day, and how many must be unflavored; null = no choice is required. */
  milkChoices: number | null
  unflavoredMilkChoices: number | null
  /** Whole and reduced-fat milk. `undecided`: allowed from an unknown date, so a menu with it is unknown. */
  milkAboveLowFat: 'allowed' | 'notAllowed' | 'undecided'
  /** Maximum grams of added sugars: flavored milk per 8 fl oz, yogurt per oz, cereal per dry oz; null = no limit yet. */
  productAddedSugars: Partial<Record<SweetenedProduct, number>> | null
  /** Breakfast: vegetables may replace fruit; on two or more days a week from at least this many subgroups (null = any). */
  vegetablesForFruit: { subgroups: number | null } | null
  /** Null where the meal has no offer versus serve. */
  offerVersusServe: OfferVersusServeRule | null
  /** Null in kindergarten to grade 12. */
  preschool: PreschoolRules | null
  /** The rules of each group that the pack covers. */
  grades: Partial<Record<GradeGroup, GradeRules>>
}

/** A pack for kindergarten to grade 12. */
export interface SchoolRulePack extends RulePack {
  preschool: null
  grades: Record<SchoolGroup, GradeRules>
}

/** A pack for preschool. */
export interface PreschoolRulePack extends RulePack {
  preschool: PreschoolRules
  grades: Record<PreschoolGroup, GradeRules>
}
