import type { Section, Statement } from '../../docs/specification/index.ts'
import type { Mark, Scanned } from './marks.ts'

/** A statement with the tests marked to prove it. */
export interface Row {
  statement: Statement
  /** Why it is not done: the statement's own reason, or what the product shows. */
  open: string | undefined
  marks: readonly Mark[]
}

export interface Findings {
  sections: { section: Section; rows: Row[] }[]
  /** Always errors: a duplicate or unknown id, a misplaced mark, an open row that is marked. */
  problems: string[]
  /** Rows neither open nor marked. */
  unmarked: Statement[]
  open: number
  done: number
}

/** What keeps a row open, whatever its tests prove. */
export interface Product {
  /** Operations that the app calls. */
  calls: ReadonlySet<string>
}

function reasonOf({ open, call }: Statement, { calls }: Product): string | undefined {
  if (open) return open
  return call && !calls.has(call) ? 'no screen makes the call yet' : undefined
}

/** Joins the specification's statements with the marks of all files and the state of the product. */
export function findingsOf(
  sections: readonly Section[],
  mostOpen: number,
  { marks, problems }: Scanned,
  product: Product,
): Findings {
  const all = sections.flatMap(({ statements }) => statements)
  const ids = all.map(({ id }) => id)
  const known = new Set(ids)
  const marksById = Map.groupBy(
    marks.flatMap((mark) => [...new Set(mark.ids)].map((id) => ({ id, mark }))),
    ({ id }) => id,
  )
  const rowOf = (statement: Statement): Row => ({
    statement,
    open: reasonOf(statement, product),
    marks: (marksById.get(statement.id) ?? []).map(({ mark }) => mark),
  })
  const rows = all.map(rowOf)
  const open = rows.filter((row) => row.open).length
  const unmarked = rows.filter((row) => !row.open && row.marks.length === 0)

  return {
    sections: sections.map((section) => ({ section, rows: section.statements.map(rowOf) })),
    problems: [
      ...problems,
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is in docs/specification twice`),
      ...sections.flatMap(({ number, statements }) =>
        statements.filter(({ id }) => !id.startsWith(`${number}.`)).map(({ id }) => `${id} is in section ${number}`),
      ),
      ...marks.flatMap(({ file, line, ids }) =>
        ids.filter((id) => !known.has(id)).map((id) => `${file}:${line} docs/specification has no row ${id}`),
      ),
      ...rows
        .filter(({ statement, marks }) => statement.open && marks.length > 0)
        .map(({ statement, marks }) => `${statement.id} is open, but ${marks[0]?.file} is marked to prove it`),
      ...(open > mostOpen ? [`${open} rows are open; at most ${mostOpen} may be`] : []),
      ...(open < mostOpen ? [`${open} rows are open: lower mostOpen from ${mostOpen}`] : []),
    ],
    unmarked: unmarked.map(({ statement }) => statement),
    open,
    done: rows.length - open - unmarked.length,
  }
}
