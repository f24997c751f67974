import type { Plugin } from 'vite'

import { isNightly } from './left-to-nightly.ts'

/** Code that depends on direction or theme: positions across the page, computed styles, keys that point sideways. */
const signs =
  /isInSight|staysWithinTheWindow|BoundingClientRect|getComputedStyle|FromPoint|(?:client|inner|offset|scroll)(?:Left|Width|X)|Arrow(?:Left|Right)|=== 'rtl'/

const topLevel = /^(?=(?:export )?(?:const|(?:async )?function) )/m
const nameOf = (text: string) => /^(?:export )?(?:const|(?:async )?function) (\w+)/.exec(text)?.[1] ?? ''

/**
 * Takes the tag `test` from the stories of a file that cannot differ: they have no baseline, and none of the code above is in the
 * story or in what it uses of the file. The contrast of every pair of colors is a unit test of the theme.
 */
export function withoutSameInDarkRtl(source: string): string {
  const texts = source.split(topLevel)
  const declarations = new Map(texts.map((text) => [nameOf(text), text]))

  /** The text of a declaration and of all that it uses. */
  const reach = (name: string, seen = new Set<string>()): string => {
    const text = declarations.get(name)
    if (name === '' || text === undefined || seen.has(name)) return ''
    seen.add(name)
    return text + (text.match(/\w+/g) ?? []).map((word) => reach(word, seen)).join('')
  }
  const isSame = (text: string) => {
    return !text.includes("'visual'") && !signs.test(reach(nameOf(text)))
  }
  // A story that is not written as an object keeps the tag.
  const untested = (text: string) =>
    text.includes('tags: [')
      ? text.replace('tags: [', "tags: ['!test', ")
      : text.replace(/^(export const \w+: .*? = \{)/, "$1 tags: ['!test'],")

  return texts.map((text) => (text.startsWith('export const') && isSame(text) ? untested(text) : text)).join('')
}

const leaveOutSame: Plugin = {
  name: 'commissary:only-different-in-dark-rtl',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code) => ({ code: withoutSameInDarkRtl(code), map: null }),
  },
}

/** Leaves those stories to the nightly run. */
export const onlyDifferentInDarkRtl = isNightly ? [] : [leaveOutSame]
