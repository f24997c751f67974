import { ApiError } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { saveFailure } from './save-failure.ts'

const t = englishTranslator()

test('a refusal carries one sentence for each field', () => {
  const fields = { 'lines.2.amount': 'Must be above 0.' }
  expect(saveFailure(new ApiError({ status: 422, message: 'Please check the fields.', fields }), t)).toEqual({
    kind: 'rejected',
    message: 'Please check the fields.',
    fields,
  })
})

test('a conflict carries what is stored now', () => {
  const error = new ApiError({ status: 409, message: 'Somebody else saved it.', body: { current: { version: 3 } } })
  expect(saveFailure(error, t)).toEqual({
    kind: 'conflict',
    message: 'Somebody else saved it.',
    current: { version: 3 },
  })
})

test('a message that the server wants read stands in a toast: the form says only that nothing was saved', () => {
  const error = new ApiError({ status: 503, message: 'The disk of the server is nearly full.', isShown: true })
  expect(saveFailure(error, t)).toEqual({
    kind: 'other',
    message: "This didn't go through. Your changes are kept.",
  })
})

test('a server that cannot be reached is said in one short sentence', () => {
  expect(saveFailure(new ApiError({ status: 0, message: 'x' }), t).message).toBe(
    "Not saved: the server can't be reached.",
  )
})

test('a fault of the program does not show its insides', () => {
  expect(saveFailure(new TypeError("Cannot read properties of undefined (reading 'id')"), t).message).toBe(
    'Something went wrong. Please try again later.',
  )
})
