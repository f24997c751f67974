import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { Caller } from './support/calls.ts'
import { planner } from './support/browser.ts'
import { isWhole } from './support/scale.ts'
import { demoCaterer, manySchools } from './support/seed.ts'
import { useStage } from './support/stage.ts'
import { rowOf } from './support/vendor-form.ts'

const list = '/settings/inventorySiteList'
const form = '/settings/addNewInventorySite'
const stage = useStage(manySchools(300))
let page: Page
beforeAll(async () => {
  page = await stage.logIn(list)
})

const siteName = () => page.getByRole('textbox', { name: 'Site Name' })
const school = (name: string) => page.getByRole('checkbox', { name, exact: true })
const save = () => page.getByRole('button', { name: 'Save' })

// spec: 5.site.name, 5.site.nameText, 5.site.schools, 5.site.schoolsText
test('a site without name and schools shows both errors of the specification', async () => {
  await page.getByRole('link', { name: 'Add New' }).click()
  await save().click()
  await page.getByText('Please enter Site Name', { exact: true }).waitFor()
  await page.getByText('Please Select School', { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(form)
})

// spec: 8.site.created, 4.site.create, 2.siteForm.name, 2.siteForm.schools, 2.siteForm.save
test('one of 305 schools is found by name, and a double click on Save adds the site once', async () => {
  await siteName().fill('East <b>kitchen</b> 🥕')
  await page.getByRole('searchbox', { name: 'Search schools' }).fill('school 2')
  await school('School 217').click()
  await page.getByRole('searchbox', { name: 'Search schools' }).fill('')
  await school('School 003').click()
  await save().dblclick()
  await page.getByText('Site created successfully').waitFor()
  await page.waitForURL(`**${list}`)

  const caller = await Caller.logIn(stage.product.address, planner)
  const { body } = await caller.call('GET', `/inventorySites?catererId=${demoCaterer}`)
  const { sites } = (body as { _embedded: { sites: { siteName: string; schools: { schoolName: string }[] }[] } })
    ._embedded
  const east = sites.filter(({ siteName }) => siteName === 'East <b>kitchen</b> 🥕')
  expect(east.map(({ schools }) => schools.map(({ schoolName }) => schoolName))).toEqual([['School 003', 'School 217']])
})

// spec: 2.siteList.schoolColumns, 2.siteList.addNew
test('the list has a checkbox for each school, checked where it belongs to the site', async () => {
  await page.goto(`${list}?q=school+217`)
  const row = rowOf(page, 'East <b>kitchen</b> 🥕')
  await row.waitFor()
  expect(await page.getByRole('columnheader').count(), 'selection, name, one school, actions').toBe(4)
  expect(await row.getByRole('checkbox').last().isChecked()).toBe(true)
  expect(await rowOf(page, 'North Hill Kitchen').getByRole('checkbox').last().isChecked()).toBe(false)
})

// spec: 4.site.edit, 4.site.schools.taken, 4.site.schools.own, 2.siteList.edit, 8.site.updated
test.runIf(isWhole)(
  "a school of another site is checked and disabled; the site's own schools can be removed",
  async () => {
    await page.goto(form)
    await siteName().waitFor()
    expect(await school('School 217').isChecked()).toBe(true)
    expect(await school('School 217').isDisabled()).toBe(true)

    await page.goto(list)
    await rowOf(page, 'East <b>kitchen</b> 🥕').getByRole('button', { name: 'Edit' }).click()
    await siteName().waitFor()
    expect(await school('School 217').isEnabled()).toBe(true)
    await school('School 217').click()
    await siteName().fill('East kitchen')
    await save().click()
    await page.getByText('Site updated successfully').waitFor()

    await page.goto(form)
    await siteName().waitFor()
    expect(await school('School 217').isEnabled(), 'free again').toBe(true)
  },
)

// In a second tab: both forms were opened while the school was free.
test.runIf(isWhole)(
  "when two users add the same school, the second is rejected, keeps the form, and sees the school's site",
  async () => {
    const second = await page.context().newPage()
    await second.goto(form)
    await second.getByRole('textbox', { name: 'Site Name' }).fill('West kitchen')
    await second.getByRole('checkbox', { name: 'School 100', exact: true }).click()
    await page.goto(form)
    await siteName().fill('South kitchen')
    await school('School 100').click()
    await save().click()
    await page.getByText('Site created successfully').waitFor()

    await second.getByRole('button', { name: 'Save' }).click()
    await second.getByText('In South kitchen').waitFor()
    expect(await second.getByRole('textbox', { name: 'Site Name' }).inputValue()).toBe('West kitchen')
    expect(await second.getByRole('checkbox', { name: 'School 100', exact: true }).isDisabled()).toBe(true)
    await second.close({ runBeforeUnload: false })
  },
)

// spec: 2.route.settings.inventorySiteList, 2.route.settings.addNewInventorySite
// spec: 2.siteForm.back, 2.siteForm.cancel
test('Back and Cancel lead to the list', async () => {
  for (const way of [page.getByRole('link', { name: 'Back' }), page.getByRole('button', { name: 'Cancel' })]) {
    await page.goto(form)
    await way.click()
    await page.waitForURL(`**${list}`)
  }
})

// spec: 2.siteList.delete, 2.siteList.confirmDelete, 8.site.deleted
test.runIf(isWhole)("Delete asks with the specification's text; Cancel keeps the site, Ok deletes it", async () => {
  await page.goto(list)
  const remove = rowOf(page, 'South kitchen').getByRole('button', { name: 'Delete' })
  const question = page.getByRole('alertdialog')
  await remove.click()
  await question.getByText('Are you sure you want to delete this Site?', { exact: true }).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await remove.click()
  await question.getByRole('button', { name: 'Ok' }).click()
  await page.getByText('Site deleted successfully').waitFor()
  await rowOf(page, 'South kitchen').waitFor({ state: 'detached' })
})
