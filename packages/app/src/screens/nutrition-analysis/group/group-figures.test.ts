import { nutrientCodes, nutrientFacts } from '@commissary/domain/food'
import { dietCheckIds } from '@commissary/domain/rules'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { mainFigures, otherFigures } from './group-figures.ts'

const t = englishTranslator()
const wording = { t, formats: makeFormats('en-US', 'USD'), country: 'US' }

test('the amount of each nutrient is shown once, in the main figures or in the others', () => {
  const shown = [...mainFigures(wording), ...otherFigures(wording)].map(({ label }) => label)
  const amounts = nutrientCodes.map(
    (code) => `${t(`nutrients.names.${code}`)}, ${t(`nutrients.units.${nutrientFacts[code].unit}`)}`,
  )
  expect(amounts.filter((amount) => shown.filter((label) => label === amount).length !== 1)).toEqual([])
})

test('every limited weekly average is a main figure, and so is the food cost', () => {
  const figures = mainFigures(wording)
  expect(figures.map(({ checkId }) => checkId)).toEqual([...dietCheckIds, null])
  expect(figures.map(({ label }) => label)).toEqual([
    'Calories, kcal',
    'Saturated fat, % of calories, excluding milk fat',
    'Added sugars, % of calories',
    'Sodium, mg',
    'Food cost per meal',
  ])
})
