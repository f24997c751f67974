import {
  lineTotals,
  neededSignatures,
  type ProductionSheet,
  sheetAlerts,
  countedLines,
} from '@commissary/domain/production'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addPlannedMenu } from '../../../test/support/planned-menu.ts'
import { asking, expectRowsAddUp } from '../../../test/support/report-answers.ts'
import { startApp } from '../../../test/support/test-app.ts'
import { sized } from '../../../test/support/test-scale.ts'
import { ingredientPrice } from '../../db/schema/ingredient.ts'
import { school } from '../../db/schema/school.ts'
import { vendor } from '../../db/schema/vendor.ts'

const server = await startApp()
const count = fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined, freq: 6 })
const degrees = fc.option(fc.integer({ min: 30, max: 180 }), { nil: undefined, freq: 2 })
const line = fc.record({
  plans: fc.subarray([1, 2]).chain((ids) =>
    fc.tuple(
      ...ids.map((programId) =>
        fc.record({
          programId: fc.constant(programId),
          servings: fc.option(fc.nat({ max: 30 }), { freq: 6 }),
          grams: fc.integer({ min: 20, max: 200 }),
        }),
      ),
    ),
  ),
  usualHolding: fc.constantFrom('hot' as const, 'cold' as const, 'room' as const, null),
  replaces: fc.boolean(),
  isPriced: fc.boolean(),
  disposition: fc.option(fc.constantFrom('discard', 'store', 'donate'), { nil: undefined, freq: 3 }),
  entered: fc.record({
    planned: count,
    served1: count,
    served2: count,
    plannedAdults: count,
    servedAdults: count,
    servedSeconds: count,
    prepared: count,
    leftover: count,
    discarded: count,
    serveDegrees: degrees,
    dispatchDegrees: degrees,
    arrivalDegrees: degrees,
    servedInstead: fc.constantFrom(undefined, undefined, undefined, 'Tofu'),
  }),
})
const record = fc.record({
  at: fc.nat({ max: 1 }),
  isVended: fc.boolean(),
  isClosed: fc.boolean(),
  isSigned: fc.boolean(),
  servedMeals: count,
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
})
type Drawn = typeof record extends fc.Arbitrary<infer Value> ? Value : never

/** A generated record as lists and forms read it. */
function toSheet({ isVended, servedMeals, lines }: Drawn): ProductionSheet {
  const entries: Record<string, number | string> = {}
  if (servedMeals !== undefined) entries['group.1.servedMeals'] = servedMeals
  for (const [index, { plans, entered, disposition }] of lines.entries()) {
    if (disposition) entries[`line.i-${index}.disposition`] = disposition
    const { planned, served1, served2, ...own } = entered
    for (const [name, value] of Object.entries(own)) if (value !== undefined) entries[`line.i-${index}.${name}`] = value
    for (const { programId } of plans) {
      const served = programId === 1 ? served1 : served2
      if (served !== undefined) entries[`line.i-${index}.group.${programId}.served`] = served
      if (planned !== undefined && programId === 1) entries[`line.i-${index}.group.1.planned`] = planned
    }
  }
  return {
    menuType: 'MEAL',
    isVended,
    groups: [],
    entries,
    lines: lines.map(({ plans, usualHolding, replaces }, index) => ({
      key: `i-${index}`,
      name: `Item ${index}`,
      category: 'Entree',
      kind: 'food',
      usualHolding,
      replaces: replaces && index > 0 ? `i-${index - 1}` : null,
      plans,
    })),
  }
}

/** Dollars per 100 g of the food with a price, and the number of students at the school with a known enrollment. */
const pricePer100 = 0.45
const enrolled = 120

/** Plans as a record stores them. */
const portionsOf = (drawn: Drawn['lines'][number] | undefined) =>
  drawn?.plans.map(({ grams, ...plan }) => ({ ...plan, portion: { amount: String(grams), unit: 'g' } }))

/** The cost of a line's discarded servings and thrown-away leftovers; null = unknown. */
function wasteOf({ plans, entered, disposition, isPriced }: Drawn['lines'][number]) {
  const { leftover, discarded = 0 } = entered
  if (leftover === undefined || (leftover > 0 && disposition === undefined)) return null
  const servings = discarded + (disposition === 'discard' ? leftover : 0)
  if (servings === 0) return 0
  // A food that was only written down has no price.
  if (!isPriced || entered.servedInstead !== undefined) return null
  const planned = plans.reduce((sum, plan) => sum + (plan.servings ?? 0), 0)
  const grams = plans.reduce(
    (sum, plan) => sum + plan.grams * (planned === 0 ? 1 / plans.length : (plan.servings ?? 0) / planned),
    0,
  )
  // A line without a plan has no portion.
  return plans.length === 0 ? null : (servings * grams * pricePer100) / 100
}

/** The totals from the functions that the record's own screen uses; null if a part is unknown. */
function countedOf(drawn: Drawn) {
  const sheet = toSheet(drawn)
  const totals = countedLines(sheet).map((one) => lineTotals(sheet, one))
  const sum = (values: (number | null)[]) =>
    values.reduce((all, one) => (all === null || one === null ? null : all + one), 0)
  const whole = ({ known, isComplete }: { known: number; isComplete: boolean }) => (isComplete ? known : null)
  const needed = neededSignatures(sheet)
  const waste = sum(drawn.lines.flatMap((one, index) => (drawn.lines[index + 1]?.replaces ? [] : [wasteOf(one)])))
  const meals = drawn.servedMeals ?? null
  return {
    planned: sum(totals.map(({ planned }) => whole(planned))),
    prepared: sum(totals.map(({ prepared }) => prepared)),
    served: sum(totals.map(({ served }) => whole(served))),
    left: sum(totals.map(({ leftover }) => leftover)),
    waste: waste === null ? null : expect.closeTo(waste, 4),
    meals,
    participation: meals === null || drawn.at === 1 ? null : expect.closeTo((100 * meals) / enrolled, 6),
    discarded: sum(totals.map(({ discarded }) => discarded ?? 0)),
    temperatures: sheetAlerts(sheet, 100).filter(
      ({ kind, line: ofLine }) => kind === 'temperatureMissing' && ofLine !== null,
    ).length,
    signatures: drawn.isClosed ? 0 : needed.length - (drawn.isSigned && drawn.isVended ? 1 : 0),
  }
}

// spec: 2.route.reports.productionRecordReport
test('each record counts as its own screen does, and schools are the sums of their records', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 6 }), async (records) => {
      const member = await server.addMember()
      await server.database.work(member, async (tx) => {
        const schools = await tx
          .insert(school)
          .values(
            ['Oak', 'Elm'].map((schoolName) => ({ schoolName, enrollment: schoolName === 'Oak' ? enrolled : null })),
          )
          .returning({ id: school.id })
        const [food] = await tx.execute<{ id: number }>(
          sql`insert into ingredient (code, name) values ('C', 'Chicken') returning id`,
        )
        const [priced] = await tx.execute<{ id: number }>(
          sql`insert into ingredient (code, name) values ('B', 'Beef') returning id`,
        )
        const [seller] = await tx.insert(vendor).values({ vendorCode: 'V', name: 'Farm' }).returning({ id: vendor.id })
        await tx.insert(ingredientPrice).values({
          ingredientId: priced?.id ?? 0,
          seq: 1,
          ownVendorId: seller?.id ?? 0,
          amount: String(pricePer100),
          perAmount: '100',
          perUnit: 'g',
        })
        for (const [index, drawn] of records.entries()) {
          const { lines, entries } = toSheet(drawn)
          const [added] = await tx.execute<{ id: number }>(sql`
            insert into production_record (school_id, date, menu_type, is_vended, groups, entries, closed_at)
            values (${schools[drawn.at]?.id ?? 0}, ${`2026-09-0${index + 1}`}, 'MEAL', ${drawn.isVended},
              '[{"programId": 1, "grades": "K-5", "gradeGroups": ["K-5"], "offerVersusServe": false, "plannedMeals": null}]', ${JSON.stringify(entries)}::jsonb,
              ${drawn.isClosed ? '2026-09-30T12:00:00Z' : null}::timestamptz) returning id`)
          for (const [position, { key, usualHolding, replaces }] of lines.entries()) {
            await tx.execute(sql`
              insert into production_line (production_record_id, item_key, position, category, name, ingredient_id, plans, usual_holding, replaces_key)
              values (${added?.id ?? 0}, ${key}, ${position}, 'Entree', 'Chicken', ${(drawn.lines[position]?.isPriced ? priced : food)?.id ?? 0}, ${JSON.stringify(portionsOf(drawn.lines[position]))}::jsonb, ${usualHolding}, ${replaces})`)
          }
          if (drawn.isSigned && drawn.isVended) {
            await tx.execute(
              sql`insert into production_signature (production_record_id, round, part, name) values (${added?.id ?? 0}, 1, 'kitchen', 'Lee')`,
            )
          }
        }
      })
      const ask = asking(server, member, 'productionRecords')
      const request = { from: '2026-09-01', to: '2026-09-30' }
      const { columns, rows, total } = await ask({ ...request, group: [], size: 100 })
      const shown = rows.map(({ cells }) =>
        Object.fromEntries(columns.map(({ id }, index) => [id, cells[index]?.value ?? null])),
      )
      const counted = records.map(countedOf)
      expect(shown).toMatchObject(counted)
      const flags = columns.findIndex(({ id }) => id === 'flags')
      expect(rows.map(({ cells }) => cells[flags]?.text.includes('Late') ?? false)).toEqual(
        records.map(({ isClosed }) => !isClosed),
      )
      const known = (of: keyof (typeof counted)[number]) => counted.reduce((sum, one) => sum + (one[of] ?? 0), 0)
      for (const id of ['planned', 'served', 'signatures', 'temperatures'] as const) {
        expect(total.cells[columns.findIndex((column) => column.id === id)]?.value ?? 0, id).toBe(known(id))
      }
      // Over both schools, only records with known meals and enrollment count toward the ratio.
      const told = records.filter(({ at, servedMeals }) => at === 0 && servedMeals !== undefined)
      const share = total.cells[columns.findIndex(({ id }) => id === 'participation')]
      if (told.length === 0) expect(share).toMatchObject({ text: 'Unknown', value: null })
      else {
        const meals = told.reduce((all, { servedMeals = 0 }) => all + servedMeals, 0)
        expect(share?.value).toBeCloseTo((100 * meals) / (enrolled * told.length), 6)
        expect(share?.text.endsWith('partly unknown')).toBe(told.length < records.length)
      }
      await expectRowsAddUp(
        ask,
        request,
        ['school', 'week'],
        ['planned', 'prepared', 'served', 'left', 'discarded', 'signatures', 'waste', 'meals'],
      )
    }),
    { numRuns: sized(20, 3), endOnFailure: true },
  )
})

test('a past day with a menu and no record is listed as never opened, and everything about it is unknown', async () => {
  const member = await server.addMember()
  await server.database.work(member, async (tx) => {
    const [food] = await tx.execute<{ id: number }>(
      sql`insert into ingredient (code, name) values ('C', 'Chicken') returning id`,
    )
    const { schoolIds } = await addPlannedMenu(tx, {
      schools: ['Oak', 'Elm', 'Without records'],
      dates: ['2026-09-01', '2026-09-02', '2026-09-07', '2099-09-01'],
      lines: [{ ingredientId: food?.id ?? 0 }],
    })
    await tx.execute(sql`
      update school set module_access = '{"Production Record": "Yes"}' where school_name <> 'Without records'`)
    await tx.execute(sql`insert into caterer_holiday (date, note) values ('2026-09-07', 'Labor Day')`)
    await tx.execute(sql`
      insert into production_record (school_id, date, menu_type, is_vended, groups, closed_at)
      values (${schoolIds[0] ?? 0}, '2026-09-01', 'MEAL', false, '[]', now())`)
  })
  const ask = asking(server, member, 'productionRecords')
  for (const [from, to] of [
    ['2026-09-01', '2026-09-30'],
    ['2099-09-01', '2099-09-30'],
  ] as const) {
    const { columns, rows } = await ask({ from, to, group: [], choices: { show: 'notOpened' } })
    const of = (id: string) => columns.findIndex((column) => column.id === id)
    const shown = rows.map(({ cells, refs }) =>
      [refs['day'], ...['school', 'served', 'flags'].map((id) => cells[of(id)]?.text)].join(),
    )
    const missing = ['2026-09-01,Elm', '2026-09-02,Elm', '2026-09-02,Oak'].map((day) => `${day},Unknown,Never opened`)
    expect(shown).toEqual(from < '2099' ? missing : [])
  }
  const { total, columns } = await ask({ from: '2026-09-01', to: '2026-09-30' })
  expect(total.count).toBe(4)
  expect(total.cells[columns.findIndex(({ id }) => id === 'served')]?.status).toBe('unknown')
  // A day outside a school's terms needs no record.
  const term = { termName: 'Fall', startDate: '2026-09-02', endDate: '2026-12-18' }
  await server.database.work(member, (tx) =>
    tx
      .update(school)
      .set({ terms: [term] })
      .where(eq(school.schoolName, 'Elm')),
  )
  expect((await ask({ from: '2026-09-01', to: '2026-09-30' })).total.count).toBe(3)
})
