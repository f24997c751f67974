import { expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { plannedMonday } from './support/coming-week.ts'
import { phone, useStage } from './support/stage.ts'

const monday = plannedMonday()
const sunday = Temporal.PlainDate.from(monday).add({ days: 6 }).toString()
const week = `from=${monday}&to=${sunday}`
const standard = '/reports/nutStandardReport'
const pattern = '/reports/mealpatternReport'
const analysis = '/reports/nutritionAnalysisReport'
const stage = useStage()

test.each([
  ['the meal pattern of a school', `${pattern}?${week}&schools=1`, /^Fruit, cup/],
  ['the nutrient standard', `${standard}?${week}`, /grades K-5/],
  ['a comparison', `${analysis}?school=2&week=${monday}&with=master`, /^Days served/],
  ['averages of all schools', `${analysis}?school=all&week=${monday}`, /^Food cost per meal/],
])('%s fits a phone', async (_, path, row) => {
  const page = await stage.logIn(path, undefined, phone)
  await page.getByRole('rowheader', { name: row }).first().waitFor()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})
