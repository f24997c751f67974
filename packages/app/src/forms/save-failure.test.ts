import { ApiError } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { reasonOf, saveFailure } from './save-failure.ts'

const t = englishTranslator()

test('a rejection has one message for each field', () => {
  const fields = { 'lines.2.amount': 'Must be above 0.' }
  expect(saveFailure(new ApiError({ status: 422, message: 'Please check the fields.', fields }), t)).toEqual({
    kind: 'rejected',
    message: 'Please check the fields.',
    fields,
  })
})

test('the reason of a rejection is the sentence at its first field', () => {
  const rejected = { status: 422, message: 'Please correct the marked fields.' }
  const fields = { to: 'Nothing is counted yet.', note: 'Too long.' }
  expect(reasonOf(saveFailure(new ApiError({ ...rejected, fields }), t))).toBe('Nothing is counted yet.')
  expect(reasonOf(saveFailure(new ApiError(rejected), t))).toBe('Please correct the marked fields.')
})

test('a conflict has the current record', () => {
  const error = new ApiError({ status: 409, message: 'Someone else saved it.', body: { current: { version: 3 } } })
  expect(saveFailure(error, t)).toEqual({
    kind: 'conflict',
    message: 'Someone else saved it.',
    current: { version: 3 },
  })
})

test("when the server's message is in a toast, the form only reports that nothing was saved", () => {
  const error = new ApiError({ status: 503, message: 'The disk of the server is nearly full.', isShown: true })
  expect(saveFailure(error, t)).toEqual({
    kind: 'other',
    message: "This didn't go through. Your changes are kept.",
  })
})

test('an unreachable server is reported in one short sentence', () => {
  expect(saveFailure(new ApiError({ status: 0, message: 'x' }), t).message).toBe(
    "Not saved: the server can't be reached.",
  )
})

test('a program error shows no technical details', () => {
  expect(saveFailure(new TypeError("Cannot read properties of undefined (reading 'id')"), t).message).toBe(
    'Something went wrong. Please try again later.',
  )
})
