import { expect, test } from 'vitest'

import { password, planner } from './support/browser.ts'
import { downloaded, pdfText } from './support/downloads.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()
const arabic = { export: 'تصدير' }

test('a Spanish browser logs in, its user chooses Arabic without losing what is typed, and prints in Arabic', async () => {
  const { context } = await stage.visit({ locale: 'es-MX' })
  const page = await context.newPage()
  const root = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await page.goto('/login')
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
  expect(await root()).toEqual(['es', 'ltr'])
  await page.getByLabel('Nombre de usuario').fill(planner)
  // The switch is on the page, and what is typed stays.
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await page.getByLabel('User name').inputValue()).toBe(planner)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()

  // The account's language is the caterer's.
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.goto('/settings/vendors?open=new')
  await page.getByRole('textbox', { name: /^Vendor Name/ }).fill('Sunrise')
  await page.getByRole('banner').getByRole('button', { name: /Dana/ }).click()
  await page.getByRole('menuitem', { name: 'Language' }).click()
  await page.getByRole('radio', { name: 'العربية' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.documentElement.lang === 'ar')
  expect(await root()).toEqual(['ar', 'rtl'])
  expect(await page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toContain(
    'Sunrise',
  )

  // The next page starts in it, and loads no Spanish.
  asked.length = 0
  await page.goto('/reports/nutStandardReport')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await root()).toEqual(['ar', 'rtl'])
  expect(asked.filter((url) => url.includes('/assets/spanish'))).toEqual([])

  await page.getByRole('button', { name: arabic.export, exact: true }).click()
  const { bytes } = await downloaded(page, () => page.getByRole('menuitem', { name: 'PDF' }).click())
  const printed = pdfText(bytes)
  if (printed === null) return
  expect(printed).toContain('Commissary Demo Kitchen')
  expect(printed.match(/\p{Script=Arabic}+/gu)?.length).toBeGreaterThan(20)
  expect(printed).not.toMatch(/Nutrient Standard|Sodium|Calories/)
})
