import { saturatedFatWithoutMilk, type PickTotal } from './averages.ts'
import {
  beansAsVegetableValue,
  componentValue,
  creditValue,
  grainDessertValue,
  solidValue,
  subgroupValue,
  wholeGrainRichValue,
  type ValueOf,
} from './component-ranges.ts'
import { mealCategories, type OfferedItem, type OtherMeals, type ServiceDay } from '../model.ts'
import { milkFats } from '../../food/model.ts'
import { complianceNutrients } from '../../food/nutrients.ts'
import { vegetableSubgroups } from '../../crediting/model.ts'
import { sweetenedProducts } from '../../crediting/sweetened-foods.ts'
import { type MealProgram } from '../../rules/model.ts'
import { type PortionNutrition } from '../../recipe/model.ts'
import { recordOf } from '../../units/records.ts'
import { foodItemsValue } from './offer-versus-serve.ts'
import { planWeek } from './planned-week.ts'
import { lineNumbers } from './serving-lines.ts'
import { defaultRuleOptions, type RuleOptions } from '../../rules/rule-options.ts'

/** Columns of averaged values. */
export const averageColumn = {
  ...recordOf(complianceNutrients, (code) => complianceNutrients.indexOf(code)),
  saturatedFatWithoutMilk: complianceNutrients.length,
}
export const averageColumns = complianceNutrients.length + 1

const averagePicks: PickTotal[] = [
  ...complianceNutrients.map(
    (code): PickTotal =>
      ({ nutrients }) =>
        nutrients[code],
  ),
  saturatedFatWithoutMilk,
]

/** Columns of credits: those before `rangeColumns` have a minimum and a maximum per student, the rest are for shares. */
export const column = {
  FRUIT: 0,
  VEGETABLE: 1,
  GRAIN: 2,
  MEAT_ALTERNATE: 3,
  MILK: 4,
  GRAIN_OR_MEAT_ALTERNATE: 5,
  FRUIT_OR_VEGETABLE: 6,
  subgroups: 7,
  grainDessert: 12,
  beansAsVegetable: 13,
  solidFruit: 14,
  solidVegetable: 15,
  wholeGrainRich: 16,
  foodItems: 17,
  juiceFruit: 18,
  juiceVegetable: 19,
} as const
export const rangeColumns = 18
export const creditColumns = 20

const creditValues: ValueOf[] = [
  componentValue('FRUIT'),
  componentValue('VEGETABLE'),
  componentValue('GRAIN'),
  componentValue('MEAT_ALTERNATE'),
  componentValue('MILK'),
  componentValue('GRAIN_OR_MEAT_ALTERNATE'),
  componentValue('FRUIT', true),
  ...vegetableSubgroups.map(subgroupValue),
  grainDessertValue,
  beansAsVegetableValue,
  solidValue('FRUIT'),
  solidValue('VEGETABLE'),
  wholeGrainRichValue,
  foodItemsValue,
  creditValue(['FRUIT'], ({ juice }) => juice, false),
  creditValue(['VEGETABLE'], ({ juice }) => juice, false),
]

/** One row per distinct portion. A column's gap is 1 where its value is a lower bound. */
export interface NutritionTable {
  rows: number
  averages: Float64Array
  averageGaps: Uint8Array
  credits: Float64Array
  creditGaps: Uint8Array
  /** One bit per kind of milk, the odd ones for flavored; 0 = no milk. */
  milkBits: Uint8Array
  /** Index of each portion's first food with a limit on added sugars, plus their total number. */
  sweetenedRows: Uint32Array
  /** Index in `sweetenedProducts`. */
  sweetenedProducts: Uint8Array
  /** NaN = unknown. */
  addedSugars: Float64Array
  /** Infinity = nothing is known. */
  addedSugarsAtMost: Float64Array
  /** 1 where the food is such a product, and only its value is unknown. */
  isStated: Uint8Array
  /** Bits of the vegetable subgroups that the portion credits to; bit 7 = credits to vegetables at all, or may do so. */
  vegetables: Uint8Array
}

/** Weeks of menus in flat arrays. The days of a week are adjacent, and so are the items of a day. */
export interface MenuTable {
  nutrition: NutritionTable
  programs: readonly MealProgram[]
  /** Distinct dates, YYYY-MM-DD. */
  dates: readonly string[]
  /** Index of each week's first day, plus the total number of days. */
  weekDays: Uint32Array
  weekPrograms: Uint32Array
  /** Index of each day's first item, plus the total number of items. */
  dayItems: Uint32Array
  dayDates: Uint32Array
  /** NaN = not planned. */
  dayMeals: Float64Array
  /** What the day's other meals serve: the largest whole grain-rich serving, and how many offer juice. */
  dayOtherGrains: Float64Array
  dayOtherJuices: Uint8Array
  /** 1 where every other meal of the day is known. */
  dayIsComplete: Uint8Array
  /** Seven per day, in the order of the meal categories; 255 = all. */
  daySelections: Uint8Array
  /** One bit per serving line of the day, by its number; 0 = the day has one offer for all. */
  dayLines: Uint32Array
  itemPortions: Uint32Array
  itemCategories: Uint8Array
  /** The only serving line that has the item; 0 = every line. */
  itemLines: Uint8Array
  /** NaN = not planned. */
  itemServings: Float64Array
}

function packPortions(list: readonly PortionNutrition[]): NutritionTable {
  const rows = list.length
  const sweetened = list.map(({ sweetenedFoods }) => sweetenedFoods)
  const foods = sweetened.flat()
  let foodCount = 0
  const table: NutritionTable = {
    rows,
    averages: new Float64Array(rows * averageColumns),
    averageGaps: new Uint8Array(rows * averageColumns),
    credits: new Float64Array(rows * creditColumns),
    creditGaps: new Uint8Array(rows * creditColumns),
    milkBits: new Uint8Array(rows),
    sweetenedRows: Uint32Array.from([0, ...sweetened.map(({ length }) => (foodCount += length))]),
    sweetenedProducts: Uint8Array.from(foods, ({ product }) => sweetenedProducts.indexOf(product)),
    addedSugars: Float64Array.from(foods, ({ addedSugars }) => addedSugars ?? Number.NaN),
    addedSugarsAtMost: Float64Array.from(foods, ({ addedSugarsAtMost }) => addedSugarsAtMost ?? Infinity),
    isStated: Uint8Array.from(foods, ({ gap }) => (gap === null || gap === 'unknown' ? 1 : 0)),
    vegetables: new Uint8Array(rows),
  }
  list.forEach((nutrition, row) => {
    averagePicks.forEach((pick, index) => {
      const total = pick(nutrition)
      table.averages[row * averageColumns + index] = total.known
      table.averageGaps[row * averageColumns + index] = total.missing.length > 0 ? 1 : 0
    })
    const item: OfferedItem = { id: '', name: '', category: 'Entree', plannedServings: null, nutrition }
    creditValues.forEach((valueOf, index) => {
      const { value, missing } = valueOf(item)
      table.credits[row * creditColumns + index] = value
      table.creditGaps[row * creditColumns + index] = missing.length > 0 ? 1 : 0
    })
    const { milk, credits } = nutrition
    if (milk) table.milkBits[row] = 1 << (milkFats.indexOf(milk.fat) * 2 + (milk.isFlavored ? 1 : 0))
    const vegetable = credits.find(({ component }) => component === 'VEGETABLE')
    if (!vegetable || (vegetable.credited === 0 && vegetable.missing.length === 0)) return
    const bits = vegetableSubgroups.map((subgroup, bit) => (vegetable.subgroups[subgroup] ? 1 << bit : 0))
    table.vegetables[row] = bits.reduce((all, bit) => all | bit, 1 << 7)
  })
  return table
}

/** Packs weeks of menus. Equal portions should share one `nutrition` object: each distinct object becomes a row. */
export function packMenus(
  weeks: readonly { days: readonly ServiceDay[]; program: MealProgram }[],
  options: Partial<RuleOptions> = {},
): MenuTable {
  const rows = new Map<PortionNutrition, number>()
  const dates = new Map<string, number>()
  const programs = new Map<MealProgram, number>()
  const weekDays = [0]
  const weekPrograms: number[] = []
  const dayItems = [0]
  const dayDates: number[] = []
  const dayMeals: number[] = []
  const daySelections: number[] = []
  const others: OtherMeals[] = []
  const itemPortions: number[] = []
  const itemCategories: number[] = []
  const itemLines: number[] = []
  const dayLines: number[] = []
  const itemServings: number[] = []

  for (const { days, program } of weeks) {
    weekPrograms.push(indexIn(programs, program))
    for (const day of planWeek(days, program, { ...defaultRuleOptions, ...options }).days) {
      dayDates.push(indexIn(dates, day.date))
      dayMeals.push(day.meals ?? Number.NaN)
      others.push(day.otherMeals)
      daySelections.push(...mealCategories.map((category) => Math.min(255, day.selections[category])))
      dayLines.push(
        lineNumbers(day.offered).reduce<number>((bits, line) => (line === null ? 0 : bits | (1 << line)), 0),
      )
      for (const item of day.items) {
        itemLines.push(item.servingLine ?? 0)
        itemPortions.push(indexIn(rows, item.nutrition))
        itemCategories.push(mealCategories.indexOf(item.category))
        itemServings.push(item.plannedServings ?? Number.NaN)
      }
      dayItems.push(itemPortions.length)
    }
    weekDays.push(dayDates.length)
  }
  return {
    nutrition: packPortions([...rows.keys()]),
    programs: [...programs.keys()],
    dates: [...dates.keys()],
    weekDays: Uint32Array.from(weekDays),
    weekPrograms: Uint32Array.from(weekPrograms),
    dayItems: Uint32Array.from(dayItems),
    dayDates: Uint32Array.from(dayDates),
    dayMeals: Float64Array.from(dayMeals),
    dayOtherGrains: Float64Array.from(others, ({ wholeGrainRich }) => wholeGrainRich),
    dayOtherJuices: Uint8Array.from(others, ({ juiceMeals }) => juiceMeals),
    dayIsComplete: Uint8Array.from(others, ({ isComplete }) => (isComplete ? 1 : 0)),
    daySelections: Uint8Array.from(daySelections),
    dayLines: Uint32Array.from(dayLines),
    itemPortions: Uint32Array.from(itemPortions),
    itemCategories: Uint8Array.from(itemCategories),
    itemLines: Uint8Array.from(itemLines),
    itemServings: Float64Array.from(itemServings),
  }
}

function indexIn<T>(indexes: Map<T, number>, key: T): number {
  const known = indexes.get(key)
  if (known !== undefined) return known
  indexes.set(key, indexes.size)
  return indexes.size - 1
}
