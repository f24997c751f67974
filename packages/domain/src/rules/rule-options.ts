/**
 * Choices that the regulations leave open or that were not found in print. Every analysis carries the ones it used, so
 * a print can say so.
 */
export interface RuleOptions {
  /** The week's average: the mean of the day averages, or all meals of the week weighted alike. */
  weekAverage: 'meanOfDays' | 'weightedByMeals'
  /** A week with fewer days than usual is judged by the days really served, or by the school's regular week. */
  weekLength: 'servedDays' | 'regularDays'
  /** What a day counts toward a vegetable subgroup: the least a student could take, or the most on offer. */
  subgroupAmount: 'least' | 'most'
  /** A recipe's last 1/8 cup that no single subgroup reaches counts as additional vegetables, or not at all. */
  vegetableRemainder: 'additional' | 'lost'
  /** Foods sold beside the reimbursable meal stay out of the analysis, or count like the rest. */
  aLaCarte: 'excluded' | 'included'
  /** Schools may leave the saturated fat of fluid milk out where a pack allows it; some choose to count it. */
  milkFat: 'excludedWhereAllowed' | 'counted'
  /** `target2` judges today's menus by the sodium limits of 1 July 2027 already. */
  sodium: 'inForce' | 'target2'
}

export const defaultRuleOptions: RuleOptions = {
  weekAverage: 'meanOfDays',
  weekLength: 'servedDays',
  subgroupAmount: 'least',
  vegetableRemainder: 'additional',
  aLaCarte: 'excluded',
  milkFat: 'excludedWhereAllowed',
  sodium: 'inForce',
}
