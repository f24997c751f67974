import { expect, test } from 'vitest'

import type { Food } from '../../food/model.ts'
import type { Pantry, RecipeSource } from '../model.ts'
import { lineProblems, linesProblem, recipeProblems } from './draft-problems.ts'
import { lineWeightAndCost } from './draft-records.ts'
import { type DraftLine, emptyDraft, emptyLine } from './recipe-draft.ts'

const butter: Food = {
  id: 1,
  name: 'Butter',
  nutrients: { calories: 717, sodium: 11 },
  measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 227 }],
  allergens: { Milk: 'contains' },
  crediting: [],
  price: { amount: '4.00', per: { amount: '1', unit: 'lb' } },
}
const sauce: RecipeSource = { id: 7, name: 'Sauce', portions: '10', yield: { amount: '2', unit: 'qt' }, lines: [] }
const soup: RecipeSource = {
  id: 8,
  name: 'Soup',
  portions: '10',
  lines: [{ subRecipeId: 5, amount: '1', unit: 'batch' }],
}
const cheddar: Food = {
  ...butter,
  id: 2,
  name: 'Cheddar',
  measures: [
    { amount: 1, measure: 'cup, diced', unit: 'cup', grams: 132 },
    { amount: 1, measure: 'cup, shredded', unit: 'cup', grams: 113 },
    { amount: 1, measure: 'slice', grams: 28 },
    { amount: 1, measure: 'serving', grams: 30 },
  ],
}
const pantry: Pantry = {
  food: (id) => [butter, cheddar].find((food) => food.id === id),
  recipe: (id) => [sauce, soup].find((recipe) => recipe.id === id),
}
const context = { pantry, recipe: { id: 5, name: 'Stew' }, searched: new Map<string, number>() }

const line = (patch: Partial<DraftLine>): DraftLine => ({
  ...emptyLine('a'),
  item: { id: 'ingredient-1', label: 'Butter' },
  amount: '1',
  unit: 'cup',
  ...patch,
})
const problemsOf = (patch: Partial<DraftLine>) => lineProblems(line(patch), context)

test.each(['½', '1 1/2', '1½', '.5', '2', '3/8'])('a line accepts the amount %s', (amount) => {
  expect(problemsOf({ amount })).toEqual({ problems: {}, isSavable: true })
})

test.each([
  ['0', 'zero'],
  ['-2', 'negative'],
  ['1e9', 'notANumber'],
  ['1000000000', 'tooLarge'],
  ['1,5', 'comma'],
  ['some', 'notANumber'],
])('a line with the amount %s cannot be saved: %s', (amount, problem) => {
  expect(problemsOf({ amount })).toEqual({ problems: { amount: { code: 'amount', problem } }, isSavable: false })
})

test('a line without an amount can be saved, with unknown weight and cost', () => {
  expect(problemsOf({ amount: '' }).isSavable).toBe(true)
  expect(lineWeightAndCost(line({ amount: '' }), pantry)).toEqual({ grams: null, cost: null })
})

test('an unknown unit blocks saving', () => {
  expect(problemsOf({ unit: 'bunch' })).toEqual({
    problems: { unit: { code: 'measureUnknown', measure: 'bunch' } },
    isSavable: false,
  })
  expect(problemsOf({ unit: 'bunch', item: null, itemText: 'Parsley' }).problems.unit).toEqual({
    code: 'unit',
    unit: 'bunch',
  })
})

test('a line that fits several measures asks which, and takes one of the food by name', () => {
  const item = { id: 'ingredient-2', label: 'Cheddar' } as const
  expect(problemsOf({ item, unit: 'cup' })).toEqual({
    problems: { unit: { code: 'severalMeasures', unit: 'cup' } },
    isSavable: true,
  })
  for (const unit of ['cup, shredded', 'slice', 'serving', 'oz']) {
    expect(problemsOf({ item, unit }), unit).toEqual({ problems: {}, isSavable: true })
  }
  expect(lineWeightAndCost(line({ item, unit: 'cup, shredded', amount: '2' }), pantry).grams?.known).toBe(226)
  expect(lineWeightAndCost(line({ item, unit: 'cup' }), pantry).grams?.missing).toEqual(['Cheddar'])
})

test('a unit that cannot be converted for its food is reported and can be saved', () => {
  expect(problemsOf({ unit: 'each' })).toEqual({
    problems: { unit: { code: 'unconvertible', amount: '1', unit: 'each' } },
    isSavable: true,
  })
  expect(problemsOf({ unit: 'batch' }).problems.unit).toEqual({ code: 'foodUnit' })
})

test('a reference food is not mistaken for the ingredient with its number', () => {
  expect(problemsOf({ item: { id: 'reference-1', label: 'Butter, salted' }, unit: 'each' }).problems).toEqual({})
})

test('a recipe is used by portion, by batch, or in units of its yield', () => {
  const item = { id: 'recipe-7', label: 'Sauce' } as const
  for (const unit of ['portion', 'batch', 'cup', 'gal']) expect(problemsOf({ item, unit }).problems).toEqual({})
  expect(problemsOf({ item, unit: 'lb' }).problems.unit).toEqual({ code: 'recipeUnit', name: 'Sauce' })
})

test('a recipe that would contain itself is reported with the chain of names', () => {
  expect(problemsOf({ item: { id: 'recipe-8', label: 'Soup' }, unit: 'batch' })).toEqual({
    problems: { item: { code: 'cycle', chain: ['Stew', 'Soup', 'Stew'] } },
    isSavable: false,
  })
})

test('a line has the weight and cost of its food', () => {
  const { grams, cost } = lineWeightAndCost(line({ amount: '2' }), pantry)
  expect(grams).toEqual({ known: 454, missing: [] })
  expect(cost?.known).toBeCloseTo((4 * 454) / 453.59237, 10)
})

test('a name without a match keeps its text and reports how many records matched', () => {
  const searched = new Map([
    ['unicorn', 0],
    ['milk', 4],
  ])
  const itemProblem = (itemText: string) =>
    lineProblems(line({ item: null, itemText }), { ...context, searched }).problems.item
  expect(itemProblem('unicorn')).toEqual({ code: 'itemUnknown', name: 'unicorn' })
  expect(itemProblem('milk')).toEqual({ code: 'itemAmbiguous', name: 'milk' })
  expect(itemProblem('bread')).toEqual({ code: 'itemMissing' })
})

test('a recipe needs at least one line, and lines that can be saved', () => {
  expect(linesProblem([emptyLine('a')], context)).toEqual({ code: 'noLines' })
  expect(linesProblem([line({}), line({ unit: 'bunch' }), emptyLine('c')], context)).toEqual({
    code: 'unsavable',
    count: 1,
  })
  expect(linesProblem([line({}), emptyLine('b')], context)).toBeNull()
})

test('name, type and portions are required; the yield is not', () => {
  expect(recipeProblems(emptyDraft([]))).toEqual({ name: 'missing', type: 'missing', portions: 'notPositive' })
  const draft = { ...emptyDraft([]), name: 'Stew', type: 'usda', portions: '½' } as const
  expect(recipeProblems(draft)).toEqual({})
  expect(recipeProblems({ ...draft, yield: { amount: '0', unit: 'qt' } })).toEqual({ yield: { amount: 'zero' } })
})
