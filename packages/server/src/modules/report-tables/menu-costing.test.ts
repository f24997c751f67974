import { answersFor } from '@commissary/domain/food'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { asking, expectRowsAddUp, figuresBy } from '../../../test/support/report-answers.ts'
import { startApp } from '../../../test/support/test-app.ts'
import { sized } from '../../../test/support/test-scale.ts'
import { analysisSettings } from '../../db/schema/settings.ts'
import { priceRise } from './definitions/price-facts.ts'

const server = await startApp()
const dates = ['2026-11-09', '2026-11-10', '2026-11-16', '2026-11-18']
const price = fc.record({
  dollars: fc.integer({ min: 1, max: 90 }),
  from: fc.constantFrom(null, '2026-11-10', '2026-11-12', '2026-11-17'),
})
const foods = fc.array(fc.uniqueArray(price, { maxLength: 3, selector: ({ from }) => from }), {
  minLength: 2,
  maxLength: 3,
})

// spec: 2.route.reports.menuCostingReport
test('the cost of a period by week, day and school is the cost of its servings at the prices of their dates', async () => {
  await fc.assert(
    fc.asyncProperty(foods, async (drawn) => {
      const member = await server.addMember()
      const ids: number[] = []
      for (const [index, prices] of drawn.entries()) {
        const body = {
          name: `Food ${index}`,
          nutrients: answersFor({ calories: 50 }),
          prices: prices.map(({ dollars, from }) => ({
            vendorId: null,
            vendorItemCode: null,
            amount: String(dollars),
            per: { amount: '1', unit: 'kg' },
            validFrom: from,
          })),
        }
        const answer = await server.call(member, 'POST /ingredient/ingredients', { body })
        expect(answer.status, JSON.stringify(answer.body)).toBe(201)
        ids.push(answer.body.data.id)
      }
      await server.database.work(member, (tx) =>
        addPlannedMenu(tx, { schools: ['Oak', 'Elm'], dates, lines: ids.map((ingredientId) => ({ ingredientId })) }),
      )
      const ask = asking(server, member, 'menuCosting')
      const request = { from: '2026-11-10', to: '2026-11-30' }
      // Every item is planned 100 times at 100 g, so a day costs ten kilograms of each food, at both schools.
      const counted = (name: string) =>
        server.database.work(member, async (tx) => {
          const rows = await tx.execute<{ name: string; cost: string | null; unpriced: number; meals: number }>(sql`
            with cost as (
              select d.date, s.school_name, s.id as school_id, 10 * (
                select p.amount from ingredient_price p where p.ingredient_id = l.ingredient_id and coalesce(p.valid_from, '-infinity') <= d.date
                order by coalesce(p.valid_from, '-infinity') desc limit 1) as cost
              from master_line l join master_day d on d.id = l.master_day_id cross join school s
              where d.date between '2026-11-10' and '2026-11-30'
            )
            select ${sql.raw(name)} as name, sum(cost)::text as cost, count(*) filter (where cost is null)::int as unpriced,
              (100 * count(distinct (school_id, date)))::int as meals
            from cost group by 1`)
          return rows
        })
      const toNumber = (text: string | null) => (text === null ? null : Number(text))
      const bySchool = await counted('school_name')
      expect(await figuresBy(ask, request, 'school', 'planCost')).toEqual(
        Object.fromEntries(bySchool.map((row) => [row.name, toNumber(row.cost)])),
      )
      expect(await figuresBy(ask, request, 'school', 'meals')).toEqual(
        Object.fromEntries(bySchool.map((row) => [row.name, row.meals])),
      )
      const perMeal = await figuresBy(ask, request, 'school', 'costPerMeal')
      for (const row of bySchool) {
        if (row.cost !== null) expect(perMeal[row.name]).toBeCloseTo(Number(row.cost) / row.meals, 6)
        else expect(perMeal[row.name]).toBeNull()
      }
      const weeks = await counted("to_char(date_trunc('week', date), 'FMMonth FMDD, YYYY')")
      expect(await figuresBy(ask, request, 'week', 'planCost')).toEqual(
        Object.fromEntries(weeks.map((row) => [`Week of ${row.name}`, toNumber(row.cost)])),
      )
      const unpriced = weeks.reduce((sum, row) => sum + row.unpriced, 0)
      expect((await ask({ ...request, group: [], choices: { show: 'unpriced' } })).total.count).toBe(unpriced)
      await expectRowsAddUp(ask, request, ['week', 'day'], ['planCost', 'planned'])
    }),
    { numRuns: sized(8, 2), endOnFailure: true },
  )
})

test('a school with half the usual meals has half the servings and cost of the published day', async () => {
  const member = await server.addMember()
  const prices = [
    { vendorId: null, vendorItemCode: null, amount: '2', per: { amount: '1', unit: 'kg' }, validFrom: null },
  ]
  const { body } = await server.call(member, 'POST /ingredient/ingredients', {
    body: { name: 'Rice', nutrients: answersFor({ calories: 50 }), prices },
  })
  await server.database.work(member, async (tx) => {
    const lines = [{ ingredientId: body.data.id }]
    const { schoolIds } = await addPlannedMenu(tx, { schools: ['Oak', 'Elm'], dates: ['2026-11-10'], lines })
    await tx.execute(sql`update school_base_day base set planned_meals = 50 from school_calendar calendar
      where calendar.id = base.school_calendar_id and calendar.school_id = ${schoolIds[1] ?? 0}`)
  })
  const ask = asking(server, member, 'menuCosting')
  const request = { from: '2026-11-10', to: '2026-11-10' }
  expect(await figuresBy(ask, request, 'school', 'planned')).toEqual({ Oak: 100, Elm: 50 })
  expect(await figuresBy(ask, request, 'school', 'planCost')).toEqual({ Oak: 20, Elm: 10 })
})

test('cost per meal leaves out the cost of days with an unknown number of meals, and says that a part is unknown', async () => {
  const member = await server.addMember()
  const prices = [null, '2026-11-11'].map((validFrom) => ({
    vendorId: null,
    vendorItemCode: null,
    amount: validFrom === null ? '20' : '30',
    per: { amount: '1', unit: 'kg' },
    validFrom,
  }))
  const { body } = await server.call(member, 'POST /ingredient/ingredients', {
    body: { name: 'Beef', nutrients: answersFor({ calories: 50 }), prices },
  })
  await server.database.work(member, async (tx) => {
    const lines = [{ ingredientId: body.data.id }]
    await addPlannedMenu(tx, { schools: ['Oak'], dates: ['2026-11-10', '2026-11-11'], lines })
    await tx
      .insert(analysisSettings)
      .values({ sodiumLevel: [], costTargets: [{ programName: 'Lunch', targetCost: '4' }] })
    await tx.execute(sql`update published_day set planned_meals = null where date = '2026-11-11'`)
  })
  const { columns, total } = await asking(server, member, 'menuCosting')({ from: '2026-11-10', to: '2026-11-11' })
  const shown = Object.fromEntries(columns.map(({ id }, index) => [id, total.cells[index]?.text]))
  expect(shown).toMatchObject({
    planCost: '$500.00',
    meals: '≥ 100',
    costPerMeal: '$2.00, partly unknown',
    ofTarget: '50%, partly unknown',
  })
})

test('a price is up compared with the previous one of the same vendor and unit, on the date', () => {
  const of = (amount: string, validFrom: string | null, rest: object = {}) => ({
    vendorId: 1,
    vendorItemCode: null,
    amount,
    per: { amount: '1', unit: 'kg' as const },
    validFrom,
    ...rest,
  })
  const prices = [of('10', null), of('12', '2026-11-10'), of('9', '2026-11-20')]
  expect(priceRise(prices, '2026-11-09')).toBeNull()
  expect(priceRise(prices, '2026-11-10')).toBeCloseTo(20)
  expect(priceRise(prices, '2026-11-20')).toBeCloseTo(-25)
  expect(priceRise([of('10', null, { vendorId: 2 }), of('12', '2026-11-10')], '2026-11-10')).toBeNull()
})
