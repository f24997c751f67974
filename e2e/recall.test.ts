import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { useStage } from './support/stage.ts'

/** A delivery of a recalled lot in a school's store; the closed record of one lunch took part of it. */
const stage = useStage(`
  select set_config('app.caterer_id', (select min(id)::text from caterer), false);
  create temp table place as
  select site.id as site_id, school.id as school_id, food.id as food_id from inventory_site site
  join inventory_site_school own on own.inventory_site_id = site.id join school on school.id = own.school_id
  cross join lateral (select id from ingredient where caterer_id = current_caterer() and archived_at is null
    and not exists (select from stock_item i where i.ingredient_id = ingredient.id) order by id limit 1) food
  where site.caterer_id = current_caterer() and school.school_name = 'Riverbend Middle School';
  insert into stock_lot (ingredient_id, code) select food_id, 'RC 77-1' from place;
  insert into stock_item (site_id, ingredient_id, quantity, value, uncosted)
  select site_id, food_id, 30, 0, 30 from place;
  insert into stock_layer (site_id, ingredient_id, lot_id, received_on, aged_on, remaining)
  select site_id, food_id, lot.id, date '2026-01-05', date '2026-01-05', 30 from place
  join stock_lot lot on lot.ingredient_id = food_id and lot.code = 'RC 77-1';
  insert into production_record (school_id, date, menu_type, is_vended, groups, entries, closed_at, stock)
  select school_id, date '2026-01-07', 'MEAL', false, '[]',
    jsonb_build_object('line.ingredient-' || food_id || '-entree.prepared', 120), now(), '{"state": "issued", "shortages": []}' from place;
  insert into production_line (production_record_id, item_key, position, category, name, ingredient_id, plans)
  select record.id, 'ingredient-' || food_id || '-entree', 1, 'Entree', 'Recalled lunch', food_id, '[]'
  from place join production_record record on record.school_id = place.school_id and record.date = date '2026-01-07';
  insert into stock_move (site_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, cause_kind, cause_id)
  select layer.site_id, layer.ingredient_id, layer.lot_id, layer.id, move.moved_on, move.kind, move.quantity, move.cause,
    coalesce(record.id, 1)
  from stock_layer layer join stock_lot lot on lot.id = layer.lot_id and lot.code = 'RC 77-1'
  cross join (values (date '2026-01-05', 'receive', 50, 'change'), (date '2026-01-07', 'issue', -20, 'productionRecord'))
    move (moved_on, kind, quantity, cause)
  left join production_record record on move.kind = 'issue' and record.date = date '2026-01-07'`)

test('a recalled lot leads to the lunch that contained it and a letter, and what is left of it is taken out of use', async () => {
  const page = await stage.logIn('/dashboard')
  await page.getByRole('button', { name: 'Manage', exact: true }).click()
  await page.getByRole('link', { name: 'Lot Trace and Recall' }).click()
  // As the notice spells it, not as it was typed at the delivery.
  await page.getByLabel('Lot codes').fill('rc77-1')
  await page.getByLabel('Lot codes').press('Enter')
  const meals = page.getByRole('grid', { name: 'Meals' })
  await meals.getByText('January 7, 2026').waitFor()
  await meals.getByText('Contained it').waitFor()
  await meals.getByText('Recalled lunch (120)').waitFor()
  expect(await axeViolations(page)).toEqual([])

  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print letter' }).click(),
  ])
  expect(letter.suggestedFilename()).toMatch(/^Recall \d{4}-\d\d-\d\d\.pdf$/)
  expect((await readFile(await letter.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: 'Take out of use' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take lots out of use' })
  await dialog.getByLabel('Reason').fill('Notice 12')
  await dialog.getByRole('button', { name: 'Take one lot out of use' }).click()
  await page.getByText('One lot was taken out of use.').waitFor()
  await page.getByText('None left in inventory').waitFor()

  // And back from the lunch to its lot.
  await page.getByRole('link', { name: 'From a meal' }).click()
  await page.getByLabel('School').selectOption({ label: 'Riverbend Middle School' })
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-01-07')
  await page.getByRole('textbox', { name: 'Date' }).press('Tab')
  await page.getByRole('grid', { name: 'Lots of the meal' }).getByRole('link', { name: 'RC 77-1' }).waitFor()
})
