import { isGap, type Reason } from './analysis-model.ts'
import { vegetableSubgroups, type MealComponent, type VegetableSubgroup } from '../../crediting/model.ts'
import { settle } from '../../units/rounding.ts'
import { componentValue, rangeOf } from './component-ranges.ts'
import type { PlannedDay } from './planned-week.ts'
import { creditGaps, reason } from './reasons.ts'
import type { Measured } from './verdicts.ts'

/** Whether the vegetables of a day are in place of fruit; `perhaps` = some fruit is unknown, and the known part too little. */
export type InPlaceOfFruit = 'no' | 'yes' | 'perhaps'

/**
 * Breakfast may offer vegetables in place of fruit (7 CFR 220.8(c)(2)(ii)). They are in its place on days with less fruit
 * than the daily minimum; next to enough fruit they are extra, and no rule applies to them.
 */
export function inPlaceOfFruit(day: PlannedDay, minimum: number): InPlaceOfFruit {
  const { least, isLeastLowerBound } = rangeOf(day, componentValue('FRUIT'))
  return settle(least) >= minimum ? 'no' : isLeastLowerBound ? 'perhaps' : 'yes'
}

/**
 * A share of everything offered in the week, in percent of the credits; unknown if any credit is. Null for whole
 * grains if no grains are offered: nothing to check.
 */
export function shareValue(
  days: readonly PlannedDay[],
  componentsOf: (index: number) => readonly MealComponent[],
  part: 'wholeGrainRich' | 'juice',
): Measured | null {
  // Too few whole grains are explained by the other grains, too much juice by the juice.
  const isShortfall = part === 'wholeGrainRich'
  let [sum, whole] = [0, 0]
  const gaps: Reason[] = []
  const shares: { amount: number; date: string; item: PlannedDay['offered'][number] }[] = []

  days.forEach(({ date, offered }, index) => {
    const components = componentsOf(index)
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
  })
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
 * two subgroups (7 CFR 220.8(c)(2)(ii)). Null below two days: nothing to check. On a day whose fruit is unknown they may
 * be in its place, so their subgroups do not count yet.
 */
export function subgroupsForFruitValue(
  days: readonly PlannedDay[],
  inPlace: readonly InPlaceOfFruit[],
): Measured | null {
  const subgroups = new Set<VegetableSubgroup>()
  const reasons: Reason[] = []
  let daysWithVegetables = 0

  days.forEach(({ date, offered }, index) => {
    if (inPlace[index] === 'no') return
    const isCertain = inPlace[index] === 'yes'
    const unknownFruit: Reason[] = []
    let hasVegetables = false
    for (const item of offered) {
      const fruit = item.nutrition.credits.find(({ component }) => component === 'FRUIT')
      if (fruit) unknownFruit.push(...creditGaps(date, item, fruit))
      const credit = item.nutrition.credits.find(({ component }) => component === 'VEGETABLE')
      // A spoonful that credits nothing replaces no fruit.
      if (!credit || (credit.credited === 0 && credit.missing.length === 0)) continue
      hasVegetables = true
      if (!isCertain) continue
      reasons.push(...creditGaps(date, item, credit))
      for (const subgroup of vegetableSubgroups) {
        if (!credit.subgroups[subgroup]) continue
        subgroups.add(subgroup)
        reasons.push(reason('share', date, item, { subgroup, amount: credit.subgroups[subgroup] }))
      }
    }
    if (hasVegetables) daysWithVegetables += 1
    if (hasVegetables && !isCertain) reasons.push(...unknownFruit)
  })
  if (daysWithVegetables < 2) return null
  const isLowerBound = reasons.some(isGap)
  return { value: { actual: subgroups.size, isLowerBound }, reasons }
}
