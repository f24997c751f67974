import { checkIds, type CheckId } from './analysis-model.ts'
import type { WeekSums } from './bulk-sums.ts'
import { column } from './bulk-table.ts'
import { dayCheckIds, weekCheckIds, writeCheck, type CheckTable, type Plan, type Worst } from './bulk-verdicts.ts'
import { bitCount, byte, real } from './flat-arrays.ts'
import { vegetableSubgroups } from '../../crediting/model.ts'
import { recordOf } from '../../units/records.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'

const beansLast = vegetableSubgroups.indexOf('BEANS_AND_PEAS')
const others = vegetableSubgroups.indexOf('OTHERS')
const positions = recordOf(checkIds, (_id, position) => position)
const firstWeekCheck = dayCheckIds.length

/** The daily checks, from the day that was added last. */
export function writeDay(table: CheckTable, day: number, plan: Plan, week: WeekSums, worst: Worst): void {
  const row = day * dayCheckIds.length
  const least = (id: CheckId, index: number) => {
    const check = positions[id]
    writeCheck(table, row + check, check, plan, worst, real(week.dayLeast, index), byte(week.dayLeastGaps, index) === 1)
  }
  least('fruit.daily', plan.countsVegetablesAsFruit ? column.FRUIT_OR_VEGETABLE : column.FRUIT)
  least('vegetable.daily', column.VEGETABLE)
  least('grain.daily', column.GRAIN)
  least('meatAlternate.daily', column.MEAT_ALTERNATE)
  least('grainOrMeatAlternate.daily', column.GRAIN_OR_MEAT_ALTERNATE)
  least('milk.daily', column.MILK)

  const [choices, unflavored] = [positions['milk.choices'], positions['milk.unflavored']]
  writeCheck(table, row + choices, choices, plan, worst, bitCount(week.milkBits), week.hasMilkGap)
  writeCheck(table, row + unflavored, unflavored, plan, worst, bitCount(week.milkBits & 0x55), week.hasMilkGap)
}

/** The weekly checks, after the last day was added. */
export function writeWeek(
  table: CheckTable,
  index: number,
  plan: Plan,
  week: WeekSums,
  days: number,
  options: RuleOptions,
  worst: Worst,
): void {
  const row = index * weekCheckIds.length - firstWeekCheck
  const write = (id: CheckId, actual: number, isBound: boolean, withoutMilk?: number, isBoundWithoutMilk?: boolean) => {
    const check = positions[id]
    writeCheck(table, row + check, check, plan, worst, actual, isBound, withoutMilk, isBoundWithoutMilk)
  }
  writeDiet(write, week, days, options)

  const least = (id: CheckId, index: number) => write(id, real(week.least, index), byte(week.leastGaps, index) === 1)
  const most = (id: CheckId, index: number) => write(id, real(week.most, index), byte(week.mostGaps, index) === 1)
  const fruit = plan.countsVegetablesAsFruit ? column.FRUIT_OR_VEGETABLE : column.FRUIT
  least('fruit.weekly', fruit)
  least('vegetable.weekly', column.VEGETABLE)
  least('grain.weekly', column.GRAIN)
  most('grain.weeklyMaximum', column.GRAIN)
  least('meatAlternate.weekly', column.MEAT_ALTERNATE)
  most('meatAlternate.weeklyMaximum', column.MEAT_ALTERNATE)
  least('grainOrMeatAlternate.weekly', column.GRAIN_OR_MEAT_ALTERNATE)
  most('grainOrMeatAlternate.weeklyMaximum', column.GRAIN_OR_MEAT_ALTERNATE)
  least('milk.weekly', column.MILK)
  most('grain.dessert', column.grainDessert)
  writeSubgroups(write, plan, week, options)

  const share = (id: CheckId, part: number, index: number) => {
    const total = real(week.offered, index)
    const hasGap = byte(week.offeredGaps, index) === 1
    if (id === 'grain.wholeGrainRich' && total === 0 && !hasGap) return
    write(id, hasGap ? Number.NaN : total === 0 ? 0 : (part / total) * 100, false)
  }
  const vegetableJuice = real(week.offered, column.juiceVegetable)
  share('grain.wholeGrainRich', real(week.offered, column.wholeGrainRich), column.GRAIN)
  share(
    'juice.fruit',
    real(week.offered, column.juiceFruit) + (plan.countsVegetablesAsFruit ? vegetableJuice : 0),
    fruit,
  )
  share('juice.vegetable', vegetableJuice, column.VEGETABLE)
  if (plan.countsVegetablesAsFruit && week.vegetableDays >= 2) {
    write('fruit.vegetableSubgroups', bitCount(week.vegetableBits), byte(week.offeredGaps, column.VEGETABLE) === 1)
  }
}

type Write = (id: CheckId, actual: number, isBound: boolean, withoutMilk?: number, isBoundWithoutMilk?: boolean) => void

function writeDiet(write: Write, week: WeekSums, days: number, { weekAverage }: RuleOptions): void {
  const byMeals = weekAverage === 'weightedByMeals'
  const isUnplanned = byMeals && Number.isNaN(week.meals)
  const average = (index: number) =>
    byMeals ? (isUnplanned ? 0 : real(week.servings, index) / week.meals) : real(week.averages, index) / days
  const gap = (index: number) =>
    byte(week.averageGaps, index) === 1 || (isUnplanned && byte(week.isSomething, index) === 1)

  const calories = average(0)
  const percent = (index: number, kcalPerGram: number) =>
    gap(0) || calories <= 0 ? Number.NaN : (average(index) * kcalPerGram * 100) / calories
  write('calories', calories, gap(0))
  write('sodium', average(1), gap(1))
  write('addedSugars', percent(2, 4), gap(2))
  write('saturatedFat', percent(3, 9), gap(3), percent(4, 9), gap(4))
}

/** A surplus of the first three subgroups stands in for other vegetables. */
function writeSubgroups(write: Write, plan: Plan, week: WeekSums, { subgroupAmount }: RuleOptions): void {
  const isLeast = subgroupAmount === 'least'
  let excess = 0
  let isExcessBound = false
  vegetableSubgroups.forEach((subgroup, index) => {
    const id = `vegetable.${subgroup}` as const
    let cups = real(isLeast ? week.least : week.most, column.subgroups + index)
    let isBound = byte(isLeast ? week.leastGaps : week.mostGaps, column.subgroups + index) === 1
    if (index <= beansLast) {
      const limit = (plan.now.isUnknown ? plan.from2027 : plan.now).limits[positions[id]]
      excess += Math.max(0, cups - (limit?.minimum ?? 0))
      isExcessBound ||= isBound
    }
    if (index === others) {
      cups += excess
      isBound ||= isExcessBound
    }
    write(id, cups, isBound)
  })
}
