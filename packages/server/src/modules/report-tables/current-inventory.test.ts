import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ingredient } from '../../db/schema/ingredient.ts'
import { asking, expectRowsAddUp, figuresBy } from '../../../test/support/report-answers.ts'
import { addStockWorld } from '../../../test/support/stock-world.ts'
import { startApp } from '../../../test/support/test-app.ts'
import { sized } from '../../../test/support/test-scale.ts'
import { issueStock, receiveStock } from '../stock/ledger.ts'

const server = await startApp()
const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']
const categories = ['Dairy', 'Meats', '']
const step = fc.record({
  food: fc.nat({ max: 2 }),
  site: fc.constantFrom(0 as const, 1 as const),
  place: fc.constantFrom(null, 0 as const, 1 as const),
  day: fc.constantFrom(...days),
  pounds: fc.integer({ min: 1, max: 9 }),
  cost: fc.option(fc.integer({ min: 0, max: 12 })),
  isIssue: fc.boolean(),
})

// spec: 2.route.reports.currentInventory
test("any day's value by category, place and site is the sum of the moves up to that day", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), fc.constantFrom(...days), async (steps, to) => {
      const world = await addStockWorld(server.database, ['Milk', 'Beef', 'Salt'])
      const member = await server.addMember({ catererId: world.catererId })
      const ask = asking(server, member, 'currentInventory')
      await server.database.work(member, async (tx) => {
        await tx.execute(sql`update caterer set allows_negative_stock = true`)
        for (const [index, id] of world.foods.entries()) {
          await tx
            .update(ingredient)
            .set({ category: categories[index] ?? '' })
            .where(sql`id = ${id}`)
        }
        for (const [index, one] of steps.entries()) {
          const posting = { cause: { kind: 'change', id: index + 1 } as const, movedOn: one.day }
          const line = {
            siteId: world.sites[one.site],
            locationId: one.place === null ? null : world.places[one.place],
            ingredientId: world.foods[one.food] ?? 0,
            quantity: String(one.pounds),
          }
          if (one.isIssue) await issueStock(tx, posting, [line])
          else await receiveStock(tx, posting, [{ ...line, unitCost: one.cost === null ? null : String(one.cost) }])
        }
      })
      const counted = (what: string) =>
        server.database.work(member, async (tx) => {
          const rows = await tx.execute<{ name: string; value: string | null; unknown: number }>(sql`
            select ${sql.raw(what)} as name, sum(m.value)::text as value, count(*) filter (where m.value is null)::int as unknown
            from (
              select site_id, location_id, ingredient_id, sum(quantity) as quantity, sum(quantity * unit_cost) as value
              from stock_move where moved_on <= ${to}::date
              group by site_id, location_id, ingredient_id, unit_cost is null having sum(quantity) <> 0
            ) m
            join ingredient g on g.id = m.ingredient_id join inventory_site s on s.id = m.site_id
            left join storage_location p on p.id = m.location_id
            group by 1`)
          return Object.fromEntries(rows.map(({ name, value }) => [name, value === null ? null : Number(value)]))
        })
      expect(await figuresBy(ask, { to }, 'category', 'value')).toEqual(
        await counted("coalesce(nullif(g.category, ''), 'None')"),
      )
      expect(await figuresBy(ask, { to }, 'location', 'value')).toEqual(
        await counted("coalesce(p.storage_location_name, 'None')"),
      )
      expect(await figuresBy(ask, { to }, 'site', 'value')).toEqual(await counted('s.site_name'))
      await expectRowsAddUp(ask, { to }, ['site', 'category'], ['value'])
      const flat = await ask({ to, group: [], size: 200 })
      const value = flat.columns.findIndex(({ id }) => id === 'value')
      expect(flat.rows).toHaveLength(flat.total.count)
      expect(flat.rows.reduce((sum, { cells }) => sum + (cells[value]?.value ?? 0), 0)).toBeCloseTo(
        flat.total.cells[value]?.value ?? 0,
        4,
      )
      const second = await ask({ to, group: [], size: 2, page: 1 })
      expect(second.rows).toEqual(flat.rows.slice(2, 4))
    }),
    { numRuns: sized(10, 2), endOnFailure: true },
  )
})
