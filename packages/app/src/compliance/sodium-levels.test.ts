import { expect, test } from 'vitest'

import { readSodiumLevels, sodiumOption, type SodiumLevel, toSodiumLevel, toTargets } from './sodium-levels.ts'

const level = (rest: Partial<SodiumLevel> = {}): SodiumLevel => ({
  mealPrgram: 'Lunch K-5',
  targetType: 'Target 1',
  enabled: true,
  details: '',
  ...rest,
})

test('by default Target 1 is enabled and Target 2 is not', () => {
  expect(toTargets([], ['Lunch K-5'])).toEqual([{ programName: 'Lunch K-5', target1: true, target2: false }])
})

test('targets are written as JSON text and read back', () => {
  const targets = [
    { programName: 'Lunch K-5', target1: true, target2: true },
    { programName: 'Breakfast "A", 6-8', target1: false, target2: false },
  ]
  const text = toSodiumLevel(targets, [])
  expect(JSON.parse(text)).toEqual([
    { mealPrgram: 'Lunch K-5', targetType: 'Target 1', enabled: true, details: '' },
    { mealPrgram: 'Lunch K-5', targetType: 'Target 2', enabled: true, details: '' },
    { mealPrgram: 'Breakfast "A", 6-8', targetType: 'Target 1', enabled: false, details: '' },
    { mealPrgram: 'Breakfast "A", 6-8', targetType: 'Target 2', enabled: false, details: '' },
  ])
  expect(
    toTargets(
      readSodiumLevels(text),
      targets.map(({ programName }) => programName),
    ),
  ).toEqual(targets)
})

test('details and entries of removed programs are kept', () => {
  const gone = level({ mealPrgram: 'Summer', details: 'closed' })
  const text = toSodiumLevel(
    [{ programName: 'Lunch K-5', target1: false, target2: false }],
    [level({ details: '1,110 mg' }), gone],
  )
  expect(readSodiumLevels(text)).toEqual([
    level({ enabled: false, details: '1,110 mg' }),
    level({ targetType: 'Target 2', enabled: false }),
    gone,
  ])
})

test.each([
  '',
  '{',
  '{}',
  'null',
  '[null, 7, {}]',
  '[{"mealPrgram":"Lunch","targetType":"Target 3","enabled":true,"details":""}]',
  '[{"mealPrgram":"Lunch","targetType":"Target 1","enabled":"yes","details":""}]',
])('invalid text such as %s has no level', (text) => {
  expect(readSodiumLevels(text)).toEqual([])
})

test('only an enabled Target 2 of the program changes the sodium limit of its menus', () => {
  const levels = [
    level({ targetType: 'Target 2' }),
    level({ mealPrgram: 'Lunch 6-8', targetType: 'Target 2', enabled: false }),
  ]
  expect(sodiumOption(levels, 'Lunch K-5')).toEqual({ sodium: 'target2' })
  expect(sodiumOption(levels, 'Lunch 6-8')).toEqual({ sodium: 'inForce' })
  expect(sodiumOption(levels, 'Lunch 9-12')).toEqual({ sodium: 'inForce' })
})
