import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { type ESTree, parseSync, type Plugin } from 'vite'

import { isGate } from './left-to-nightly.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A declaration at the top level of a file. */
interface Declaration {
  name: string
  value: ESTree.Expression | ESTree.Function
  isStory: boolean
  /** Whether a spec mark above it says that it proves a row of the specification. */
  isMarked: boolean
}

/**
 * Removes the tag `test` from most of a file's stories. The first keeps it, as do those that prove a row of the specification,
 * one with steps if none of these has any, and stories not written as an object. Throws if it cannot edit another story's tags.
 */
export function withoutMostSteps(source: string, file = 'a.stories.tsx'): string {
  const declarations = declarationsOf(source, file)
  const byName = new Map(declarations.map((one) => [one.name, one]))

  /** The source of a declaration and of everything in the file that it uses. */
  const reach = (name: string, seen = new Set<string>()): string => {
    const used = byName.get(name)
    if (!used || seen.has(name)) return ''
    seen.add(name)
    const text = source.slice(used.value.start, used.value.end)
    return text + (text.match(/\w+/g) ?? []).map((word) => reach(word, seen)).join('')
  }
  const hasSteps = ({ name }: Declaration) => /\bplay\b/.test(reach(name))

  const stories = declarations.filter(({ isStory }) => isStory)
  const kept = stories.filter(({ isMarked }, index) => index === 0 || isMarked)
  if (!kept.some(hasSteps)) kept.push(...stories.filter(hasSteps).slice(0, 1))

  let text = source
  for (const story of stories.toReversed()) {
    const object = kept.includes(story) ? null : objectOf(story.value)
    if (!object) continue
    const insertion = untested(object)
    if (!insertion) throw new Error(`${file}: the gate cannot leave ${story.name} out, whose tags are not a list`)
    text = text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at)
  }
  return text
}

function declarationsOf(source: string, file: string): Declaration[] {
  // Uses Vite's parser, which is loaded anyway: loading TypeScript takes longer than parsing every file.
  const { program, comments } = parseSync(file, source)
  const marks = comments.filter(({ value }) => /^ ?spec:/.test(value)).map(({ start }) => start)
  return program.body.flatMap((statement, index): Declaration[] => {
    const isStory = statement.type === 'ExportNamedDeclaration'
    const declaration = isStory ? statement.declaration : statement
    const end = program.body[index - 1]?.end ?? 0
    const isMarked = marks.some((start) => start >= end && start < statement.start)
    if (declaration?.type === 'FunctionDeclaration') {
      return [{ name: declaration.id?.name ?? '', value: declaration, isStory: false, isMarked: false }]
    }
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, value: init, isStory, isMarked }] : [],
    )
  })
}

/** The object that a story is written as; null for a story that a function returns. */
function objectOf(value: Declaration['value']): ESTree.ObjectExpression | null {
  if (value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression') return objectOf(value.expression)
  return value.type === 'ObjectExpression' ? value : null
}

/** The text to insert and where; null if the tags are not a list. New tags come last, so they override those of a spread story. */
function untested({ start, properties }: ESTree.ObjectExpression): { at: number; text: string } | null {
  const tags = properties.find((one) => one.type === 'Property' && 'name' in one.key && one.key.name === 'tags')
  if (tags?.type !== 'Property') {
    const last = properties.at(-1)
    return last ? { at: last.end, text: ", tags: ['!test']" } : { at: start + 1, text: " tags: ['!test']" }
  }
  return tags.value.type === 'ArrayExpression' ? { at: tags.value.start + 1, text: "'!test', " } : null
}

/**
 * The files that the gate leaves out because loading them takes longer than running their stories: the app's files in which no
 * story proves a row of the specification. One of the gate's journeys opens every screen in the menus.
 */
export const unprovenFilesInGate: string[] = isGate
  ? globSync('packages/app/src/**/*.stories.tsx', { cwd: root }).filter(
      (file) => !readFileSync(path.join(root, file), 'utf8').includes('// spec:'),
    )
  : []

/** What the gate leaves out of the other files; a run by hand includes it. */
export const withoutMostStepsInGate: Plugin[] = isGate
  ? [
      {
        name: 'commissary:without-most-steps',
        enforce: 'pre',
        transform: {
          filter: { id: /\.stories\.tsx$/ },
          handler: (code, id) => ({ code: withoutMostSteps(code, id), map: null }),
        },
      },
    ]
  : []
