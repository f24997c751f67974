import { isGap, type Check, type Reason } from './analysis-model.ts'
import { vegetableSubgroups, type AnalysisComponent, type VegetableSubgroup } from '../../crediting/model.ts'
import { checks, weekCheckIds, type Measure } from '../../rules/checks.ts'
import { fruitMinimum, grainServingOf, isChecked, type DatedRules } from '../../rules/dated-rules.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import {
  beansAsVegetableValue,
  componentValue,
  grainDessertValue,
  rangeOf,
  rangeReasons,
  subgroupValue,
  type ComponentWeek,
  type DayRange,
  type ValueOf,
} from './component-ranges.ts'
import { averageValue, percentOfCaloriesValue, type DietWeek } from './diet-values.ts'
import type { PlannedDay } from './planned-week.ts'
import { meatForGrainDays } from './preschool-values.ts'
import { reason } from './reasons.ts'
import { inPlaceOfFruit, shareValue, subgroupsForFruitValue, type InPlaceOfFruit } from './share-values.ts'
import { toCheck, type CheckValue, type Measured } from './verdicts.ts'

/** The data for the weekly checks. */
export interface WeekSource {
  days: readonly PlannedDay[]
  diet: DietWeek
  components: readonly ComponentWeek[]
  rules: DatedRules
  options: RuleOptions
}

/** Every weekly check of the date's rules, in the order of the table. Empty without days. */
export function weekChecks(source: WeekSource): Check[] {
  if (source.days.length === 0) return []
  const sumOf = subgroupSums(source)
  const minimum = fruitMinimum(source.rules)
  const inPlace = minimum === null ? null : source.days.map((day) => inPlaceOfFruit(day, minimum))
  return weekCheckIds.flatMap((id) => {
    const measured = isChecked(id, source.rules) ? measureWeek(checks[id].measure, source, sumOf, inPlace) : null
    return measured ? [toCheck(id, null, measured, source.rules)] : []
  })
}

/** `inPlace` says for each day whether vegetables are in place of fruit; null where they cannot be. */
function measureWeek(
  measure: Measure,
  source: WeekSource,
  sumOf: SubgroupSum,
  inPlace: readonly InPlaceOfFruit[] | null,
): Measured | null {
  const { days, diet, rules, options } = source
  switch (measure.kind) {
    case 'average':
      return averageValue(diet, measure.nutrient)
    case 'percentOfCalories':
      return percentOfCaloriesValue(diet, measure.nutrient, rules, options)
    case 'least':
    case 'most':
      return componentRangeValue(source, measure.component, measure.kind)
    case 'subgroup':
      return measure.subgroup === 'OTHERS' ? otherVegetablesValue(source, sumOf) : sumOf(measure.subgroup)
    case 'dessert':
      return dessertValue(days)
    case 'share': {
      const { component } = measure
      const hasVegetables = (index: number) => component === 'FRUIT' && inPlace && inPlace[index] !== 'no'
      return shareValue(days, (index) => (hasVegetables(index) ? ['FRUIT', 'VEGETABLE'] : [component]), measure.part)
    }
    case 'subgroupsForFruit':
      return inPlace && subgroupsForFruitValue(days, inPlace)
    case 'meatForGrainDays': {
      const rangesOf = (component: 'GRAIN' | 'GRAIN_OR_MEAT_ALTERNATE') =>
        days.map((day) => rangeOf(day, componentValue(component)))
      return meatForGrainDays(days, rangesOf('GRAIN'), rangesOf('GRAIN_OR_MEAT_ALTERNATE'), grainServingOf(rules) ?? 0)
    }
    case 'mainDish':
    case 'snackComponents':
    case 'componentsOffered':
    case 'foodItems':
    case 'fruitOrVegetable':
    case 'milkKinds':
    case 'milkAboveLowFat':
    case 'preschoolMilk':
    case 'wholeGrainRichServing':
    case 'juiceMeals':
    case 'productAddedSugars':
      throw new Error(`Weeks have no check of kind ${measure.kind}`)
  }
}

function componentRangeValue(
  { days, components }: WeekSource,
  component: AnalysisComponent,
  kind: 'least' | 'most',
): Measured | null {
  const week = components.find((one) => one.component === component)
  return week ? rangeValue(days, week.ranges, week.valueOf, kind) : null
}

function rangeValue(
  days: readonly PlannedDay[],
  ranges: readonly DayRange[],
  valueOf: ValueOf,
  kind: 'least' | 'most',
): Measured {
  const items = kind === 'least' ? 'leastItems' : 'mostItems'
  return {
    value: kind === 'least' ? leastOf(ranges) : mostOf(ranges),
    reasons: days.flatMap((day, index) => rangeReasons(day, ranges[index]?.[items] ?? [], valueOf)),
  }
}

/** The week's amount of a vegetable subgroup. */
type SubgroupSum = (subgroup: VegetableSubgroup) => Measured

/** Measures each subgroup once, because other vegetables need the amounts of three more. */
function subgroupSums({ days, options }: WeekSource): SubgroupSum {
  const sums = new Map<VegetableSubgroup, Measured>()
  return (subgroup) => {
    const known = sums.get(subgroup)
    if (known) return known
    const valueOf = subgroupValue(subgroup)
    const ranges = days.map((day) => rangeOf(day, valueOf))
    const sum = rangeValue(days, ranges, valueOf, options.subgroupAmount)
    sums.set(subgroup, sum)
    return sum
  }
}

/** Subgroups whose surplus counts as other vegetables (7 CFR 210.10(c)(2)(iii)). */
const countAsOthers: ReadonlySet<VegetableSubgroup> = new Set(['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS'])

/**
 * Other vegetables, with the surplus of the subgroups that count as them. Beans credited as meat alternate fill their own
 * subgroup, never this one (7 CFR 210.10(c)(2)(ii)(C)).
 */
function otherVegetablesValue({ days, rules, options }: WeekSource, sumOf: SubgroupSum): Measured {
  const { value, reasons } = sumOf('OTHERS')
  const limits = (rules.now ?? rules.from2027)?.limits
  let { actual, isLowerBound } = value
  const excess: Reason[] = []
  for (const subgroup of vegetableSubgroups.filter((one) => countAsOthers.has(one))) {
    const other = sumOf(subgroup).value
    const surplus = Math.max(0, (other.actual ?? 0) - (limits?.[`vegetable.${subgroup}`]?.minimum ?? 0))
    const amount = subgroup === 'BEANS_AND_PEAS' ? Math.min(surplus, beansAsVegetable(days, options)) : surplus
    if (amount > 0) excess.push(reason('excess', null, null, { subgroup, amount }))
    actual = (actual ?? 0) + amount
    isLowerBound ||= other.isLowerBound
  }
  return { value: { actual, isLowerBound }, reasons: [...reasons, ...excess] }
}

function beansAsVegetable(days: readonly PlannedDay[], { subgroupAmount }: RuleOptions): number {
  return days.reduce((sum, day) => sum + rangeOf(day, beansAsVegetableValue)[subgroupAmount], 0)
}

/** Grain-based desserts, by the maximum that a student could take. */
function dessertValue(days: readonly PlannedDay[]): Measured {
  const ranges = days.map((day) => rangeOf(day, grainDessertValue))
  const { value, reasons } = rangeValue(days, ranges, grainDessertValue, 'most')
  return {
    value,
    reasons: reasons.filter((each) => isGap(each) || (each.kind === 'share' && each.amount !== 0)),
  }
}

export function leastOf(ranges: readonly DayRange[]): CheckValue {
  return {
    actual: ranges.reduce((sum, { least }) => sum + least, 0),
    isLowerBound: ranges.some(({ isLeastLowerBound }) => isLeastLowerBound),
  }
}

export function mostOf(ranges: readonly DayRange[]): CheckValue {
  return {
    actual: ranges.reduce((sum, { most }) => sum + most, 0),
    isLowerBound: ranges.some(({ isMostLowerBound }) => isMostLowerBound),
  }
}
