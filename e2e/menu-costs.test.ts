import { expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { comingMonday } from './support/coming-week.ts'
import { useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

const stage = useStage()
const monday = comingMonday()
const wednesday = Temporal.PlainDate.from(monday).add({ days: 2 }).toString()
const programName = 'National School Lunch Program K-5'

const price = (amount: string, validFrom: string | null = null) => ({
  vendorId: null,
  vendorItemCode: null,
  amount,
  per: { amount: '1', unit: 'kg' },
  validFrom,
})

/** A food that is served as is: 100 g cost $0.60. */
async function addSkewer(caller: Caller): Promise<number> {
  const nutrients = { calories: 200, protein: 20, totalFat: 9, saturatedFat: 3, sodium: 300, addedSugars: 0 }
  const others = ['cholestral', 'totalCarbohydrate', 'sugars', 'calcium', 'iron', 'potassium']
  const { status, body } = await caller.call('POST', '/ingredient/ingredients', {
    name: 'Chicken skewer, costed',
    nutrients: { ...Object.fromEntries(others.map((code) => [code, null])), ...nutrients },
    serving: { amount: '100', unit: 'g' },
    mealCategory: 'Entree',
    prices: [price('6')],
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { data: { id: number } }).data.id
}

test('a target is set, a day is planned over it, and a price shows what it changes before it is saved', async () => {
  const caller = await Caller.logIn(stage.product.address, planner)
  const id = await addSkewer(caller)

  const page = await stage.logIn('/settings/nutritionAnalysisSettings')
  const program = page.getByRole('region', { name: programName, exact: true })
  await program.getByRole('textbox', { name: /^Target food cost per meal/ }).fill('0.70')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Record saved successfully.').waitFor()

  await page.goto(`/manage/manageSchoolMenus?school=1&week=${monday}`)
  const week = weekPlan(page)
  await week.setMeals(0, 100)
  await week.add('Entree', 0, 'Chicken skewer, costed')
  await week.saved()
  await page.getByText('$0.10 under the target of $0.70').waitFor()
  // Two portions for every student.
  await week.item('Entree', 0, 'Chicken skewer, costed').getByRole('textbox').fill('200')
  await page.keyboard.press('Tab')
  await page.getByText('+$0.50 over the target of $0.70').waitFor()
  await page.getByRole('columnheader', { name: /Mon/ }).getByText('+$0.50 over').waitFor()
  await page.getByRole('button', { name: 'Show item costs' }).click()
  expect(await week.item('Entree', 0, 'Chicken skewer, costed').innerText()).toContain('$0.60')
  expect(await axeViolations(page)).toEqual([])
  await week.copyDay(0, 2)
  await week.saved()

  await page.goto(`/manage/products?open=${id}`)
  await page.getByRole('heading', { name: 'Prices' }).click()
  await page.getByRole('button', { name: 'Add price' }).click()
  const prices = page.getByRole('region', { name: 'Prices' })
  await prices.getByRole('textbox', { name: 'Price', exact: true }).last().fill('8')
  await prices.getByRole('textbox', { name: 'Per', exact: true }).last().fill('1')
  await prices.getByRole('combobox', { name: 'Unit', exact: true }).last().selectOption('kg')
  await prices.getByRole('textbox', { name: 'From' }).last().fill(wednesday)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'See what this changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'What these prices change' })
  // $1.20 on both days; with the new price $1.60 on Wednesday.
  await dialog.getByText('$1.20 → $1.40').waitFor()
  await dialog.getByText('+$0.20, over the target of $0.70').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Ingredient updated successfully').waitFor()

  await page.goto(`/manage/manageSchoolMenus?school=1&week=${monday}`)
  await page.getByText('+$0.70 over the target of $0.70').waitFor()
  // Each day has the price of its date.
  expect(await week.item('Entree', 0, 'Chicken skewer, costed').innerText()).toContain('$0.60')
  expect(await week.item('Entree', 2, 'Chicken skewer, costed').innerText()).toContain('$0.80')
})
