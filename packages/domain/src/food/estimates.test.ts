import { expect, test } from 'vitest'

import { estimatedFrom, linkChanges, unlinkChanges, type Changes } from './estimates.ts'
import { toIngredientInput } from './ingredient-input.ts'
import { toIngredientValues, type IngredientRecord, type IngredientValues } from './ingredient-values.ts'
import { labelChanges } from './label-changes.ts'

const butternut = {
  id: 9,
  code: '11485',
  description: 'Squash, winter, butternut, raw',
  source: 'USDA SR',
  nutrients: { calories: 45, sodium: 4, potassium: 352, addedSugars: 0.5, zinc: 0.15 },
}
const from = 'USDA SR 11485, Squash, winter, butternut, raw'

/** The form after changes, as final-form makes them. */
function changed(values: IngredientValues, changes: Changes): IngredientValues {
  const next = JSON.parse(JSON.stringify(values)) as Record<string, Record<string, unknown>>
  for (const [path, value] of Object.entries(changes)) {
    const [name = '', key] = path.split('.')
    if (key === undefined) Object.assign(next, { [name]: value })
    else Object.assign(next[name] ?? {}, { [key]: value })
  }
  return next as unknown as IngredientValues
}
const saved = (values: IngredientValues, stored: Partial<IngredientRecord> | null = null) =>
  toIngredientInput(values, stored === null ? null : { nutrientNotes: {}, ...stored }, 'No sugars are added.')

const squash = toIngredientValues({ name: 'Squash', nutrients: { calories: 40, sodium: 0 } }, { isStored: true })

test('a link fills only what is missing, as an estimate from the food', () => {
  const linked = changed(squash, linkChanges(squash, butternut))
  const record = saved(linked)
  expect(record.referenceFoodId).toBe(9)
  expect(record.nutrients).toEqual({ calories: 40, sodium: 0, potassium: 352, addedSugars: 0.5, zinc: 0.15 })
  const estimated = { status: 'estimated', reason: from }
  expect(record.nutrientNotes).toEqual({ potassium: estimated, addedSugars: estimated, zinc: estimated })
})

test('"No added sugars" is stated, and no estimate replaces it', () => {
  const values = { ...squash, hasNoAddedSugars: true }
  const record = saved(changed(values, linkChanges(values, butternut)))
  expect(record.nutrients.addedSugars).toBe(0)
  expect(record.nutrientNotes.addedSugars).toEqual({ status: 'known', reason: 'No sugars are added.' })
})

test('a value that is typed over an estimate is stated', () => {
  const linked = changed(squash, { ...linkChanges(squash, butternut), 'nutrients.potassium': '300' })
  expect(estimatedFrom(linked, 'potassium')).toBeNull()
  expect(estimatedFrom(linked, 'zinc')).toBe(from)
  expect(saved(linked).nutrientNotes).not.toHaveProperty('potassium')
})

test('the link and its estimates are removed together; stated values stay', () => {
  const linked = changed(squash, { ...linkChanges(squash, butternut), 'nutrients.zinc': '0.2' })
  const record = saved(changed(linked, unlinkChanges(linked)))
  expect(record).toMatchObject({ referenceFoodId: null, nutrientNotes: {} })
  expect(record.nutrients).toEqual({ calories: 40, sodium: 0, zinc: 0.2 })
})

test('a saved estimate is still one when reopened, and unknown once it is removed', () => {
  const record = saved(changed(squash, linkChanges(squash, butternut)))
  const opened = toIngredientValues(record, { isStored: true })
  expect(opened.referenceFoodId).toBe(9)
  expect(estimatedFrom(opened, 'potassium')).toBe(from)
  expect(saved(opened, record)).toEqual(record)
  const back = changed(opened, unlinkChanges(opened))
  expect(back.nutrients.potassium).toBe('')
  expect(back.unknownNutrients.potassium).toBe(true)
  expect(saved(back, record).nutrientNotes).toEqual({})
})

test("another food replaces the previous food's estimates", () => {
  const linked = changed(squash, linkChanges(squash, butternut))
  const acorn = { ...butternut, id: 10, code: '11482', description: 'Squash, winter, acorn, raw' }
  const again = changed(linked, linkChanges(linked, { ...acorn, nutrients: { potassium: 347 } }))
  expect(saved(again)).toMatchObject({ referenceFoodId: 10, nutrients: { calories: 40, sodium: 0, potassium: 347 } })
  expect(Object.keys(saved(again).nutrientNotes)).toEqual(['potassium'])
})

const label = { servingG: 55, servingText: '2/3 cup (55g)', printed: { calories: '230', potassium: '240', iron: '0' } }

test('a label sets its values, the source and the label; what it does not print stays unknown', () => {
  const values = toIngredientValues({ name: 'Granola' })
  const record = saved(changed(values, labelChanges(values, label)))
  expect(record.nutrients).toEqual({ calories: 418.181818, potassium: 436.363636, iron: 0 })
  expect(record.source).toEqual({ kind: 'LABEL', id: null, release: null })
  expect(record.label).toEqual(label)
  expect(changed(values, labelChanges(values, label)).unknownNutrients).toMatchObject({ protein: true, calcium: true })
})

test('a label replaces estimates, and estimates never replace a label', () => {
  const linked = changed(squash, linkChanges(squash, butternut))
  const labeled = changed(linked, labelChanges(linked, label))
  expect(saved(labeled).nutrients.potassium).toBe(436.363636)
  expect(Object.keys(saved(labeled).nutrientNotes)).toEqual(['zinc', 'addedSugars'])
  const again = changed(labeled, linkChanges(labeled, butternut))
  expect(saved(again).nutrients).toMatchObject({ potassium: 436.363636, iron: 0, zinc: 0.15 })
})

test('a value from a composition table becomes an estimate next to a label', () => {
  const values = toIngredientValues({
    nutrients: { calories: 45, zinc: 0.15 },
    source: { kind: 'USDA_SR', id: '11485', release: '28' },
  })
  const record = saved(changed(values, labelChanges(values, label)))
  expect(record.nutrients).toMatchObject({ calories: 418.181818, zinc: 0.15 })
  expect(record.nutrientNotes).toEqual({ zinc: { status: 'estimated', reason: 'USDA SR 11485' } })
})

test('a nutrient that the label no longer prints is unknown again, unless someone typed another value', () => {
  const values = toIngredientValues({ name: 'Granola' })
  const labeled = changed(values, labelChanges(values, label))
  const shorter = { ...label, printed: { calories: '230' } }
  const again = changed(labeled, labelChanges(labeled, shorter))
  expect(saved(again).nutrients).toEqual({ calories: 418.181818 })
  expect(again.unknownNutrients).toMatchObject({ potassium: true, iron: true })
  const typed = changed(labeled, { 'nutrients.iron': '2' })
  expect(saved(changed(typed, labelChanges(typed, shorter))).nutrients).toEqual({ calories: 418.181818, iron: 2 })
})

test('a label states the added sugars, whatever was stated before', () => {
  const values = { ...squash, hasNoAddedSugars: true }
  const printed = { ...label, printed: { addedSugars: '11' } }
  expect(saved(changed(values, labelChanges(values, printed)))).toMatchObject({
    nutrients: { addedSugars: 20 },
    nutrientNotes: {},
  })
})
