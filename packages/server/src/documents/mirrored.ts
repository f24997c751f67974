/** Properties of one side, with those of the other. */
const sides: Partial<Record<string, string>> = Object.fromEntries(
  [
    ['left', 'right'],
    ['paddingLeft', 'paddingRight'],
    ['marginLeft', 'marginRight'],
    ['borderLeftWidth', 'borderRightWidth'],
    ['borderLeftColor', 'borderRightColor'],
    ['borderLeftStyle', 'borderRightStyle'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
)

/** Values that name a side, by property. */
const values: Partial<Record<string, Partial<Record<string, string>>>> = {
  flexDirection: { row: 'row-reverse', 'row-reverse': 'row' },
  textAlign: { left: 'right', right: 'left' },
  objectPosition: { 'right top': 'left top', 'left top': 'right top' },
}

/** A style for a page that is read from right to left: rows run backwards, and what was at one side is at the other. */
export function mirrored<Style extends object>(style: Style): Style {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]: [string, unknown]) => [
      sides[name] ?? name,
      typeof value === 'string' ? (values[name]?.[value] ?? value) : value,
    ]),
  ) as Style
}
