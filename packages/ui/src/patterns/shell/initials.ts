const graphemes = new Intl.Segmenter()

/** The first sign of a text as a reader sees it: an emoji or a letter with its marks is one. Empty for an empty text. */
export function firstCharacter(text: string): string {
  const [first] = graphemes.segment(text.trim().slice(0, 64))
  return first?.segment.toLocaleUpperCase() ?? ''
}
