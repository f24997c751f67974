import { isGap, type Check, type Reason } from './analysis-model.ts'
import type { SweetenedProduct } from '../../crediting/sweetened-foods.ts'
import { isAboveLowFat, type MilkKind } from '../../food/model.ts'
import { checks, dayCheckIds, type CheckId, type Measure } from '../../rules/checks.ts'
import { grainServingOf, isChecked, type DatedRules } from '../../rules/dated-rules.ts'
import { rangeReasons, type ComponentWeek } from './component-ranges.ts'
import { mainDish, snackComponents } from './day-shapes.ts'
import { leastOfLines } from './line-values.ts'
import { componentsOffered, foodItems, fruitOrVegetable } from './offer-versus-serve.ts'
import type { PlannedDay } from './planned-week.ts'
import { juiceMeals, preschoolMilk, wholeGrainRichServing } from './preschool-values.ts'
import { creditGaps, gapReason, reason } from './reasons.ts'
import { settle } from '../../units/rounding.ts'
import { toCheck, type Measured } from './verdicts.ts'

/**
 * The daily checks: the minimum of every component, the main dish, the components of a snack, the choice and fat of milk,
 * and products with a limit on added sugars (7 CFR 210.10(c), (d), (o); 220.8(c), (d)).
 */
export function dayChecks(
  day: PlannedDay,
  index: number,
  components: readonly ComponentWeek[],
  rules: DatedRules,
): Check[] {
  return dayCheckIds.flatMap((id) => {
    const measured = isChecked(id, rules) ? measureDay(id, day, index, components, rules) : null
    return measured ? [toCheck(id, day.date, measured, rules)] : []
  })
}

function measureDay(
  id: CheckId,
  day: PlannedDay,
  index: number,
  components: readonly ComponentWeek[],
  rules: DatedRules,
): Measured | null {
  const measure: Measure = checks[id].measure
  switch (measure.kind) {
    case 'least': {
      const week = components.find(({ component }) => component === measure.component)
      const range = week?.ranges[index]
      if (!week || !range) return null
      return {
        value: { actual: range.least, isLowerBound: range.isLeastLowerBound },
        reasons: rangeReasons(day, range.leastItems, week.valueOf),
      }
    }
    case 'mainDish': {
      const meats = components.find(({ component }) => component === 'MEAT_ALTERNATE')
      return meats ? leastOfLines(day, (line) => mainDish(line, meats)) : null
    }
    case 'snackComponents':
      return leastOfLines(day, (line) => snackComponents(line, components))
    case 'componentsOffered':
      return leastOfLines(day, (line) => componentsOffered(line, components))
    case 'foodItems':
      return foodItems(day)
    case 'fruitOrVegetable':
      return leastOfLines(day, fruitOrVegetable)
    case 'milkKinds':
      return leastOfLines(day, (line) => milkKinds(line, ({ isFlavored }) => !measure.isUnflavoredOnly || !isFlavored))
    case 'milkAboveLowFat': {
      return milkAboveLowFat(day, isUndecided(id, rules))
    }
    case 'preschoolMilk':
      return preschoolMilk(day, measure.milk, isUndecided(id, rules))
    case 'wholeGrainRichServing':
      return wholeGrainRichServing(day, grainServingOf(rules) ?? 0)
    case 'juiceMeals':
      return juiceMeals(day)
    case 'productAddedSugars':
      return productAddedSugars(day, measure.product, productLimit(id, rules))
    case 'average':
    case 'percentOfCalories':
    case 'most':
    case 'subgroup':
    case 'dessert':
    case 'share':
    case 'meatForGrainDays':
    case 'subgroupsForFruit':
      throw new Error(`Days have no check of kind ${measure.kind}`)
  }
}

const isUndecided = (id: CheckId, { now, from2027 }: DatedRules): boolean =>
  [now, from2027].some((each) => each?.limits[id]?.isUndecided)

/**
 * Kinds of fluid milk offered, which differ by fat or flavor. An item that may or may not be milk makes the
 * count a lower bound.
 */
function milkKinds(day: PlannedDay, isCounted: (milk: MilkKind) => boolean): Measured {
  const kinds = new Set<string>()
  const reasons: Reason[] = []
  for (const item of day.offered) {
    const { milk, credits } = item.nutrition
    if (milk) {
      if (!isCounted(milk)) continue
      kinds.add(`${milk.fat} ${milk.isFlavored}`)
      reasons.push(reason('share', day.date, item, { amount: 1 }))
      continue
    }
    const credit = credits.find(({ component }) => component === 'MILK')
    if (credit) reasons.push(...creditGaps(day.date, item, credit))
  }
  return { value: { actual: kinds.size, isLowerBound: reasons.some(isGap) }, reasons }
}

/**
 * Kinds of whole and reduced-fat milk offered. An item that credits as milk but is not fluid milk is a substitute, which
 * has no fat rule.
 */
function milkAboveLowFat(day: PlannedDay, mayChange: boolean): Measured {
  const counted = milkKinds(day, isAboveLowFat)
  if (!mayChange) return counted
  const undecided = day.offered
    .filter(({ nutrition: { milk } }) => milk && isAboveLowFat(milk))
    .map((item) => reason('undecided', day.date, item))
  return { ...counted, reasons: [...undecided, ...counted.reasons] }
}

/** The limit that decides whether a food of unknown added sugars is within it anyway. All packs that have one agree. */
const productLimit = (id: CheckId, { now, from2027 }: DatedRules): number =>
  (now?.limits[id] ?? from2027?.limits[id])?.maximum ?? 0

/**
 * Added sugars of the sweetest product of a kind. Where they are unknown, total sugars within the limit are enough to
 * pass; otherwise the food makes the value a lower bound, and so does one that may be such a product. Null without any.
 */
function productAddedSugars(day: PlannedDay, product: SweetenedProduct, limit: number): Measured | null {
  let actual: number | null = null
  const reasons: Reason[] = []
  for (const item of day.offered) {
    for (const food of item.nutrition.sweetenedFoods) {
      if (food.product !== product) continue
      const { foodName, gap, addedSugars, addedSugarsAtMost } = food
      const isWithin = addedSugarsAtMost !== null && settle(addedSugarsAtMost) <= limit
      const amount = gap === 'unknown' && isWithin ? addedSugarsAtMost : addedSugars
      if (amount !== null) {
        actual = Math.max(actual ?? 0, amount)
        reasons.push(reason('share', day.date, item, { foodName, amount }))
      } else if (gap !== null && !isWithin) reasons.push(gapReason(gap, day.date, item, foodName))
    }
  }
  return reasons.length === 0 ? null : { value: { actual, isLowerBound: reasons.some(isGap) }, reasons }
}
