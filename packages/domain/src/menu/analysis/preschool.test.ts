import { describe, expect, test } from 'vitest'

import type { CheckId } from '../../rules/checks.ts'
import type { GradeGroup } from '../../rules/model.ts'
import { credit, day, item, weekDates } from '../../testing/foods.ts'
import type { MilkFat } from '../../food/model.ts'
import type { OfferedItem, OtherMeals } from '../model.ts'
import { allChecks } from './check-values.ts'
import { otherMealsOf } from './preschool-values.ts'
import { analyzeWeek } from './week-analysis.ts'

const monday = '2026-10-12'

/** Items with the values that preschool rules use: cups of milk and juice, oz eq of grains. */
const milk = (name: string, fat: MilkFat, isFlavored = false) =>
  item(name, 'Milk', 50, { credits: [credit('MILK', 0.75)], milk: { fat, isFlavored } })
const [whole, skim, onePercent, twoPercent] = [
  milk('Whole milk', 'whole'),
  milk('Skim milk', 'skim'),
  milk('1% milk', 'lowFat'),
  milk('2% milk', 'reducedFat'),
] as const
const chocolate = milk('Chocolate milk', 'skim', true)
const grain = (name: string, oz: number, wholeGrainRich: number, missing: string[] = []) =>
  item(name, 'Side', 50, { credits: [credit('GRAIN', oz, { wholeGrainRich, missing })] })
const egg = item('Egg', 'Miscellaneous', 50, { credits: [credit('MEAT_ALTERNATE', 1)] })
const juice = item('Apple juice', 'Fruit', 50, { credits: [credit('FRUIT', 0.5, { juice: 0.5 })] })
const apple = item('Apple', 'Fruit', 50, { credits: [credit('FRUIT', 0.5)] })

interface Given {
  items: OfferedItem[]
  group?: GradeGroup
  rulePack?: string
  date?: string
  otherMeals?: OtherMeals
}

/** "2 pass": the value of a check on one day, with + where it is a lower bound. */
function on(id: CheckId, { items, group = 'PK3-5', rulePack = 'us-nslp', date = monday, otherMeals }: Given) {
  const week = analyzeWeek([day(date, 50, items, otherMeals ? { otherMeals } : {})], { rulePack, gradeGroup: group })
  const found = allChecks(week).find((check) => check.id === id)
  return found && `${found.actual}${found.isLowerBound ? '+' : ''} ${found.now?.status}`
}

describe('milk at preschool', () => {
  test('is unflavored whole milk at age one, and unflavored low-fat or fat-free milk at age two', () => {
    const at = (id: CheckId, ...items: OfferedItem[]) => on(id, { items, group: 'PK1-2', date: '2025-10-13' })
    expect(at('milk.whole', whole, skim)).toBe('1 pass')
    expect(at('milk.lowFat', whole, skim)).toBe('1 pass')
    expect(at('milk.lowFat', whole, skim, onePercent)).toBe('2 pass')
    expect(at('milk.whole', skim)).toBe('0 fail')
    expect(at('milk.lowFat', whole)).toBe('0 fail')
    expect(at('milk.whole', milk('Chocolate whole milk', 'whole', true))).toBe('0 fail')
    expect(at('milk.reducedFat', whole, skim)).toBe('0 pass')
    expect(at('milk.reducedFat', whole, twoPercent)).toBe('1 fail')
    // Children of one year get whole milk, so the rule about milk above low-fat does not apply to them.
    expect(at('milk.fat', whole, skim)).toBeUndefined()
  })

  test('for ages one and two is on every serving line that has milk', () => {
    const line = (servingLine: number, offered: OfferedItem) => ({ ...offered, servingLine })
    const at = (id: CheckId, ...items: OfferedItem[]) => on(id, { items, group: 'PK1-2', date: '2025-10-13' })
    expect(at('milk.whole', line(1, whole), line(1, skim), line(2, skim))).toBe('0 fail')
    expect(at('milk.lowFat', line(1, whole), line(1, skim), line(2, whole))).toBe('0 fail')
    expect(at('milk.whole', line(1, whole), line(2, whole), skim)).toBe('1 pass')
    // A line without milk breaks the rule that there is milk, not the one about its kind.
    expect(at('milk.whole', line(1, whole), line(1, skim), line(2, apple))).toBe('1 pass')
    // No line may offer flavored milk.
    expect(at('milk.flavored', line(1, whole), line(2, chocolate))).toBe('1 fail')
  })

  test('is neither whole nor reduced-fat at age three and up', () => {
    const at = (...items: OfferedItem[]) => on('milk.fat', { items, date: '2025-10-13' })
    expect(at(skim, onePercent)).toBe('0 pass')
    expect(at(twoPercent)).toBe('1 fail')
    expect(at(whole)).toBe('1 fail')
    expect(on('milk.whole', { items: [skim] })).toBeUndefined()
  })

  test('is open from 2026, as the final rule has no date, except for children of one year', () => {
    expect(on('milk.fat', { items: [twoPercent] })).toBe('1 unknown')
    expect(on('milk.lowFat', { items: [whole], group: 'PK1-2' })).toBe('0 unknown')
    expect(on('milk.reducedFat', { items: [twoPercent], group: 'PK1-2' })).toBe('1 unknown')
    expect(on('milk.whole', { items: [skim], group: 'PK1-2' })).toBe('0 fail')
    expect(on('milk.lowFat', { items: [skim], group: 'PK1-2' })).toBe('1 pass')
  })

  test('is never flavored', () => {
    for (const group of ['PK1-2', 'PK3-5'] as const) {
      expect(on('milk.flavored', { items: [skim], group })).toBe('0 pass')
      expect(on('milk.flavored', { items: [skim, chocolate], group })).toBe('1 fail')
    }
    expect(on('milk.flavored', { items: [chocolate], group: 'K-5' })).toBeUndefined()
  })

  test('is unknown where an item may be milk, and not checked without milk', () => {
    const shake = item('Shake', 'Milk', 50, { credits: [credit('MILK', 0, { missing: ['Shake mix'] })] })
    expect(on('milk.whole', { items: [skim, shake], group: 'PK1-2' })).toBe('0+ unknown')
    expect(on('milk.flavored', { items: [skim, shake] })).toBe('0+ unknown')
    expect(on('milk.whole', { items: [apple], group: 'PK1-2' })).toBeUndefined()
  })
})

describe('one serving of grains a day is whole grain-rich', () => {
  const id = 'grain.wholeGrainRichServing'
  const others = (wholeGrainRich: number, isComplete = true): OtherMeals => ({
    wholeGrainRich,
    juiceMeals: 0,
    isComplete,
  })

  test('at this meal', () => {
    expect(on(id, { items: [grain('Bread', 1, 0.5)] })).toBe('0.5 pass')
    expect(on(id, { items: [grain('Bread', 1, 0.75)] })).toBe('0.75 pass')
    expect(on(id, { items: [grain('Bread', 1, 0.25)], otherMeals: others(0) })).toBe('0.25 fail')
  })
  test('or at another meal of the day', () => {
    expect(on(id, { items: [grain('Bread', 1, 0)], otherMeals: others(0.5, false) })).toBe('0.5 pass')
    expect(on(id, { items: [grain('Bread', 1, 0)], otherMeals: others(0.25) })).toBe('0.25 fail')
  })
  test('is unknown while the other meals are, or a food has a missing value', () => {
    expect(on(id, { items: [grain('Bread', 1, 0.25)] })).toBe('0.25+ unknown')
    expect(on(id, { items: [grain('Bread', 1, 0, ['Flour'])], otherMeals: others(0) })).toBe('0+ unknown')
    const week = analyzeWeek([day(monday, 50, [grain('Bread', 1, 0)])], { rulePack: 'us-nslp', gradeGroup: 'PK3-5' })
    const check = allChecks(week).find((one) => one.id === id)
    expect(check?.reasons.map(({ kind, itemId }) => [kind, itemId])).toEqual([['otherMeals', null]])
  })
  test('is not checked at a meal without grains, and is not a rule for grades', () => {
    expect(on(id, { items: [apple] })).toBeUndefined()
    expect(on(id, { items: [grain('Bread', 1, 0)], group: 'K-5' })).toBeUndefined()
  })
})

describe('juice is at one meal of the day', () => {
  const id = 'juice.meals'
  const others = (juiceMeals: number, isComplete = true): OtherMeals => ({ wholeGrainRich: 0, juiceMeals, isComplete })

  test('counts the meals, this one and the others', () => {
    expect(on(id, { items: [apple], otherMeals: others(1) })).toBe('0 pass')
    expect(on(id, { items: [juice], otherMeals: others(0) })).toBe('1 pass')
    expect(on(id, { items: [juice, { ...juice, id: 'more' }], otherMeals: others(0) })).toBe('1 pass')
    expect(on(id, { items: [juice], otherMeals: others(1) })).toBe('2 fail')
    expect(on(id, { items: [juice], otherMeals: others(1, false) })).toBe('2+ fail')
  })
  test('is unknown with juice while the other meals are, and where an item may be juice', () => {
    expect(on(id, { items: [juice] })).toBe('1+ unknown')
    expect(on(id, { items: [apple] })).toBe('0 pass')
    const punch = item('Punch', 'Fruit', 50, { credits: [credit('FRUIT', 0, { missing: ['Punch'] })] })
    expect(on(id, { items: [punch], otherMeals: others(0) })).toBe('0+ unknown')
  })
})

describe('meats/meat alternates are in place of the grain at breakfast', () => {
  const breakfastOn = (eggs: number, rest: OfferedItem[] = []) => {
    const days = weekDates().map((date, index) =>
      day(date, 50, [...rest, index < eggs ? egg : grain('Oatmeal', 0.5, 0.5)]),
    )
    const week = analyzeWeek(days, { rulePack: 'us-sbp', gradeGroup: 'PK3-5' })
    const found = allChecks(week).find((check) => check.id === 'grain.replaced')
    return found && `${found.actual}${found.isLowerBound ? '+' : ''} ${found.now?.status}`
  }

  test('on three days of a week at most', () => {
    expect(breakfastOn(0)).toBe('0 pass')
    expect(breakfastOn(2)).toBe('2 pass')
    expect(breakfastOn(3)).toBe('3 pass')
    expect(breakfastOn(4)).toBe('4 fail')
  })
  test('only where a child can get less than a serving of grains', () => {
    expect(breakfastOn(5, [grain('Toast', 0.5, 0)])).toBe('0 pass')
    expect(breakfastOn(5, [grain('Toast', 0.25, 0)])).toBe('5 fail')
  })
  test('is unknown where grains are, unless three days exceed it already', () => {
    expect(breakfastOn(3, [grain('Bar', 0, 0, ['Oats'])])).toBe('0+ unknown')
  })
  test('is not a lunch rule', () => {
    expect(on('grain.replaced', { items: [egg] })).toBeUndefined()
  })
})

test('preschool has no choice of milk, no main dish, no vegetable subgroups and no weekly limits', () => {
  const items = [skim, grain('Bread', 0.5, 0.5), apple, egg]
  const week = analyzeWeek([day(monday, 50, items)], { rulePack: 'us-nslp', gradeGroup: 'PK3-5' })
  expect(week.checks.map(({ id }) => id)).toEqual(['grain.dessert'])
  expect(week.days[0]?.checks.map(({ id }) => id)).toEqual([
    'fruit.daily',
    'vegetable.daily',
    'grain.daily',
    'meatAlternate.daily',
    'milk.daily',
    'milk.fat',
    'milk.flavored',
    'grain.wholeGrainRichServing',
    'juice.meals',
  ])
})

test('a preschool snack needs half a cup or half an ounce equivalent of two components', () => {
  const at = (...items: OfferedItem[]) => on('snack.components', { items, rulePack: 'us-nslp-snack' })
  expect(at(apple, grain('Crackers', 0.5, 0.5))).toBe('2 pass')
  expect(at(apple, grain('Crackers', 0.25, 0))).toBe('1 fail')
  expect(at(juice, skim)).toBe('1 fail')
  expect(at(apple, grain('Crackers', 0, 0, ['Flour']))).toBe('1+ unknown')
})

test('what the other meals of a day serve', () => {
  const breakfast = day(monday, 50, [grain('Oatmeal', 0.5, 0.5), juice])
  const snack = day(monday, 50, [apple, grain('Crackers', 0.5, 0)])
  expect(otherMealsOf([breakfast, snack])).toEqual({ wholeGrainRich: 0.5, juiceMeals: 1, isComplete: true })
  expect(otherMealsOf([snack, null])).toEqual({ wholeGrainRich: 0, juiceMeals: 0, isComplete: false })
  expect(otherMealsOf([breakfast, day(monday, 50, [])])).toMatchObject({ juiceMeals: 1, isComplete: false })
  expect(otherMealsOf([day(monday, 50, [grain('Bar', 0, 0, ['Oats'])])]).isComplete).toBe(false)
  expect(otherMealsOf([])).toEqual({ wholeGrainRich: 0, juiceMeals: 0, isComplete: true })
})

test('juice that is sold à la carte does not count, unless the options include it', () => {
  const soldJuice = day(monday, 50, [apple, { ...juice, category: 'A La Carte' as const }])
  expect(otherMealsOf([soldJuice]).juiceMeals).toBe(0)
  expect(otherMealsOf([soldJuice], { aLaCarte: 'included' }).juiceMeals).toBe(1)
})
