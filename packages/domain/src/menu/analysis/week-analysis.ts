import type { AnalysisComponent, ComponentRange, DayAnalysis, WeekAnalysis } from './analysis-model.ts'
import { average, dayWeight, saturatedFatWithoutMilk, weekWeight, type Weight } from './averages.ts'
import { componentsOf, countsVegetablesAsFruit, unitOf } from '../../rules/checked-rules.ts'
import { componentValue, rangeOf, type DayRange } from './component-ranges.ts'
import { mondayOf } from '../dates.ts'
import { dayChecks, type ComponentWeek } from './day-checks.ts'
import { dietChecks, saturatedFatPct } from './diet-checks.ts'
import { mealCategories, type MealCategory, type ServiceDay } from '../model.ts'
import { nutrientCodes } from '../../food/model.ts'
import { type MealProgram } from '../../rules/model.ts'
import { planWeek, type PlannedDay } from './planned-week.ts'
import { recordOf } from '../../units/records.ts'
import { settle } from '../../units/rounding.ts'
import { defaultRuleOptions, type RuleOptions } from '../../rules/rule-options.ts'
import { shareChecks } from './share-checks.ts'
import { datedRulesFor, summarize } from './verdicts.ts'
import { componentChecks, dessertChecks, leastOf, mostOf, subgroupChecks } from './week-checks.ts'

/**
 * Judges one week of one meal at one school for one grade group, by the rules of the menu's date and by those of
 * 1 July 2027. Days without items and meals are no service days. The dates of a week may come in any order; a week that
 * the rules change in is judged by its first day, its daily minima by each day.
 */
export function analyzeWeek(
  days: readonly ServiceDay[],
  program: MealProgram,
  options: Partial<RuleOptions> = {},
): WeekAnalysis {
  const ruleOptions = { ...defaultRuleOptions, ...options }
  const week = planWeek(days, program, ruleOptions)
  const judgesOn = (date: string) =>
    datedRulesFor(program.rulePack, program.gradeGroup, date, week.judgedDays, ruleOptions.sodium)

  const first = week.days[0]
  const judges = judgesOn(first?.date ?? '')
  const components = componentsOf(judges, program.gradeGroup).map((component): ComponentWeek => {
    const valueOf = componentValue(component, countsVegetablesAsFruit(judges))
    return { component, valueOf, ranges: week.days.map((day) => rangeOf(day, valueOf)) }
  })

  const dayAnalyses = week.days.map((day, index): DayAnalysis => {
    const checks = dayChecks(day, index, components, judgesOn(day.date))
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
  const diet = { ...nutrients, saturatedFatWithoutMilk: average(week.days, weightOf, saturatedFatWithoutMilk) }
  const checks =
    week.days.length === 0
      ? []
      : [
          ...dietChecks(week.days, weightOf, diet, judges, ruleOptions),
          ...componentChecks(week.days, components, judges),
          ...subgroupChecks(week.days, judges, ruleOptions),
          ...dessertChecks(week.days, judges),
          ...shareChecks(week.days, judges),
        ]

  return {
    weekStart: first ? mondayOf(first.date) : null,
    rulePack: program.rulePack,
    gradeGroup: program.gradeGroup,
    servedDays: week.servedDays,
    regularDays: week.regularDays,
    isShortWeek: week.servedDays < week.regularDays,
    judgedDays: week.judgedDays,
    days: dayAnalyses,
    nutrients,
    ...others,
    saturatedFatPct: saturatedFatPct(diet),
    components: components.map(({ component, ranges }) => toRange(component, ranges)),
    checks,
    status: summarize([...checks, ...dayAnalyses.flatMap((day) => day.checks)]),
    ruleOptions,
  }
}

function averages(days: readonly PlannedDay[], weightOf: Weight) {
  const nutrients = recordOf(nutrientCodes, (code) => average(days, weightOf, (figures) => figures.nutrients[code]))
  return {
    nutrients,
    fluidMilkSaturatedFat: average(days, weightOf, (figures) => figures.fluidMilkSaturatedFat),
    cost: average(days, weightOf, (figures) => figures.cost),
  }
}

function toRange(component: AnalysisComponent, ranges: readonly DayRange[]): ComponentRange {
  const [least, most] = [leastOf(ranges), mostOf(ranges)]
  return {
    component,
    unit: unitOf(component),
    least: settle(least.actual ?? 0),
    most: settle(most.actual ?? 0),
    isLowerBound: least.isLowerBound || most.isLowerBound,
  }
}

function toSelections({ selections }: PlannedDay): Record<MealCategory, number | null> {
  return recordOf(mealCategories, (category) => (Number.isFinite(selections[category]) ? selections[category] : null))
}
