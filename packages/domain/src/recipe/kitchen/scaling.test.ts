import { expect, test } from 'vitest'

import { food, line } from '../../testing/foods.ts'
import { cardLines } from './card-lines.ts'
import { parseScale, portionsOf, type Scale, scaleTargets } from './scaling.ts'

const sauce = {
  portions: '100',
  yield: { amount: '3.125', unit: 'gal' },
  pans: [{ portionsPerPan: 25 }, { portionsPerPan: 40 }],
} as const

// 3 1/8 gallons are 400 fl oz, so a portion is a No. 8 scoop of 4 fl oz.
test.each<[Scale, string | null]>([
  [{ amount: '320', of: 'portions' }, '320'],
  [{ amount: '6.25', of: 'gal' }, '200'],
  [{ amount: '800', of: 'floz' }, '200'],
  [{ amount: '4', of: 'pan1' }, '100'],
  [{ amount: '2.5', of: 'pan2' }, '100'],
  [{ amount: '50', of: 'scoop8' }, '50'],
  [{ amount: '50', of: 'ladle8' }, '100'],
  [{ amount: '1', of: 'pan3' }, null],
  [{ amount: '5', of: 'lb' }, null],
  [{ amount: '0', of: 'portions' }, null],
])('%o makes %s portions', (scale, portions) => {
  expect(portionsOf(sauce, scale)).toBe(portions)
})

test('a recipe is scaled to what its yield and pans allow', () => {
  expect(scaleTargets({ portions: '10', pans: [] })).toEqual(['portions'])
  expect(scaleTargets({ portions: '10', yield: { amount: '5', unit: 'lb' }, pans: [] })).toEqual([
    'portions',
    'lb',
    'oz',
    'g',
    'kg',
  ])
  expect(scaleTargets(sauce)).toEqual(expect.arrayContaining(['portions', 'pan1', 'pan2', 'gal', 'cup', 'scoop8']))
  expect(scaleTargets(sauce)).not.toContain('lb')
})

test('a scale is read from an address, and nothing else is', () => {
  expect(parseScale('320 portions')).toEqual({ amount: '320', of: 'portions' })
  expect(parseScale('2.5 pan1')).toEqual({ amount: '2.5', of: 'pan1' })
  for (const text of [
    null,
    '',
    '320',
    '0 portions',
    '-1 portions',
    '1e9 portions',
    '3 bunches',
    '1 pan0',
    '9999999 lb',
  ]) {
    expect(parseScale(text)).toBeNull()
  }
})

test('lines are scaled in kitchen measures, with pieces rounded up and the units to buy', () => {
  const level = { gtin: null, holds: null }
  const pack = {
    text: '6/5 LB',
    case: { gtin: null, holds: 6, content: null },
    inner: null,
    each: { ...level, content: { amount: '5', unit: 'lb' as const } },
  }
  const recipe = {
    id: 1,
    name: 'Beans',
    portions: '50',
    lines: [
      { ...line(1, '8', 'lb'), prepNote: 'trimmed' },
      { ...line(1, '10', 'lb'), form: 'AP' as const },
      line(2, '3', 'each'),
      line(2, '500', 'g'),
      line(2, null, 'cup'),
      { subRecipeId: 7, amount: '4', unit: 'cup' as const },
      { ...line(1, '1', 'lb'), plus: { amount: '8', unit: 'oz' as const }, yieldPct: 50 },
      { ingredientId: 9, amount: '1', unit: 'measure' as const, measure: 'bunch' },
    ],
    pantry: {
      ingredients: [
        { ...food(1, 'Beans', { ediblePct: 80 }), packs: [pack] },
        { ...food(2, 'Egg'), packs: [] },
      ],
      recipes: [{ id: 7, name: 'Sauce' }],
    },
  }
  expect(cardLines(recipe, '75')).toMatchObject([
    {
      name: 'Beans',
      amounts: [{ parts: [{ amount: '12', unit: 'lb' }] }],
      purchase: { count: 3 },
      form: 'EP',
      prepNote: 'trimmed',
    },
    {
      amounts: [{ parts: [{ amount: '15', unit: 'lb' }] }],
      purchase: { count: 3, content: { amount: '5', unit: 'lb' } },
      form: 'AP',
    },
    { name: 'Egg', amounts: [{ parts: [{ amount: '5', unit: 'each' }], exact: '4.5' }], purchase: null },
    {
      amounts: [
        {
          parts: [{ amount: '750', unit: 'g' }],
          exact: null,
          beside: [
            { amount: '1', unit: 'lb' },
            { amount: '10.5', unit: 'oz' },
          ],
        },
      ],
    },
    { amounts: [] },
    {
      name: 'Sauce',
      amounts: [
        {
          parts: [
            { amount: '1', unit: 'qt' },
            { amount: '2', unit: 'cup' },
          ],
        },
      ],
    },
    // 2.25 lb edible are 4.5 lb as purchased, by the line's own yield: nine tenths of a bag.
    {
      amounts: [
        {
          parts: [
            { amount: '1', unit: 'lb' },
            { amount: '8', unit: 'oz' },
          ],
        },
        { parts: [{ amount: '12', unit: 'oz' }] },
      ],
      yieldPct: 50,
      purchase: { count: 0.9 },
    },
    { name: '#9', amounts: [{ parts: [{ amount: '1.5', unit: 'measure' }], measure: 'bunch' }] },
  ])
  expect(cardLines(recipe, '0')).toBeNull()
})

test('purchases are computed from the exact amount, not from the rounded one on the card', () => {
  const content = { amount: '1', unit: 'oz' as const }
  const pack = { text: '1 OZ', case: null, inner: null, each: { gtin: null, holds: null, content } }
  const recipe = {
    id: 1,
    name: 'Rub',
    portions: '100',
    lines: [line(1, '12.3', 'lb'), line(1, '0.15', 'tsp'), line(1, '1.1', 'lb')],
    pantry: { ingredients: [{ ...food(1, 'Paprika'), packs: [pack] }], recipes: [] },
  }
  const [scaled, spoon] = cardLines(recipe, '101') ?? []
  expect(scaled?.amounts[0]?.parts).toEqual([
    { amount: '12', unit: 'lb' },
    { amount: '7', unit: 'oz' },
  ])
  expect(scaled?.purchase?.count).toBeCloseTo(12.3 * 16 * 1.01, 6)
  // The nearest eighth of a teaspoon is a fifth less, so the card gives the exact amount, too.
  expect(spoon?.amounts[0]).toMatchObject({ parts: [{ amount: '0.125', unit: 'tsp' }], exact: '0.1515' })
  // A recipe as written also gives amounts that a kitchen can measure.
  expect(cardLines(recipe, '100')?.[2]?.amounts[0]?.parts).toEqual([
    { amount: '1', unit: 'lb' },
    { amount: '1.5', unit: 'oz' },
  ])
})
