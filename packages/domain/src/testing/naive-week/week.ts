/**
 * A second, deliberately naive analysis of a week of lunch or breakfast, for tests only: it tries every tray that a student could
 * take and knows the limits as the regulation prints them. It shares no rule, no limit and no arithmetic with the product.
 */
import { vegetableSubgroups } from '../../crediting/model.ts'
import type { OfferedItem, ServiceDay } from '../../menu/model.ts'
import type { SchoolGroup } from '../../rules/model.ts'
import { dietChecks } from './diet-checks.ts'
import { daily, grainDessert, juicePercent, ouncesOfWeek, subgroupMinimum, wholeGrainRichPercent } from './limits.ts'
import type { Meal } from './limits.ts'
import { milkChecks, productChecks } from './milk-checks.ts'
import { check, type NaiveCheck } from './model.ts'
import { creditedBy, creditsOf, leastOf, mostOf, nothing, offeredOn, sum, traysOf } from './trays.ts'
import type { Span, Tray } from './trays.ts'

export interface NaiveOptions {
  /** Days that the school serves in a regular week. */
  regularDays: number
  isByRegularWeek: boolean
  isByMeals: boolean
  /** Subgroups by the tray with the most of them. */
  isSubgroupByMost: boolean
}

interface Week {
  days: readonly ServiceDay[]
  trays: readonly (readonly Tray[])[]
  meal: Meal
  grade: SchoolGroup
  /** The length of week that weekly amounts are for. */
  length: number
}

export function naiveChecks(days: readonly ServiceDay[], meal: Meal, grade: SchoolGroup, options: NaiveOptions) {
  const length = options.isByRegularWeek ? Math.max(options.regularDays, days.length) : days.length
  const week: Week = { days, trays: days.map(traysOf), meal, grade, length }
  const isLater = (days[0]?.date ?? '') >= '2027-07-01'
  return [
    ...componentChecks(week),
    ...(meal === 'lunch' ? [...subgroupChecks(week, options.isSubgroupByMost), ...lunchChecks(week)] : []),
    ...(meal === 'breakfast' ? vegetablesForFruit(week) : []),
    ...wholeGrainRich(week),
    ...juice(week),
    ...days.flatMap((day) => [...milkChecks(day, meal), ...productChecks(day)]),
    ...dietChecks({ days, meal, grade, isByMeals: options.isByMeals, isLater }),
  ]
}

type AmountOf = (tray: Tray) => Span
const fruitOf: AmountOf = (tray) => creditedBy(tray, 'FRUIT')
const vegetablesOf: AmountOf = (tray) => creditedBy(tray, 'VEGETABLE')
const grainOf: AmountOf = (tray) => creditedBy(tray, 'GRAIN')
const meatOf: AmountOf = (tray) => creditedBy(tray, 'MEAT_ALTERNATE')
const milkOf: AmountOf = (tray) => creditedBy(tray, 'MILK')

/** How much of each meal component a tray brings. Vegetables may replace fruit at breakfast. */
const components: Record<Meal, Record<string, AmountOf>> = {
  lunch: { fruit: fruitOf, vegetable: vegetablesOf, grain: grainOf, meatAlternate: meatOf, milk: milkOf },
  breakfast: {
    fruit: (tray) => sum([fruitOf(tray), vegetablesOf(tray)]),
    grainOrMeatAlternate: (tray) => sum([grainOf(tray), meatOf(tray)]),
    milk: milkOf,
  },
}

function componentChecks({ days, trays, meal, grade, length }: Week): NaiveCheck[] {
  return Object.entries(components[meal]).flatMap(([component, amountOf]) => {
    const perDay = daily[meal][grade][component] ?? Number.NaN
    const least = trays.map((ofDay) => leastOf(ofDay.map(amountOf)))
    const most = trays.map((ofDay) => mostOf(ofDay.map(amountOf)))
    const ounces = ouncesOfWeek(meal, grade, length)[component]
    return [
      ...days.map(({ date }, index) => check(`${component}.daily`, date, least[index] ?? nothing, { minimum: perDay })),
      check(`${component}.weekly`, null, sum(least), { minimum: ounces?.[0] ?? perDay * length }),
      ...(ounces
        ? [check(`${component}.weeklyMaximum`, null, sum(most), { maximum: ounces[1], isAdvisory: true })]
        : []),
    ]
  })
}

/** The amount on the tray with the least of it each day, or the most, summed over the week. */
const overWeek = ({ trays }: Week, isByMost: boolean, amountOf: AmountOf): Span =>
  sum(trays.map((ofDay) => (isByMost ? mostOf : leastOf)(ofDay.map(amountOf))))

function subgroupChecks(week: Week, isByMost: boolean): NaiveCheck[] {
  const { grade, length } = week
  const asVegetable =
    (subgroup: string): AmountOf =>
    (tray) => {
      const low = creditsOf(tray, 'VEGETABLE').reduce(
        (cups, { subgroups }) => cups + (Object.entries(subgroups).find(([name]) => name === subgroup)?.[1] ?? 0),
        0,
      )
      return { low, high: vegetablesOf(tray).high === Infinity ? Infinity : low }
    }
  // Beans credited as a meat alternate count for their subgroup, and for no other vegetables.
  const allBeans: AmountOf = (tray) =>
    sum([
      asVegetable('BEANS_AND_PEAS')(tray),
      ...tray.map(({ nutrition }) => {
        const cups = nutrition.beansAsMeatAlternateCups
        return { low: cups, high: cups }
      }),
    ])
  const cups = (subgroup: string) =>
    overWeek(week, isByMost, subgroup === 'BEANS_AND_PEAS' ? allBeans : asVegetable(subgroup))
  const minimumOf = (subgroup: string) => subgroupMinimum(grade, subgroup, length)
  const surplus = (subgroup: string): Span => {
    const over = Math.max(0, cups(subgroup).low - minimumOf(subgroup))
    const low =
      subgroup === 'BEANS_AND_PEAS' ? Math.min(over, overWeek(week, isByMost, asVegetable(subgroup)).low) : over
    return { low, high: low }
  }
  const sources = ['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS']
  const { low } = sum([cups('OTHERS'), ...sources.map(surplus)])
  // A subgroup that may be larger than known may bring more.
  const mayBeMore = ['OTHERS', ...sources].some((one) => cups(one).high > cups(one).low)
  const others = { low, high: mayBeMore ? Infinity : low }
  return vegetableSubgroups.map((subgroup) =>
    check(`vegetable.${subgroup}`, null, subgroup === 'OTHERS' ? others : cups(subgroup), {
      minimum: minimumOf(subgroup),
    }),
  )
}

/** Meats in the main dish, or in it and one other item; grain desserts. */
function lunchChecks(week: Week): NaiveCheck[] {
  const { days, trays, grade } = week
  const mainDish: AmountOf = (tray) => {
    const main = meatOf(tray.filter(({ category }) => category === 'Entree'))
    const others = tray.filter(({ category }) => category !== 'Entree').map((item) => meatOf([item]))
    const other = others.length > 0 ? mostOf(others) : nothing
    return {
      low: main.low > 0 ? main.low + other.low : 0,
      high: main.high > 0 ? main.high + other.high : 0,
    }
  }
  const dessert: AmountOf = (tray) => {
    const low = creditsOf(tray, 'GRAIN').reduce((ounces, each) => ounces + each.grainDessert, 0)
    return { low, high: grainOf(tray).high === Infinity ? Infinity : low }
  }
  return [
    ...days.map(({ date }, index) =>
      check('meatAlternate.mainDish', date, leastOf((trays[index] ?? []).map(mainDish)), {
        minimum: daily.lunch[grade]['meatAlternate'] ?? Number.NaN,
      }),
    ),
    check('grain.dessert', null, overWeek(week, true, dessert), { maximum: grainDessert }),
  ]
}

/** A percentage of what is offered over the week. An unknown amount may be on either side, so it makes the percentage unknown. */
function offeredShare(
  id: string,
  items: Tray,
  { part, whole }: { part: (tray: Tray) => number; whole: AmountOf },
  limit: { minimum: number } | { maximum: number },
): NaiveCheck {
  const all = whole(items)
  const percent = all.low === 0 ? 0 : (part(items) * 100) / all.low
  if (all.high === all.low) return check(id, null, { low: percent, high: percent }, limit)
  return { id, date: null, actual: null, isLowerBound: false, isAdvisory: false, now: 'unknown', from2027: 'unknown' }
}

const partOf = (component: 'FRUIT' | 'VEGETABLE' | 'GRAIN', name: 'juice' | 'wholeGrainRich') => (tray: Tray) =>
  creditsOf(tray, component).reduce((total, each) => total + each[name], 0)

/** If no grains are offered, there is nothing to check. */
function wholeGrainRich({ days }: Week): NaiveCheck[] {
  const items = days.flatMap(offeredOn)
  if (grainOf(items).high === 0) return []
  const grains = { part: partOf('GRAIN', 'wholeGrainRich'), whole: grainOf }
  return [offeredShare('grain.wholeGrainRich', items, grains, { minimum: wholeGrainRichPercent })]
}

function juice(week: Week): NaiveCheck[] {
  const limit = { maximum: juicePercent }
  const fruit = { part: partOf('FRUIT', 'juice'), whole: fruitOf }
  const vegetables = { part: partOf('VEGETABLE', 'juice'), whole: vegetablesOf }
  if (week.meal === 'lunch') {
    const items = week.days.flatMap(offeredOn)
    return [offeredShare('juice.fruit', items, fruit, limit), offeredShare('juice.vegetable', items, vegetables, limit)]
  }
  // Vegetables count as fruit only on the days on which they replace some.
  const inPlace = new Set(week.days.filter((_, index) => replaces(week, index)))
  const asFruit = (item: OfferedItem, day: ServiceDay) =>
    inPlace.has(day)
      ? item
      : {
          ...item,
          nutrition: {
            ...item.nutrition,
            credits: item.nutrition.credits.filter(({ component }) => component !== 'VEGETABLE'),
          },
        }
  const items = week.days.flatMap((day) => offeredOn(day).map((item) => asFruit(item, day)))
  const both = {
    part: (tray: Tray) => fruit.part(tray) + vegetables.part(tray),
    whole: (tray: Tray) => sum([fruitOf(tray), vegetablesOf(tray)]),
  }
  return [offeredShare('juice.fruit', items, both, limit)]
}

/** The least fruit that a student could take on a day. */
const leastFruit = ({ trays }: Week, index: number) => leastOf((trays[index] ?? []).map(fruitOf))

/** Vegetables are offered, and the known fruit is too little for a day. */
function replaces(week: Week, index: number): boolean {
  const day = week.days[index]
  return (
    day !== undefined &&
    leastFruit(week, index).low < (daily.breakfast[week.grade]['fruit'] ?? 0) &&
    vegetablesOf(offeredOn(day)).high > 0
  )
}

/**
 * Vegetables may replace fruit on one day; on more, they must be from two subgroups. On a day whose fruit is unknown, they may
 * not be in its place, so they are not counted, and make the number unknown.
 */
function vegetablesForFruit(week: Week): NaiveCheck[] {
  const subgroups = new Set<string>()
  let days = 0
  let isOpen = false
  week.days.forEach((day, index) => {
    if (!replaces(week, index)) return
    days += 1
    const { low, high } = leastFruit(week, index)
    const offered = offeredOn(day)
    if (high > low || vegetablesOf(offered).high === Infinity) isOpen = true
    if (high > low) return
    for (const each of creditsOf(offered, 'VEGETABLE')) {
      for (const [name, cups] of Object.entries(each.subgroups)) if (cups > 0) subgroups.add(name)
    }
  })
  if (days < 2) return []
  const count = subgroups.size
  return [check('fruit.vegetableSubgroups', null, { low: count, high: isOpen ? Infinity : count }, { minimum: 2 })]
}
