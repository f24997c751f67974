const beyondAscii = /[^\0-\x7f]/
const marks = /\p{M}/gu

/** A text as filters compare it: any case, and letters without their accents, so that "jalapeno" finds "Jalapeño". */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  return beyondAscii.test(lower) ? lower.normalize('NFKD').replace(marks, '') : lower
}
