import type { PortionNutrition } from '../../recipe/model.ts'
import { average, dayWeight, type PickTotal } from '../analysis/averages.ts'
import { componentValue, rangeOf, type ValueOf } from '../analysis/component-ranges.ts'
import { planWeek, type PlannedDay } from '../analysis/planned-week.ts'
import { meatForGrainDays } from '../analysis/preschool-values.ts'
import type { OfferedItem } from '../model.ts'
import { Linear } from './model-rows.ts'
import type { PlannerDay } from './planner-model.ts'
import type { DayColumn, RuleSource } from './week-parts.ts'

/** Sums over a week: columns for its open days, constants for the days that stay. */
export class WeekSums {
  private readonly source: RuleSource
  /** What the days that stay offer, by date. */
  readonly fixed: ReadonlyMap<string, PlannedDay>

  constructor(source: RuleSource) {
    this.source = source
    const { days, group, problem } = source
    const services = days.flatMap(({ fixed }) => fixed?.services[group.gradeGroup] ?? [])
    const program = { rulePack: problem.rulePack, gradeGroup: group.gradeGroup }
    this.fixed = new Map(planWeek(services, program, problem.ruleOptions).days.map((day) => [day.date, day]))
  }

  /** The average per meal. */
  average(pick: PickTotal): Linear {
    const { days, weightOf } = this.source
    const weights = new Map(days.map((day) => [day.date, weightOf(day)]))
    return this.sum(
      ({ item, share, day }) => pick(this.nutritionOf(item)).known * share * weightOf(day),
      (planned) => average([planned], dayWeight, pick).known * (weights.get(planned.date) ?? 0),
      days,
    )
  }

  /**
   * The amount that a student can take on a day. Milk counts only as milk, and each kind has enough of it. Of several recurring
   * entrees a student takes one: the one with the least, or the most.
   */
  day(day: PlannerDay, valueOf: ValueOf, kind: 'least' | 'most'): Linear {
    const kept = this.source.columns.filter(
      (one) => one.day === day && one.item.isKept && one.item.category === 'Entree',
    )
    const ofKept = kept.map(({ item }) => this.valueOf(item, valueOf))
    return this.sum(
      (one) => {
        if (one.item.category === 'Milk') return 0
        if (one.item.category !== 'Entree' || kept.length === 0) return this.valueOf(one.item, valueOf)
        return one === kept[0] ? (kind === 'least' ? Math.min(...ofKept) : Math.max(...ofKept)) : 0
      },
      (planned) => rangeOf(planned, valueOf)[kind],
      [day],
    )
  }

  total(valueOf: ValueOf, kind: 'least' | 'most'): Linear {
    const sum = new Linear()
    for (const day of this.source.days) sum.addAll(this.day(day, valueOf, kind))
    return sum
  }

  /** Of the days that stay, those on which meats/meat alternates are in place of the grain. */
  meatForGrainDays(): number {
    const days = [...this.fixed.values()]
    const rangesOf = (component: 'GRAIN' | 'GRAIN_OR_MEAT_ALTERNATE') =>
      days.map((day) => rangeOf(day, componentValue(component)))
    const serving = this.source.group.limits.pack.preschool?.grainServing ?? 0
    const both = rangesOf('GRAIN_OR_MEAT_ALTERNATE')
    return meatForGrainDays(days, rangesOf('GRAIN'), both, serving).value.actual ?? 0
  }

  /** All that is offered on some of the days, for shares. */
  offered(valueOf: ValueOf, days = this.source.days): Linear {
    return this.sum(
      ({ item }) => this.valueOf(item, valueOf),
      (planned) => planned.offered.reduce((sum, item) => sum + valueOf(item).value, 0),
      days,
    )
  }

  private sum(
    ofColumn: (column: DayColumn) => number,
    ofFixed: (day: PlannedDay) => number,
    days: readonly PlannerDay[],
  ) {
    const sum = new Linear()
    const keys = new Set(days.map(({ key }) => key))
    for (const column of this.source.columns) if (keys.has(column.day.key)) sum.add(column.column, ofColumn(column))
    for (const { date, fixed } of days) {
      const planned = fixed ? this.fixed.get(date) : undefined
      if (planned) sum.plus(ofFixed(planned))
    }
    return sum
  }

  private nutritionOf(item: DayColumn['item']): PortionNutrition {
    const nutrition = item.nutrition[this.source.group.gradeGroup]
    if (!nutrition) throw new Error(`${item.name} has no portion for ${this.source.group.gradeGroup}`)
    return nutrition
  }

  private valueOf(item: DayColumn['item'], valueOf: ValueOf): number {
    const offered: OfferedItem = {
      id: item.id,
      name: item.name,
      category: item.category,
      plannedServings: 1,
      nutrition: this.nutritionOf(item),
    }
    return valueOf(offered).value
  }
}
