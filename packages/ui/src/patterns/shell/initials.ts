const graphemes = new Intl.Segmenter()

/** The first user-perceived character of a text: an emoji or a letter with its accents is one. Empty for an empty text. */
export function firstCharacter(text: string): string {
  const [first] = graphemes.segment(text.trim().slice(0, 64))
  return first?.segment.toLocaleUpperCase() ?? ''
}
