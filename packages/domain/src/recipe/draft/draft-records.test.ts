import { expect, test } from 'vitest'

import { food, pantryOf } from '../../testing/foods.ts'
import { changeLines } from './line-changes.ts'
import { lineWeightAndCost, toRecipeDraft, toRecipeInput, toRecipeSource } from './draft-records.ts'
import { type DraftLine, emptyDraft, emptyLine } from './recipe-draft.ts'
import { isSameLines } from './same-lines.ts'

const line = (patch: Partial<DraftLine>): DraftLine => ({
  ...emptyLine('a'),
  item: { id: 'ingredient-1', label: 'Butter' },
  amount: '1',
  unit: 'cup',
  ...patch,
})

const stored = {
  number: 'R001',
  name: 'Butter sauce',
  type: 'subRecipe',
  category: null,
  portions: '12.5',
  portionLabel: '1/4 cup',
  yield: { amount: '0.5', unit: 'gal' },
  prepMinutes: 10,
  cookMinutes: 0,
  haccpProcess: 2,
  equipment: 'Tilt skillet',
  notes: null,
  steps: [
    { text: 'Melt.', ccp: null },
    { text: 'Heat.', ccp: { limit: '165 °F for 15 seconds', monitoring: null, correctiveAction: 'Keep heating.' } },
  ],
  gradePortions: {
    'K-5': { serving: { amount: '0.25', unit: 'cup' }, label: null, utensil: 'scoop16' },
    '6-8': null,
    '9-12': { serving: null, label: '2 ladles', utensil: null },
  },
  pans: [{ size: 'half', depth: null, portionsPerPan: 6 }],
  lines: [
    { ingredientId: 1, amount: '1.5', unit: 'cup', form: 'AP', prepNote: 'soft' },
    { subRecipeId: 7, amount: null, unit: 'batch' },
  ],
  pantry: { ingredients: [{ id: 1, name: 'Butter' }], recipes: [{ id: 7, name: 'Roux' }] },
} as const

test('a stored recipe is edited in kitchen notation and saved unchanged', () => {
  const draft = toRecipeDraft(stored)
  expect(draft).toMatchObject({ portions: '12 1/2', yield: { amount: '1/2', unit: 'gal' } })
  expect(draft.lines).toMatchObject([
    { amount: '1 1/2', item: { id: 'ingredient-1', label: 'Butter' }, prep: 'soft', form: 'AP' },
    { amount: '', item: { id: 'recipe-7', label: 'Roux' }, unit: 'batch' },
  ])
  const { pantry: _pantry, lines, ...fields } = stored
  expect(toRecipeInput(draft)).toMatchObject({ ...fields, lines: lines.map((one) => ({ ...one })) })
})

test("a line in one of the food's own measures keeps the measure", () => {
  const lines = [{ ingredientId: 1, amount: '2', unit: 'measure', measure: 'cup, shredded' }] as const
  const draft = toRecipeDraft({ ...stored, lines })
  expect(draft.lines).toMatchObject([{ amount: '2', unit: 'cup, shredded' }])
  expect(toRecipeInput(draft).lines).toMatchObject(lines)
})

test('a name without a record counts as unknown, not as zero', () => {
  const draft = { ...emptyDraft([line({}), line({ id: 'b', item: null, itemText: 'unicorn' })]), portions: '10' }
  const { source, placeholders } = toRecipeSource(draft, 5)
  expect(source.lines).toHaveLength(2)
  expect([...placeholders.values()].map(({ name }) => name)).toEqual(['unicorn'])
})

test('empty lines are neither computed nor saved', () => {
  const draft = { ...emptyDraft([line({}), emptyLine('b')]), portions: '½' }
  expect(toRecipeSource(draft, 5).source).toMatchObject({
    portions: '0.5',
    lines: [{ ingredientId: 1, amount: '1' }],
  })
  expect(toRecipeInput(draft).lines).toHaveLength(1)
})

test('lines are compared by content', () => {
  const lines = [line({ amount: '1/2' }), line({ id: 'b', prep: 'diced' })]
  const same = [line({ id: 'x', amount: '½' }), emptyLine('y'), line({ id: 'z', prep: 'diced ' })]
  expect(isSameLines(lines, same)).toBe(true)
  expect(isSameLines(lines, lines.toReversed())).toBe(false)
  expect(isSameLines(lines, [line({ amount: '1/2' })])).toBe(false)
  expect(isSameLines([line({ form: 'EP' })], [line({ form: 'AP' })])).toBe(false)
})

test('all lines of a food credit as its first line says', () => {
  const [first, second] = [line({ id: 'a', creditAs: 'MEAT_ALTERNATE' }), line({ id: 'b' })]
  const draft = emptyDraft([first, second])
  expect(toRecipeInput(draft).lines.map(({ creditAs }) => creditAs)).toEqual(['MEAT_ALTERNATE', 'MEAT_ALTERNATE'])
  expect(toRecipeSource(draft, 1).source.lines.map(({ creditAs }) => creditAs)).toEqual([
    'MEAT_ALTERNATE',
    'MEAT_ALTERNATE',
  ])
  const elected = changeLines(draft.lines, {
    type: 'elect',
    item: { id: 'ingredient-1', label: 'Butter' },
    creditAs: 'VEGETABLE',
  })
  expect(elected.map(({ creditAs }) => creditAs)).toEqual(['VEGETABLE', 'VEGETABLE'])
})

test('the preparation of a line says which measure weighs it', () => {
  const onions = food(1, 'Onions', {
    measures: [
      { amount: 1, measure: 'cup, chopped', unit: 'cup', grams: 160 },
      { amount: 1, measure: 'cup, sliced', unit: 'cup', grams: 115 },
    ],
  })
  const typed = { ...emptyLine('a'), amount: '2', unit: 'cup', item: { id: 'ingredient-1' as const, label: 'Onions' } }
  const pantry = pantryOf([onions])
  expect(lineWeightAndCost({ ...typed, prep: 'diced' }, pantry).grams?.known).toBe(320)
  expect(lineWeightAndCost(typed, pantry).grams?.missing).toEqual(['Onions'])
})
