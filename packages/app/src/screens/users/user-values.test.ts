import type { User } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { changeEntry } from '../../history/change-entry.ts'
import { englishTranslator } from '@commissary/messages/translator'
import { dana, luis } from '../../stories/user-records.ts'
import { historyWords, mergeableFields, toInput, toValues, validateUser } from './user-values.ts'

const t = englishTranslator()

const inputOf = ({ firstName, lastName, email, mobile, role, hasAllSchools, schools, modules }: User) => ({
  firstName,
  lastName,
  email,
  mobile,
  role,
  hasAllSchools,
  schools: schools.map(({ schoolId }) => schoolId),
  modules,
})

test.each([
  ['an administrator', dana],
  ['a member of staff with everything', { ...dana, role: 'staff' } as const],
  ['a member of staff with some schools and parts', luis],
  ['a parent', { ...dana, role: 'parent', hasAllSchools: false, modules: [] } satisfies User],
])('%s saved without changes stays the same', (_, user) => {
  expect(toInput(toValues(user))).toEqual(inputOf(user))
})

test('a user without a mobile number cannot be saved', () => {
  expect(validateUser(toValues({ ...dana, mobile: null }), t, '+1').mobile).toBe('Please provide mobile no')
})

test.each([
  ['noor@school.test', undefined],
  [' noor@school.test ', undefined],
  ['   ', 'Please provide email'],
  ['noor', 'Please provide a valid email'],
  ['noor@school', 'Please provide a valid email'],
  ['noor@school.test\nBcc: all@school.test', 'Please provide a valid email'],
])('the email "%s" shows %s', (email, sentence) => {
  expect(validateUser({ ...toValues(luis), email }, t, '+1').email).toBe(sentence)
})

test('only staff are validated for schools and areas', () => {
  const values = { ...toValues(luis), role: 'parent', schools: [] } as const
  expect(validateUser(values, t, '+1').schools).toBeUndefined()
})

test('two versions are compared as readable values', () => {
  const text = (name: string) => mergeableFields(t, (id) => `School ${id}`).find((field) => field.name === name)?.text
  const values = toValues(luis)
  expect(text('role')?.(values.role)).toBe('Staff')
  expect(text('schools')?.(values.schools)).toBe('School 1')
  expect(text('modules')?.(values.modules)).toBe('Menus, Production')
})

test("the history uses the form's labels", () => {
  const event = {
    id: 1,
    action: 'updated' as const,
    at: '2026-11-18T20:02:00Z',
    by: null,
    changes: [
      { field: 'role', from: 'administrator', to: 'staff' },
      { field: 'hasAllSchools', from: 'Yes', to: 'No' },
      { field: 'schools', from: null, to: 'Maple Street Elementary' },
      { field: 'modules', from: 'all', to: 'catalog, menus' },
    ],
  }
  expect(changeEntry(event, historyWords(t), t, { locale: 'en-US', timeZone: 'UTC' }).changes).toEqual([
    { field: 'Role', from: 'Administrator', to: 'Staff' },
    { field: 'All schools', from: 'Yes', to: 'No' },
    { field: 'Schools added', from: null, to: 'Maple Street Elementary' },
    { field: 'Areas', from: 'All areas', to: 'Catalog, Menus' },
  ])
})
