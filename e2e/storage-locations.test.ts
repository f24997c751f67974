import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { demoCaterer } from './support/seed.ts'
import { useStage } from './support/stage.ts'
import { rowOf } from './support/vendor-form.ts'

const list = '/settings/storageLocations'
const stage = useStage(`
  insert into storage_location (caterer_id, storage_location_name)
  select ${demoCaterer}, 'Shelf ' || lpad(n::text, 3, '0') from generate_series(1, 60) as n;`)
let page: Page
beforeAll(async () => {
  page = await stage.logIn(list)
})

const dialog = () => page.getByRole('dialog')
const name = () => dialog().getByRole('textbox', { name: 'Storage Location' })
const save = () => dialog().getByRole('button', { name: 'Save' })

// spec: 2.route.settings.storageLocations
// spec: 2.storage.table, 9.pageSize.storage
test('a page has fifty storage locations', async () => {
  await page.getByText(/^1–50 of 6\d$/).waitFor()
  expect(await page.getByRole('combobox', { name: 'Rows per page' }).inputValue()).toBe('50')
})

// spec: 1.storageLocations
// spec: 2.storage.modal.add, 4.storage.create, 5.storage.name, 5.storage.nameText
test('a location is added in a dialog, once even with a double click, and not without a name', async () => {
  await page.getByRole('button', { name: 'Add New' }).click()
  await name().fill('   ')
  await save().click()
  await dialog().getByText('Please provide storage loction', { exact: true }).waitFor()
  await name().fill('  Cold <i>room</i> ٣ 🥕 ')
  await save().dblclick()
  await dialog().waitFor({ state: 'detached' })
  await page.goto(`${list}?filter.name=cold`)
  await rowOf(page, 'Cold <i>room</i> ٣ 🥕').waitFor()
  await page.getByText('1–1 of 1').waitFor()
})

// spec: 5.storage.name.max, 9.max.storageName
test.each([
  ['of fifty emoji is taken', '🥕'.repeat(50), null],
  ['of fifty-one letters is refused and kept', 'W'.repeat(51), 'At most 50 characters: 1 too many.'],
])('a name %s', async (_, text, sentence) => {
  await page.goto(`${list}?open=new`)
  await name().fill(text)
  await save().click()
  if (sentence === null) {
    await dialog().waitFor({ state: 'detached' })
    await page.goto(`${list}?filter.name=${encodeURIComponent(text)}`)
    await rowOf(page, text).waitFor()
  } else {
    await dialog().getByText(sentence).first().waitFor()
    expect(await name().inputValue()).toBe(text)
  }
})

// spec: 2.storage.modal.edit, 4.storage.update
test('a location can be renamed; its address opens the dialog, and Back closes it', async () => {
  await page.goto(`${list}?filter.name=Shelf+007`)
  await rowOf(page, 'Shelf 007').getByRole('button', { name: 'Edit' }).click()
  await name().waitFor()
  const deep = page.url()
  await page.goBack()
  await dialog().waitFor({ state: 'detached' })
  await page.goto(deep)
  expect(await name().inputValue()).toBe('Shelf 007')
  await name().fill('Shelf 007 of the dock')
  await save().click()
  await dialog().waitFor({ state: 'detached' })
  await rowOf(page, 'Shelf 007 of the dock').waitFor()
})

test('a duplicate name is rejected in the dialog, and the input is kept', async () => {
  await page.goto(`${list}?open=new`)
  await name().fill('shelf 008')
  await save().click()
  await expect.poll(() => name().getAttribute('aria-invalid')).toBe('true')
  expect(await name().inputValue()).toBe('shelf 008')
})

// spec: 2.storage.confirmDelete, 2.confirm.title, 2.confirm.message, 2.confirm.ok, 2.confirm.cancel
test('Delete asks first; Cancel keeps it, Ok deletes it', async () => {
  await page.goto(`${list}?filter.name=Shelf+009`)
  const remove = rowOf(page, 'Shelf 009').getByRole('button', { name: 'Delete' })
  const question = page.getByRole('alertdialog', { name: 'Warning!' })
  await remove.click()
  await question.getByText('Are you sure?', { exact: true }).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await remove.click()
  await question.getByRole('button', { name: 'Ok' }).click()
  await page.getByText('No rows found').waitFor()
})
