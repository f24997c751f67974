import type { VegetableSubgroup } from '../../crediting/model.ts'
import { kcalPerGram } from '../../food/energy.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import type { Limit } from '../../rules/check-limits.ts'
import { checkIds, checks, type CheckId, type Measure } from '../../rules/checks.ts'
import { saturatedFatWithoutMilk } from '../analysis/averages.ts'
import {
  beansAsVegetableValue,
  componentValue,
  creditValue,
  grainDessertValue,
  subgroupValue,
} from '../analysis/component-ranges.ts'
import { foodItemsValue } from '../analysis/offer-versus-serve.ts'
import { addMainDish, addSnackComponents, type DayValue } from './day-rows.ts'
import { addSubgroupsForFruit, addVegetableJuice, daysForFruit, type DaysForFruit } from './fruit-rows.ts'
import { Linear, type ModelBuilder } from './model-rows.ts'
import { addJuiceMeals, addMeatForGrainDays, addPreschoolMilk, addWholeGrainRichServing } from './preschool-rows.ts'
import type { Requirement } from './planner-model.ts'
import type { Margin, RuleSource } from './week-parts.ts'
import { WeekSums } from './week-sums.ts'

/** "Less than" as "at most": the analysis distinguishes values that differ by a billionth, solvers by a millionth. */
const strictly = 1e-5

/** Adds a row for every enforced rule of a grade group that is about a day or the week: those about single items are rows of the day. */
export function addRules(builder: ModelBuilder, source: RuleSource): void {
  const week = new WeekSums(source)
  const forFruit = daysForFruit(builder, source, week)
  for (const checkId of checkIds) {
    const limit = source.group.limits.limits[checkId]
    if (!limit || checks[checkId].isAdvisory) continue
    addRule(builder, source, { week, forFruit }, checkId, limit)
  }
}

interface WeekParts {
  week: WeekSums
  /** Null where vegetables are never in place of fruit. */
  forFruit: DaysForFruit | null
}

function addRule(
  builder: ModelBuilder,
  source: RuleSource,
  { week, forFruit }: WeekParts,
  checkId: CheckId,
  limit: Limit,
): void {
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
      const valueOf = componentValue(measure.component, limits.pack.vegetablesForFruit !== null)
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
      if (forFruit && measure.component === 'FRUIT') {
        addVegetableJuice(builder, week, forFruit, { juice: share, whole }, requirement)
      }
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
    case 'subgroupsForFruit':
      if (forFruit) addSubgroupsForFruit(builder, source, week, forFruit, limit, requirement)
      break
    // Rows of the day have the kinds of milk, its fat, and products. The daily minimums make a day offer every component.
    case 'componentsOffered':
    case 'milkKinds':
    case 'milkAboveLowFat':
    case 'productAddedSugars':
      break
    default:
      measure satisfies never
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
