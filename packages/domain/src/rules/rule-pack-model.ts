import type { AnalysisComponent, VegetableSubgroup } from '../crediting/model.ts'
import type { GradeGroup } from './model.ts'

/** Amounts of one component, in cups or oz eq. */
export interface ComponentRule {
  component: AnalysisComponent
  unit: 'cup' | 'ozEq'
  /** Least on every day. */
  daily: number
  /** Least in a week of five days. */
  weekly: number
  /** Most in a week of five days where one is printed. USDA does not enforce it: advisory. */
  weeklyMaximum: number | null
  /** How a week of another length is reckoned: the daily amount times the days, or the weekly one in half steps. */
  weekLength: 'dailyTimesDays' | 'halfSteps'
}

/** Cups of each vegetable subgroup that a week must offer. */
export type SubgroupRule = Record<VegetableSubgroup, number>

/** The rules of one grade group. */
export interface GradeRules {
  components: ComponentRule[]
  /** Null where the meal has no vegetable subgroups. */
  vegetableSubgroups: { regular: SubgroupRule; threeDays: SubgroupRule } | null
  /** Weekly average, kcal a meal. */
  calories: { minimum: number; maximum: number }
  /** Weekly average, mg a meal; not to be exceeded. */
  sodium: number
}

/** The rules of one meal between two dates: data, never code. A pack that was in force is not edited. */
export interface RulePack {
  id: string
  family: string
  /** First and last day in force, YYYY-MM-DD; null = until another pack follows. */
  effectiveFrom: string
  effectiveTo: string | null
  /** Where the figures stand. */
  source: string
  /** Less than this percentage of the calories, weekly average. */
  saturatedFatPct: number
  /** Less than this percentage of the calories, weekly average; null = no limit yet. */
  addedSugarsPct: number | null
  /** Schools may leave the saturated fat of fluid milk out of the weekly average. */
  mayExcludeFluidMilkFat: boolean
  /** Least share of the grains offered in a week that is whole grain-rich, in percent of the oz eq. */
  wholeGrainRichPct: number
  /** Most of the fruit, and of the vegetables, offered in a week that may be juice, in percent. */
  juicePct: number
  /** Grain-based desserts, oz eq a week; null = no limit. */
  grainDessert: number | null
  /** Kinds of fluid milk to choose from every day, and how many of them unflavored. */
  milkChoices: number
  unflavoredMilkChoices: number
  /** Breakfast: vegetables may stand in for fruit; on two or more days a week from at least this many subgroups. */
  vegetablesForFruit: { subgroups: number } | null
  grades: Record<GradeGroup, GradeRules>
}
