/** A word or phrase that the glossary advises against, and what it says to write. */
export interface Avoided {
  word: string
  use: string
}

export interface Finding extends Avoided {
  /** From 1. */
  line: number
}

/** The last column of every table of the glossary, each phrase with the first column of its row. */
export function avoidedWords(glossary: string): Avoided[] {
  return glossary.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length < 4 || /^-+$/.test(cells[1] ?? '')) return []
    const [use = '', not = ''] = [cells[1], cells.at(-2)]
    if (not === 'Not') return []
    return not.split(', ').flatMap((word) => (word === '' ? [] : [{ word, use }]))
  })
}

/** Patterns that are not words. */
const patterns: readonly { pattern: RegExp; use: string }[] = [
  { pattern: /\d+ %(?= of\b|[.,;:)"'`]|$)/, use: '"70%", without a space' },
  {
    pattern: /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/,
    use: '"July 1, 2027"',
  },
]

/** "weekHead" and "week-head" as "week head", so that names are read like text. */
const spaced = (line: string) =>
  line
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/(\w)[-_](?=\w)/g, '$1 ')
    .toLowerCase()

/** Every avoided word of a text by its line; one for each word and line. */
export function findings(text: string, avoided: readonly Avoided[]): Finding[] {
  const rules = avoided.map(({ word, use }) => ({
    word,
    use,
    pattern: new RegExp(`(?<!\\w)${spaced(word).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`),
  }))
  return text.split('\n').flatMap((source, index) => {
    // Ids of the specification keep their spelling.
    if (/^\s*\/\/ spec: /.test(source)) return []
    const line = spaced(source)
    return [
      ...rules.flatMap(({ word, use, pattern }) => (pattern.test(line) ? [{ line: index + 1, word, use }] : [])),
      ...patterns.flatMap(({ pattern, use }) => {
        const [word] = pattern.exec(source) ?? []
        return word === undefined ? [] : [{ line: index + 1, word, use }]
      }),
    ]
  })
}
