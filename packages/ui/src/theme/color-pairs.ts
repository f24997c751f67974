import type { ColorRoles } from './theme.ts'

type Role = keyof ColorRoles

const backgrounds: Role[] = ['canvas', 'surface', 'raised', 'sunken', 'hover']

export const verdicts = ['pass', 'advisory', 'fail', 'unknown'] as const

const inks = ['ink', 'inkQuiet', 'accent', 'danger', ...verdicts.map((verdict): Role => `${verdict}Ink`)] as const

/** Every pair that carries text: 4.5:1 at least. */
export const textPairs: readonly (readonly [ink: Role, background: Role])[] = [
  ...backgrounds.flatMap((background) => inks.map((ink): [Role, Role] => [ink, background])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accent', 'accentBackground'],
  ['ink', 'accentBackground'],
  ['inkQuiet', 'accentBackground'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['danger', 'dangerBackground'],
  ['ink', 'dangerBackground'],
  ...verdicts.flatMap((verdict): [Role, Role][] => [
    [`${verdict}Ink`, `${verdict}Background`],
    ['ink', `${verdict}Background`],
    ['inkQuiet', `${verdict}Background`],
  ]),
  ...(['Background', 'Hover'] as const).flatMap((part): [Role, Role][] => [
    ['onInverted', `inverted${part}`],
    ['onInvertedQuiet', `inverted${part}`],
    ['onVibrant', `vibrant${part}`],
    ['onVibrantQuiet', `vibrant${part}`],
  ]),
]

/** Borders, rings and charts are shapes, not text: 3:1 at least. */
export const shapePairs: readonly (readonly [shape: Role, background: Role])[] = [
  ...backgrounds.flatMap((background): [Role, Role][] => [
    ['lineStrong', background],
    ['focusRing', background],
  ]),
  ['focusRing', 'accentBackground'],
  ...(['chart1', 'chart2', 'chart3', 'chart4', 'chart5'] as const).map((chart): [Role, Role] => [chart, 'surface']),
]
