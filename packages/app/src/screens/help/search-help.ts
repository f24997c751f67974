import { searchable } from '@commissary/ui'

/** Something that the help knows. */
export interface HelpEntry {
  id: string
  /** A screen's topic, a word of the glossary, a check of the meal pattern, or something new. */
  kind: 'topic' | 'term' | 'rule' | 'news'
  title: string
  text: string
  /** What else people call it. */
  words?: string
  href: string
}

/** Without accents and vowel signs: "ordenes" finds "órdenes", and "مورد" finds "مورّد". */
const wordsOf = (text: string) =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Arabic joins "and", "the", "with the" and "for the" to the next word. */
const joined = /^و?(?:[بكف]?ال|لل)(?=..)/

const formsOf = (word: string): readonly string[] => [word, word.replace(joined, '')]

/** The entries in which each word of the query matches the start of a word; entries with all of them in the title come first. */
export function searchHelp(entries: readonly HelpEntry[], query: string): HelpEntry[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const has = (text: string) => {
    const words = wordsOf(text)
    return asked.every((start) =>
      words.some((word) => formsOf(word).some((form) => formsOf(start).some((begin) => form.startsWith(begin)))),
    )
  }
  const rank = ({ title, words = '', text }: HelpEntry) =>
    has(title) ? 0 : has(`${title} ${words}`) ? 1 : has(`${title} ${words} ${text}`) ? 2 : null
  return entries
    .flatMap((entry) => {
      const place = rank(entry)
      return place === null ? [] : [{ entry, place }]
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}
