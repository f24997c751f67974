import type { ColorRoles } from './theme.ts'

type Role = keyof ColorRoles

const grounds: Role[] = ['canvas', 'surface', 'raised', 'sunken', 'hover']

export const verdicts = ['pass', 'advisory', 'fail', 'unknown'] as const

const inks = ['ink', 'inkQuiet', 'accent', 'danger', ...verdicts.map((verdict): Role => `${verdict}Ink`)] as const

/** Every pair that carries text: 4.5:1 at least. */
export const textPairs: readonly (readonly [ink: Role, ground: Role])[] = [
  ...grounds.flatMap((ground) => inks.map((ink): [Role, Role] => [ink, ground])),
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
    ['inkQuiet', `${verdict}Ground`],
  ]),
  ...(['Ground', 'Hover'] as const).flatMap((part): [Role, Role][] => [
    ['onInverted', `inverted${part}`],
    ['onInvertedQuiet', `inverted${part}`],
    ['onVibrant', `vibrant${part}`],
    ['onVibrantQuiet', `vibrant${part}`],
  ]),
]

/** Borders, rings and charts are shapes, not text: 3:1 at least. */
export const shapePairs: readonly (readonly [shape: Role, ground: Role])[] = [
  ...grounds.flatMap((ground): [Role, Role][] => [
    ['lineStrong', ground],
    ['focusRing', ground],
  ]),
  ['focusRing', 'accentGround'],
  ...(['chart1', 'chart2', 'chart3', 'chart4', 'chart5'] as const).map((chart): [Role, Role] => [chart, 'surface']),
]
