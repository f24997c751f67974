import { vegetableSubgroups } from '../../crediting/model.ts'
import { percentOfCalories } from '../../food/energy.ts'
import { checkIds, checks, dayCheckIds, weekCheckIds, type Measure, type PreschoolMilk } from '../../rules/checks.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import { sweetenedProducts } from '../../crediting/sweetened-foods.ts'
import { settle } from '../../units/rounding.ts'
import { mealCategories } from '../model.ts'
import { columnOf, isOfLines, writeLines } from './bulk-line-checks.ts'
import { isLineLess } from './bulk-lines.ts'
import type { WeekSums } from './bulk-sums.ts'
import { averageColumn, column, type MenuTable } from './bulk-table.ts'
import { writeCheck, type CheckTable, type Plan, type Worst } from './bulk-verdicts.ts'
import { bitCount, byte, real, whole } from './flat-arrays.ts'
import { isRequiredMilk } from './preschool-values.ts'

const beansLast = vegetableSubgroups.indexOf('BEANS_AND_PEAS')
const others = vegetableSubgroups.indexOf('OTHERS')
const firstWeekCheck = dayCheckIds.length
/** Positions of the subgroups' checks. */
const subgroupChecks = vegetableSubgroups.map((subgroup) => checkIds.indexOf(`vegetable.${subgroup}`))
/** The last two pairs are reduced-fat and whole milk. */
const aboveLowFatBits = 0xf0

/** Bits of the milks that preschool asks for or does not allow. */
const preschoolBits: Record<PreschoolMilk, number> = { whole: 0x40, lowFat: 0x05, reducedFat: 0x30, flavored: 0xaa }

/** Measures by the position of their checks, to write a week without lookups by name. */
const dayMeasures: readonly Measure[] = dayCheckIds.map((id) => checks[id].measure)
const weekMeasures: readonly Measure[] = weekCheckIds.map((id) => checks[id].measure)

/** Writes the daily checks of the day that was added last. */
export function writeDay(
  table: CheckTable,
  day: number,
  menus: MenuTable,
  plan: Plan,
  week: WeekSums,
  worst: Worst,
): void {
  const row = day * dayMeasures.length
  for (let check = 0; check < dayMeasures.length; check += 1) {
    const measure = dayMeasures[check]
    if (measure === undefined || !plan.isChecked[check]) continue
    if (isOfLines(measure)) {
      writeLines(table, row + check, check, plan, worst, week, measure)
    } else if (measure.kind === 'milkAboveLowFat') {
      const bits = week.milkBits & aboveLowFatBits
      writeCheck(table, row + check, check, plan, worst, bitCount(bits), week.hasMilkGap)
    } else if (measure.kind === 'preschoolMilk') {
      writePreschoolMilk(table, row + check, check, plan, worst, week, measure.milk)
    } else if (measure.kind === 'wholeGrainRichServing') {
      writeServing(table, row + check, check, plan, worst, menus, day, week)
    } else if (measure.kind === 'juiceMeals') {
      const others = byte(menus.dayOtherJuices, day)
      const isBound = week.hasJuiceGap || (week.hasJuice && byte(menus.dayIsComplete, day) === 0)
      writeCheck(table, row + check, check, plan, worst, week.hasJuice ? 1 + others : 0, isBound)
    } else if (measure.kind === 'productAddedSugars') {
      writeAddedSugars(table, row + check, check, plan, worst, menus, day, sweetenedProducts.indexOf(measure.product))
    } else if (measure.kind === 'foodItems') {
      const isBound = byte(week.dayLeastGaps, column.foodItems) === 1
      writeCheck(table, row + check, check, plan, worst, real(week.dayLeast, column.foodItems), isBound)
    } else if (measure.kind === 'least') {
      const index = columnOf(measure.component, plan)
      const isBound = byte(week.dayLeastGaps, index) === 1
      writeCheck(table, row + check, check, plan, worst, real(week.dayLeast, index), isBound)
    }
  }
}

/** The day's serving of whole grain-rich grains; nothing without grains. See `wholeGrainRichServing` of one day. */
function writeServing(
  table: CheckTable,
  cell: number,
  check: number,
  plan: Plan,
  worst: Worst,
  { dayOtherGrains, dayIsComplete }: MenuTable,
  day: number,
  week: WeekSums,
): void {
  if (!week.hasGrains) return
  const actual = Math.max(real(week.dayLeast, column.wholeGrainRich), real(dayOtherGrains, day))
  const isOpen = byte(dayIsComplete, day) === 0 && settle(actual) < (plan.grainServing ?? 0)
  const isBound = byte(week.dayLeastGaps, column.wholeGrainRich) === 1 || isOpen
  writeCheck(table, cell, check, plan, worst, actual, isBound)
}

/** Added sugars of the sweetest product of a kind; nothing without any. See `productAddedSugars` of one week. */
function writeAddedSugars(
  table: CheckTable,
  cell: number,
  check: number,
  plan: Plan,
  worst: Worst,
  { nutrition, dayItems, daySelections, itemPortions, itemCategories }: MenuTable,
  day: number,
  product: number,
): void {
  const limit = (plan.now.limits[check] ?? plan.from2027.limits[check])?.maximum ?? 0
  let actual = Number.NaN
  let hasGap = false
  const end = whole(dayItems, day + 1)
  for (let item = whole(dayItems, day); item < end; item += 1) {
    if (byte(daySelections, day * mealCategories.length + byte(itemCategories, item)) === 0) continue
    const portion = whole(itemPortions, item)
    const last = whole(nutrition.sweetenedRows, portion + 1)
    for (let food = whole(nutrition.sweetenedRows, portion); food < last; food += 1) {
      if (byte(nutrition.sweetenedProducts, food) !== product) continue
      const known = real(nutrition.addedSugars, food)
      const atMost = real(nutrition.addedSugarsAtMost, food)
      const isWithin = settle(atMost) <= limit
      const amount = Number.isNaN(known) && isWithin && byte(nutrition.isStated, food) === 1 ? atMost : known
      if (!Number.isNaN(amount)) actual = Number.isNaN(actual) ? amount : Math.max(actual, amount)
      else if (!isWithin) hasGap = true
    }
  }
  if (hasGap || !Number.isNaN(actual)) writeCheck(table, cell, check, plan, worst, actual, hasGap)
}

/** Writes how many of these milks preschoolers can choose: where they are required, on the line with the fewest. */
function writePreschoolMilk(
  table: CheckTable,
  cell: number,
  check: number,
  plan: Plan,
  worst: Worst,
  week: WeekSums,
  milk: PreschoolMilk,
): void {
  let value = Number.POSITIVE_INFINITY
  let hasGap = true
  for (const offer of isRequiredMilk[milk] ? week.lines : [week]) {
    if (offer.milkBits === 0 && !offer.hasMilkGap) continue
    const kinds = bitCount(offer.milkBits & preschoolBits[milk])
    if (!isLineLess(kinds, offer.hasMilkGap ? 1 : 0, value, hasGap ? 1 : 0)) continue
    value = kinds
    hasGap = offer.hasMilkGap
  }
  if (value !== Number.POSITIVE_INFINITY) writeCheck(table, cell, check, plan, worst, value, hasGap)
}

/** Writes the weekly checks, after the last day was added. */
export function writeWeek(
  table: CheckTable,
  index: number,
  plan: Plan,
  week: WeekSums,
  days: number,
  options: RuleOptions,
  worst: Worst,
): void {
  const row = index * weekMeasures.length - firstWeekCheck
  const diet = dietOf(week, days, options)
  for (let check = firstWeekCheck; check < checkIds.length; check += 1) {
    const measure = weekMeasures[check - firstWeekCheck]
    if (measure === undefined || !plan.isChecked[check]) continue
    const cell = row + check
    switch (measure.kind) {
      case 'average': {
        const at = averageColumn[measure.nutrient]
        writeCheck(table, cell, check, plan, worst, diet.average(at), diet.hasGap(at))
        break
      }
      case 'percentOfCalories':
        writePercent(table, cell, check, plan, worst, diet, measure.nutrient)
        break
      case 'least': {
        const at = columnOf(measure.component, plan)
        writeCheck(table, cell, check, plan, worst, real(week.least, at), byte(week.leastGaps, at) === 1)
        break
      }
      case 'most': {
        const at = columnOf(measure.component, plan)
        writeCheck(table, cell, check, plan, worst, real(week.most, at), byte(week.mostGaps, at) === 1)
        break
      }
      case 'dessert': {
        const isBound = byte(week.mostGaps, column.grainDessert) === 1
        writeCheck(table, cell, check, plan, worst, real(week.most, column.grainDessert), isBound)
        break
      }
      case 'subgroup':
        writeSubgroup(table, cell, check, plan, worst, week, options, vegetableSubgroups.indexOf(measure.subgroup))
        break
      case 'share':
        writeShare(table, cell, check, plan, worst, week, measure)
        break
      case 'meatForGrainDays':
        writeCheck(table, cell, check, plan, worst, week.meatForGrainDays, week.hasGrainGap)
        break
      case 'subgroupsForFruit':
        if (plan.countsVegetablesAsFruit && week.vegetableDays >= 2) {
          writeCheck(table, cell, check, plan, worst, bitCount(week.vegetableBits), week.hasVegetableGap)
        }
        break
      // Daily checks are in `writeDay`.
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
        break
      default:
        measure satisfies never
    }
  }
}

interface Diet {
  average: (index: number) => number
  hasGap: (index: number) => boolean
}

function dietOf(week: WeekSums, days: number, { weekAverage }: RuleOptions): Diet {
  const byMeals = weekAverage === 'weightedByMeals'
  const isUnplanned = byMeals && Number.isNaN(week.meals)
  return {
    average: (index) =>
      byMeals ? (isUnplanned ? 0 : real(week.servings, index) / week.meals) : real(week.averages, index) / days,
    hasGap: (index) => byte(week.averageGaps, index) === 1 || (isUnplanned && byte(week.isSomething, index) === 1),
  }
}

function writePercent(
  table: CheckTable,
  cell: number,
  check: number,
  plan: Plan,
  worst: Worst,
  { average, hasGap }: Diet,
  nutrient: Extract<Measure, { kind: 'percentOfCalories' }>['nutrient'],
): void {
  const calories = hasGap(averageColumn.calories) ? Number.NaN : average(averageColumn.calories)
  const at = averageColumn[nutrient]
  const percent = percentOfCalories(nutrient, average(at), calories)
  if (nutrient !== 'saturatedFat') {
    writeCheck(table, cell, check, plan, worst, percent, hasGap(at))
    return
  }
  const without = averageColumn.saturatedFatWithoutMilk
  const percentWithout = percentOfCalories(nutrient, average(without), calories)
  writeCheck(table, cell, check, plan, worst, percent, hasGap(at), percentWithout, hasGap(without))
}

/** A surplus of the first three subgroups counts as other vegetables, but not that of beans as meat alternate. */
function writeSubgroup(
  table: CheckTable,
  cell: number,
  check: number,
  plan: Plan,
  worst: Worst,
  week: WeekSums,
  { subgroupAmount }: RuleOptions,
  subgroup: number,
): void {
  const isLeast = subgroupAmount === 'least'
  const cups = (index: number) => real(isLeast ? week.least : week.most, column.subgroups + index)
  const isBound = (index: number) => byte(isLeast ? week.leastGaps : week.mostGaps, column.subgroups + index) === 1
  let sum = cups(subgroup)
  let isSumBound = isBound(subgroup)
  if (subgroup === others) {
    const { limits } = plan.now.isUnknown ? plan.from2027 : plan.now
    for (let index = 0; index <= beansLast; index += 1) {
      const minimum = limits[subgroupChecks[index] ?? 0]?.minimum ?? 0
      const surplus = Math.max(0, cups(index) - minimum)
      sum +=
        index === beansLast
          ? Math.min(surplus, real(isLeast ? week.least : week.most, column.beansAsVegetable))
          : surplus
      isSumBound ||= isBound(index)
    }
  }
  writeCheck(table, cell, check, plan, worst, sum, isSumBound)
}

function writeShare(
  table: CheckTable,
  cell: number,
  check: number,
  plan: Plan,
  worst: Worst,
  week: WeekSums,
  { component, part }: Extract<Measure, { kind: 'share' }>,
): void {
  const isFruit = component === 'FRUIT' && plan.countsVegetablesAsFruit
  const total = isFruit ? week.fruitOffered : real(week.offered, column[component])
  const hasGap = isFruit ? week.hasFruitGap : byte(week.offeredGaps, column[component]) === 1
  if (part === 'wholeGrainRich' && total === 0 && !hasGap) return
  const sum =
    part === 'wholeGrainRich'
      ? real(week.offered, column.wholeGrainRich)
      : isFruit
        ? week.fruitJuice
        : real(week.offered, component === 'VEGETABLE' ? column.juiceVegetable : column.juiceFruit)
  writeCheck(table, cell, check, plan, worst, hasGap ? Number.NaN : total === 0 ? 0 : (sum / total) * 100, false)
}
