import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { schoolGroups } from '../../rules/model.ts'
import { type NaiveCheck, worstOf } from '../../testing/naive-week/model.ts'
import { naiveChecks } from '../../testing/naive-week/week.ts'
import { randomWeek } from '../../testing/random-week.ts'
import type { Check } from './analysis-model.ts'
import { allChecks } from './check-values.ts'
import { analyzeWeek } from './week-analysis.ts'

const runs = process.env['COMMISSARY_NIGHTLY'] === '1' ? 5000 : 200

const families = { lunch: 'us-nslp', breakfast: 'us-sbp' } as const
/** By today's rules, and by those of July 1, 2027. */
const mondays = ['2026-10-12', '2027-10-11']

const programs = fc.record({
  meal: fc.constantFrom('lunch' as const, 'breakfast' as const),
  grade: fc.constantFrom(...schoolGroups),
  regularDays: fc.integer({ min: 1, max: 7 }),
  isByRegularWeek: fc.constantFrom(false, false, true),
  isByMeals: fc.constantFrom(false, false, true),
  isSubgroupByMost: fc.constantFrom(false, false, true),
})

const keyOf = ({ id, date }: { id: string; date: string | null }) => `${id} ${date ?? 'week'}`
/** Sums in another order differ in their last bits. */
const naiveRow = ({ actual, ...rest }: NaiveCheck) => ({
  ...rest,
  actual: actual === null ? null : expect.closeTo(actual, 6),
})
const productRow = ({ id, date, actual, isLowerBound, isAdvisory, now, from2027 }: Check) => ({
  id,
  date,
  actual,
  isLowerBound,
  isAdvisory,
  now: now?.status ?? null,
  from2027: from2027?.status ?? null,
})

test(`the analysis of a week agrees with one that tries every tray a student could take, in ${runs} random weeks`, () => {
  fc.assert(
    fc.property(randomWeek(mondays), programs, (days, { meal, grade, ...options }) => {
      const expected = naiveChecks(days, meal, grade, options)
      const analysis = analyzeWeek(
        days,
        { rulePack: families[meal], gradeGroup: grade, serviceDays: options.regularDays },
        {
          weekLength: options.isByRegularWeek ? 'regularDays' : 'servedDays',
          weekAverage: options.isByMeals ? 'weightedByMeals' : 'meanOfDays',
          subgroupAmount: options.isSubgroupByMost ? 'most' : 'least',
        },
      )
      const actual = new Map(allChecks(analysis).map((check) => [keyOf(check), check]))
      expect(analysis.status).toEqual({ now: worstOf(expected, 'now'), from2027: worstOf(expected, 'from2027') })
      expect([...actual.keys()].sort()).toEqual(expected.map(keyOf).sort())
      for (const check of expected) {
        const found = actual.get(keyOf(check))
        expect(found && productRow(found), keyOf(check)).toEqual(naiveRow(check))
      }
    }),
    { numRuns: runs },
  )
}, 600_000)
