import { isGap, type Reason } from './analysis-model.ts'
import type { MilkKind } from '../../food/model.ts'
import type { PreschoolMilk } from '../../rules/checks.ts'
import { defaultRuleOptions, type RuleOptions } from '../../rules/rule-options.ts'
import { settle } from '../../units/rounding.ts'
import type { OfferedItem, OtherMeals, ServiceDay } from '../model.ts'
import { rangeOf, rangeReasons, wholeGrainRichValue, type DayRange } from './component-ranges.ts'
import { leastOfLines } from './line-values.ts'
import { planDays, type PlannedDay } from './planned-week.ts'
import { creditGaps, reason } from './reasons.ts'
import type { Measured } from './verdicts.ts'

/** Whether a milk is of a kind that a preschool rule is about. */
export const isPreschoolMilk: Record<PreschoolMilk, (milk: MilkKind) => boolean> = {
  whole: ({ fat, isFlavored }) => fat === 'whole' && !isFlavored,
  lowFat: ({ fat, isFlavored }) => (fat === 'lowFat' || fat === 'skim') && !isFlavored,
  reducedFat: ({ fat }) => fat === 'reducedFat',
  flavored: ({ isFlavored }) => isFlavored,
}

/** True for milk that every serving line with milk must offer; no line may offer the others. */
export const isRequiredMilk: Record<PreschoolMilk, boolean> = {
  whole: true,
  lowFat: true,
  reducedFat: false,
  flavored: false,
}

/**
 * Kinds of milk that preschool asks for or does not allow (7 CFR 226.20(a)(1)). Without any milk there is nothing to check:
 * whether milk is offered at all is another rule. Required milk is counted on the serving line with the fewest kinds.
 */
export const preschoolMilk = (day: PlannedDay, milk: PreschoolMilk, isUndecided: boolean): Measured | null =>
  isRequiredMilk[milk]
    ? leastOfLines(day, (line) => milkOffered(line, milk, isUndecided))
    : milkOffered(day, milk, isUndecided)

function milkOffered(day: PlannedDay, milk: PreschoolMilk, isUndecided: boolean): Measured | null {
  const kinds = new Set<string>()
  const reasons: Reason[] = []
  let hasMilk = false
  for (const item of day.offered) {
    const { milk: kind, credits } = item.nutrition
    if (kind) {
      hasMilk = true
      if (!isPreschoolMilk[milk](kind)) continue
      kinds.add(`${kind.fat} ${kind.isFlavored}`)
      reasons.push(reason('share', day.date, item, { amount: 1 }))
      continue
    }
    const credit = credits.find(({ component }) => component === 'MILK')
    if (credit) reasons.push(...creditGaps(day.date, item, credit))
  }
  if (!hasMilk && reasons.length === 0) return null
  if (isUndecided) {
    const offered = day.offered.filter(({ nutrition }) => nutrition.milk)
    reasons.push(...offered.map((item) => reason('undecided', day.date, item)))
  }
  return { value: { actual: kinds.size, isLowerBound: reasons.some(isGap) }, reasons }
}

/**
 * The largest serving of whole grain-rich grains at a meal of the day: one serving a day must be (7 CFR 226.20(a)(4)(i)). At a
 * meal without grains there is nothing to check.
 */
export function wholeGrainRichServing(day: PlannedDay, minimum: number): Measured | null {
  const grains = day.offered.flatMap((item) => {
    const credit = item.nutrition.credits.find(({ component }) => component === 'GRAIN')
    return credit ? [credit] : []
  })
  if (!grains.some(({ credited, missing }) => credited > 0 || missing.length > 0)) return null
  const { least, isLeastLowerBound, leastItems } = rangeOf(day, wholeGrainRichValue)
  const { wholeGrainRich, isComplete } = day.otherMeals
  const actual = Math.max(least, wholeGrainRich)
  const isOpen = !isComplete && settle(actual) < minimum
  return {
    value: { actual, isLowerBound: isLeastLowerBound || isOpen },
    reasons: [
      ...rangeReasons(day, leastItems, wholeGrainRichValue),
      ...(isOpen ? [reason('otherMeals', day.date, null)] : []),
    ],
  }
}

/** The meals of the day with juice: no more than one, snack included (7 CFR 226.20(a)(2) and (3)). */
export function juiceMeals(day: PlannedDay): Measured {
  const reasons = day.offered.flatMap((item) => juiceOf(item, day.date))
  const isOffered = reasons.some(({ kind }) => kind === 'share')
  const { juiceMeals: others, isComplete } = day.otherMeals
  const isOpen = isOffered && !isComplete
  return {
    value: { actual: isOffered ? 1 + others : 0, isLowerBound: isOpen || reasons.some(isGap) },
    reasons: [...reasons, ...(isOpen ? [reason('otherMeals', day.date, null)] : [])],
  }
}

function juiceOf(item: OfferedItem, date: string): Reason[] {
  return item.nutrition.credits
    .filter(({ component }) => component === 'FRUIT' || component === 'VEGETABLE')
    .flatMap((credit) => [
      ...(credit.juice > 0 ? [reason('share', date, item)] : []),
      ...creditGaps(date, item, credit),
    ])
}

/**
 * Days of a breakfast week on which meats/meat alternates are in place of the grain (7 CFR 226.20(a)(5)(iii)): a child can get
 * less than a serving of grains, and meats/meat alternates make up for it. A day whose grains are unknown may be one.
 */
export function meatForGrainDays(
  days: readonly PlannedDay[],
  grains: readonly DayRange[],
  both: readonly DayRange[],
  serving: number,
): Measured {
  let count = 0
  const reasons: Reason[] = []
  for (const [index, day] of days.entries()) {
    const grain = grains[index]
    const sum = both[index]
    if (!grain || !sum || settle(grain.least) >= serving || settle(sum.least) <= settle(grain.least)) continue
    if (grain.isLeastLowerBound) {
      for (const { item, missing, notAssessed } of grain.leastItems) {
        reasons.push(...creditGaps(day.date, item, { missing, notAssessed }))
      }
      continue
    }
    count += 1
    for (const { item } of sum.leastItems) {
      const meat = item.nutrition.credits.find(({ component }) => component === 'MEAT_ALTERNATE')
      if (meat && meat.credited > 0) reasons.push(reason('share', day.date, item, { amount: 1 }))
    }
  }
  return { value: { actual: count, isLowerBound: reasons.some(isGap) }, reasons }
}

/**
 * What a day's other meals serve, for the rules about the whole day. A meal counts as unknown if it is null or offers nothing yet.
 */
export function otherMealsOf(meals: readonly (ServiceDay | null)[], options: Partial<RuleOptions> = {}): OtherMeals {
  const planned = meals.filter((meal) => meal !== null)
  const days = planDays(planned, { ...defaultRuleOptions, ...options })
  return {
    wholeGrainRich: Math.max(0, ...days.map((day) => settle(rangeOf(day, wholeGrainRichValue).least))),
    juiceMeals: days.filter((day) =>
      day.offered.some((item) => juiceOf(item, day.date).some(({ kind }) => kind === 'share')),
    ).length,
    isComplete:
      days.length === meals.length &&
      days.every(
        (day) =>
          !rangeOf(day, wholeGrainRichValue).isLeastLowerBound &&
          !day.offered.some((item) => juiceOf(item, day.date).some(isGap)),
      ),
  }
}

/** A day with what the day's other meals serve, where that is known. */
export const withOtherMeals = (day: ServiceDay, otherMeals: OtherMeals | undefined): ServiceDay =>
  otherMeals ? { ...day, otherMeals } : day
