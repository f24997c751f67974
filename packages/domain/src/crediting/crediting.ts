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
import { fittingRules, isBean, isBeanRule } from './fitting-rules.ts'
import { convert } from '../units/units.ts'

/** Unrounded credits of one component. Rounding happens once, for the portion. */
interface CreditSum {
  exact: number
  subgroups: Record<VegetableSubgroup, number>
  wholeGrainRich: number
  juice: number
  grainDessert: number
  missing: Set<string>
  notAssessed: Set<string>
  unproven: Set<string>
}

/** A line's amount of a food, edible and as purchased, in the line's unit. */
export interface LineAmounts {
  edible: number | null
  purchased: number | null
}

export interface CreditSums {
  components: Record<MealComponent, CreditSum>
  /** Cups of beans credited as meat alternate (7 CFR 210.10(c)(2)(ii)(C)). */
  beansAsMeatAlternateCups: number
  /** How the lines of each bean food credit, by its id. */
  elections: Map<number, { name: string; as: Set<BeanCredit> }>
}

/** Smallest creditable steps (7 CFR 210.10(c)(2)): an eighth of a cup, a quarter oz eq; fluid milk in quarter cups. */
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
    notAssessed: new Set(),
    unproven: new Set(),
  })
  return {
    components: { FRUIT: empty(), VEGETABLE: empty(), GRAIN: empty(), MEAT_ALTERNATE: empty(), MILK: empty() },
    beansAsMeatAlternateCups: 0,
    elections: new Map(),
  }
}

/**
 * Adds a food's credits. Its amount is in the line's unit, both edible and as purchased; null = unknown. A food with both a
 * beans rule and a meat alternate rule credits to the one that the line selects. If its rules are for several units, only
 * those that fit the line's unit count. A food that was never assessed makes every component unknown; fluid milk, only the
 * milk component.
 */
export function addFoodCredits(
  sums: CreditSums,
  food: Food,
  amounts: LineAmounts,
  unit: Unit,
  creditAs: BeanCredit | null | undefined,
): void {
  const { crediting } = food
  if (crediting === null) {
    for (const component of food.milk ? (['MILK'] as const) : mealComponents) {
      sums.components[component].missing.add(food.name)
      sums.components[component].notAssessed.add(food.name)
    }
    return
  }
  const hasElection = isBean(crediting)
  if (hasElection) elect(sums, food.id, food.name, creditAs ?? 'VEGETABLE')

  for (const rule of fittingRules(crediting, unit, food)) {
    const credit = creditOf(rule, amounts, unit, food)
    if (hasElection && creditAs === 'MEAT_ALTERNATE' && isBeanRule(rule)) {
      if (credit === null) sums.components.VEGETABLE.missing.add(food.name)
      else sums.beansAsMeatAlternateCups += credit
      continue
    }
    if (hasElection && creditAs !== 'MEAT_ALTERNATE' && rule.component === 'MEAT_ALTERNATE') continue
    addRule(sums.components[rule.component], rule, credit, food)
  }
}

function elect({ elections }: CreditSums, id: number, name: string, creditAs: BeanCredit): void {
  const election = elections.get(id) ?? { name, as: new Set() }
  elections.set(id, { name, as: election.as.add(creditAs) })
}

/** Adds the credits of a sub-recipe `factor` times; null makes them unknown. */
export function addCredits(sums: CreditSums, other: CreditSums, factor: number | null, name: string): void {
  for (const component of mealComponents) {
    const [sum, added] = [sums.components[component], other.components[component]]
    for (const food of added.missing) sum.missing.add(food)
    for (const food of added.notAssessed) sum.notAssessed.add(food)
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
  for (const [id, { name: food, as }] of other.elections) for (const credit of as) elect(sums, id, food, credit)
  if (factor !== null) sums.beansAsMeatAlternateCups += other.beansAsMeatAlternateCups * factor
  else if (other.beansAsMeatAlternateCups > 0) sums.components.VEGETABLE.missing.add(name)
}

/** Adds an unknown food: it may credit to any component. */
export function addUnknownCredits(sums: CreditSums, name: string): void {
  for (const component of mealComponents) sums.components[component].missing.add(name)
}

/**
 * Credits of one portion, rounded down. Components without a credit are omitted. Beans that one dish credits both ways make
 * both components unknown (7 CFR 210.10(c)(2)(iii)).
 */
export function toCredits(
  sums: CreditSums,
  factor: number,
  milk: 'drink' | 'ingredient' | 'unknown',
  remainder: VegetableRemainder,
): Credit[] {
  const electedTwice = [...sums.elections.values()].filter(({ as }) => as.size > 1)
  for (const { name } of electedTwice) {
    sums.components.VEGETABLE.missing.add(name)
    sums.components.MEAT_ALTERNATE.missing.add(name)
  }
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
    notAssessed: [...sum.notAssessed],
    unproven: [...sum.unproven],
  }
}

/**
 * Unrounded credit of an amount under one rule; null if the amount cannot be converted to the rule's unit. A yield from the
 * purchased weight contains the trimming, so it applies to the purchased amount, never to the edible one.
 */
function creditOf(rule: CreditRule, { edible, purchased }: LineAmounts, unit: Unit, food: Food): number | null {
  const portions = rule.portionsPerPurchaseUnit ?? null
  const yieldPct = portions === null ? (rule.cookedYieldPct ?? null) : null
  const isFromPurchased = portions !== null || (yieldPct !== null && rule.yieldFrom === 'AP')
  const amount = isFromPurchased ? purchased : edible
  const per = Number(rule.per.amount)
  const counted = amount === null ? null : convert((amount * (yieldPct ?? 100)) / 100, unit, rule.per.unit, food)
  return counted === null || !(per > 0) ? null : (counted / per) * (portions ?? 1) * rule.credit
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
