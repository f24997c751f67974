import { createHash } from 'node:crypto'

import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { logIn, planner, type Visit } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { linkIn, mailTo } from './support/mail.ts'
import {
  expectExpired,
  expiredText,
  passwordField,
  confirmationField,
  setPasswordButton,
  setPassword,
} from './support/password-form.ts'
import { demoCaterer } from './support/seed.ts'
import { useStage } from './support/stage.ts'
import { expectOnlyMailedLinks } from './support/mailed-links.ts'

const agedToken = 'aged'.padEnd(43, '-')
/** Adds a user whose invitation link has expired. */
const stage = useStage(`
  insert into app_user (caterer_id, user_name, first_name, last_name, role)
  values (${demoCaterer}, 'late@demo.test', 'Lena', 'Late', 'staff');
  insert into password_link (caterer_id, user_id, purpose, token_hash, expires_at)
  select ${demoCaterer}, id, 'activate', '${createHash('sha256').update(agedToken).digest('hex')}', now() - interval '1 minute'
  from app_user where user_name = 'late@demo.test';`)

async function open(link: URL): Promise<{ page: Page; visitor: Visit }> {
  const visitor = await stage.visit()
  const page = await visitor.context.newPage()
  await page.goto(link.href)
  return { page, visitor }
}

const invited = 'nora.quill@demo.test'
const user = (email: string) => ({
  firstName: 'Nora',
  lastName: 'Quill',
  email,
  mobile: '2125550111',
  role: 'administrator',
  hasAllSchools: true,
  schools: [],
  modules: null,
})
let invitation: URL

// spec: 2.route.activate, 2.reset.confirmation, 4.resetLink.valid, 5.password.requiredText, 5.password.matchText, 8.passwordSet, 8.passwordSet.login
test('an invitation activates an account by keyboard, and the link stays in no remembered address', async () => {
  const administrator = await Caller.logIn(stage.product.address, planner)
  expect((await administrator.call('POST', '/commissary/users', user(invited))).status).toBe(201)
  invitation = linkIn(await mailTo(stage.product, invited))
  expect(invitation.origin + invitation.pathname).toBe(`${stage.product.address}/activate`)

  const { page, visitor } = await open(invitation)
  await page.getByRole('heading', { name: 'Activate your account' }).waitFor()
  expect(page.url()).toBe(`${stage.product.address}/activate`)
  await setPasswordButton(page).click()
  expect(await page.getByText('Password is mendatory', { exact: true }).count()).toBe(2)
  await page.keyboard.type('brisk walnut otter')
  await confirmationField(page).focus()
  await page.keyboard.type('brisk walnut otters{')
  await page.keyboard.press('Enter')
  await page.getByText('Passwords does not match', { exact: true }).waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('brisk walnut otter')
  await page.keyboard.press('Enter')
  await page.getByText('Your password has been set successfully.', { exact: true }).waitFor()
  // The login page opens automatically.
  await page.waitForURL('**/login')

  await page.getByLabel('User name').fill(invited)
  await passwordField(page).fill('brisk walnut otter')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('banner').getByRole('button', { name: /Nora/ }).waitFor()
  const { token } = Object.fromEntries(invitation.searchParams)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toContain(token)
  expect(stage.product.output()).not.toContain(token)
  expectOnlyMailedLinks(visitor.seen, invitation)
})

test("following an invitation where someone else is logged in leads to the login, and then to the invited user's pages", async () => {
  const visitor = await stage.visit()
  const page = await logIn(visitor, planner)
  const administrator = await Caller.logIn(stage.product.address, planner)
  expect((await administrator.call('POST', '/commissary/users', user('mia@demo.test'))).status).toBe(201)
  const link = linkIn(await mailTo(stage.product, 'mia@demo.test'))
  await page.goto(link.href)
  await setPassword(page, 'brisk walnut otter')
  await page.getByRole('heading', { name: 'Log in' }).waitFor()

  await page.getByLabel('User name').fill('mia@demo.test')
  await passwordField(page).fill('brisk walnut otter')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('banner').getByRole('button', { name: /Nora/ }).waitFor()
  expectOnlyMailedLinks(visitor.seen, link)
})

// spec: 4.resetLink.invalid, 8.expiredLink.text, 8.expiredLink.toast, 8.expiredLink.redirect
test('a used link is reported, and closing the toast leads to Page not found', async () => {
  const { page, visitor } = await open(invitation)
  await expectExpired(page)
  const toast = page.getByRole('region', { name: 'Notifications' })
  await toast.getByText(expiredText, { exact: true }).waitFor()
  await toast.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('**/404')
  await page.getByText("The page you're looking for is not found.", { exact: true }).waitFor()
  expectOnlyMailedLinks(visitor.seen, invitation)
})

test('a link that was changed, expired, cut off or belongs to another user opens nothing', async () => {
  const administrator = await Caller.logIn(stage.product.address, planner)
  expect((await administrator.call('POST', '/commissary/users', user('paul@demo.test'))).status).toBe(201)
  const good = linkIn(await mailTo(stage.product, 'paul@demo.test'))
  const token = good.searchParams.get('token') ?? ''
  const uid = good.searchParams.get('uid') ?? ''
  const lateId = await idOf(administrator, 'late@demo.test')
  const links = [
    { token: (token.startsWith('A') ? 'B' : 'A') + token.slice(1), uid },
    { token, uid: invitation.searchParams.get('uid') ?? '' },
    { token: agedToken, uid: String(lateId) },
    { token: '', uid },
    { token, uid: "1' or '1'='1" },
  ]
  for (const link of links) {
    const asked = new URL(`/activate?${new URLSearchParams(link)}`, stage.product.address)
    const { page, visitor } = await open(asked)
    await expectExpired(page)
    expectOnlyMailedLinks(visitor.seen, asked)
    await visitor.context.close()
  }

  // The valid link still works after these attempts.
  const { page, visitor } = await open(good)
  await setPassword(page, 'quiet copper kettle')
  expectOnlyMailedLinks(visitor.seen, good)
})

async function idOf(caller: Caller, email: string): Promise<number> {
  const { body } = await caller.call('GET', `/commissary/users?q=${encodeURIComponent(email)}`)
  return (body as { _embedded: { users: { id: number }[] } })._embedded.users[0]?.id ?? 0
}

test('opening a link where someone else is logged in leaves that session alone', async () => {
  const visitor = await stage.visit()
  const page = await logIn(visitor, planner, '/manage/products')
  const administrator = await Caller.logIn(stage.product.address, planner)
  await administrator.call('POST', '/commissary/users', user('quinn@demo.test'))
  const link = linkIn(await mailTo(stage.product, 'quinn@demo.test'))
  const other = await visitor.context.newPage()
  await other.goto(link.href)
  await setPassword(other, 'seven pewter larks')
  await page.reload()
  await page.getByRole('grid', { name: 'Ingredients' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: /Dana/ }).waitFor()
  expectOnlyMailedLinks(visitor.seen, link)
})
