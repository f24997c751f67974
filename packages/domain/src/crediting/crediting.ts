import {
  mealComponents,
  vegetableSubgroups,
  type BeanCredit,
  type Credit,
  type CreditRule,
  type MealComponent,
  type VegetableRemainder,
  type VegetableSubgroup,
} from './model.ts'
import { type Food } from '../food/model.ts'
import { type Unit } from '../units/model.ts'
import { floorTo } from '../units/rounding.ts'
import { convert } from '../units/units.ts'

/** Unrounded credits of one component. Rounding happens once, for the portion. */
interface CreditSum {
  exact: number
  subgroups: Record<VegetableSubgroup, number>
  wholeGrainRich: number
  juice: number
  grainDessert: number
  missing: Set<string>
  unproven: Set<string>
}

export interface CreditSums {
  components: Record<MealComponent, CreditSum>
  /** Cups of beans credited as meat alternate (7 CFR 210.10(c)(2)(ii)(C)). */
  beansAsMeatAlternateCups: number
}

/** Smallest creditable steps (7 CFR 210.10(c)(2)): an eighth of a cup, a quarter oz eq; fluid milk by quarter cups. */
export const creditSteps: Record<MealComponent, number> = {
  FRUIT: 1 / 8,
  VEGETABLE: 1 / 8,
  GRAIN: 1 / 4,
  MEAT_ALTERNATE: 1 / 4,
  MILK: 1 / 4,
}

export function emptyCredits(): CreditSums {
  const empty = (): CreditSum => ({
    exact: 0,
    subgroups: { DARK_GREEN: 0, RED_OR_ORANGE: 0, BEANS_AND_PEAS: 0, STARCHY: 0, OTHERS: 0 },
    wholeGrainRich: 0,
    juice: 0,
    grainDessert: 0,
    missing: new Set(),
    unproven: new Set(),
  })
  return {
    components: { FRUIT: empty(), VEGETABLE: empty(), GRAIN: empty(), MEAT_ALTERNATE: empty(), MILK: empty() },
    beansAsMeatAlternateCups: 0,
  }
}

/**
 * Adds the credits of an amount of a food. `amount` is the edible quantity on the line in its unit; null = unknown. A
 * food with both a beans rule and a meat alternate rule credits to the one that the line selects.
 */
export function addFoodCredits(
  sums: CreditSums,
  food: Food,
  amount: number | null,
  unit: Unit,
  creditAs: BeanCredit | null | undefined,
): void {
  const isBean =
    food.crediting.some(isBeanRule) && food.crediting.some(({ component }) => component === 'MEAT_ALTERNATE')

  for (const rule of food.crediting) {
    const credit = amount === null ? null : creditOf(rule, amount, unit, food)
    if (isBean && creditAs === 'MEAT_ALTERNATE' && isBeanRule(rule)) {
      if (credit === null) sums.components.VEGETABLE.missing.add(food.name)
      else sums.beansAsMeatAlternateCups += credit
      continue
    }
    if (isBean && creditAs !== 'MEAT_ALTERNATE' && rule.component === 'MEAT_ALTERNATE') continue
    addRule(sums.components[rule.component], rule, credit, food)
  }
}

/** Adds the credits of a sub-recipe `factor` times; null makes them unknown. */
export function addCredits(sums: CreditSums, other: CreditSums, factor: number | null, name: string): void {
  for (const component of mealComponents) {
    const [sum, added] = [sums.components[component], other.components[component]]
    for (const food of added.missing) sum.missing.add(food)
    for (const food of added.unproven) sum.unproven.add(food)
    if (factor === null) {
      if (added.exact > 0) sum.missing.add(name)
      continue
    }
    sum.exact += added.exact * factor
    sum.wholeGrainRich += added.wholeGrainRich * factor
    sum.juice += added.juice * factor
    sum.grainDessert += added.grainDessert * factor
    for (const subgroup of vegetableSubgroups) sum.subgroups[subgroup] += added.subgroups[subgroup] * factor
  }
  if (factor !== null) sums.beansAsMeatAlternateCups += other.beansAsMeatAlternateCups * factor
  else if (other.beansAsMeatAlternateCups > 0) sums.components.VEGETABLE.missing.add(name)
}

/** Adds an unknown food: it may credit to any component. */
export function addUnknownCredits(sums: CreditSums, name: string): void {
  for (const component of mealComponents) sums.components[component].missing.add(name)
}

/** Credits of one portion, rounded down. Components without a credit are omitted. */
export function toCredits(
  sums: CreditSums,
  factor: number,
  milk: 'drink' | 'ingredient' | 'unknown',
  remainder: VegetableRemainder,
): Credit[] {
  return mealComponents.flatMap((component) => {
    const sum = sums.components[component]
    // Only milk served as a drink credits to the milk component, not milk in a dish.
    if (component === 'MILK' && milk === 'ingredient') return []
    if (sum.exact === 0 && sum.missing.size === 0) return []
    const exact = component === 'MILK' && milk === 'unknown' ? 0 : sum.exact * factor
    return [toCredit(component, exact, sum, factor, remainder)]
  })
}

function toCredit(
  component: MealComponent,
  exact: number,
  sum: CreditSum,
  factor: number,
  remainder: VegetableRemainder,
): Credit {
  const step = creditSteps[component]
  const subgroups: Credit['subgroups'] = {}
  let inSubgroups = 0
  for (const subgroup of vegetableSubgroups) {
    const cups = floorTo(sum.subgroups[subgroup] * factor, step)
    if (cups > 0) subgroups[subgroup] = cups
    inSubgroups += cups
  }
  const whole = floorTo(exact, step)
  const credited = component === 'VEGETABLE' && remainder === 'lost' ? Math.min(whole, inSubgroups) : whole
  const shareOf = (part: number) => (sum.exact > 0 ? (credited * part) / sum.exact : 0)

  return {
    component,
    exact,
    credited,
    subgroups,
    wholeGrainRich: shareOf(sum.wholeGrainRich),
    juice: shareOf(sum.juice),
    grainDessert: shareOf(sum.grainDessert),
    missing: [...sum.missing],
    unproven: [...sum.unproven],
  }
}

/** Unrounded credit of an amount by one rule; null if the amount cannot be converted to the rule's unit. */
function creditOf(rule: CreditRule, amount: number, unit: Unit, food: Food): number | null {
  const per = Number(rule.per.amount)
  const served = convert((amount * (rule.cookedYieldPct ?? 100)) / 100, unit, rule.per.unit, food)
  return served === null || !(per > 0) ? null : (served / per) * rule.credit
}

function addRule(sum: CreditSum, rule: CreditRule, credit: number | null, food: Food): void {
  if (!food.creditEvidence) sum.unproven.add(food.name)
  if (credit === null) {
    sum.missing.add(food.name)
    return
  }
  sum.exact += credit
  if (rule.subgroup) sum.subgroups[rule.subgroup] += credit
  if (rule.isWholeGrainRich) sum.wholeGrainRich += credit
  if (rule.isJuice) sum.juice += credit
  if (rule.isGrainDessert) sum.grainDessert += credit
}

function isBeanRule({ component, subgroup }: CreditRule): boolean {
  return component === 'VEGETABLE' && subgroup === 'BEANS_AND_PEAS'
}
