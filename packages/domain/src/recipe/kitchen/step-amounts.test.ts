import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { scaleSteps } from './step-amounts.ts'

const written = (text: string, factor = 2) =>
  scaleSteps([text], factor).map(({ parts }) =>
    parts
      .map((part) =>
        typeof part === 'string' ? part : `[${part.map(({ amount, unit }) => `${amount} ${unit}`).join(' ')}]`,
      )
      .join(''),
  )[0]

test.each([
  ['Add 2 cups of water.', 'Add [1 qt] of water.'],
  ['Bring 1 1/2 gal water to a boil.', 'Bring [3 gal] water to a boil.'],
  ['Stir in 1 lb 8 oz tomato paste and 2 tsp salt.', 'Stir in [3 lb] tomato paste and [1 tbsp 1 tsp] salt.'],
  ['Add 2 qt. of stock. Simmer for 20 minutes.', 'Add [1 gal] of stock. Simmer for 20 minutes.'],
  [
    'Combine flour, 2 cups sugar, and ½ tsp salt. Heat to 165 °F for 15 seconds.',
    'Combine flour, [1 qt] sugar, and [1 tsp] salt. Heat to 165 °F for 15 seconds.',
  ],
  ['Dissolve 3 Tbsp cornstarch in 500 ml water.', null],
  ['Reserve 1 cup of the liquid (see step 4).', 'Reserve [2 cup] of the liquid (see step 4).'],
  ['Add 2 fluid ounces vinegar.', 'Add [0.5 cup] vinegar.'],
])('"%s" is scaled', (text, scaled) => {
  expect(written(text)).toBe(scaled ?? text)
})

// Each of these would be wrong, or might be, if it were scaled.
test.each([
  'Divide into 4 pans, 6 lb 4 oz each.',
  'Pour 1 gal 1 qt into each steam table pan (12" x 20" x 2 1/2").',
  'Portion with No. 8 scoop (1/2 cup).',
  'Add 2 to 3 cups of water.',
  'Add 2-3 cups of water.',
  'Add one quart of water and 1 tsp salt.',
  'Add 1 qt (2 lb) water.',
  'Shape into 2 oz balls.',
  'Use a 20 qt mixer.',
  'Add no more than 10 lb at a time.',
  'Mix in batches of 5 lb.',
  'Add 2 5-oz bags of spinach.',
  'Add 2 #10 cans of beans.',
  'Add 4 c water.',
  'Add 12 eggs and 1 cup milk.',
  'Add 2 cups water per pound of rice.',
  'Serve 1 cup.',
  'Cool to 70 °F in 4 inches of depth.',
  'Cover with 1 inch of water.',
  'Add 1/2 the sauce and 2 cups cheese.',
  'Add 2 qt. of water to every kettle.',
  'Bake 8 oz in 2 qt dish.',
])('"%s" stays as written and is marked', (text) => {
  expect(scaleSteps([text], 2)).toEqual([{ parts: [text], isScaled: false, isKept: true }])
})

test.each([
  'Heat to 165 °F for 15 seconds.',
  'Bake for 1 1/2 to 2 hours at 350 F.',
  'Repeat steps 2 and 3.',
  'Mix well.',
])('"%s" holds no amount', (text) => {
  expect(scaleSteps([text], 2)).toEqual([{ parts: [text], isScaled: false, isKept: false }])
})

test('after food is divided into pans, an amount may be that of one pan', () => {
  const steps = scaleSteps(['Add 2 cups of water.', 'Divide among pans.', 'Sprinkle 8 oz cheese over it.'], 3)
  expect(steps.map(({ isScaled, isKept }) => [isScaled, isKept])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

test('a recipe as written keeps its steps, whatever they say', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(scaleSteps([text], 1)[0]?.parts).toEqual([text])
      // Scaling never throws, and what is not an amount stays.
      const [step] = scaleSteps([`Add ${text}`], 2)
      if (!step?.isScaled) expect(step?.parts).toEqual([`Add ${text}`])
    }),
  )
})
