import type { Section, Statement } from '../../docs/specification/index.ts'
import type { Mark, Scanned } from './marks.ts'

/** A statement with the tests that are marked to prove it. */
export interface Row {
  statement: Statement
  marks: readonly Mark[]
}

export interface Findings {
  sections: { section: Section; rows: Row[] }[]
  /** What is wrong whatever the state of the work: an id twice or unknown, a stray mark, an open row that is marked. */
  problems: string[]
  /** Rows that are neither open nor marked. */
  unmarked: Statement[]
  open: number
  done: number
}

/** Joins the statements of the specification with the marks of all files. */
export function findingsOf(sections: readonly Section[], mostOpen: number, { marks, problems }: Scanned): Findings {
  const all = sections.flatMap(({ statements }) => statements)
  const ids = all.map(({ id }) => id)
  const known = new Set(ids)
  const marksById = Map.groupBy(
    marks.flatMap((mark) => [...new Set(mark.ids)].map((id) => ({ id, mark }))),
    ({ id }) => id,
  )
  const rowOf = (statement: Statement): Row => ({
    statement,
    marks: (marksById.get(statement.id) ?? []).map(({ mark }) => mark),
  })
  const rows = all.map(rowOf)
  const open = rows.filter(({ statement }) => statement.open).length
  const unmarked = rows.filter(({ statement, marks }) => !statement.open && marks.length === 0)

  return {
    sections: sections.map((section) => ({ section, rows: section.statements.map(rowOf) })),
    problems: [
      ...problems,
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice in docs/specification`),
      ...sections.flatMap(({ number, statements }) =>
        statements
          .filter(({ id }) => !id.startsWith(`${number}.`))
          .map(({ id }) => `${id} stands in section ${number}`),
      ),
      ...marks.flatMap(({ file, line, ids }) =>
        ids.filter((id) => !known.has(id)).map((id) => `${file}:${line} docs/specification has no row ${id}`),
      ),
      ...rows
        .filter(({ statement, marks }) => statement.open && marks.length > 0)
        .map(({ statement, marks }) => `${statement.id} is open, yet ${marks[0]?.file} is marked to prove it`),
      ...(open > mostOpen ? [`${open} rows are open, ${mostOpen} may be`] : []),
      ...(open < mostOpen ? [`${open} rows are open: lower mostOpen from ${mostOpen}`] : []),
    ],
    unmarked: unmarked.map(({ statement }) => statement),
    open,
    done: rows.length - open - unmarked.length,
  }
}
