import type { Food } from '@commissary/domain/food'
import type { Pantry, RecipeSource } from '@commissary/domain/recipe'
import { describe, expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { type DraftLine, emptyDraft, emptyLine, reduceDraft } from './draft.ts'
import { placePaste, readPaste } from './paste.ts'
import { toInput, toSource } from './records.ts'
import { gridRow, lineProblems } from './rows.ts'
import { readUnit } from './units.ts'

const t = englishTranslator()

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
const pantry: Pantry = {
  food: (id) => (id === 1 ? butter : undefined),
  recipe: (id) => [sauce, soup].find((recipe) => recipe.id === id),
}
const context = { t, pantry, recipe: { id: 5, name: 'Stew' }, searched: new Map<string, number>() }

const line = (patch: Partial<DraftLine>): DraftLine => ({
  ...emptyLine('a'),
  item: { id: 'ingredient-1', label: 'Butter' },
  amount: '1',
  unit: 'cup',
  ...patch,
})
const problems = (patch: Partial<DraftLine>) => lineProblems(line(patch), context)

describe('a line', () => {
  test.each(['½', '1 1/2', '1½', '.5', '2', '3/8'])('takes the amount %s', (amount) => {
    expect(problems({ amount })).toEqual({ errors: {}, isSavable: true })
  })

  test.each([
    ['0', 'The amount must be above 0'],
    ['-2', 'The amount must be above 0'],
    ['1e9', 'Not a number. Write 2, 0.5, 1/2 or 1 1/2.'],
    ['1000000000', 'The amount must be below 1,000,000'],
    ['1,5', 'Use a point for decimals: 1.5'],
    ['some', 'Not a number. Write 2, 0.5, 1/2 or 1 1/2.'],
  ])('refuses the amount %s in its cell', (amount, message) => {
    expect(problems({ amount })).toEqual({ errors: { amount: message }, isSavable: false })
  })

  test('without an amount can be saved: its figures are unknown', () => {
    expect(problems({ amount: '' }).isSavable).toBe(true)
    expect(gridRow(line({ amount: '' }), context)).toMatchObject({ grams: null, cost: null })
  })

  test('keeps a unit that is none of ours as it was written and says so', () => {
    expect(problems({ unit: 'bunch' })).toMatchObject({
      errors: { unit: '“bunch” is not a unit' },
      isSavable: false,
    })
  })

  test('says where a unit cannot be converted for its food, and can be saved all the same', () => {
    expect(problems({ unit: 'each' })).toEqual({
      errors: { unit: 'The weight of 1 each is not known for this food' },
      isSavable: true,
    })
  })

  test('takes a recipe by portion, by batch, or by what it yields', () => {
    const item = { id: 'recipe-7', label: 'Sauce' } as const
    for (const unit of ['portion', 'batch', 'cup', 'gal']) expect(problems({ item, unit }).errors).toEqual({})
    expect(problems({ item, unit: 'lb' }).errors.unit).toBe(
      'Use portion or batch, or give Sauce a yield by weight or volume',
    )
  })

  test('names the chain when a recipe would contain itself', () => {
    expect(problems({ item: { id: 'recipe-8', label: 'Soup' }, unit: 'batch' })).toEqual({
      errors: { item: 'A recipe cannot contain itself: Stew > Soup > Stew' },
      isSavable: false,
    })
  })

  test('shows its weight and its cost', () => {
    const row = gridRow(line({ amount: '2' }), context)
    expect(row.grams).toEqual({ known: 454, missing: [] })
    expect(row.cost?.known).toBeCloseTo((4 * 454) / 453.59237, 10)
  })

  test('that nothing was found for keeps its text and says why', () => {
    const searched = new Map([
      ['unicorn', 0],
      ['milk', 4],
    ])
    const said = (itemText: string) => lineProblems(line({ item: null, itemText }), { ...context, searched })
    expect(said('unicorn').errors.item).toContain('Nothing is called “unicorn”')
    expect(said('milk').errors.item).toContain('More than one food matches “milk”')
    expect(said('unicorn').isSavable).toBe(false)
  })
})

describe('figures', () => {
  test('count a name without a food as unknown, never as nothing', () => {
    const draft = { ...emptyDraft([line({}), line({ id: 'b', item: null, itemText: 'unicorn' })]), portions: '10' }
    const { source, standIns } = toSource(draft, 5)
    expect(source.lines).toHaveLength(2)
    expect([...standIns.values()].map(({ name }) => name)).toEqual(['unicorn'])
  })

  test('leave empty lines out', () => {
    const draft = { ...emptyDraft([line({}), emptyLine('b')]), portions: '½' }
    expect(toSource(draft, 5).source).toMatchObject({ portions: '0.5', lines: [{ ingredientId: 1, amount: '1' }] })
    expect(toInput(draft).lines).toHaveLength(1)
  })
})

describe('pasting', () => {
  test('reads the cells of a spreadsheet, plural units too', () => {
    expect(readPaste([['1 1/2', 'Cups', 'Flour', 'sifted', 'ap']], 'amount')).toEqual([
      { amount: '1 1/2', unit: 'cup', item: null, itemText: 'Flour', prep: 'sifted', form: 'AP' },
    ])
  })

  test('reads lines of text', () => {
    expect(readPaste([['½ cup butter'], ['2 lbs. ground beef, raw'], ['3 T of sugar']], 'amount')).toEqual([
      { amount: '½', unit: 'cup', item: null, itemText: 'butter', prep: '' },
      { amount: '2', unit: 'lb', item: null, itemText: 'ground beef', prep: 'raw' },
      { amount: '3', unit: 'tbsp', item: null, itemText: 'sugar', prep: '' },
    ])
  })

  test('loses nothing: what cannot be read stays as text in its cell', () => {
    expect(readPaste([['a pinch of salt']], 'amount')).toEqual([{ amount: 'a pinch of salt' }])
    expect(readPaste([['2', 'no. 10 can', 'tomatoes']], 'amount')).toMatchObject([{ unit: 'no. 10 can' }])
  })

  test('goes over the lines that are there and adds the rest', () => {
    const lines = [line({}), line({ id: 'b' })]
    const patches = readPaste([['5'], ['6'], ['7']], 'amount')
    let next = 0
    const placed = placePaste(lines, 1, patches, () => `new-${(next += 1)}`)
    const draft = reduceDraft(emptyDraft(lines), { type: 'paste', at: 1, ...placed })
    expect(draft.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['a', '1'],
      ['b', '5'],
      ['new-1', '6'],
      ['new-2', '7'],
    ])
    expect(draft.lines[0]).toBe(lines[0])
  })

  test('a fluid ounce is no ounce', () => {
    expect(readUnit('fl oz')).toBeNull()
    expect(readUnit('Ounces')).toBe('oz')
    expect(readUnit('T')).toBe('tbsp')
    expect(readUnit('t')).toBe('tsp')
  })
})
