import { expect, test } from 'vitest'

import { startApp } from '../../../test/support/test-app.ts'
import { countryOf } from './countries.ts'

// spec: 3.country, 7.countryDetails, 7.countryDetails.list
test('anyone can list the countries', async () => {
  const { call } = await startApp()
  const { status, body } = await call(null, 'GET /commissary/countryDetails')
  expect(status).toBe(200)
  expect(body._embedded.countryDetails).toContainEqual({
    countryCode: 'US',
    countryName: 'United States',
    isdCode: '+1',
    currency: 'USD',
    paper: { widthIn: 8.5, heightIn: 11 },
  })
})

// spec: 9.paper.US, 9.paper.ES, 9.paper.IN, 9.paper.GB, 9.paper.ZA, 9.paper.KR, 9.paper.EG, 9.paper.default
test.each([
  ['US', 8.5, 11],
  ['ES', 8.27, 11.69],
  ['IN', 8.27, 11.69],
  ['GB', 8.27, 11.69],
  ['ZA', 8.27, 11.69],
  ['KR', 8.27, 11.69],
  ['EG', 8.27, 11.69],
  ['DE', 8.5, 11],
  ['AU', 8.5, 11],
  ['no listed country', 8.5, 11],
])('the paper of %s is %d x %d inches', (code, widthIn, heightIn) => {
  expect(countryOf(code).paper).toEqual({ widthIn, heightIn })
})
