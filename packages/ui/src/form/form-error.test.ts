import { createForm, FORM_ERROR } from 'final-form'
import { expect, test } from 'vitest'

import { formError, errorShownElsewhere } from './form-error.ts'

test('the message goes above the fields and each field gets its own', () => {
  const error = Object.assign(new Error('Please check the vendor.'), {
    fields: { vendorCode: 'At most 10 characters.', 'lines[1].amount': ['Not a number.', 'Above 0.'] },
  })

  expect(formError(error)).toEqual({
    [FORM_ERROR]: 'Please check the vendor.',
    vendorCode: 'At most 10 characters.',
    lines: [undefined, { amount: 'Not a number. Above 0.' }],
  })
})

test("an error without a message shows the form's default", () => {
  expect(formError(null)).toEqual({ [FORM_ERROR]: '' })
})

test('an error shown elsewhere fails the submit without its own message', async () => {
  const form = createForm({ onSubmit: () => Promise.resolve(errorShownElsewhere), initialValues: { name: 'a' } })
  await form.submit()
  expect(form.getState()).toMatchObject({ submitFailed: true, submitSucceeded: false, submitError: null })
})
