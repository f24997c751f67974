import { expect, test } from 'vitest'

import { limits } from './generated/limits.ts'
import { formBody, jsonBody, withQuery } from './request-parts.ts'

test.each([
  [undefined, '/users'],
  [{}, '/users'],
  [{ q: undefined }, '/users'],
  [{ q: 'a&b c', page: 0, servable: false }, '/users?q=a%26b+c&page=0&servable=false'],
])('the query string of %o', (params, path) => expect(withQuery('/users', params)).toBe(path))

test('a form leaves out undefined fields', () => {
  const { body, contentType } = formBody({ grant_type: 'password', username: 'a=b', password: undefined })
  expect(String(body)).toBe('grant_type=password&username=a%3Db')
  expect(contentType).toBe('application/x-www-form-urlencoded')
})

test('a JSON body keeps null', () => {
  expect(jsonBody({ email: null, active: undefined })).toEqual({
    contentType: 'application/json',
    body: '{"email":null}',
  })
})

test('the limits include query parameters and the texts of required fields', () => {
  expect(limits.StorageLocationName.storageLocationName).toEqual({
    required: true,
    minLength: 1,
    maxLength: 50,
    requiredMessage: 'Please provide storage loction',
  })
  expect(limits.Search.q.maxLength).toBe(200)
})
