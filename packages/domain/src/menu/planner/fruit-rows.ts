import { vegetableSubgroups, type VegetableSubgroup } from '../../crediting/model.ts'
import type { Limit } from '../../rules/check-limits.ts'
import { componentValue, creditValue } from '../analysis/component-ranges.ts'
import type { PlannedDay } from '../analysis/planned-week.ts'
import { inPlaceOfFruit } from '../analysis/share-values.ts'
import { Linear, type ModelBuilder } from './model-rows.ts'
import type { PlannerDay, Requirement } from './planner-model.ts'
import type { RuleSource } from './week-parts.ts'
import type { WeekSums } from './week-sums.ts'

/** More cups than a day can have: a row with this limit is always met. */
const many = 20

/** Fewer cups than the smallest credit, which is 1/8. */
const few = 0.01

/** The days of a breakfast week whose vegetables are, or may be, in place of fruit (7 CFR 220.8(c)(2)(ii)). */
export interface DaysForFruit {
  /** Open days, each with its column: 1 = they are in place of fruit. */
  open: readonly { day: PlannerDay; inPlace: number }[]
  /** Days that stay and whose vegetables are, or may be, in place of fruit. */
  fixed: readonly { day: PlannerDay; planned: PlannedDay; isCertain: boolean }[]
}

/** The columns of open days: 1 exactly where fruit is below the daily minimum. Null where vegetables cannot replace fruit. */
export function daysForFruit(builder: ModelBuilder, source: RuleSource, week: WeekSums): DaysForFruit | null {
  const { gradeGroup, rules, limits } = source.group
  const minimum = limits.limits['fruit.daily']?.minimum ?? 0
  if (!limits.pack.vegetablesForFruit || minimum === 0) return null
  const requirement = { kind: 'rule', checkId: 'fruit.daily', gradeGroup, rules } as const
  const open = source.days.flatMap((day) => {
    if (day.fixed) return []
    const inPlace = builder.choice(0)
    const fruit = week.day(day, componentValue('FRUIT'), 'least')
    builder.atLeast(new Linear().addAll(fruit).add(inPlace, minimum), minimum, requirement)
    builder.atMost(new Linear().addAll(fruit).add(inPlace, many - minimum + few), many, requirement)
    return { day, inPlace }
  })
  const fixed = source.days.flatMap((day) => {
    const planned = week.fixed.get(day.date)
    const place = day.fixed && planned ? inPlaceOfFruit(planned, minimum) : 'no'
    return planned && place !== 'no' ? { day, planned, isCertain: place === 'yes' } : []
  })
  return { open, fixed }
}

/** Vegetables in place of fruit on two days or more are of several subgroups. */
export function addSubgroupsForFruit(
  builder: ModelBuilder,
  source: RuleSource,
  week: WeekSums,
  { open, fixed }: DaysForFruit,
  { minimum }: Limit,
  requirement: Requirement,
): void {
  const vegetables = fixed.map(({ planned, isCertain }) => ({ ...vegetablesOf(planned), isCertain }))
  const daysWithVegetables = vegetables.filter(({ hasAny }) => hasAny).length
  const isOnSeveralDays = builder.choice(0)
  const days = new Linear().plus(daysWithVegetables).add(isOnSeveralDays, -source.days.length)
  for (const { inPlace } of open) days.add(inPlace, 1)
  builder.atMost(days, 1, requirement)

  const count = new Linear().add(isOnSeveralDays, -(minimum ?? 0))
  for (const subgroup of vegetableSubgroups) {
    const hasSubgroup = creditValue(['VEGETABLE'], ({ subgroups }) => (subgroups[subgroup] ? 1 : 0), false)
    const isOffered = builder.choice(0)
    const offers = new Linear()
      .plus(vegetables.filter(({ isCertain, offered }) => isCertain && offered.has(subgroup)).length)
      .add(isOffered, -1)
    for (const { day, inPlace } of open) {
      const isOnDay = builder.choice(0)
      builder.atMost(new Linear().add(isOnDay, 1).add(inPlace, -1), 0, requirement)
      const items = week.offered(hasSubgroup, [day])
      builder.atMost(new Linear().add(isOnDay, 1).addAll(items, -1), 0, requirement)
      offers.add(isOnDay, 1)
    }
    builder.atLeast(offers, 0, requirement)
    count.add(isOffered, 1)
  }
  builder.atLeast(count, 0, requirement)
}

/** Adds vegetables in place of fruit to the share of juice: all of their juice, and of the rest no more than there is. */
export function addVegetableJuice(
  builder: ModelBuilder,
  week: WeekSums,
  { open, fixed }: DaysForFruit,
  { juice, whole }: { juice: Linear; whole: Linear },
  requirement: Requirement,
): void {
  const juiceOf = creditValue(['VEGETABLE'], (credit) => credit.juice, false)
  const wholeOf = creditValue(['VEGETABLE'], ({ credited }) => credited, false)
  for (const { day, inPlace } of open) {
    const ofJuice = builder.amount(0, many)
    builder.atLeast(
      new Linear()
        .add(ofJuice, 1)
        .addAll(week.offered(juiceOf, [day]), -1)
        .add(inPlace, -many),
      -many,
      requirement,
    )
    juice.add(ofJuice, 1)
    const ofWhole = builder.amount(0, many)
    builder.atMost(new Linear().add(ofWhole, 1).add(inPlace, -many), 0, requirement)
    builder.atMost(new Linear().add(ofWhole, 1).addAll(week.offered(wholeOf, [day]), -1), 0, requirement)
    whole.add(ofWhole, 1)
  }
  for (const { day } of fixed) {
    juice.addAll(week.offered(juiceOf, [day]))
    whole.addAll(week.offered(wholeOf, [day]))
  }
}

/** The vegetables of a day that stays. An item with an unknown credit may be one; a spoonful that credits nothing is not. */
function vegetablesOf({ offered }: PlannedDay): { hasAny: boolean; offered: ReadonlySet<VegetableSubgroup> } {
  const credits = offered.flatMap(({ nutrition }) =>
    nutrition.credits.filter(
      ({ component, credited, missing }) => component === 'VEGETABLE' && (credited > 0 || missing.length > 0),
    ),
  )
  return {
    hasAny: credits.length > 0,
    offered: new Set(vegetableSubgroups.filter((subgroup) => credits.some(({ subgroups }) => subgroups[subgroup]))),
  }
}
