import { expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { mailTo } from './support/mail.ts'
import { useStage } from './support/stage.ts'

/** A delivery of a lot in a school's store. */
const stage = useStage(`
  select set_config('app.caterer_id', (select min(id)::text from caterer), false);
  create temp table place as
  select site.id as site_id, food.id as food_id from inventory_site site
  cross join lateral (select id from ingredient where caterer_id = current_caterer() and archived_at is null
    and not exists (select from stock_item i where i.ingredient_id = ingredient.id) order by id limit 1) food
  where site.caterer_id = current_caterer() order by site.id limit 1;
  insert into stock_lot (ingredient_id, code) select food_id, 'NB 12' from place;
  insert into stock_item (site_id, ingredient_id, quantity, value, uncosted)
  select site_id, food_id, 30, 0, 30 from place;
  insert into stock_layer (site_id, ingredient_id, lot_id, received_on, aged_on, remaining)
  select site_id, food_id, lot.id, date '2026-01-05', date '2026-01-05', 30 from place
  join stock_lot lot on lot.ingredient_id = food_id and lot.code = 'NB 12';
  insert into stock_move (site_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, cause_kind, cause_id)
  select layer.site_id, layer.ingredient_id, layer.lot_id, layer.id, date '2026-01-05', 'receive', 30, 'change', 1
  from stock_layer layer join stock_lot lot on lot.id = layer.lot_id and lot.code = 'NB 12'`)

interface Trace {
  places: { lotId: number; siteId: number; locationId: number | null; quantity: string }[]
}

test('a user who turned on recall emails sees the recall at the bell, opens its lot and gets the email', async () => {
  const page = await stage.logIn('/dashboard')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  // The demo has some already.
  expect(await bell.getAttribute('aria-label')).toMatch(/^Notifications, \d+ unread$/)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'Notifications' }).click()
  const mail = page.getByRole('switch', { name: 'Recall: Email' })
  const [saved] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/notificationChoices/recall')),
    mail.click(),
  ])
  expect(saved.status()).toBe(200)
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await expect.poll(() => mail.getAttribute('aria-checked')).toBe('true')

  const buyer = await Caller.logIn(stage.product.address, planner)
  const { body } = await buyer.call('GET', '/stockRecall/lots?lotCodes=NB12')
  const withdrawn = await buyer.call('POST', '/stockRecall/withdrawals', {
    kind: 'waste',
    reason: 'Notice 12',
    lines: (body as Trace).places.map(({ siteId, locationId, lotId, quantity }) => ({
      siteId,
      locationId,
      lotId,
      quantity,
    })),
  })
  expect(withdrawn.status).toBe(200)
  const letter = await mailTo(stage.product, planner)
  expect(letter).toContain('lot NB 12: taken out of use at')
  expect(letter).toContain(`${stage.product.address}/settings/notifications`)

  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const entry = panel.getByRole('link', { name: /^Unread Recall.*lot NB 12.*Notice 12/ })
  await entry.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await entry.click()
  await page.waitForURL('**/manage/inventory/recall?lotCodes=NB+12**')
  await page.getByRole('heading', { level: 1, name: 'Lot Trace and Recall' }).waitFor()
  await panel.waitFor({ state: 'detached' })

  await bell.click()
  await panel.getByRole('link', { name: /^Recall.*lot NB 12/ }).waitFor()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await panel
    .getByRole('status')
    .getByText(/0|none unread/)
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications')
})
