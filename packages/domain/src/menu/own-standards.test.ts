import { describe, expect, test } from 'vitest'

import { nutrientCodes, type NutrientCode, type Total } from '../food/model.ts'
import { recordOf } from '../units/records.ts'
import { checkStandard, type NutrientLimit, type NutrientStandard, standardsFor } from './own-standards.ts'

const averages = (some: Partial<Record<NutrientCode, Total>>) =>
  recordOf(nutrientCodes, (code): Total => some[code] ?? { known: 0, missing: [] })
const known = (amount: number): Total => ({ known: amount, missing: [] })
const atLeast = (amount: number): Total => ({ known: amount, missing: ['Lentils'] })
const limit = (nutrient: NutrientCode, minimum: number | null, maximum: number | null): NutrientLimit => ({
  nutrient,
  minimum,
  maximum,
})
const statusOf = (rule: NutrientLimit, average: Total, marginPct: number | null = null) =>
  checkStandard({ limits: [rule], marginPct }, averages({ [rule.nutrient]: average }))[0]?.status

describe('an average and its limits', () => {
  test.each(nutrientCodes)('%s is compared with its own minimum and maximum', (code) => {
    const rule = limit(code, 2, 5)
    expect([1.9, 2, 5, 5.1].map((amount) => statusOf(rule, known(amount)))).toEqual(['fail', 'pass', 'pass', 'fail'])
  })

  test('a value on a limit passes despite rounding in sums', () => {
    expect(statusOf(limit('iron', null, 0.3), known(0.1 + 0.2))).toBe('pass')
    expect(statusOf(limit('iron', 0.3, null), known(0.3 - 1e-13))).toBe('pass')
  })

  test('with a gap, only what is certain is decided: a maximum never passes', () => {
    expect(statusOf(limit('iron', null, 5), atLeast(0))).toBe('unknown')
    expect(statusOf(limit('iron', null, 5), atLeast(5.1))).toBe('fail')
    expect(statusOf(limit('iron', 2, null), atLeast(1))).toBe('unknown')
    expect(statusOf(limit('iron', 2, null), atLeast(2))).toBe('pass')
    expect(statusOf(limit('iron', 2, 5), atLeast(3))).toBe('unknown')
  })

  test('a failure says by how much', () => {
    const both = { limits: [limit('iron', 2, 5), limit('zinc', 2, 5)], marginPct: null }
    const found = checkStandard(both, averages({ iron: known(1.5), zinc: known(7) }))
    expect(found.map(({ nutrient, outsideBy }) => [nutrient, outsideBy])).toEqual([
      ['iron', 0.5],
      ['zinc', 2],
    ])
  })
})

describe('a margin', () => {
  test.each([
    [94, 'pass'],
    [95, 'advisory'],
    [100, 'advisory'],
    [101, 'fail'],
  ])('of 5%% below a maximum of 100: %d is %s', (amount, status) => {
    expect(statusOf(limit('sodium', null, 100), known(amount), 5)).toBe(status)
  })

  test.each([
    [99, 'fail'],
    [100, 'advisory'],
    [105, 'advisory'],
    [106, 'pass'],
  ])('of 5%% above a minimum of 100: %d is %s', (amount, status) => {
    expect(statusOf(limit('calcium', 100, null), known(amount), 5)).toBe(status)
  })

  test('a limit of 0 has none, and a gap stays unknown', () => {
    expect(statusOf(limit('transFat', null, 0), known(0), 5)).toBe('pass')
    expect(statusOf(limit('sodium', null, 100), atLeast(99), 5)).toBe('unknown')
  })
})

test('a standard is for one program and one grade group', () => {
  const standard = (name: string, rest: Partial<NutrientStandard> = {}): NutrientStandard => ({
    name,
    programName: 'Lunch',
    gradeGroup: 'K-5',
    marginPct: null,
    limits: [],
    ...rest,
  })
  const all = [
    standard('UK'),
    standard('Older', { gradeGroup: '6-8' }),
    standard('Dinner', { programName: 'Dinner' }),
    standard('Hospital'),
  ]
  expect(standardsFor(all, 'Lunch', 'K-5').map(({ name }) => name)).toEqual(['UK', 'Hospital'])
})
