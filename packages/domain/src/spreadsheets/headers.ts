/**
 * A header or a word of a spreadsheet without the differences in how people write it: capitals, accents, vowel signs, the Arabic
 * article, and Arabic letters that are used for one another.
 */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}ـ]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/(?<!\p{L})ال(?=\p{L}{2})/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .trim()

/** Names with commas between them. */
export const listed = (names: string): readonly string[] => names.split(', ')

/** Finds the column that a header names, in English, Spanish or Arabic; null for any other header. */
export function columnFinder<Column extends string>(
  names: Readonly<Record<Column, readonly string[]>>,
): (header: string) => Column | null {
  const columns = new Map<string, Column>()
  for (const [column, all] of Object.entries(names) as [Column, readonly string[]][]) {
    for (const name of all) columns.set(plainWord(name), columns.get(plainWord(name)) ?? column)
  }
  return (header) => columns.get(plainWord(header)) ?? null
}

const yes = new Set(['yes', 'y', 'x', 'true', '1', 'sí', 's', 'نعم'].map(plainWord))
const no = new Set(['', 'no', 'n', '0', '-', 'false', 'لا'].map(plainWord))

/** A yes or no in English, Spanish or Arabic; a blank is no, and null is neither. */
export function readYesNo(text: string): boolean | null {
  const word = plainWord(text)
  if (no.has(word)) return false
  return yes.has(word) ? true : null
}
