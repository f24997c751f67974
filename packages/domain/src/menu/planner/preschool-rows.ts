import type { Limit } from '../../rules/check-limits.ts'
import type { PreschoolMilk } from '../../rules/checks.ts'
import { componentValue, wholeGrainRichValue, type ValueOf } from '../analysis/component-ranges.ts'
import { isPreschoolMilk } from '../analysis/preschool-values.ts'
import type { DayValue } from './day-rows.ts'
import { Linear, type ModelBuilder } from './model-rows.ts'
import type { PlannerDay, Requirement } from './planner-model.ts'
import type { DayColumn, RuleSource } from './week-parts.ts'

/** Each milk of an open day comes with one of the kind that the rule asks for. Kinds that are not allowed are left out. */
export function addPreschoolMilk(
  builder: ModelBuilder,
  { days, columns, group }: RuleSource,
  milk: PreschoolMilk,
  { minimum }: Limit,
  requirement: Requirement,
): void {
  if (minimum === null) return
  for (const day of days) {
    const milks = columns.filter((one) => one.day === day && one.item.category === 'Milk')
    const asked = milks.filter(({ item }) => {
      const kind = item.nutrition[group.gradeGroup]?.milk
      return kind ? isPreschoolMilk[milk](kind) : false
    })
    for (const { column, most } of milks) {
      const row = new Linear().add(column, -minimum)
      for (const one of asked) row.add(one.column, most)
      builder.atLeast(row, 0, requirement)
    }
  }
}

/** An open day that offers grains has a serving that is whole grain-rich: what other meals of the day serve is unknown. */
export function addWholeGrainRichServing(
  builder: ModelBuilder,
  source: RuleSource,
  dayValue: DayValue,
  { minimum }: Limit,
  requirement: Requirement,
): void {
  for (const { day, column } of crediting(source, componentValue('GRAIN'))) {
    const row = new Linear().addAll(dayValue(day, wholeGrainRichValue)).add(column, -(minimum ?? 0))
    builder.atLeast(row, 0, requirement)
  }
}

/** No juice on open days: another meal of the day may have it. */
export function addJuiceMeals(builder: ModelBuilder, source: RuleSource, requirement: Requirement): void {
  const juice: ValueOf = (item) => {
    const value = item.nutrition.credits.reduce((sum, credit) => sum + credit.juice, 0)
    return { ...componentValue('FRUIT')(item), value }
  }
  for (const { column } of crediting(source, juice)) builder.atMost(new Linear().add(column, 1), 0, requirement)
}

/** Days on which meats/meat alternates are in place of the grain. `fixed` of the days that stay are. */
export function addMeatForGrainDays(
  builder: ModelBuilder,
  { days, group }: RuleSource,
  dayValue: DayValue,
  fixed: number,
  { maximum }: Limit,
  requirement: Requirement,
): void {
  const serving = group.limits.pack.preschool?.grainServing ?? 0
  const replaced = new Linear().plus(fixed)
  for (const day of days.filter((one: PlannerDay) => !one.fixed)) {
    const isReplaced = builder.choice(0)
    builder.atLeast(
      new Linear().addAll(dayValue(day, componentValue('GRAIN'))).add(isReplaced, serving),
      serving,
      requirement,
    )
    replaced.add(isReplaced, 1)
  }
  builder.atMost(replaced, maximum ?? days.length, requirement)
}

/** The columns of items that bring some of a value. */
function crediting({ columns, group }: RuleSource, valueOf: ValueOf): DayColumn[] {
  return columns.filter(({ item }) => {
    const nutrition = item.nutrition[group.gradeGroup]
    return nutrition !== undefined && valueOf({ ...item, plannedServings: 1, nutrition }).value > 0
  })
}
