import { expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { vendors } from '../../stories/vendors.ts'
import { isSameList } from './use-vendors.ts'
import { vendorIdOf } from './vendor-address.ts'
import {
  historyWords,
  mergeableFields,
  toInput,
  toValues,
  toVendor,
  validateVendor,
  withVendor,
} from './vendor-values.ts'

const t = englishTranslator()
const empty = toValues(null)
const problems = (values: Partial<typeof empty>) =>
  Object.fromEntries(
    Object.entries(validateVendor({ ...empty, vendorCode: 'V', name: 'Vendor', ...values }, t, '+1')).filter(
      ([, message]) => message !== undefined,
    ),
  )

test("code and name are required with the specification's texts; spaces do not count", () => {
  expect(problems({ vendorCode: ' ', name: '\t' })).toEqual({
    vendorCode: 'Please provide vendor code',
    name: 'Please provide vendor name',
  })
})

test.each(['a@b.test', ' a@b.test ', "o'brien+x@mail.example.com", ''])('"%s" is accepted as an email', (email) => {
  expect(problems({ email })).toEqual({})
})

test.each(['a', 'a@b', '@b.test', 'a@b..test', 'a b@c.test', 'a@b.test\nBcc: x@y.test', 'ä@b.test', '🥕@b.test'])(
  '"%s" is rejected as an email',
  (email) => {
    expect(problems({ email })).toEqual({ email: 'Please provide a valid email' })
  },
)

test.each([
  ['5550109999', undefined],
  ['', undefined],
  ['call me', 'Please provide digits only, without the country code.'],
  ['=1+1', 'Please provide digits only, without the country code.'],
  ['+44 20 7946', 'Please provide a number with the country code +1.'],
])('the contact "%s" is valid or shows its error', (contact, message) => {
  expect(problems({ contact })).toEqual(message ? { contact: message } : {})
})

test('the request has trimmed texts, null for blank fields, and id 0 for a new vendor', () => {
  const values = { ...empty, vendorCode: ' V ', name: ' Vendor', email: ' ', active: false }
  expect(toInput(values, 0)).toEqual({
    id: 0,
    vendorCode: 'V',
    name: 'Vendor',
    contact: null,
    email: null,
    address: null,
    accountNo: null,
    active: false,
    terms: null,
    leadDays: null,
    cutOffTime: null,
    deliveryDays: [],
    minimumOrder: null,
  })
  expect(toInput(values, 12).id).toBe(12)
})

test('ordering terms are whole days, a time and an amount, each optional', () => {
  const terms = { leadDays: '2', cutOffTime: '14:00', deliveryDays: [1, 4], minimumOrder: '250.50' }
  expect(problems(terms)).toEqual({})
  expect(Object.keys(problems({ leadDays: '61', cutOffTime: '25:00', minimumOrder: 'many' }))).toEqual([
    'minimumOrder',
    'leadDays',
    'cutOffTime',
  ])
  expect(toInput({ ...empty, ...terms }, 0)).toMatchObject({ ...terms, leadDays: 2 })
})

test.each([
  ['', null],
  ['id=new', null],
  ['id=0', null],
  ['open=new', null],
  ['id=12', 12],
  ['open=12', 12],
  ['id=abc', Number.NaN],
  ['id=-1', Number.NaN],
  ['id=9999999999999999', Number.NaN],
])('the address "?%s" opens the vendor %s', (query, id) => {
  expect(vendorIdOf(new URLSearchParams(query))).toBe(id)
})

test('two responses are the same list when ids and versions match', () => {
  const list = (changes = {}) => ({ Vendors: vendors.map((vendor) => ({ ...vendor, ...changes })) })
  expect(isSameList(list(), list())).toBe(true)
  expect(isSameList(list(), list({ version: 9 }))).toBe(false)
  expect(isSameList(list(), { Vendors: vendors.slice(1) })).toBe(false)
  expect(isSameList(undefined, list())).toBe(false)
})

test('the status is Active or Inactive in the history and in a merge', () => {
  const inHistory = historyWords(t, { weekdayOf: String })['active']?.valueText
  const inMerge = mergeableFields(t).find(({ name }) => name === 'active')?.text
  expect([inHistory?.('Yes'), inHistory?.('No')]).toEqual(['Active', 'Inactive'])
  expect([inMerge?.(true), inMerge?.(false)]).toEqual(['Active', 'Inactive'])
})

test('a saved vendor appears in the list at once', () => {
  const [first] = vendors
  if (!first) throw new Error('There are no vendors')
  const changed = toVendor({ ...toValues(first), name: 'Green Farms', email: ' ' }, { ...first, version: 4 })
  const rows = withVendor(vendors, changed)
  expect(rows).toHaveLength(vendors.length)
  expect(rows[0]).toMatchObject({
    id: first.id,
    vendorCode: first.vendorCode,
    name: 'Green Farms',
    email: null,
    version: 4,
  })
  expect(withVendor(vendors, { ...changed, id: 99 })).toHaveLength(vendors.length + 1)
})
