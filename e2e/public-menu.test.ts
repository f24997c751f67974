import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { plannedMonday } from './support/coming-week.ts'
import { pressAt } from './support/keyboard.ts'
import { phone, useStage } from './support/stage.ts'

// The page of a school's menus for families, who have no account.

const monday = plannedMonday()
const address = `/menus/juniperhill?view=week&day=${monday}`
const stage = useStage()

interface Item {
  id: number
  name: string
}

/** Juniper Hill serves a master item with a price and a Spanish name, and a line of text. */
beforeAll(async () => {
  const caller = await Caller.logIn(stage.product.address, planner)
  const found = await caller.call('GET', '/commissary/menuItems/search/findMenuItemsBySchool?schoolId=1&types=MEAL')
  const items = (found.body as { _embedded: Record<string, Item[]> })._embedded
  const tacos = Object.values(items)
    .flat()
    .find(({ name }) => name === 'Street tacos')
  const saved = await caller.call('PUT', `/commissary/school/1/calendar/${monday}?itemType=MEAL`, {
    plannedMeals: 100,
    lines: [
      { key: 'tacos', menuItemId: tacos?.id, category: 'Entree', plannedServings: 100 },
      { key: 'apples', text: 'Taste test: local apples', category: 'Miscellaneous', plannedServings: null },
    ],
  })
  expect(saved.status).toBe(200)
})

/** The page as a family opens it: without a session. */
async function open(path: string, options = {}): Promise<Page> {
  const { context } = await stage.visit(options)
  const page = await context.newPage()
  await page.goto(path)
  return page
}
/** The choice is in the address, and the box is checked only once the menu has followed: `check` would look too early. */
async function choose(page: Page, name: string) {
  await page.getByRole('checkbox', { name }).click()
  await page.getByRole('checkbox', { name, checked: true }).waitFor()
}
const itemOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).last()

describe('with the mouse', () => {
  let page: Page
  beforeAll(async () => {
    page = await open(address)
  })

  test('anyone reads the menu with its prices', async () => {
    await page.getByRole('heading', { level: 1, name: 'Juniper Hill Elementary menus' }).waitFor()
    await itemOf(page, 'Street tacos').getByText('$3.25').waitFor()
    await page.getByText('Taste test: local apples').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('authInfo'))).toBeNull()
    expect(await axeViolations(page)).toEqual([])
  })

  test('the page and its names change with the language, which stays in the address', async () => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'español' })
    const tacos = page.getByText('Tacos de carne').first()
    await tacos.waitFor()
    expect(await tacos.getAttribute('lang')).toBe('es')
    await page.reload()
    await tacos.waitFor()
    expect(page.url()).toContain('language=es')
    // An item without a Spanish name is shown by its English one.
    await page.getByText('Taste test: local apples').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Menús de Juniper Hill Elementary' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption({ label: 'English' })
    await page.getByRole('button', { name: 'Print' }).waitFor()
  })

  test('items with an allergen are marked or hidden; items with no statement stay, as unknown', async () => {
    await page.getByRole('heading', { name: 'Allergens to avoid' }).click()
    await choose(page, 'Milk')
    await page.getByText('Contains Milk', { exact: true }).first().waitFor()
    const unknown = itemOf(page, 'Taste test: local apples')
    await unknown.getByText('Unknown: Milk').waitFor()
    await choose(page, 'Hide items that contain or may contain them')
    await page
      .getByRole('status')
      .getByText(/items? hidden$/)
      .waitFor()
    expect(await page.getByText('Contains Milk', { exact: true }).count()).toBe(0)
    expect(await unknown.isVisible()).toBe(true)
    expect(page.url()).toMatch(/avoid=Milk&.*hide=yes|hide=yes&.*avoid=Milk/)
  })

  test('the week is downloaded as CSV with its names and prices', async () => {
    const link = await page.getByRole('link', { name: 'Download (CSV)' }).getAttribute('href')
    const csv = await (await fetch(new URL(link ?? '', stage.product.address))).text()
    expect(csv).toContain('Street tacos')
    expect(csv).toMatch(/3\.25/)
  })
})

test('a family whose browser speaks Spanish reads the page in Spanish, marks an allergen and goes to the next week', async () => {
  const page = await open(address, { locale: 'es-MX' })
  await page.getByRole('heading', { level: 1, name: 'Menús de Juniper Hill Elementary' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  expect(await page.title()).toBe('Menús de Juniper Hill Elementary')
  await itemOf(page, 'Tacos de carne').getByText('$3.25').waitFor()
  await page.getByRole('heading', { name: 'Alérgenos que evitar' }).click()
  await choose(page, 'Leche')
  await itemOf(page, 'Taste test: local apples').getByText('Sin información: Leche').waitFor()
  const link = await page.getByRole('link', { name: 'Descargar (CSV)' }).getAttribute('href')
  const csv = await (await fetch(new URL(link ?? '', stage.product.address))).text()
  // The CSV keeps its English headers, because programs read them; item names are in the page's language.
  expect(csv.split('\r\n')[0]).toMatch(/Date,Menu,Category,Item,Price \(USD\)/)
  expect(csv).toContain('Tacos de carne')
  const heading = page.getByRole('heading', { level: 2, name: /^Almuerzo/ })
  const shown = await heading.textContent()
  await pressAt(page, page.getByRole('button', { name: 'Semana siguiente' }), 'Enter')
  await expect.poll(() => heading.textContent()).not.toBe(shown)
})

test('in Arabic the page runs from right to left, and fits 390 px', async () => {
  const page = await open(`/menus/juniperhill?day=${monday}`, { ...phone, locale: 'en-US' })
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'العربية' })
  await page.getByRole('button', { name: 'طباعة' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})

test('by keyboard a family goes to the next week and back, and to the month', async () => {
  const page = await open(address)
  const heading = page.getByRole('heading', { level: 2, name: /^Lunch/ })
  await page.getByText('Street tacos').first().waitFor()
  const shown = await heading.textContent()
  await pressAt(page, page.getByRole('button', { name: 'Next week' }), 'Enter')
  await expect.poll(() => heading.textContent()).not.toBe(shown)
  await pressAt(page, page.getByRole('button', { name: 'Previous week' }), 'Enter')
  await expect.poll(() => heading.textContent()).toBe(shown)
  await pressAt(page, page.getByRole('tab', { name: 'Week' }), 'ArrowLeft')
  await page.getByRole('button', { name: 'Next month' }).waitFor()
})

test('at 390 px the week is a list that fits, with its prices', async () => {
  const page = await open(`/menus/juniperhill?day=${monday}`, phone)
  await itemOf(page, 'Street tacos').getByText('$3.25').waitFor()
  await page.getByRole('heading', { name: 'Allergens to avoid' }).tap()
  await page.getByRole('checkbox', { name: 'Milk' }).waitFor()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})

test('a page that is switched off looks like one that never existed', async () => {
  const office = await stage.logIn('/settings/schools?open=1')
  await office.getByRole('checkbox', { name: 'Public menu' }).uncheck()
  await office.getByRole('button', { name: 'Save' }).click()
  await office.getByRole('checkbox', { name: 'Public menu' }).waitFor({ state: 'detached' })
  const [off, never] = [await open(address), await open('/menus/no-such-school')]
  for (const page of [off, never]) await page.getByRole('heading', { level: 1, name: 'No menus here' }).waitFor()
  const mainOf = (page: Page) => page.getByRole('main').textContent()
  expect(await mainOf(off)).toBe(await mainOf(never))
  const answer = await fetch(`${stage.product.address}/commissary/publicMenus/juniperhill`)
  expect(answer.status).toBe(404)
})
