import { expect, test } from 'vitest'

import { logIn, password } from './support/browser.ts'
import { linkIn, mailsTo, mailTo } from './support/mail.ts'
import {
  expectExpired,
  passwordField,
  confirmationField,
  setPasswordButton,
  setPassword,
} from './support/password-form.ts'
import { phone, useStage } from './support/stage.ts'
import { expectOnlyMailedLinks } from './support/mailed-links.ts'

const stage = useStage()

// spec: 2.route.forgotPassword, 2.route.reset, 7.forgotPassword, 8.resetLinkSent, 8.emailNotRegistered, 5.forgotPassword.email
test('a forgotten password can be reset, which ends every other session of the account', async () => {
  const staff = 'staff@demo.test'
  const elsewhere = await logIn(await stage.visit(), staff, '/manage/products')
  await elsewhere.getByRole('grid', { name: 'Ingredients' }).waitFor()

  const visitor = await stage.visit()
  const page = await visitor.context.newPage()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const email = page.getByRole('textbox', { name: /Email/ })
  const send = page.getByRole('button', { name: 'Send link' })
  await send.click()
  await page.getByText('Please provide email', { exact: true }).waitFor()
  await email.fill('nobody@demo.test')
  await send.click()
  await page.getByText('This email id is not registered', { exact: true }).waitFor()
  expect(mailsTo(stage.product, 'nobody@demo.test')).toEqual([])
  await email.fill(staff)
  await send.dblclick()
  await page.getByText('Your password reset link has been sent to you registered email id', { exact: true }).waitFor()

  const link = linkIn(await mailTo(stage.product, staff))
  expect(link.pathname).toBe('/reset')
  await page.goto(link.href)
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  await passwordField(page).fill('password1')
  await confirmationField(page).fill('password1')
  await setPasswordButton(page).click()
  await page.getByText('Many people use this password. Choose another one.').waitFor()
  await setPassword(page, 'sécret 🥕 words of Sam')
  expectOnlyMailedLinks(visitor.seen, link)

  // The session on the other computer has ended, and only the new password logs in.
  await elsewhere.goto('/recipes/myRecipeCatalog')
  await elsewhere.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await elsewhere.getByRole('grid').count()).toBe(0)
  await elsewhere.getByLabel('User name').fill(staff)
  await passwordField(elsewhere).fill(password)
  await elsewhere.getByRole('button', { name: 'Log in' }).click()
  await elsewhere.getByRole('alert').getByText('Invalid Username/password').waitFor()
  await passwordField(elsewhere).fill('sécret 🥕 words of Sam')
  await elsewhere.getByRole('button', { name: 'Log in' }).click()
  await elsewhere.getByRole('grid', { name: 'Recipes' }).waitFor()

  const confirmationMail = await mailTo(stage.product, staff, 2)
  expect(confirmationMail).toContain('Subject: Your password was set')
  expect(confirmationMail).not.toContain('token=')
})

test('each of two links works until one is used, also on a phone', async () => {
  const visitor = await stage.visit(phone)
  const page = await visitor.context.newPage()
  await page.goto('/forgotPassword')
  await page.getByRole('textbox', { name: /Email/ }).fill('parent@demo.test')
  await page.getByRole('button', { name: 'Send link' }).tap()
  const older = linkIn(await mailTo(stage.product, 'parent@demo.test'))
  await page.getByRole('button', { name: 'Send again' }).tap()
  const newer = linkIn(await mailTo(stage.product, 'parent@demo.test', 2))
  await page.goto(older.href)
  await passwordField(page).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto(newer.href)
  await passwordField(page).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // A reload keeps the link, although it is no longer in the address.
  await page.reload()
  await setPassword(page, 'lilac umbrella nine')
  await page.goto(older.href)
  await expectExpired(page)
  expectOnlyMailedLinks(visitor.seen, older, newer)
})
