import { expect, test } from 'vitest'

import { credit, day, item, nutritionOf, total } from '../../testing/foods.ts'
import { fixProblem, option } from '../../testing/fix-problems.ts'
import { chocolate, lowFat, lunchK5, lunchWeek } from '../../testing/lunch-week.ts'
import { menuItemKey } from '../menu-items.ts'
import type { Suggestion } from './fix-model.ts'
import { suggestFixes } from './suggest-fixes.ts'

const [monday, tuesday, wednesday] = ['2026-10-12', '2026-10-13', '2026-10-14']

/** "swap Pasta for Bowl 2026-10-12", for each fix of a verdict. */
function fixesOf(
  suggestions: readonly Suggestion[],
  checkId: string,
  rules = 'now',
  date: string | null = null,
): string[] {
  const found = suggestions.find((one) => one.checkId === checkId && one.rules === rules && one.date === date)
  return (found?.fixes ?? []).map(({ steps }) =>
    steps
      .map(({ kind, name, replacement, dates }) =>
        [kind, name, ...(replacement ? ['for', replacement] : []), ...dates].join(' '),
      )
      .join(' + '),
  )
}

const entree = (id: number, name: string, cost: number | null, sodium: number, calories = 600) =>
  option(id, name, 'Entree', {
    nutrients: { calories, saturatedFat: 5, addedSugars: 6, sodium },
    cost: cost === null ? total(0, name) : total(cost),
    credits: [credit('GRAIN', 1.75, { wholeGrainRich: 1.75 }), credit('MEAT_ALTERNATE', 1.75)],
  })

/** Monday's entree alone lifts the week's average to 1,150 mg, above the 1,110 mg of today. */
const salty = () => lunchWeek((index) => ({ entree: index === 0 ? { sodium: 2150 } : {} }))

test('a week that passes needs no fix', () => {
  expect(suggestFixes(fixProblem(lunchWeek(), [entree(1000, 'Bowl', 1, 500)]))).toEqual([])
})

test('the three cheapest swaps come first, by what they cost per meal', () => {
  const options = [
    entree(1000, 'Dear', 2, 1000),
    entree(1001, 'Cheap', 0.5, 1000),
    entree(1002, 'Middle', 1, 1000),
    entree(1003, 'Dearest', 3, 1000),
    entree(1004, 'Cheapest but too salty', 0.1, 2140),
  ]
  const suggestions = suggestFixes(fixProblem(salty(), options))
  expect(fixesOf(suggestions, 'sodium')).toEqual([
    `swap Pasta for Cheap ${monday}`,
    `swap Pasta for Middle ${monday}`,
    `swap Pasta for Dear ${monday}`,
  ])
})

test("a change that would break a rule of the menu's other grade group is not suggested", () => {
  // 600 calories a day pass for K-5 and 6-8. The lean bowl takes 6-8 below its 600, and K-5 stays above its 550.
  const options = [entree(1000, 'Lean', 0.1, 900, 500), entree(1001, 'Fitting', 1, 900)]
  const alone = suggestFixes(fixProblem(salty(), options))
  expect(fixesOf(alone, 'sodium')[0]).toBe(`swap Pasta for Lean ${monday}`)
  const middle = { ...lunchK5, gradeGroup: '6-8' as const }
  const both = suggestFixes(fixProblem(salty(), options, { otherPrograms: [middle] }))
  expect(fixesOf(both, 'sodium')).toEqual([`swap Pasta for Fitting ${monday}`])
})

test('a failure in another grade group of the same menu is fixed for both', () => {
  // 1,300 mg on average: above the 1,110 mg of K-5 and the 1,225 mg of 6-8. The milder bowl is enough for 6-8 alone.
  const salted = lunchWeek((index) => ({ entree: index === 0 ? { sodium: 2900 } : {} }))
  const options = [entree(1000, 'Milder', 0.1, 2400), entree(1001, 'Mild', 1, 1000)]
  const middle = { ...lunchK5, gradeGroup: '6-8' as const }
  const alone = suggestFixes(fixProblem(salted, options, { program: middle }))
  expect(fixesOf(alone, 'sodium')[0]).toBe(`swap Pasta for Milder ${monday}`)
  const both = suggestFixes(
    fixProblem(salted, options, { program: middle, otherPrograms: [lunchK5], alsoGradeGroups: ['K-5'] }),
  )
  const fixes = fixesOf(both, 'sodium')
  expect(fixes).toContain(`swap Pasta for Mild ${monday}`)
  expect(fixes.filter((fix) => fix.includes('Milder'))).toEqual([])
})

test('a failure that nothing fixes for all grade groups of a menu is fixed for the one that is open', () => {
  const salted = lunchWeek((index) => ({ entree: index === 0 ? { sodium: 2900 } : {} }))
  const middle = { ...lunchK5, gradeGroup: '6-8' as const }
  const suggestions = suggestFixes(
    fixProblem(salted, [entree(1000, 'Milder', 0.1, 2400)], {
      program: middle,
      otherPrograms: [lunchK5],
      alsoGradeGroups: ['K-5'],
    }),
  )
  expect(fixesOf(suggestions, 'sodium')).toEqual([`swap Pasta for Milder ${monday}`])
})

test('a change that would break another rule is not suggested', () => {
  const options = [entree(1000, 'Too few calories', 0.1, 900, 100), entree(1001, 'Fitting', 1, 900)]
  expect(fixesOf(suggestFixes(fixProblem(salty(), options)), 'sodium')).toEqual([`swap Pasta for Fitting ${monday}`])
})

test('the difference is per meal over the week, and unknown where a value of the change is', () => {
  const suggestions = suggestFixes(
    fixProblem(salty(), [entree(1000, 'Bowl', 1, 1000), entree(1001, 'Unpriced', null, 1000)]),
  )
  const [bowl, unpriced] = suggestions.find(({ checkId }) => checkId === 'sodium')?.fixes ?? []
  expect(bowl?.difference).toEqual({ cost: 0.2, calories: 0, sodium: -230, acceptance: null })
  expect(unpriced?.difference).toEqual({ cost: null, calories: 0, sodium: -230, acceptance: null })
})

test('preschool juice is swapped if another meal has juice; if none has, there is nothing to fix', () => {
  const snack = day(monday, 100, [
    item('Juice', 'Fruit', 100, { credits: [credit('FRUIT', 0.5, { juice: 0.5 })], cost: total(0.1) }),
    item('Crackers', 'Side', 100, { credits: [credit('GRAIN', 0.5, { wholeGrainRich: 0.5 })], cost: total(0.1) }),
  ])
  const apple = option(1000, 'Apple', 'Fruit', { credits: [credit('FRUIT', 0.5)], cost: total(0.2) })
  const fixesBeside = (juiceMeals: number) => {
    const problem = fixProblem([snack], [apple], { program: { rulePack: 'us-nslp-snack', gradeGroup: 'PK3-5' } })
    const otherMeals = { wholeGrainRich: 0, juiceMeals, isComplete: true }
    const suggestions = suggestFixes({ ...problem, days: problem.days.map((one) => ({ ...one, otherMeals })) })
    return fixesOf(suggestions, 'juice.meals', 'now', monday)
  }
  expect(fixesBeside(1)).toContain(`swap Juice for Apple ${monday}`)
  expect(fixesBeside(0)).toEqual([])
})

test('acceptance is the difference of the two items where both are known', () => {
  const bowl = entree(1000, 'Bowl', 1, 1000)
  const known = new Map([[menuItemKey(bowl.food), 0.9]])
  const problem = (acceptance: ReadonlyMap<string, number>) =>
    fixProblem(salty(), [bowl], { acceptanceOf: (key) => acceptance.get(key) ?? null })
  const acceptanceOf = (suggestions: Suggestion[]) => suggestions[0]?.fixes[0]?.difference.acceptance
  expect(acceptanceOf(suggestFixes(problem(known)))).toBeNull()
  const pasta = problem(known).days[0]?.day.lines[0]
  if (pasta) known.set(menuItemKey(pasta), 0.7)
  expect(acceptanceOf(suggestFixes(problem(known)))).toBeCloseTo(0.2)
})

test('the same swap on all days is one change', () => {
  const pasta = nutritionOf({
    nutrients: { calories: 600, saturatedFat: 5, addedSugars: 6, sodium: 1200 },
    credits: [credit('GRAIN', 1.75, { wholeGrainRich: 1.75 }), credit('MEAT_ALTERNATE', 1.75)],
  })
  const week = lunchWeek().map((day) => ({
    ...day,
    items: day.items.map((one) => (one.category === 'Entree' ? { ...one, nutrition: pasta } : one)),
  }))
  const [first] = suggestFixes(fixProblem(week, [entree(1000, 'Bowl', 1, 1100)]))
  expect(first?.fixes[0]?.steps).toMatchObject([
    { kind: 'swap', replacement: 'Bowl', dates: week.map(({ date }) => date) },
  ])
})

test('where no single change is enough, several are combined, and the cheapest combination is first', () => {
  const week = lunchWeek({ entree: { sodium: 1150 } })
  // Each swap takes 20 mg off the week's average, and 40 mg are too many.
  const options = [entree(1000, 'Bowl', 1, 1050)]
  const first = suggestFixes(fixProblem(week, options)).find(({ rules }) => rules === 'now')
  expect(first?.fixes).toHaveLength(3)
  for (const { steps, difference } of first?.fixes ?? []) {
    expect(steps.flatMap(({ dates }) => dates)).toHaveLength(2)
    expect(difference.cost).toBeCloseTo(0.4)
    expect(difference.sodium).toBeCloseTo(-40)
  }
})

test('a day without milk gets one, and the servings stay within the meals', () => {
  const week = lunchWeek((index) => (index === 1 ? { milks: [lowFat] } : {}))
  const skim = option(1000, 'Skim milk', 'Milk', {
    credits: [credit('MILK', 1)],
    milk: { fat: 'skim', isFlavored: false },
    cost: total(0.3),
  })
  const suggestions = suggestFixes(fixProblem(week, [skim]))
  expect(fixesOf(suggestions, 'milk.choices', 'now', tuesday)).toEqual([`add Skim milk ${tuesday}`])
  const fix = suggestions[0]?.fixes[0]
  const milks = fix?.days[tuesday]?.lines.filter(({ category }) => category === 'Milk')
  expect(milks?.map(({ name, plannedServings }) => [name, plannedServings])).toEqual([
    ['1% milk', 25],
    ['Skim milk', 25],
  ])
})

test('a larger portion fills a vegetable subgroup', () => {
  const week = lunchWeek((index) => (index === 0 ? { vegetable: { credited: 0.5, exact: 0.5 } } : {}))
  const first = suggestFixes(fixProblem(week, [])).find(({ checkId }) => checkId === 'vegetable.daily')
  expect(first?.fixes[0]?.steps).toEqual([
    {
      kind: 'portion',
      category: 'Vegetables',
      name: 'Vegetable',
      replacement: null,
      portion: { amount: '1.5', unit: 'each' },
      dates: [monday],
    },
  ])
  expect([...(first?.fixes[0]?.nutrition.values() ?? [])].map(({ credits }) => credits[0]?.credited)).toEqual([0.75])
})

test('an entree that lets a student take too little is dropped, and the others take over its servings', () => {
  const small = item('Soup', 'Entree', 40, {
    nutrients: { calories: 600, saturatedFat: 5, addedSugars: 6, sodium: 900 },
    credits: [credit('GRAIN', 1.75, { wholeGrainRich: 1.75 }), credit('MEAT_ALTERNATE', 0.5)],
  })
  const week = lunchWeek((index) => (index === 2 ? { others: [small], entreeServings: 60 } : {}))
  const suggestions = suggestFixes(fixProblem(week, []))
  expect(fixesOf(suggestions, 'meatAlternate.daily', 'now', wednesday)[0]).toBe(`drop Soup ${wednesday}`)
  const lines = suggestions[0]?.fixes[0]?.days[wednesday]?.lines
  expect(lines?.find(({ name }) => name === 'Pasta')?.plannedServings).toBe(100)
})

test('locked days stay as they were served', () => {
  const problem = fixProblem(salty(), [entree(1000, 'Bowl', 1, 1000), entree(1001, 'Light bowl', 2, 700)])
  const locked = { ...problem, days: problem.days.map((day) => ({ ...day, isLocked: day.date === monday })) }
  const suggestions = suggestFixes(locked)
  expect(fixesOf(suggestions, 'sodium').join(' ')).not.toContain(monday)
  expect(fixesOf(suggestions, 'sodium')[0]).toBe(`swap Pasta for Light bowl ${tuesday}`)
})

test('days of the week in another month are checked with it, and stay', () => {
  const problem = fixProblem(salty(), [entree(1000, 'Bowl', 1, 1000), entree(1001, 'Light bowl', 2, 700)])
  const cut = { ...problem, days: problem.days.filter(({ date }) => date !== monday) }
  expect(suggestFixes(cut).filter(({ checkId }) => checkId === 'sodium')).toEqual([])
  const suggestions = suggestFixes({ ...cut, beside: salty().slice(0, 1) })
  expect(fixesOf(suggestions, 'sodium')[0]).toBe(`swap Pasta for Light bowl ${tuesday}`)
  expect(fixesOf(suggestions, 'sodium').join(' ')).not.toContain(monday)
})

test('items that recur stay what they are unless their category changes', () => {
  const week = salty()
  const problem = fixProblem(week, [entree(1000, 'Bowl', 1, 1000)])
  const milks = problem.days[0]?.day.lines.filter(({ category }) => category === 'Milk') ?? []
  const suggestions = suggestFixes({
    ...problem,
    days: problem.days.map((day) => ({
      ...day,
      day: { ...day.day, lines: day.day.lines.filter(({ category }) => category !== 'Milk') },
    })),
    withRecurring: (day) => ({ ...day, lines: [...day.lines, ...milks] }),
  })
  const changed = suggestions.find(({ checkId }) => checkId === 'sodium')?.fixes[0]?.days[monday]
  expect(changed?.lines.map(({ name }) => name)).toEqual(['Bowl', 'Apple', 'Vegetable'])
})

test('flavored milk that is too sweet is swapped for another milk', () => {
  const sweet = {
    ...chocolate,
    nutrition: {
      ...chocolate.nutrition,
      sweetenedFoods: [
        { product: 'flavoredMilk' as const, foodName: 'Chocolate', gap: null, addedSugars: 14, addedSugarsAtMost: 14 },
      ],
    },
  }
  const week = lunchWeek((index) => (index === 0 ? { milks: [lowFat, sweet] } : {}))
  const skim = option(1000, 'Skim milk', 'Milk', {
    credits: [credit('MILK', 1)],
    milk: { fat: 'skim', isFlavored: false },
  })
  const suggestions = suggestFixes(fixProblem(week, [skim]))
  expect(fixesOf(suggestions, 'flavoredMilk.addedSugars', 'now', monday)).toEqual([
    `swap Chocolate skim milk for Skim milk ${monday}`,
  ])
})
