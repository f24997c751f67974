import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import ts from 'typescript'

/** A test, `describe` or story that names the statements it proves. */
export interface Mark {
  /** Path from the root of the repository. */
  file: string
  line: number
  ids: readonly string[]
  /** Its name in the coverage: the title with its `describe`s, or the story's export name. */
  name: string
  proves: Proof
}

/** How to find the mark's results in a report: by the titles leading to a test, or by the end of a story's id. */
export type Proof = { kind: 'test' | 'describe'; path: readonly RegExp[] } | { kind: 'story'; idEnd: string }

export interface Scanned {
  marks: Mark[]
  /** Marks that prove nothing, with their place and the fix. */
  problems: string[]
}

interface Call {
  kind: 'test' | 'describe'
  title: string
  pattern: RegExp
}

const markLine = /^[ \t]*\/\/ ?spec:(.*)$/gm
const idForm = /^[1-9]\.[\w./]+$/
const storyFile = /\.stories\.tsx$/

/**
 * Reads the marks of a file: `// spec: id, id` in the comments directly above a test, a `describe` or an exported story.
 * The file is parsed, not run.
 *
 * @param file path from the root of the repository
 * @param text its source
 */
export function marksOf(file: string, text: string): Scanned {
  const lines = new Map<number, string[]>()
  const problems: string[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1

  for (const found of text.matchAll(markLine)) {
    const ids = (found[1] ?? '').split(',').map((id) => id.trim())
    const wrong = ids.filter((id) => !idForm.test(id))
    if (wrong.length > 0)
      problems.push(`${file}:${lineAt(found.index)} ids are separated by commas: "${wrong.join(', ')}"`)
    lines.set(
      lineAt(found.index),
      ids.filter((id) => idForm.test(id)),
    )
  }
  if (lines.size === 0) return { marks: [], problems }

  const marks: Mark[] = []
  const take = (node: ts.Node, name: string, proves: Proof) => {
    const above = (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).map(({ pos }) => lineAt(pos))
    const ids = above.flatMap((line) => lines.get(line) ?? [])
    above.forEach((line) => lines.delete(line))
    if (ids.length > 0) marks.push({ file, line: lineAt(node.getStart(source)), ids, name, proves })
  }

  const visit = (node: ts.Node, parents: readonly Call[]): void => {
    const call = ts.isExpressionStatement(node) ? callOf(node.expression) : null
    const path = call ? [...parents, call] : parents
    if (call) {
      const name = path.map(({ title }) => title).join(' › ')
      take(node, name, { kind: call.kind, path: path.map(({ pattern }) => pattern) })
    }
    const story = storyFile.test(file) ? exportedName(node) : null
    if (story) take(node, story, { kind: 'story', idEnd: `--${sanitize(storyNameFromExport(story))}` })
    ts.forEachChild(node, (child) => visit(child, path))
  }
  visit(source, [])

  problems.push(...[...lines.keys()].map((line) => `${file}:${line} the mark is not above a test, describe or story`))
  return { marks, problems }
}

/** `test('…')`, `it.each([…])('…')`, `describe.skipIf(…)('…')`; null for any other expression. */
function callOf(expression: ts.Expression): Call | null {
  if (!ts.isCallExpression(expression)) return null
  const modifiers = new Set<string>()
  let callee: ts.Expression = expression.expression
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) modifiers.add(callee.name.text)
    else if (!ts.isCallExpression(callee) && !ts.isTaggedTemplateExpression(callee)) return null
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression
  }
  const kind = callee.text === 'it' ? 'test' : callee.text
  const [first] = expression.arguments
  if ((kind !== 'test' && kind !== 'describe') || !first) return null
  return { kind, ...titleOf(first, modifiers.has('each') || modifiers.has('for')) }
}

/** A title, and a pattern for what it looks like in a report, where values replace the template's placeholders. */
function titleOf(title: ts.Expression, isTable: boolean): Pick<Call, 'title' | 'pattern'> {
  const literal = (text: string) =>
    isTable
      ? text
          .split(/%[sdifjoOc#$]|\$[\w.]+/)
          .map((part) => RegExp.escape(part.replaceAll('%%', '%')))
          .join('.*')
      : RegExp.escape(text)
  const whole = (pattern: string) => new RegExp(`^${pattern}$`, 's')

  if (ts.isStringLiteralLike(title)) return { title: title.text, pattern: whole(literal(title.text)) }
  if (!ts.isTemplateExpression(title)) return { title: title.getText(), pattern: whole('.*') }
  const pattern = title.templateSpans.reduce(
    (sum, { literal: part }) => `${sum}.*${literal(part.text)}`,
    literal(title.head.text),
  )
  return { title: title.getText().slice(1, -1), pattern: whole(pattern) }
}

/** The name of `export const Name = …`; null for anything else. */
function exportedName(node: ts.Node): string | null {
  if (!ts.isVariableStatement(node)) return null
  if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return null
  const [declaration] = node.declarationList.declarations
  return declaration && ts.isIdentifier(declaration.name) ? declaration.name.text : null
}
