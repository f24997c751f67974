import { expect, test } from 'vitest'

import { conflictingFields, editedValues, fieldText, isSameRecord } from './merge.ts'

const fields = ['name', 'email', 'note', 'nutrients.sodium'].map((name) => ({ name, label: name }))
const base = { name: 'A', email: 'a@a.test', note: '', nutrients: { sodium: '10', iron: '1' } }

const conflicts = (mine: object, theirs: object) =>
  conflictingFields(fields, { base, mine, theirs }).map(({ name, isEdited }) => `${name}${isEdited ? ' edited' : ''}`)

test('a field that both users changed is in conflict', () => {
  expect(conflicts({ ...base, name: 'B' }, { ...base, name: 'C' })).toEqual(['name edited'])
})

test('a field that only the other user changed is listed as not edited', () => {
  expect(conflicts({ ...base, name: 'B' }, { ...base, email: 'c@c.test' })).toEqual(['email'])
})

test('a field that only this user changed, or both changed alike, is not in conflict', () => {
  expect(conflicts({ ...base, name: 'B', note: 'x' }, { ...base, note: 'x' })).toEqual([])
})

test('a nested field is found by its path', () => {
  const sodium = (value: string) => ({ ...base, nutrients: { ...base.nutrients, sodium: value } })
  expect(conflicts(sodium('11'), sodium('12'))).toEqual(['nutrients.sodium edited'])
})

test('a draft restores only edited fields that the form still has', () => {
  const draft = { base: { name: 'A', note: '', fax: '' }, values: { name: 'A', note: 'x', fax: '1' } }
  expect(editedValues(fields, draft, { name: 'Z', note: '' })).toEqual({ note: 'x' })
})

test("a value is shown by the field's own text if it has one, and an absent value as an empty text", () => {
  expect(fieldText({ name: 'name', label: 'Name' }, base)).toBe('A')
  expect(fieldText({ name: 'absent', label: 'Absent' }, base)).toBe('')
  expect(fieldText({ name: 'name', label: 'Name', text: () => 'description' }, base)).toBe('description')
})

test('a field can have its own rule for equal values', () => {
  const isSame = (a: unknown, b: unknown) => String(a).trim() === String(b).trim()
  const trimmed = [{ name: 'name', label: 'Name', isSame }]
  const sides = { base, mine: { ...base, name: 'A ' }, theirs: { ...base, name: ' A' } }
  expect(conflictingFields(trimmed, sides)).toEqual([])
  expect(editedValues(trimmed, { base, values: sides.mine }, base)).toEqual({})
  expect(isSameRecord(trimmed, sides.mine, sides.theirs)).toBe(true)
  expect(isSameRecord(trimmed, sides.mine, { ...sides.theirs, note: 'x' })).toBe(false)
})
