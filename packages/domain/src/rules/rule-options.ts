import type { VegetableRemainder } from '../crediting/model.ts'
import { hasMealPattern } from './model.ts'

/** Calculation options that the regulations leave open. Every analysis lists the ones it used. */
export interface RuleOptions {
  /** The weekly average: the average of the daily averages, or weighted by the meals of the week. */
  weekAverage: 'meanOfDays' | 'weightedByMeals'
  /** Weekly amounts for a short week: prorated to the days served, or those of the school's regular week. */
  weekLength: 'servedDays' | 'regularDays'
  /** A day's amount of a vegetable subgroup: the minimum or the maximum that a student could take. */
  subgroupAmount: 'least' | 'most'
  /** A recipe's leftover 1/8 cup, too small for any subgroup, counts as additional vegetables or not at all. */
  vegetableRemainder: VegetableRemainder
  /** Whether à la carte items are part of the analysis. */
  aLaCarte: 'excluded' | 'included'
  /** Schools may exclude the saturated fat of fluid milk where a pack allows it. */
  milkFat: 'excludedWhereAllowed' | 'counted'
  /** `target2` applies the sodium limits of July 1, 2027 to all menus. */
  sodium: 'inForce' | 'target2'
  /** The caterer's own minimum percentage of grains that is whole grain-rich; applies where above the pack's. Null = none. */
  wholeGrainRichPct: number | null
  /** The caterer's own maximum percentage of fruit that is juice; applies where below the pack's. Null = none. */
  fruitJuicePct: number | null
}

export const defaultRuleOptions: RuleOptions = {
  weekAverage: 'meanOfDays',
  weekLength: 'servedDays',
  subgroupAmount: 'least',
  vegetableRemainder: 'additional',
  aLaCarte: 'excluded',
  milkFat: 'excludedWhereAllowed',
  sodium: 'inForce',
  wholeGrainRichPct: null,
  fruitJuicePct: null,
}

/** The options of a family of rule packs: a menu without a meal pattern is made of à la carte items, so they count. */
export const optionsFor = (family: string, options: RuleOptions): RuleOptions =>
  hasMealPattern(family) ? options : { ...options, aLaCarte: 'included' }
