import { type DraftLine, emptyDraft, emptyLine } from '@commissary/domain/recipe'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { mergeableFields } from './merge-fields.ts'

const fields = mergeableFields(englishTranslator())
const field = (name: string) => fields.find((one) => one.name === name)
const butter: DraftLine = {
  ...emptyLine('a'),
  amount: '1 1/2',
  unit: 'cup',
  item: { id: 'ingredient-1', label: 'Butter' },
  prep: 'soft',
}

test('every value of the form can be merged', () => {
  expect(fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(emptyDraft([])).toSorted())
})

test('lines are described by amount, unit and name', () => {
  const lines = [butter, emptyLine('b'), { ...emptyLine('c'), unit: 'bunch', itemText: 'kale', form: 'AP' as const }]
  expect(field('lines')?.text?.(lines)).toBe('1 1/2 cup Butter, soft; bunch kale, AP')
})

test('lines count as changed only where their content differs', () => {
  const isSame = field('lines')?.isSame
  expect(isSame?.([butter], [{ ...butter, id: 'x', amount: '1½' }, emptyLine('y')])).toBe(true)
  expect(isSame?.([butter], [{ ...butter, prep: '' }])).toBe(false)
})

test('other values are described as the form shows them', () => {
  expect(field('type')?.text?.('subRecipe')).toBe('Sub-recipe')
  expect(field('category')?.text?.('')).toBe('')
  expect(field('yield')?.text?.({ amount: '1/2', unit: 'gal' })).toBe('1/2 gal')
})
