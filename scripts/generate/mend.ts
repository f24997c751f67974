import ts from 'typescript'

/**
 * Makes of orval's SWR output what this project calls a client: plain functions for every operation, hooks for reads
 * only. Every mend counts its uses; one without any means that the generator has changed, and stops the generation.
 */
export function createMender() {
  const uses = new Map<string, number>(Object.keys({ ...everywhere, ...inCalls, ...inHooks }).map((name) => [name, 0]))

  function mend(text: string, mends: Record<string, [RegExp, string]>): string {
    let mended = text
    for (const [name, [pattern, replacement]] of Object.entries(mends)) {
      uses.set(name, (uses.get(name) ?? 0) + (mended.match(pattern)?.length ?? 0))
      mended = mended.replace(pattern, replacement)
    }
    return mended
  }

  return {
    /**
     * The files of a generated service, by their paths: calls apart from hooks, so that a page without reads loads no SWR,
     * and a file of each for every subject, so that a page loads what it uses. `subjects` holds the operations' tags by
     * their ids.
     */
    split(code: string, types: string, subjects: ReadonlyMap<string, string>): Map<string, string> {
      const parts = sortStatements(code)
      const senders = importsByName(code)
      const typeNames = new Set([...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1]))
      const calls = bySubject(mend(mend(parts.calls.join('\n\n'), everywhere), inCalls), subjects)
      const hooks = bySubject(mend(mend(parts.hooks.join('\n\n'), everywhere), inHooks), subjects)

      const files = new Map<string, string>()
      for (const [subject, text] of calls) {
        files.set(
          `calls/${subject}.ts`,
          file([
            importLine('type ', namesIn(text, typeNames), '../types.ts'),
            importLine('type ', ['CallOptions'], '../../../send.ts'),
            ...[...senders].map(([name, path]) => importLine('', namesIn(text, new Set([name])), `../${path}`)),
            text,
          ]),
        )
      }
      for (const [subject, text] of hooks) {
        files.set(
          `hooks/${subject}.ts`,
          file([
            `import useSwr, { type Key, type SWRConfiguration } from 'swr'`,
            importLine('type ', ['ApiError'], '../../../api-error.ts'),
            importLine('', namesIn(text, new Set(exportsOf(calls.get(subject) ?? ''))), `../calls/${subject}.ts`),
            importLine('type ', namesIn(text, typeNames), '../types.ts'),
            text,
          ]),
        )
      }
      for (const [name, each] of Object.entries({ calls, hooks })) {
        if (each.size > 0)
          files.set(
            `${name}.ts`,
            [...each.keys()].map((subject) => `export * from './${name}/${subject}.ts'\n`).join(''),
          )
      }
      return files
    },

    withoutHeader: (code: string) => code.replace(/^\/\*\*[^]*?\*\/\n/, ''),

    /** Fails when a mend found nothing to mend in any service. */
    close(): void {
      const idle = [...uses].filter(([, count]) => count === 0).map(([name]) => name)
      if (idle.length > 0) throw new Error(`Nothing to mend any more: ${idle.join(', ')}`)
    },
  }
}

const everywhere: Record<string, [RegExp, string]> = {
  'path parameters are not encoded': [/\$\{(?!stringifiedParams\})(\w+)\}/g, '${encodeURIComponent($1)}'],
}

const inCalls: Record<string, [RegExp, string]> = {
  'addresses are exported': [/^export (?=const get\w+Url = )/gm, ''],
  'options are those of the function called': [/Parameters<typeof \w+>\[1\]/g, 'CallOptions'],
  'every call carries a merger of headers': [/^ *const getHeaders = [^]*?^ {2}\};\n/gm, ''],
  'headers are given by hand': [
    /headers: \{ ('Content-Type': '([^']+)'), \.\.\.getHeaders\([^)]*\) \}/g,
    "contentType: '$2'",
  ],
  'a file answers without its name': [/(Promise|\w+)<Blob>/g, '$1<File>'],
}

const inHooks: Record<string, [RegExp, string]> = {
  'keys are exported': [/^export (?=const get\w+Key = )/gm, ''],
  // Spreading reads every field, and SWR then draws again for each of them.
  'hooks spread the answer of SWR': [/return \{\s*swrKey,\s*\.\.\.query\s*\}/g, 'return query'],
  'errors are typed by the body': [/= <TError = [^(]*>\(/g, '= ('],
  'errors have a type parameter': [/\bTError\b/g, 'ApiError'],
  'options are nested': [/options\?: \{ swr\?:(.*), request\?: SecondParameter<typeof \w+> \}\n/g, 'options?: $1\n'],
  'options are taken apart': [/^ *const \{swr: swrOptions, request: requestOptions\} = options \?\? \{\}\n/gm, ''],
  'calls take request options': [/(?:, )?requestOptions\)/g, ')'],
  'options keep their nested name': [/\bswrOptions\b/g, 'options'],
}

/** Which file a statement goes to; writes get no hooks (a POST never has the key of a read, and table rows have no hook). */
function sortStatements(code: string): { calls: string[]; hooks: string[] } {
  const source = parse(code)
  const parts: { calls: string[]; hooks: string[] } = { calls: [], hooks: [] }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) continue
    const [name] = declaredNames(statement)
    if (name === undefined) throw new Error(`Not a declaration: ${statement.getText(source)}`)
    const text = statement.getFullText(source).trim()
    if (/^get\w+Mutation(Fetcher|Key)$/.test(name) || text.includes('useSWRMutation(')) continue
    const isHook = name.startsWith('use') || /^get\w+Key$/.test(name)
    parts[isHook ? 'hooks' : 'calls'].push(text)
  }
  return parts
}

/** The declarations of each subject, by the subject as a file's name: `analysis-settings`. */
function bySubject(code: string, subjects: ReadonlyMap<string, string>): Map<string, string> {
  const source = parse(code)
  const statements = Map.groupBy(source.statements, (statement) => {
    const [name = ''] = declaredNames(statement)
    const subject = subjects.get(operationOf(name))
    if (subject === undefined) throw new Error(`Of no operation: ${name}`)
    return subject.replaceAll(' ', '-')
  })
  return new Map(
    [...statements].map(([subject, own]) => [
      subject,
      own.map((statement) => statement.getFullText(source).trim()).join('\n\n'),
    ]),
  )
}

/** `readUser` of itself, of `getReadUserUrl`, `getReadUserKey` and `useReadUser`. */
function operationOf(name: string): string {
  const inner = /^(?:get(\w+)(?:Url|Key)|use(\w+))$/.exec(name)
  const operation = inner?.[1] ?? inner?.[2] ?? name
  return operation.charAt(0).toLowerCase() + operation.slice(1)
}

const parse = (code: string) => ts.createSourceFile('generated.ts', code, ts.ScriptTarget.Latest, true)

function declaredNames(statement: ts.Statement): string[] {
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.map((declaration) => declaration.name.getText())
}

const exportsOf = (code: string) => parse(code).statements.flatMap(declaredNames)

/** The functions that the calls go through, by name, with the file that they come from. */
function importsByName(code: string): Map<string, string> {
  return new Map(
    [...code.matchAll(/^import \{ (\w+) \} from '(\.\.[^']+)';$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

/** Which of the names the code uses, in alphabetical order. */
function namesIn(code: string, names: Set<string | undefined>): string[] {
  const found = new Set<string>()
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) && names.has(node.text)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(parse(code))
  return [...found].sort()
}

// The last part is the code, the others are its imports.
const file = (parts: string[]) =>
  [...parts.slice(0, -1).filter((line) => line !== ''), '', ...parts.slice(-1)].join('\n')

const importLine = (kind: 'type ' | '', names: string[], path: string) =>
  names.length === 0 ? '' : `import ${kind}{ ${names.join(', ')} } from '${path}'`
