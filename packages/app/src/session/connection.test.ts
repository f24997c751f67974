import { ApiError } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { mayPass } from './connection.ts'

const failed = (status: number) => mayPass(new ApiError({ status, message: 'Failed' }))

test.each([0, 200, 401, 408, 429, 500, 502, 503, 504])('a call that fails with %i may succeed later', (status) => {
  expect(failed(status)).toBe(true)
})

test.each([400, 403, 404, 409, 410, 412, 422])('a call that fails with %i is refused for good', (status) => {
  expect(failed(status)).toBe(false)
})

test('an error of the page itself is not waited out', () => {
  expect(mayPass(new TypeError('No such function'))).toBe(false)
})
