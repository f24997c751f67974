import { expect, test } from 'vitest'

import { clashingFields, fieldText, typedValues } from './merge.ts'

const fields = ['name', 'email', 'note', 'nutrients.sodium'].map((name) => ({ name, label: name }))
const base = { name: 'A', email: 'a@a.test', note: '', nutrients: { sodium: '10', iron: '1' } }

const names = (mine: object, theirs: object) =>
  clashingFields(fields, { base, mine, theirs }).map(({ name, isTyped }) => `${name}${isTyped ? ' typed' : ''}`)

test('a field that both changed is to be chosen', () => {
  expect(names({ ...base, name: 'B' }, { ...base, name: 'C' })).toEqual(['name typed'])
})

test('a field that only the other changed is told, and was not typed', () => {
  expect(names({ ...base, name: 'B' }, { ...base, email: 'c@c.test' })).toEqual(['email'])
})

test('what only the person changed, and what both changed alike, is no clash', () => {
  expect(names({ ...base, name: 'B', note: 'x' }, { ...base, note: 'x' })).toEqual([])
})

test('a field is reached by its path', () => {
  const sodium = (value: string) => ({ ...base, nutrients: { ...base.nutrients, sodium: value } })
  expect(names(sodium('11'), sodium('12'))).toEqual(['nutrients.sodium typed'])
})

test('only what was typed comes back from a draft, and no name that the form has lost', () => {
  const draft = { base: { name: 'A', note: '', fax: '' }, values: { name: 'A', note: 'x', fax: '1' } }
  expect(typedValues(draft, { name: 'Z', note: '' })).toEqual({ note: 'x' })
})

test('a value is worded by its field, else by itself; nothing is an empty text', () => {
  expect(fieldText({ name: 'name', label: 'Name' }, base)).toBe('A')
  expect(fieldText({ name: 'absent', label: 'Absent' }, base)).toBe('')
  expect(fieldText({ name: 'name', label: 'Name', text: () => 'words' }, base)).toBe('words')
})
