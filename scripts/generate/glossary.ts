import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../steps.ts'

/** The tables of docs/glossary.md whose words people meet on screen. */
const headings = ['School meals', 'Kitchen and store']

/** The help's glossary: the meanings of docs/glossary.md as messages, and their keys in the order of the words. */
export function glossaryFiles(): Map<string, string> {
  const terms = readTerms(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  const messages = Object.fromEntries(terms.map(({ key, term, meaning }) => [key, { term, meaning }]))
  return new Map([
    ['help-glossary.json', JSON.stringify(messages)],
    [
      'help-terms.ts',
      `// Generated from docs/glossary.md by \`pnpm generate\`. Do not edit.\n\n/** The words of the help's glossary, by name. */\nexport const helpTerms = ${JSON.stringify(terms.map(({ key }) => key))} as const\n`,
    ],
  ])
}

export function readTerms(glossary: string) {
  const tables = headings.map((heading) => new RegExp(`^## ${heading}\\n([^#]*)`, 'm').exec(glossary)?.[1] ?? '')
  const rows = tables.flatMap((table) => table.split('\n').filter((line) => line.startsWith('|')))
  const terms = rows.flatMap((line) => {
    const [term = '', meaning = ''] = line.split('|').slice(1).map(plain)
    return meaning === '' || meaning === 'Meaning' || /^-+$/.test(meaning) ? [] : [{ key: keyOf(term), term, meaning }]
  })
  const keys = new Set(terms.map(({ key }) => key))
  if (keys.size < terms.length) throw new Error('docs/glossary.md has two words with the same key')
  return terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en'))
}

const plain = (cell: string) => cell.replaceAll('`', '').trim()

/** "on hand" becomes onHand. */
const keyOf = (term: string) =>
  plain(term)
    .toLowerCase()
    .replaceAll(/[^a-z]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '')
