import type { Check, Reason } from './analysis-model.ts'
import { countsVegetablesAsFruit, isChecked } from '../../rules/checked-rules.ts'
import { vegetableSubgroups, type Credit, type MealComponent, type VegetableSubgroup } from '../../crediting/model.ts'
import type { PlannedDay } from './planned-week.ts'
import { reason } from './reasons.ts'
import { toCheck, type CheckInput, type DatedRules } from './verdicts.ts'

/** Checks on what kind of food the week's offer is made of: whole grains, juice, vegetables in place of fruit. */
export function shareChecks(days: readonly PlannedDay[], judges: DatedRules): Check[] {
  const forFruit = countsVegetablesAsFruit(judges)
  const inputs: (CheckInput | null)[] = [
    share('grain.wholeGrainRich', days, ['GRAIN'], ({ wholeGrainRich }) => wholeGrainRich),
    share('juice.fruit', days, forFruit ? ['FRUIT', 'VEGETABLE'] : ['FRUIT'], ({ juice }) => juice),
    share('juice.vegetable', days, ['VEGETABLE'], ({ juice }) => juice),
    forFruit ? vegetablesForFruit(days) : null,
  ]
  return inputs.flatMap((input) => (input && isChecked(input.id, judges) ? [toCheck(input, judges)] : []))
}

/**
 * The share of all that is offered in the week, by credit, in percent. With an unknown credit the share is unknown.
 * Where there are no grains at all, no share of them is asked for.
 */
function share(
  id: 'grain.wholeGrainRich' | 'juice.fruit' | 'juice.vegetable',
  days: readonly PlannedDay[],
  components: readonly MealComponent[],
  read: (credit: Credit) => number,
): CheckInput | null {
  let [part, whole] = [0, 0]
  const gaps: Reason[] = []
  const shares: { amount: number; date: string; item: PlannedDay['offered'][number] }[] = []

  for (const { date, offered } of days) {
    for (const item of offered) {
      for (const credit of item.figures.credits) {
        if (!components.includes(credit.component)) continue
        part += read(credit)
        whole += credit.credited
        // Whole grains are too few because of those that are not; juice is too much because of the juice.
        const amount = id === 'grain.wholeGrainRich' ? credit.credited - read(credit) : read(credit)
        if (amount > 0) shares.push({ amount, date, item })
        for (const foodName of credit.missing) gaps.push(reason('unknown', date, item, { foodName }))
      }
    }
  }
  if (whole === 0 && gaps.length === 0 && id === 'grain.wholeGrainRich') return null
  const actual = gaps.length > 0 ? null : whole === 0 ? 0 : (part / whole) * 100
  const sign = id === 'grain.wholeGrainRich' ? -1 : 1
  const because = shares.map(({ amount, date, item }) =>
    reason('share', date, item, { amount: whole > 0 ? (sign * amount * 100) / whole : null }),
  )
  return { id, unit: 'percent', figure: { actual, isLowerBound: false }, because: [...gaps, ...because] }
}

/**
 * Breakfast: vegetables on one day a week may be any; on two or more days they come from at least two subgroups
 * (7 CFR 220.8(c)(2)(ii)). Nothing to check below two days.
 */
function vegetablesForFruit(days: readonly PlannedDay[]): CheckInput | null {
  const subgroups = new Set<VegetableSubgroup>()
  const because: Reason[] = []
  let daysWithVegetables = 0

  for (const { date, offered } of days) {
    let hasVegetables = false
    for (const item of offered) {
      const credit = item.figures.credits.find(({ component }) => component === 'VEGETABLE')
      if (!credit) continue
      hasVegetables = true
      for (const foodName of credit.missing) because.push(reason('unknown', date, item, { foodName }))
      for (const subgroup of vegetableSubgroups) {
        if (!credit.subgroups[subgroup]) continue
        subgroups.add(subgroup)
        because.push(reason('share', date, item, { subgroup, amount: credit.subgroups[subgroup] }))
      }
    }
    if (hasVegetables) daysWithVegetables += 1
  }
  if (daysWithVegetables < 2) return null
  const isLowerBound = because.some(({ kind }) => kind === 'unknown')
  return { id: 'fruit.vegetableSubgroups', unit: 'count', figure: { actual: subgroups.size, isLowerBound }, because }
}
