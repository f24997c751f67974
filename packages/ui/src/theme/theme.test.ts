import { describe, expect, test } from 'vitest'

import { shapePairs, textPairs, verdicts } from './color-pairs.ts'
import { distanceSeen, type Vision, visions } from './color-vision.ts'
import { contrast } from './contrast.ts'
import { breakpoints, darkTheme, fonts, lightTheme, spaces } from './theme.ts'

const allVisions = Object.keys(visions) as Vision[]
const verdictPairs = verdicts.flatMap((one, index) => verdicts.slice(index + 1).map((other) => [one, other] as const))

/**
 * Minimum distance between verdicts, in CIEDE2000, without one type of cone. 1 is just noticeable to trained eyes in
 * patches side by side; about 2.3 is noticeable in practice (M. Mahy et al., "Evaluation of uniform color spaces",
 * 1994). Backgrounds are wide and adjacent: twice that. Inks are thin strokes seen one after the other: more than three
 * times that. Shape and text distinguish verdicts where color does not.
 */
const minDistance = { Background: 5, Ink: 8 } as const

describe.each([
  ['light', lightTheme.color],
  ['dark', darkTheme.color],
])('%s theme', (_, colors) => {
  test.each(textPairs)('%s is readable on %s', (ink, background) => {
    expect(contrast(colors[ink], colors[background])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('%s is visible on %s', (shape, background) => {
    expect(contrast(colors[shape], colors[background])).toBeGreaterThanOrEqual(3)
  })

  describe.each(allVisions)('with %s', (vision) => {
    test.each(verdictPairs)('%s and %s are distinct colors', (one, other) => {
      for (const part of ['Ink', 'Background'] as const) {
        const distance = distanceSeen(colors[`${one}${part}`], colors[`${other}${part}`], vision)
        expect(distance, part).toBeGreaterThanOrEqual(minDistance[part])
      }
    })
  })
})

test('color distances match published examples', () => {
  // G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", 2005: black and white are 100 apart.
  expect(distanceSeen('#000000', '#ffffff', 'full color vision')).toBeCloseTo(100, 3)
  expect(distanceSeen('#ff0000', '#00ff00', 'full color vision')).toBeCloseTo(86.61, 1)
  expect(distanceSeen('#ff0000', '#00ff00', 'deuteranopia')).toBeLessThan(
    distanceSeen('#ff0000', '#00ff00', 'full color vision') / 2,
  )
})

const pixels = (rem: string) => Number.parseFloat(rem) * 16

test('font sizes are steps of 1.2 from 14 px in whole pixels; line heights are on the 4 px grid', () => {
  const steps = [-1, 0, 1, 2, 3, 4].map((step) => Math.round(14 * 1.2 ** step))
  for (const value of Object.values(fonts)) {
    const [weight = '', measures = ''] = value.split(' ')
    const [size = '', line = ''] = measures.split('/')
    expect(['400', '500', '600']).toContain(weight)
    expect(steps).toContain(pixels(size))
    expect(pixels(line) % 4).toBe(0)
  }
})

test('spaces are multiples of 4 px', () => {
  for (const [step, value] of Object.entries(spaces)) {
    expect(pixels(value)).toBe(step === 'half' ? 2 : Number(step) * 4)
  }
})

test('breakpoints match the specification', () => {
  expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1540 })
})
