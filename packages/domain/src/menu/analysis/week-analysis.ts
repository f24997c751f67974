import type { ComponentRange, DayAnalysis, WeekAnalysis } from './analysis-model.ts'
import { average, averageReasons, dayWeight, weekWeight, type Weight } from './averages.ts'
import { componentValue, rangeOf, type ComponentWeek, type DayRange } from './component-ranges.ts'
import { dayChecks } from './day-checks.ts'
import { dietWeek, saturatedFatPct } from './diet-values.ts'
import { planWeek, type PlannedDay } from './planned-week.ts'
import { summarize } from './verdicts.ts'
import { leastOf, mostOf, weekChecks } from './week-checks.ts'
import { componentUnits, type AnalysisComponent } from '../../crediting/model.ts'
import { mondayOf } from '../../dates/dates.ts'
import { nutrientCodes } from '../../food/model.ts'
import {
  componentsOf,
  countsVegetablesAsFruit,
  dailyMinimumsOf,
  datedRulesFor,
  snackAmountsOf,
} from '../../rules/dated-rules.ts'
import type { MealProgram } from '../../rules/model.ts'
import { hasOfferVersusServe } from '../../rules/rule-packs.ts'
import { defaultRuleOptions, optionsFor, type RuleOptions } from '../../rules/rule-options.ts'
import { recordOf } from '../../units/records.ts'
import { settle } from '../../units/rounding.ts'
import { mealCategories, type MealCategory, type ServiceDay } from '../model.ts'

/**
 * Checks one week of one meal at one school for one grade group, by the rules of the menu's date and those of July 1,
 * 2027. Days without items are not service days. The days may come in any order. A week in which the rules
 * change is checked by its first day, its daily minimums by each day.
 */
export function analyzeWeek(
  days: readonly ServiceDay[],
  program: MealProgram,
  options: Partial<RuleOptions> = {},
): WeekAnalysis {
  const ruleOptions = optionsFor(program.rulePack, { ...defaultRuleOptions, ...options })
  const week = planWeek(days, program, ruleOptions)
  const rulesOn = (date: string) =>
    datedRulesFor(program.rulePack, program.gradeGroup, date, week.checkedDays, ruleOptions, program.offerVersusServe)

  const first = week.days[0]
  const rules = rulesOn(first?.date ?? '')
  const snackAmounts = snackAmountsOf(rules, program.gradeGroup)
  const minimums = dailyMinimumsOf(rules, program.gradeGroup)
  const components = componentsOf(rules, program.gradeGroup).map((component): ComponentWeek => {
    const valueOf = componentValue(component, countsVegetablesAsFruit(rules))
    return {
      component,
      snack: snackAmounts[component] ?? null,
      daily: minimums[component] ?? null,
      valueOf,
      ranges: week.days.map((day) => rangeOf(day, valueOf)),
    }
  })

  const dayAnalyses = week.days.map((day, index): DayAnalysis => {
    const checks = dayChecks(day, index, components, rulesOn(day.date))
    return {
      date: day.date,
      plannedMeals: day.plannedMeals,
      selections: toSelections(day),
      ...averages([day], dayWeight),
      components: components.map(({ component, ranges }) => toRange(component, ranges.slice(index, index + 1))),
      checks,
      status: summarize(checks),
    }
  })

  const weightOf = weekWeight(week.days, ruleOptions.weekAverage)
  const { nutrients, ...others } = averages(week.days, weightOf)
  const diet = dietWeek(week.days, weightOf, nutrients)
  const checks = weekChecks({ days: week.days, diet, components, rules, options: ruleOptions })

  return {
    weekStart: first ? mondayOf(first.date) : null,
    rulePack: program.rulePack,
    gradeGroup: program.gradeGroup,
    offerVersusServe: Boolean(program.offerVersusServe) && hasOfferVersusServe(program.rulePack, program.gradeGroup),
    servedDays: week.servedDays,
    regularDays: week.regularDays,
    isShortWeek: week.servedDays < week.regularDays,
    checkedDays: week.checkedDays,
    days: dayAnalyses,
    nutrients,
    ...others,
    costReasons: averageReasons(week.days, weightOf, ({ cost }) => cost),
    saturatedFatPct: saturatedFatPct(diet),
    components: components.map(({ component, ranges }) => toRange(component, ranges)),
    checks,
    status: summarize([...checks, ...dayAnalyses.flatMap((day) => day.checks)]),
    ruleOptions,
  }
}

function averages(days: readonly PlannedDay[], weightOf: Weight) {
  const nutrients = recordOf(nutrientCodes, (code) => average(days, weightOf, (nutrition) => nutrition.nutrients[code]))
  return {
    nutrients,
    fluidMilkSaturatedFat: average(days, weightOf, (nutrition) => nutrition.fluidMilkSaturatedFat),
    cost: average(days, weightOf, (nutrition) => nutrition.cost),
  }
}

function toRange(component: AnalysisComponent, ranges: readonly DayRange[]): ComponentRange {
  const [least, most] = [leastOf(ranges), mostOf(ranges)]
  return {
    component,
    unit: componentUnits[component],
    least: settle(least.actual ?? 0),
    most: settle(most.actual ?? 0),
    isLowerBound: least.isLowerBound || most.isLowerBound,
  }
}

function toSelections({ selections }: PlannedDay): Record<MealCategory, number | null> {
  return recordOf(mealCategories, (category) => (Number.isFinite(selections[category]) ? selections[category] : null))
}
