const beyondAscii = /[^\0-\x7f]/
const marks = /\p{M}/gu

/** A text as filters compare it: lower case and without accents, so "jalapeno" finds "Jalapeño". */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  return beyondAscii.test(lower) ? lower.normalize('NFKD').replace(marks, '') : lower
}
