import type { Check, WeekAnalysis } from '../menu/analysis/analysis-model.ts'
import type { CheckId } from '../rules/checks.ts'
import type { Credit, VegetableSubgroup } from '../crediting/model.ts'
import type { MealProgram } from '../rules/model.ts'
import type { MilkKind, NutrientCode, Nutrients } from '../food/model.ts'
import type { OfferedItem, ServiceDay } from '../menu/model.ts'
import type { RuleOptions } from '../rules/rule-options.ts'
import { credit, day, item, weekDates } from './foods.ts'
import { analyzeWeek } from '../menu/analysis/week-analysis.ts'

export const lunchK5: MealProgram = { rulePack: 'us-nslp', gradeGroup: 'K-5' }

/** Changes to a day that passes for K-5 by both dates. */
export interface LunchDay {
  entree?: Nutrients
  /** Nutrients without a value in the entree. */
  missing?: Partial<Record<NutrientCode, string>>
  grain?: Partial<Credit>
  meat?: Partial<Credit>
  fruit?: Partial<Credit>
  vegetable?: Partial<Credit>
  subgroup?: VegetableSubgroup
  milks?: OfferedItem[]
  others?: OfferedItem[]
  plannedMeals?: number | null
  entreeServings?: number | null
}

const subgroupOfDay: VegetableSubgroup[] = ['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS', 'STARCHY', 'OTHERS']

export const lowFat = milk('1% milk', { fat: 'lowFat', isFlavored: false })
export const chocolate = milk('Chocolate skim milk', { fat: 'skim', isFlavored: true })

export function milk(name: string, kind: MilkKind, rest: Partial<Credit> = {}) {
  return item(name, 'Milk', 50, { credits: [credit('MILK', 1, rest)], milk: kind })
}

/** Five days (or more) of a K-5 lunch that passes today and from July 2027. */
export function lunchWeek(change: LunchDay | ((index: number) => LunchDay) = {}, dates = weekDates()): ServiceDay[] {
  return dates.map((date, index) => {
    const input = typeof change === 'function' ? change(index) : change
    const subgroup = input.subgroup ?? subgroupOfDay[index % 5] ?? 'OTHERS'
    const cups = input.vegetable?.credited ?? 0.75
    return day(date, input.plannedMeals === undefined ? 100 : input.plannedMeals, [
      item('Pasta', 'Entree', input.entreeServings === undefined ? 100 : input.entreeServings, {
        nutrients: { calories: 600, saturatedFat: 5, sodium: 900, addedSugars: 6, ...input.entree },
        missing: input.missing ?? {},
        credits: [
          credit('GRAIN', 1.75, { wholeGrainRich: 1.75, ...input.grain }),
          credit('MEAT_ALTERNATE', 1.75, input.meat),
        ],
      }),
      item('Apple', 'Fruit', 100, { credits: [credit('FRUIT', 0.5, input.fruit)] }),
      item('Vegetable', 'Vegetables', 100, {
        credits: [credit('VEGETABLE', 0.75, { subgroups: { [subgroup]: cups }, ...input.vegetable })],
      }),
      ...(input.milks ?? [lowFat, chocolate]),
      ...(input.others ?? []),
    ])
  })
}

export function analyzeLunch(
  change?: Parameters<typeof lunchWeek>[0],
  options?: Partial<RuleOptions>,
  dates?: string[],
) {
  return analyzeWeek(lunchWeek(change, dates), lunchK5, options)
}

/** A weekly check, or the daily one of a date. */
export function checkOf(analysis: WeekAnalysis, id: CheckId, date?: string): Check {
  const checks = date ? (analysis.days.find((each) => each.date === date)?.checks ?? []) : analysis.checks
  const found = checks.find((check) => check.id === id)
  if (!found) throw new Error(`No check ${id}`)
  return found
}

/** Both verdicts in short: "pass pass"; "-" where the date has no such rule. */
export function verdicts(analysis: WeekAnalysis, id: CheckId, date?: string): string {
  const { now, from2027 } = checkOf(analysis, id, date)
  return `${now?.status ?? '-'} ${from2027?.status ?? '-'}`
}
