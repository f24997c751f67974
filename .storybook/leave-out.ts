import type { Plugin } from 'vite'

import { isGate } from './left-to-nightly.ts'

const topLevel = /^(?=(?:export )?(?:const|(?:async )?function) )/m
const nameOf = (text: string) => /^(?:export )?(?:const|(?:async )?function) (\w+)/.exec(text)?.[1] ?? ''
/** A mark ends the text before the story that it belongs to. */
const markAtEnd = /^\/\/ spec: .*\n(?:(?:\/\/|\/\*\*| \*).*\n)*$/m

/**
 * Takes the tag `test` from most stories of a file. Keeps the first, those with a picture, those that prove a row of the
 * specification, one with steps if none of these has any, and what is not written as an object.
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
  const kept = stories.filter((text, index) => index === 0 || text.includes("'visual'") || isMarked(text))
  if (!kept.some(hasSteps)) kept.push(...stories.filter(hasSteps).slice(0, 1))
  return texts.map((text) => (stories.includes(text) && !kept.includes(text) ? untested(text) : text)).join('')
}

const untested = (text: string) =>
  text.includes('tags: [')
    ? text.replace('tags: [', "tags: ['!test', ")
    : text.replace(/^(export const \w+: .*? = \{)/, "$1 tags: ['!test'],")

/** What the gate leaves out; a run by hand includes it. */
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
