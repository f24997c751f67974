import path from 'node:path'

import type { Findings, Row } from './findings.ts'
import type { Mark } from './marks.ts'

const introduction = `# Coverage of the specification

From \`docs/specification/\` and the marks in tests (\`// spec: 5.vendor.code\`). A row is **done** when one of its tests passed;
\`pnpm test\` fails when none did. A row is **open** for the reason given, and the number of open rows cannot grow. Whatever the
specification calls "not shown" has no row.
`

/** The coverage as Markdown: a summary, then one table per section. The same marks give the same text. */
export function documentOf({ sections }: Findings): string {
  const tables = sections.map(
    ({ section, rows }) =>
      `## ${section.number}. ${section.title}\n\n| Id | Statement | State | Tests, or why it is open |\n| --- | --- | --- | --- |\n${rows.map(lineOf).join('')}`,
  )
  const counts = sections.map(({ section, rows }) => ({ name: `${section.number}. ${section.title}`, ...count(rows) }))
  const all = { name: 'All', ...count(sections.flatMap(({ rows }) => rows)) }
  const summary = [...counts, all].map(({ name, rows, done, open }) => `| ${name} | ${rows} | ${done} | ${open} |\n`)
  return [
    introduction,
    `| Section | Rows | Done | Open |\n| --- | --: | --: | --: |\n${summary.join('')}`,
    ...tables,
  ].join('\n')
}

const count = (rows: readonly Row[]) => ({
  rows: rows.length,
  done: rows.filter((row) => stateOf(row) === 'done').length,
  open: rows.filter(({ open }) => open).length,
})

const stateOf = ({ open, marks }: Row) => {
  if (open) return 'open'
  return marks.length > 0 ? 'done' : '**no test**'
}

function lineOf(row: Row): string {
  const { id, text } = row.statement
  const why = row.open ? cell(row.open) : row.marks.map(linkOf).join('<br>')
  return `| ${cell(id)} | ${cell(text)} | ${stateOf(row)} | ${why} |\n`
}

const linkOf = ({ file, name }: Mark) => `[${path.basename(file)}](${file}): ${cell(name)}`

/** Text escaped for a Markdown table. */
const cell = (text: string) => text.replaceAll(/[\\|*_<>[\]`$]/g, String.raw`\$&`).replaceAll('\n', ' ')
