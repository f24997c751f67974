import type { VegetableSubgroup } from '../../crediting/model.ts'
import { kcalPerGram } from '../../food/energy.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import type { Limit } from '../../rules/check-limits.ts'
import { checkIds, checks, type CheckId, type Measure } from '../../rules/checks.ts'
import { average, dayWeight, saturatedFatWithoutMilk, type PickTotal } from '../analysis/averages.ts'
import {
  beansAsVegetableValue,
  componentValue,
  creditValue,
  grainDessertValue,
  rangeOf,
  subgroupValue,
  type ValueOf,
} from '../analysis/component-ranges.ts'
import { foodItemsValue } from '../analysis/offer-versus-serve.ts'
import { planWeek, type PlannedDay } from '../analysis/planned-week.ts'
import { meatForGrainDays } from '../analysis/preschool-values.ts'
import type { OfferedItem } from '../model.ts'
import { addMainDish, addSnackComponents, type DayValue } from './day-rows.ts'
import { Linear, type ModelBuilder } from './model-rows.ts'
import { addJuiceMeals, addMeatForGrainDays, addPreschoolMilk, addWholeGrainRichServing } from './preschool-rows.ts'
import type { PlannerDay, Requirement } from './planner-model.ts'
import type { DayColumn, Margin, RuleSource } from './week-parts.ts'

/** "Less than" as "at most": the analysis tells values apart that differ by a billionth, solvers by a millionth. */
const strictly = 1e-5

/** Adds a row for every enforced rule of a grade group that is about a day or the week: those about single items are rows of the day. */
export function addRules(builder: ModelBuilder, source: RuleSource): void {
  const week = new WeekSums(source)
  for (const checkId of checkIds) {
    const limit = source.group.limits.limits[checkId]
    if (!limit || checks[checkId].isAdvisory) continue
    addRule(builder, source, week, checkId, limit)
  }
}

function addRule(builder: ModelBuilder, source: RuleSource, week: WeekSums, checkId: CheckId, limit: Limit): void {
  const { gradeGroup, rules, limits } = source.group
  const { scope, measure }: { scope: 'day' | 'week'; measure: Measure } = checks[checkId]
  const requirement: Requirement = { kind: 'rule', checkId, gradeGroup, rules }
  const within = (expression: Linear, scale = 1) =>
    addLimit(builder, expression, limit, requirement, source.margin, scale)
  const dayValue: DayValue = (day, valueOf) => week.day(day, valueOf, 'least')
  switch (measure.kind) {
    case 'average':
      within(week.average(({ nutrients }) => nutrients[measure.nutrient]))
      break
    case 'percentOfCalories': {
      const excludesMilk =
        measure.nutrient === 'saturatedFat' &&
        limits.pack.mayExcludeFluidMilkFat &&
        source.problem.ruleOptions.milkFat === 'excludedWhereAllowed'
      const grams = week.average(
        excludesMilk ? saturatedFatWithoutMilk : ({ nutrients }) => nutrients[measure.nutrient],
      )
      const calories = week.average(({ nutrients }) => nutrients.calories)
      const percent = (limit.maximum ?? 100) * (1 - source.margin)
      // Calories from the nutrient, less its share of the calories.
      const over = new Linear().addAll(grams, kcalPerGram[measure.nutrient]).addAll(calories, -percent / 100)
      builder.atMost(over, limit.isMaximumExclusive ? -strictly : 0, requirement)
      break
    }
    case 'least':
    case 'most': {
      const valueOf = componentValue(measure.component)
      if (measure.component === 'MILK') break
      if (scope === 'day') {
        for (const day of source.days) if (!day.fixed) within(week.day(day, valueOf, measure.kind))
      } else within(week.total(valueOf, measure.kind))
      break
    }
    case 'mainDish':
    case 'snackComponents': {
      const add = measure.kind === 'mainDish' ? addMainDish : addSnackComponents
      for (const day of source.days) if (!day.fixed) add(builder, source, day, dayValue, limit, requirement)
      break
    }
    case 'foodItems':
      // The day's milk is one of them.
      for (const day of source.days) {
        if (day.fixed) continue
        const items = new Linear().addAll(week.day(day, foodItemsValue, 'least')).plus(1)
        builder.atLeast(items, limit.minimum ?? 0, requirement)
      }
      break
    case 'fruitOrVegetable':
      for (const day of source.days) if (!day.fixed) within(week.day(day, componentValue('FRUIT', true), 'most'))
      break
    case 'subgroup':
      if (measure.subgroup === 'OTHERS') addOtherVegetables(builder, source, week, limit, requirement)
      else within(week.total(subgroupValue(measure.subgroup), source.problem.ruleOptions.subgroupAmount))
      break
    case 'dessert':
      within(week.total(grainDessertValue, 'most'))
      break
    case 'share': {
      const part = (credit: PortionNutrition['credits'][number]) => credit[measure.part]
      const share = week.offered(creditValue([measure.component], part, false))
      const whole = week.offered(creditValue([measure.component], ({ credited }) => credited, false))
      const bound = limit.minimum ?? limit.maximum ?? 0
      const over = new Linear().addAll(share).addAll(whole, -bound / 100)
      if (limit.minimum === null) builder.atMost(over, 0, requirement)
      else builder.atLeast(over, 0, requirement)
      break
    }
    case 'preschoolMilk':
      addPreschoolMilk(builder, source, measure.milk, limit, requirement)
      break
    case 'wholeGrainRichServing':
      addWholeGrainRichServing(builder, source, dayValue, limit, requirement)
      break
    case 'juiceMeals':
      addJuiceMeals(builder, source, requirement)
      break
    case 'meatForGrainDays':
      addMeatForGrainDays(builder, source, dayValue, week.meatForGrainDays(), limit, requirement)
      break
    // Rows of the day have the kinds of milk, its fat, and products. Vegetables for fruit are never planned. The daily minimums
    // make a day offer every component.
    case 'componentsOffered':
    case 'milkKinds':
    case 'milkAboveLowFat':
    case 'productAddedSugars':
    case 'subgroupsForFruit':
      break
  }
}

function addLimit(
  builder: ModelBuilder,
  expression: Linear,
  { minimum, maximum, isMaximumExclusive }: Limit,
  requirement: Requirement,
  margin: Margin,
  scale: number,
): void {
  if (minimum !== null) builder.atLeast(expression, minimum * scale * (1 + margin), requirement)
  if (maximum === null) return
  builder.atMost(expression, maximum * scale * (1 - margin) - (isMaximumExclusive ? strictly : 0), requirement)
}

const countAsOthers = ['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS'] as const satisfies readonly VegetableSubgroup[]

/** Other vegetables, with the surplus of the subgroups that count as them; of beans, what credits as a vegetable. */
function addOtherVegetables(
  builder: ModelBuilder,
  source: RuleSource,
  week: WeekSums,
  limit: Limit,
  requirement: Requirement,
): void {
  const amount = source.problem.ruleOptions.subgroupAmount
  const others = new Linear().addAll(week.total(subgroupValue('OTHERS'), amount))
  for (const subgroup of countAsOthers) {
    const minimum = source.group.limits.limits[`vegetable.${subgroup}`]?.minimum ?? 0
    const total = week.total(subgroupValue(subgroup), amount)
    const surplus = builder.amount(-minimum, 1000)
    builder.atMost(new Linear().add(surplus, 1).addAll(total, -1), -minimum, requirement)
    if (subgroup === 'BEANS_AND_PEAS') {
      const beans = week.total(beansAsVegetableValue, amount)
      builder.atMost(new Linear().add(surplus, 1).addAll(beans, -1), 0, requirement)
    }
    others.add(surplus, 1)
  }
  builder.atLeast(others, limit.minimum ?? 0, requirement)
}

/** Sums over a week: columns for its open days, constants for the days that stay. */
class WeekSums {
  private readonly source: RuleSource
  private readonly fixed: ReadonlyMap<string, PlannedDay>

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

  /** All that is offered, for shares. */
  offered(valueOf: ValueOf): Linear {
    return this.sum(
      ({ item }) => this.valueOf(item, valueOf),
      (planned) => planned.offered.reduce((sum, item) => sum + valueOf(item).value, 0),
      this.source.days,
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
