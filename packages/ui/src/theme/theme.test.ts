import { describe, expect, test } from 'vitest'

import { type ColorRoles, darkTheme, lightTheme } from './theme.ts'

type Role = keyof ColorRoles

const grounds: Role[] = ['canvas', 'surface', 'raised', 'sunken', 'hover']
const verdicts = ['pass', 'advisory', 'fail', 'unknown'] as const

const textPairs: [ink: Role, ground: Role][] = [
  ...grounds.flatMap((ground): [Role, Role][] =>
    (['ink', 'inkQuiet', 'accent', 'danger', ...verdicts.map((verdict): Role => `${verdict}Ink`)] as const).map(
      (ink): [Role, Role] => [ink, ground],
    ),
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accent', 'accentGround'],
  ['ink', 'accentGround'],
  ['inkQuiet', 'accentGround'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['danger', 'dangerGround'],
  ['ink', 'dangerGround'],
  ...verdicts.flatMap((verdict): [Role, Role][] => [
    [`${verdict}Ink`, `${verdict}Ground`],
    ['ink', `${verdict}Ground`],
  ]),
]

const shapePairs: [shape: Role, ground: Role][] = [
  ...grounds.flatMap((ground): [Role, Role][] => [
    ['lineStrong', ground],
    ['focusRing', ground],
  ]),
  ...(['chart1', 'chart2', 'chart3', 'chart4', 'chart5'] as const).map((chart): [Role, Role] => [chart, 'surface']),
]

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each([
  ['light', lightTheme.color],
  ['dark', darkTheme.color],
])('%s theme', (_, colors) => {
  test.each(textPairs)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('%s can be made out on %s', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3)
  })
})
