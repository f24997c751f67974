import { emptyDraft, emptyLine, type LineContext } from '@commissary/domain/recipe'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { lineProblemText, recipeErrors, rejectedLines } from './problem-texts.ts'

const t = englishTranslator()
const context: LineContext = {
  pantry: { food: () => undefined, recipe: () => undefined },
  recipe: { id: 0, name: '' },
  searched: new Map(),
}

test('a new recipe shows the messages of the specification', () => {
  expect(recipeErrors(emptyDraft([emptyLine('a')]), context, t)).toEqual({
    name: 'Please fill recipe name',
    type: 'Please select recipe type',
    portions: 'Enter a number greater than 0',
    lines: 'Please add atleast one ingredient information',
  })
})

test('lines with problems are counted', () => {
  const draft = { ...emptyDraft([{ ...emptyLine('a'), itemText: 'unicorn' }]), name: 'Stew', type: 'usda' } as const
  expect(recipeErrors({ ...draft, portions: '10', yield: { amount: 'some', unit: 'qt' } }, context, t)).toEqual({
    yield: { amount: 'Not a number. Use 2, 0.5, 1/2 or 1 1/2.' },
    lines: '1 line needs a correction.',
  })
})

test.each([
  [{ code: 'amount', problem: 'zero' }, 'Enter an amount greater than 0'],
  [{ code: 'amount', problem: 'comma' }, 'Use a decimal point: 1.5'],
  [{ code: 'amount', problem: 'tooLarge' }, 'Enter an amount less than 1,000,000'],
  [{ code: 'unit', unit: 'bunch' }, '“bunch” is not a unit'],
  [{ code: 'measureUnknown', measure: 'bunch' }, '“bunch” is not a unit or a measure of this food'],
  [{ code: 'severalMeasures', unit: 'cup' }, 'Which cup? Choose one.'],
  [{ code: 'unconvertible', amount: '1', unit: 'each' }, 'The weight of 1 each of this food is unknown'],
  [{ code: 'recipeUnit', name: 'Sauce' }, 'Use portion or batch, or give Sauce a yield by weight or volume'],
  [{ code: 'cycle', chain: ['Stew', 'Soup', 'Stew'] }, 'A recipe cannot contain itself: Stew > Soup > Stew'],
  [{ code: 'itemUnknown', name: 'unicorn' }, 'No match for “unicorn”. Choose a food or create it.'],
  [{ code: 'itemAmbiguous', name: 'milk' }, 'More than one food matches “milk”. Choose one.'],
] as const)('the problem %o is explained', (problem, text) => {
  expect(lineProblemText(problem, t)).toBe(text)
})

test("the server's messages are shown at the lines they are about", () => {
  // oxlint-disable-next-line no-sparse-arrays -- a rejection names only some of the lines
  const rejection = [, { subRecipeId: 'It contains itself.', unit: 'Not a unit.' }]
  expect(rejectedLines(rejection, ['a', 'c'])).toEqual(new Map([['c', 'It contains itself. Not a unit.']]))
  expect(rejectedLines(undefined, ['a'])).toEqual(new Map())
})
