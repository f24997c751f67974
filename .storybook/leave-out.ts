import type { Plugin } from 'vite'

import { isGate, isNightly } from './left-to-nightly.ts'

/** A story as its file declares it. */
interface Declared {
  /** The declaration, and all that it uses of the file. */
  code: string
  isFirst: boolean
  hasPicture: boolean
  /** It proves rows of the specification. */
  isMarked: boolean
  /** It has steps, and is the first, fourth, seventh … of its file that does. */
  isThirdWithSteps: boolean
}

const topLevel = /^(?=(?:export )?(?:const|(?:async )?function) )/m
const nameOf = (text: string) => /^(?:export )?(?:const|(?:async )?function) (\w+)/.exec(text)?.[1] ?? ''
/** A mark ends the text before the story that it belongs to. */
const markAtEnd = /^\/\/ spec: .*\n(?:(?:\/\/|\/\*\*| \*).*\n)*$/m

/** Takes the tag `test` from the stories that `isLeft` chooses. A story that is not written as an object keeps it. */
function leaveOut(source: string, isLeft: (story: Declared) => boolean): string {
  const texts = source.split(topLevel)
  const declarations = new Map(texts.map((text) => [nameOf(text), text]))

  const reach = (name: string, seen = new Set<string>()): string => {
    const text = declarations.get(name)
    if (name === '' || text === undefined || seen.has(name)) return ''
    seen.add(name)
    return text + (text.match(/\w+/g) ?? []).map((word) => reach(word, seen)).join('')
  }
  const untested = (text: string) =>
    text.includes('tags: [')
      ? text.replace('tags: [', "tags: ['!test', ")
      : text.replace(/^(export const \w+: .*? = \{)/, "$1 tags: ['!test'],")

  let steps = 0
  const first = texts.findIndex((text) => text.startsWith('export const'))
  return texts
    .map((text, index) => {
      const code = reach(nameOf(text))
      const story = {
        code,
        isFirst: index === first,
        hasPicture: text.includes("'visual'"),
        isMarked: markAtEnd.test(texts[index - 1] ?? ''),
        isThirdWithSteps: /\bplay\b/.test(code) && steps++ % 3 === 0,
      }
      return text.startsWith('export const') && isLeft(story) ? untested(text) : text
    })
    .join('')
}

/** Keys that point sideways do something else from right to left. */
const sideways = /Arrow(?:Left|Right)|=== 'rtl'/

/**
 * Leaves out what seldom differs in dark and right-to-left: stories without a picture or a sideways key. The nightly run also takes
 * those that measure positions. The contrast of every pair of colors is a unit test of the theme.
 */
export const withoutSameInDarkRtl = (source: string) =>
  leaveOut(source, ({ code, hasPicture }) => !hasPicture && !sideways.test(code))

/** Keeps the first story of a file, those with a picture, those that prove a row, and every third with steps. */
export const withoutMostSteps = (source: string) =>
  leaveOut(
    source,
    ({ isFirst, hasPicture, isMarked, isThirdWithSteps }) => !isFirst && !hasPicture && !isMarked && !isThirdWithSteps,
  )

const withoutAny = (source: string) => leaveOut(source, () => true)

const inApp = /\/packages\/app\//

const leaveOutBy = (name: string, transform: (source: string, id: string) => string): Plugin => ({
  name: `commissary:${name}`,
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code, id) => ({ code: transform(code, id), map: null }),
  },
})

/** Leaves those stories to the nightly run; the gate also leaves the pictures of screens, and takes those of the components. */
export const onlyDifferentInDarkRtl = isNightly
  ? []
  : [
      leaveOutBy('only-different-in-dark-rtl', (source, id) =>
        isGate && inApp.test(id) ? withoutAny(source) : withoutSameInDarkRtl(source),
      ),
    ]

/** What the gate leaves out in light; a run by hand includes it. */
export const withoutMostStepsInGate = isGate ? [leaveOutBy('without-most-steps', withoutMostSteps)] : []
