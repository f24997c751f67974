import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { phone, useStage } from './support/stage.ts'

const list = '/recipes/myRecipeCatalog'
const stage = useStage()

const nameField = (page: Page) => page.getByRole('textbox', { name: /Recipe name/ })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** The name of the recipe on the page, once it is loaded. */
async function openedName(page: Page): Promise<string> {
  await page.getByRole('region', { name: 'Per portion' }).waitFor()
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

async function choose(page: Page, recipe: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${recipe}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('with the mouse', () => {
  let page: Page
  beforeAll(async () => {
    page = await stage.logIn(`${list}?open=3&edit=1`)
  })

  test('an edit of an approved recipe is a new version, which is tested, approved and taken back', async () => {
    await page.getByText('Version 1', { exact: true }).waitFor()
    const before = await nameField(page).inputValue()
    await nameField(page).fill('Sauce of tomorrow')
    await page.getByRole('textbox', { name: /In effect from/ }).waitFor()
    await save(page)
    await page.getByText(/^Version 2\s· from/).waitFor()
    await page.getByRole('button', { name: 'Mark as tested' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText(/approved by Dana Whitfield/).waitFor()

    await choose(page, 'Sauce of tomorrow', 'Versions')
    await page.getByRole('row', { name: `Recipe name ${before} Sauce of tomorrow` }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await page.getByRole('dialog', { name: 'Restore version 1' }).getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('dialog', { name: 'Restore version 1' }).waitFor({ state: 'detached' })
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('heading', { level: 1, name: before }).waitFor()
    await page.getByText(/^Version 3\s· from/).waitFor()
  })

  test('a copy is listed as a draft, changed with others, and archived with Undo', async () => {
    await page.goto(`${list}?open=4`)
    const name = await openedName(page)
    await choose(page, name, 'Duplicate')
    await page.getByRole('heading', { level: 1, name: `Copy of ${name}` }).waitFor()
    await page.goto(`${list}?status=draft&q=Copy`)
    const row = page.getByRole('row', { name: new RegExp(`Copy of ${name}`) })
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Category' }).selectOption('Miscellaneous')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await row.getByText('Miscellaneous').waitFor()

    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await row.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.waitFor()
  })
})

test('by keyboard: the history says who moved a recipe, and Escape returns to its button', async () => {
  const page = await stage.logIn(`${list}?open=5`)
  const name = await openedName(page)
  const more = page.getByRole('button', { name: `Actions for ${name}` })
  await more.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByText('Draft', { exact: true }).waitFor()
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Updated by Dana Whitfield').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('on a phone: a recipe in use is not archived, and what uses it is named', async () => {
  const page = await stage.logIn(`${list}?open=1`, undefined, phone)
  const name = await openedName(page)
  await choose(page, name, 'Archive')
  await page.getByText(`${name} is still used. In recipes: `).waitFor()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})
