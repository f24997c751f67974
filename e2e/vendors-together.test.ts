import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { Caller } from './support/calls.ts'
import { planner } from './support/browser.ts'
import { useStage } from './support/stage.ts'
import { vendorForm } from './support/vendor-form.ts'

const second = 'luis@demo.test'
const stage = useStage(`
  insert into app_user (caterer_id, user_name, first_name, last_name, role, has_all_schools, modules, password_hash)
  select caterer_id, '${second}', 'Luis', 'Ortega', role, has_all_schools, modules, password_hash
  from app_user where user_name = '${planner}';`)

const record = '/settings/vendorRec?id=3'
let dana: Page
let luis: Page
beforeAll(async () => {
  dana = await stage.logIn(record)
  luis = await stage.logIn(record, second)
  for (const page of [dana, luis]) await vendorForm(page).field('name').waitFor()
})

const merge = () => dana.getByRole('group', { name: 'Someone else saved this record' })

test('the second user to save sees what changed and who changed it, and keeps their input', async () => {
  await vendorForm(luis).enter({ name: 'Hudson Farms', email: 'luis@hudson.test' })
  await vendorForm(dana).enter({ name: 'Hudson Valley Co-op', accountNo: '70707' })
  await vendorForm(luis).save.click()
  await luis.getByText('Vendor updated successfully').waitFor()

  await vendorForm(dana).save.click()
  await merge().waitFor()
  const text = await merge().innerText()
  for (const part of ['Luis Ortega saved this record on', 'Hudson Farms', 'Hudson Valley Co-op', 'luis@hudson.test']) {
    expect(text).toContain(part)
  }
  expect(await vendorForm(dana).field('name').inputValue()).toBe('Hudson Valley Co-op')
  expect(await vendorForm(dana).field('accountNo').inputValue()).toBe('70707')
  expect(await vendorForm(dana).field('email').inputValue(), 'untouched: what is stored').toBe('luis@hudson.test')
})

test('after choosing and saving again, both changes are kept', async () => {
  await vendorForm(dana).save.click()
  await dana.getByText('Vendor updated successfully').waitFor()
  const caller = await Caller.logIn(stage.product.address, planner)
  const { body } = await caller.call('GET', '/vendor/all/1')
  const vendor = (body as { Vendors: { id: number }[] }).Vendors.find(({ id }) => id === 3)
  expect(vendor).toMatchObject({ name: 'Hudson Valley Co-op', email: 'luis@hudson.test', accountNo: '70707' })
})

test('the history shows both changes and who made them', async () => {
  await dana.goto(record)
  await dana.getByRole('button', { name: 'Show history' }).click()
  const history = dana.getByRole('region', { name: 'History' })
  await history.getByText('Updated by Dana Whitfield').waitFor()
  await history.getByText('Updated by Luis Ortega').waitFor()
  const text = await history.innerText()
  expect(text.indexOf('Dana Whitfield'), 'the newest first').toBeLessThan(text.indexOf('Luis Ortega'))
  for (const value of ['Hudson Farms', 'luis@hudson.test', '70707']) expect(text).toContain(value)
})
