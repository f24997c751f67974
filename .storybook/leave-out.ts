import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import { isGate } from './left-to-nightly.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const topLevel = /^(?=(?:export )?(?:const|(?:async )?function) )/m
const nameOf = (text: string) => /^(?:export )?(?:const|(?:async )?function) (\w+)/.exec(text)?.[1] ?? ''
/** A mark ends the text before the story that it belongs to. */
const markAtEnd = /^\/\/ spec: .*\n(?:(?:\/\/|\/\*\*| \*).*\n)*$/m

/**
 * Takes the tag `test` from most stories of a file. Keeps the first, those that prove a row of the specification, one with
 * steps if none of these has any, and what is not written as an object.
 */
export function withoutMostSteps(source: string): string {
  const texts = source.split(topLevel)
  const declarations = new Map(texts.map((text) => [nameOf(text), text]))

  /** A declaration and all that it uses of the file. */
  const reach = (name: string, seen = new Set<string>()): string => {
    const text = declarations.get(name)
    if (name === '' || text === undefined || seen.has(name)) return ''
    seen.add(name)
    return text + (text.match(/\w+/g) ?? []).map((word) => reach(word, seen)).join('')
  }
  const hasSteps = (text: string) => /\bplay\b/.test(reach(nameOf(text)))

  const stories = texts.filter((text) => text.startsWith('export const'))
  const isMarked = (text: string) => markAtEnd.test(texts[texts.indexOf(text) - 1] ?? '')
  const kept = stories.filter((text, index) => index === 0 || isMarked(text))
  if (!kept.some(hasSteps)) kept.push(...stories.filter(hasSteps).slice(0, 1))
  return texts.map((text) => (stories.includes(text) && !kept.includes(text) ? untested(text) : text)).join('')
}

const untested = (text: string) =>
  text.includes('tags: [')
    ? text.replace('tags: [', "tags: ['!test', ")
    : text.replace(/^(export const \w+: .*? = \{)/, "$1 tags: ['!test'],")

/**
 * The files that the gate leaves out, because loading them takes longer than their stories: those of the app of which no story
 * proves a row of the specification. A journey of the gate opens every screen of the menus.
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
          handler: (code) => ({ code: withoutMostSteps(code), map: null }),
        },
      },
    ]
  : []
