import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner, tokensOf } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { checkOnly } from './support/check-only.ts'
import { linkIn, mailsTo, mailTo } from './support/mail.ts'
import { isWhole } from './support/scale.ts'
import { phone, useStage } from './support/stage.ts'
import { expectOnlyMailedLinks } from './support/mailed-links.ts'
import { passwordField } from './support/password-form.ts'
import { rowOf } from './support/vendor-form.ts'

const list = '/settings/manageUsers'
const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn(list)
})

const field = (name: string, on = page) => on.getByRole('textbox', { name })
const save = (on = page) => on.getByRole('button', { name: 'Save' })
const added = 'ira.moss@demo.test'
const secret = 'brisk walnut otter'

async function openRecord(text: string, on = page) {
  await on.goto(`${list}?q=${encodeURIComponent(text)}`)
  await rowOf(on, text).getByRole('gridcell').nth(1).click()
  await field('First name', on).waitFor()
}

/** Follows the newest emailed link in a separate browser, sets the password and logs in. */
async function activate(count: number): Promise<Page> {
  const link = linkIn(await mailTo(stage.product, added, count))
  const { context, seen } = await stage.visit()
  const own = await context.newPage()
  await own.goto(link.href)
  await own.getByLabel(/^Password/).fill(secret)
  await own.getByLabel(/^Confirm password/).fill(secret)
  await own.getByRole('button', { name: 'Set password' }).click()
  // The login page opens automatically.
  await logInAs(own)
  await own.getByRole('banner').getByRole('button', { name: /Ira/ }).waitFor()
  expectOnlyMailedLinks(seen, link)
  return own
}

async function logInAs(on: Page) {
  await on.getByLabel('User name').fill(added)
  await on.getByLabel(/^Password/).fill(secret)
  await on.getByRole('button', { name: 'Log in' }).click()
}

// spec: 1.users
// spec: 2.route.settings.manageUsers, 2.route.settings.userRecord, 8.catalogue.users, 8.catalogue.firstName, 8.catalogue.mobile
test('staff with one school and two areas can be added by keyboard, even if Save is pressed twice', async () => {
  await page.getByRole('link', { name: 'Add New' }).focus()
  await page.keyboard.press('Enter')
  await field('First name').waitFor()
  await save().focus()
  await page.keyboard.press('Enter')
  for (const text of ['Please provide first name', 'Please provide last name', 'Please provide mobile no']) {
    await page.getByText(text, { exact: true }).waitFor()
  }
  for (const text of ['Ira', 'Moss', added, '2125550190']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('radio', { name: 'Staff' }).focus()
  await page.keyboard.press('Space')
  for (const [radio, group, choices] of [
    ['Selected schools', 'Selected schools', ['Maple Street Elementary']],
    ['Selected areas', 'Selected areas', ['Catalog', 'Settings']],
  ] as const) {
    await page.getByRole('radio', { name: radio }).focus()
    await page.keyboard.press('Space')
    await checkOnly(page, group, choices)
  }
  await save().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('User created successfully').waitFor()
  await page.goto(`${list}?q=moss`)
  await page.getByText('1–1 of 1').waitFor()
  const row = rowOf(page, added)
  for (const text of ['Maple Street Elementary', 'Invited', 'Never', '+1 2125550190'])
    await row.getByText(text).waitFor()
})

test.runIf(isWhole)('the first press of Save counts on a user record too', async () => {
  await page.goto('/settings/userRecord')
  await field('First name').click()
  await save().scrollIntoViewIfNeeded()
  const box = await save().boundingBox()
  if (!box) throw new Error('Save is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + 3)
  await page.mouse.down()
  await page.mouse.up()
  await page.getByText('4 fields need attention').waitFor()
})

test.runIf(isWhole)('an invitation can be resent, and the earlier link works until one is used', async () => {
  const older = linkIn(await mailTo(stage.product, added))
  await openRecord(added)
  await page.getByRole('button', { name: 'Resend invitation' }).click()
  await page.getByText('Invitation sent successfully').waitFor()
  const newer = linkIn(await mailTo(stage.product, added, 2))
  expect(newer.href).not.toBe(older.href)

  const { context, seen } = await stage.visit()
  const other = await context.newPage()
  await other.goto(older.href)
  await passwordField(other).waitFor()
  expectOnlyMailedLinks(seen, older)
})

let staff: Page

test.runIf(isWhole)('staff see no menu entries without access, and page and server deny them', async () => {
  staff = await activate(2)
  const menus = staff.getByRole('navigation', { name: 'Main menu' })
  await menus.getByRole('button', { name: 'Settings' }).click()
  await menus.getByRole('link', { name: 'Vendors' }).waitFor()
  expect(await menus.getByRole('link', { name: 'Manage Users' }).count()).toBe(0)
  await staff.keyboard.press('Escape')
  expect(await menus.getByRole('button', { name: 'Reports' }).count()).toBe(0)

  for (const path of [
    list,
    '/settings/userRecord?id=1',
    '/manage/manageSchoolMenus',
    '/reports/nutritionAnalysisReport',
  ]) {
    await staff.goto(path)
    await staff.getByRole('heading', { level: 1, name: "You don't have access" }).waitFor()
  }
  const { access_token: token } = await tokensOf(staff)
  const ask = async (path: string, method = 'GET') => {
    const url = `${stage.product.address}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`
    return (await fetch(url, { method })).status
  }
  const week = 'startDate=2026-08-24&endDate=2026-08-28&itemType=MEAL'
  expect(await ask('/commissary/users')).toBe(403)
  expect(await ask('/commissary/users/1/deactivate', 'POST')).toBe(403)
  expect([403, 404]).toContain(await ask(`/commissary/school/1/calendar?${week}`))
  expect(await ask('/ingredient/ingredients')).toBe(200)

  await staff.goto('/settings/vendors')
  await staff.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor()
})

test.runIf(isWhole)('removed access ends with the next request, and added access works on the next page', async () => {
  await openRecord(added)
  await checkOnly(page, 'Selected areas', ['Catalog', 'Menus'])
  await save().click()
  await page.getByText('User updated successfully').waitFor()

  await staff.goto('/settings/vendors')
  await staff.getByRole('heading', { level: 1, name: "You don't have access" }).waitFor()
  await staff.goto('/manage/manageSchoolMenus')
  const school = staff.getByLabel('School', { exact: true })
  await school.waitFor()
  expect(await school.getByRole('option').allTextContents()).toEqual(['Maple Street Elementary'])
})

test.runIf(isWhole)('a deactivated user is logged out; after reactivation the old password works', async () => {
  await openRecord(added)
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const question = page.getByRole('alertdialog', { name: 'Deactivate Ira Moss?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('User deactivated successfully').waitFor()

  await staff.getByRole('button', { name: 'Next week' }).click()
  await staff.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await tokensOf(staff)).toEqual({})
  await logInAs(staff)
  await staff.getByRole('alert').getByText('Invalid Username/password', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Reactivate' }).click()
  await page.getByText('User reactivated successfully').waitFor()
  await logInAs(staff)
  await staff.getByRole('banner').getByRole('button', { name: /Ira/ }).waitFor()
  expect(mailsTo(stage.product, added).filter((mail) => mail.includes('Your account at'))).toHaveLength(2)
})

test.runIf(isWhole)('the last administrator keeps the role, and no one can deactivate their own account', async () => {
  await openRecord(planner)
  await page.getByText('This is your own account. Only another administrator can deactivate it.').waitFor()
  expect(await page.getByRole('button', { name: 'Deactivate' }).count()).toBe(0)
  await page.getByRole('radio', { name: 'Staff' }).click()
  await save().click()
  await page.getByText('The last active administrator must keep the role and the account.').first().waitFor()
  const caller = await Caller.logIn(stage.product.address, planner)
  const { body } = await caller.call('GET', `/commissary/users?q=${planner}`)
  expect(JSON.stringify(body)).toContain('"role":"administrator"')
  await page.getByRole('radio', { name: 'Administrator' }).click()
  await page.goto(list)
})

test.runIf(isWhole)('a user can be found and edited on a phone', async () => {
  const small = await stage.logIn(`${list}?q=moss`, planner, phone)
  await small.getByText(added).tap()
  await field('Mobile', small).fill('2125550191')
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await save(small).tap()
  await small.getByText('User updated successfully').waitFor()
})
