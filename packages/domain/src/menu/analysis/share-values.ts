import { isGap, type Reason } from './analysis-model.ts'
import { vegetableSubgroups, type MealComponent, type VegetableSubgroup } from '../../crediting/model.ts'
import type { PlannedDay } from './planned-week.ts'
import { creditGaps, reason } from './reasons.ts'
import type { Measured } from './verdicts.ts'

/**
 * A share of everything offered in the week, in percent of the credits; unknown if any credit is. Null for whole
 * grains if no grains are offered: nothing to check.
 */
export function shareValue(
  days: readonly PlannedDay[],
  components: readonly MealComponent[],
  part: 'wholeGrainRich' | 'juice',
): Measured | null {
  // Too few whole grains are explained by the other grains, too much juice by the juice.
  const isShortfall = part === 'wholeGrainRich'
  let [sum, whole] = [0, 0]
  const gaps: Reason[] = []
  const shares: { amount: number; date: string; item: PlannedDay['offered'][number] }[] = []

  for (const { date, offered } of days) {
    for (const item of offered) {
      for (const credit of item.nutrition.credits) {
        if (!components.includes(credit.component)) continue
        sum += credit[part]
        whole += credit.credited
        const amount = isShortfall ? credit.credited - credit[part] : credit[part]
        if (amount > 0) shares.push({ amount, date, item })
        gaps.push(...creditGaps(date, item, credit))
      }
    }
  }
  if (whole === 0 && gaps.length === 0 && isShortfall) return null
  const actual = gaps.length > 0 ? null : whole === 0 ? 0 : (sum / whole) * 100
  const sign = isShortfall ? -1 : 1
  const reasons = shares.map(({ amount, date, item }) =>
    reason('share', date, item, { amount: whole > 0 ? (sign * amount * 100) / whole : null }),
  )
  return { value: { actual, isLowerBound: false }, reasons: [...gaps, ...reasons] }
}

/**
 * Breakfast: vegetables in place of fruit on one day a week may be any; on two or more days they must be from at least
 * two subgroups (7 CFR 220.8(c)(2)(ii)). Null below two days: nothing to check.
 */
export function subgroupsForFruitValue(days: readonly PlannedDay[]): Measured | null {
  const subgroups = new Set<VegetableSubgroup>()
  const reasons: Reason[] = []
  let daysWithVegetables = 0

  for (const { date, offered } of days) {
    let hasVegetables = false
    for (const item of offered) {
      const credit = item.nutrition.credits.find(({ component }) => component === 'VEGETABLE')
      if (!credit) continue
      hasVegetables = true
      reasons.push(...creditGaps(date, item, credit))
      for (const subgroup of vegetableSubgroups) {
        if (!credit.subgroups[subgroup]) continue
        subgroups.add(subgroup)
        reasons.push(reason('share', date, item, { subgroup, amount: credit.subgroups[subgroup] }))
      }
    }
    if (hasVegetables) daysWithVegetables += 1
  }
  if (daysWithVegetables < 2) return null
  const isLowerBound = reasons.some(isGap)
  return { value: { actual: subgroups.size, isLowerBound }, reasons }
}
