import { countKnown } from './columns.ts'

/** The characters that programs separate columns with. Excel writes semicolons where the decimal sign is a comma. */
const signs = [',', ';', '\t', '|'] as const

/** How many lines are read to find the separator. */
const mostLines = 20

interface Score {
  sign: string
  /** Known header words in the line that has the most. */
  known: number
  /** Lines with the most common number of columns. */
  alike: number
  columns: number
}

/**
 * The sign that separates a text's columns, from its first lines: the one that finds the most known header words, else the one
 * that gives the most lines the same number of columns, so that commas within amounts ("1,5") or names do not decide. A comma if
 * neither does.
 */
export function delimiterOf(text: string): string {
  const lines = text
    .split(/\r?\n|\r/)
    // The last one may have been cut.
    .slice(0, mostLines + 1)
    .map(withoutQuoted)
    .filter((line, index, all) => line.trim() !== '' && (index < all.length - 1 || all.length === 1))
  const scores = signs.map((sign): Score => {
    const counts = lines.map((line) => line.split(sign).length).filter((count) => count > 1)
    const [usual] = [...Map.groupBy(counts, (count) => count)].toSorted(([, a], [, b]) => b.length - a.length)
    return {
      sign,
      known: Math.max(0, ...lines.map((line) => countKnown(line.split(sign)))),
      alike: usual?.[1].length ?? 0,
      columns: usual?.[0] ?? 0,
    }
  })
  // The sort is stable: among equals, the comma comes first.
  const [best] = scores.toSorted((a, b) => b.known - a.known || b.alike - a.alike || b.columns - a.columns)
  return best?.sign ?? ','
}

/** A line with its quoted cells unquoted, and without separators in them. */
const withoutQuoted = (line: string) =>
  line.replaceAll(/"((?:[^"]|"")*)"/g, (_, cell: string) => cell.replaceAll(/[,;\t|]/g, ' '))
