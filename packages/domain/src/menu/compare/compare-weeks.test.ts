import { expect, test } from 'vitest'

import { nutrientCodes } from '../../food/model.ts'
import { checks } from '../../rules/checks.ts'
import { analyzeLunch, checkOf } from '../../testing/lunch-week.ts'
import { allChecks, checkedValue } from '../analysis/check-values.ts'
import { compareWeeks, worstDayCheck } from './compare-weeks.ts'

const salty = analyzeLunch({ entree: { sodium: 1200 } })
const usual = analyzeLunch()
const ofId = (comparison: ReturnType<typeof compareWeeks>, id: string) =>
  comparison.checks.find((check) => check.id === id)

test('a week compared with itself differs in nothing', () => {
  const { checks: compared, nutrients, cost } = compareWeeks(usual, usual)
  expect(compared.every(({ hasOtherVerdict, difference }) => !hasOtherVerdict && difference === 0)).toBe(true)
  expect(nutrientCodes.every((code) => nutrients[code].difference === 0)).toBe(true)
  expect(cost.difference).toBe(0)
})

test('every check of either week is compared once, in value and verdict', () => {
  const compared = compareWeeks(salty, usual)
  const ids = new Set([...allChecks(salty), ...allChecks(usual)].map(({ id }) => id))
  expect(compared.checks.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted())
  for (const { id, first, second, difference, hasOtherVerdict } of compared.checks) {
    if (checks[id].scope === 'day' || !first || !second) continue
    const [own, other] = [checkOf(salty, id), checkOf(usual, id)]
    expect(difference).toBeCloseTo((checkedValue(own) ?? 0) - (checkedValue(other) ?? 0), 9)
    expect(hasOtherVerdict).toBe(
      own.now?.status !== other.now?.status || own.from2027?.status !== other.from2027?.status,
    )
  }
  expect(ofId(compared, 'sodium')).toMatchObject({ difference: 300, hasOtherVerdict: true })
  expect(compared.nutrients.sodium).toMatchObject({ difference: 300 })
})

test('compared the other way around, the differences have the opposite sign', () => {
  const [forth, back] = [compareWeeks(salty, usual), compareWeeks(usual, salty)]
  expect(forth.checks.map(({ difference }) => -(difference ?? 0) + 0)).toEqual(
    back.checks.map(({ difference }) => (difference ?? 0) + 0),
  )
})

test('a value with gaps has no difference, but its verdict differs', () => {
  const unknown = compareWeeks(analyzeLunch({ missing: { sodium: 'Pasta' } }), usual)
  expect(ofId(unknown, 'sodium')).toMatchObject({ difference: null, hasOtherVerdict: true })
  expect(unknown.nutrients.sodium.difference).toBeNull()
  expect(unknown.nutrients.calories.difference).toBe(0)
})

test('a check that only one week has is compared with nothing', () => {
  const compared = compareWeeks({ ...usual, checks: usual.checks.filter(({ id }) => id !== 'sodium') }, usual)
  expect(ofId(compared, 'sodium')).toMatchObject({ first: null, difference: null, hasOtherVerdict: true })
})

test('a daily check is compared on the day that fails, or the one nearest to its limit', () => {
  const fruit = (cups: readonly number[]) =>
    worstDayCheck(
      analyzeLunch((index) => ({ fruit: { credited: cups[index] ?? 1, exact: cups[index] ?? 1 } })),
      'fruit.daily',
    )
  expect(fruit([1, 0.5, 0.75, 1, 1])).toMatchObject({ actual: 0.5, now: { status: 'pass' } })
  expect(fruit([0.5, 1, 0.25, 1, 1])).toMatchObject({ actual: 0.25, now: { status: 'fail' } })
  expect(fruit([0.5, 0.5, 1, 1, 1])?.date).toBe(checkOf(usual, 'fruit.daily', usual.days[0]?.date).date)
})
