import { newCredit, newMeasure, toIngredientValues } from '@commissary/domain/food'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { ingredientErrors } from './ingredient-errors.ts'

const t = englishTranslator()
const values = toIngredientValues({ name: 'Milk, 1%' })

test('every problem is shown at its field', () => {
  const errors = ingredientErrors(
    {
      ...values,
      name: ' ',
      densityGml: '0',
      measures: [{ ...newMeasure(), grams: '12' }, newMeasure()],
      nutrients: { ...values.nutrients, sodium: '1,5', calories: '100001', iron: '-1' },
      creditStatus: 'credits',
      crediting: [newCredit()],
      serving: { amount: '0.1234567', unit: 'cup' },
    },
    t,
  )
  expect(errors).toMatchObject({
    name: 'Enter a name',
    densityGml: 'Enter a number greater than 0',
    measures: [{}, { grams: 'Enter a weight' }],
    nutrients: {
      sodium: 'Not a number. Leave it blank if unknown.',
      calories: 'Enter 100,000 or less',
      iron: 'Enter 0 or more',
    },
    crediting: [{ component: 'Select a meal component', per: { amount: 'Enter an amount' } }],
    serving: { amount: 'Use at most 6 decimals' },
  })
})

test('an ingredient that credits needs a rule', () => {
  const errors = ingredientErrors({ ...values, creditStatus: 'credits' }, t)
  expect(errors.creditStatus).toBe('Add a credit, or select Does not credit')
})
