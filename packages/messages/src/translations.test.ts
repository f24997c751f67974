import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'

import { defaultLanguage, directionOf, type Language, languages, locales } from './languages.ts'

interface Texts {
  [key: string]: string | Texts
}

declare global {
  interface ImportMeta {
    // Vite's; importing its types would also bring in browser types.
    glob: (pattern: string, options: { eager: true; import: 'default' }) => Record<string, Texts>
  }
}

/** Every text by its path: `errors.name`. */
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : flat(text, `${path}${key}.`),
  )

/** The texts of each file: `./es/vendors.json`. */
const files = Object.entries(import.meta.glob('./*/*.json', { eager: true, import: 'default' }))

/** Every text of a language by file and path: `vendors.errors.name`. */
const textsOf = (language: Language) =>
  new Map(
    files.flatMap(([file, texts]) => {
      const [, folder, area = ''] = file.split('/')
      return folder === language ? flat(texts, area.replace(/json$/, '')) : []
    }),
  )

const catalogs = languages.map((language) => [language, textsOf(language)] as const)
const inEnglish = textsOf(defaultLanguage)
const translated = catalogs.filter(([language]) => language !== defaultLanguage)

/** What a text is compiled to: texts, `[name]`, `[name, kind, options]`, a tag `[name, ...content]`, `0` for a plural's number. */
type Part = string | number | readonly [name: string, ...rest: unknown[]]
const kinds = { select: 1, plural: 2, ordinal: 3 }

interface Use {
  name: string
  /** `ordinal`: "1st". */
  counts: 'cardinal' | 'ordinal' | null
  /** Of a select; they are codes, which a translation cannot change. */
  choices: string
  /** Of a plural. */
  categories: string[]
}

/** The arguments that a text uses, at any depth. */
function usesOf(parts: unknown): Use[] {
  if (!Array.isArray(parts)) return []
  return (parts as Part[]).flatMap((part): Use[] => {
    if (!Array.isArray(part)) return []
    const [name, kind, options] = part as [string, unknown, unknown]
    const found: Use = {
      name,
      counts: kind === kinds.plural ? 'cardinal' : kind === kinds.ordinal ? 'ordinal' : null,
      choices: '',
      categories: [],
    }
    if (typeof kind !== 'number') return [found, ...usesOf(part.slice(1))]
    if (typeof options !== 'object' || options === null) return [found]
    const branches = Object.keys(options)
    return [
      {
        ...found,
        ...(found.counts !== null && { categories: branches }),
        ...(kind === kinds.select && { choices: branches.toSorted().join(' ') }),
      },
      ...Object.values(options).flatMap((option) => usesOf(option)),
    ]
  })
}

const uses = (text: string) => usesOf(compile(text))
/** The arguments by name, and the choices of a select. Where English writes a number, another language may need a plural. */
const argumentsOf = (text: string) =>
  [...new Set(uses(text).map(({ name, choices }) => `${name} ${choices}`))].toSorted()

test.each(translated)('%s has every text, and no other', (_, texts) => {
  expect([...texts.keys()].toSorted()).toEqual([...inEnglish.keys()].toSorted())
  for (const [key, text] of inEnglish) expect(texts.get(key)?.trim() === '', `${key} is empty`).toBe(text.trim() === '')
})

test.each(translated)('every text in %s has the values of the English one', (_, texts) => {
  const others = [...inEnglish].filter(
    ([key, text]) => String(argumentsOf(texts.get(key) ?? '')) !== String(argumentsOf(text)),
  )
  expect(others.map(([key]) => [key, texts.get(key)])).toEqual([])
})

// "=1" is as good as "one".
const exact: Partial<Record<string, string>> = { zero: '=0', one: '=1', two: '=2' }

/** Number categories up to a thousand, with halves. Spanish has one for millions, never needed here: they read as "other". */
function categoriesOf(language: Language, type: 'cardinal' | 'ordinal'): string[] {
  const rules = new Intl.PluralRules(locales[language], { type })
  return [...new Set(Array.from({ length: 2001 }, (_, halves) => rules.select(halves / 2))).add('other')]
}

test.each(translated)('every plural in %s has the categories of the language', (language, texts) => {
  const needed = { cardinal: categoriesOf(language, 'cardinal'), ordinal: categoriesOf(language, 'ordinal') }
  const incomplete = [...texts].flatMap(([key, text]) =>
    uses(text)
      .flatMap(({ counts, categories }) =>
        counts === null
          ? []
          : [needed[counts].filter((one) => !categories.includes(one) && !categories.includes(exact[one] ?? one))],
      )
      .filter((missing) => missing.length > 0)
      .map((missing) => [key, ...missing]),
  )
  expect(incomplete).toEqual([])
})

test('a text with a different value, or without a category, is found', () => {
  const text = '{count, plural, one {# day of {name}} other {# days of {name}}}'
  expect(argumentsOf(text)).toEqual(argumentsOf('{count, number} {name}'))
  expect(argumentsOf(text)).not.toEqual(argumentsOf('{count} {nombre}'))
  expect(argumentsOf('{kind, select, a {x} other {y}}')).not.toEqual(argumentsOf('{kind, select, b {x} other {y}}'))
  expect(uses(text)[0]?.categories).toEqual(['one', 'other'])
})

const rightToLeft = catalogs.filter(([language]) => directionOf(language) === 'rtl')

// A browser takes a text's direction from its letters outside of names. Where it has none, a mark sets it.
test.each(rightToLeft)('a text in %s that begins with a name is read from right to left', (_, texts) => {
  const startsWithName = [...texts].filter(([, text]) => /^\u2068[^\u2069]*\u2069[^%]/.test(text))
  const withoutDirection = startsWithName.filter(
    ([, text]) => !/(?!\p{Script=Latin})\p{L}/u.test(text.replaceAll(/\u2068[^\u2069]*\u2069/g, '')),
  )
  expect(withoutDirection).toEqual([])
})

test.each(catalogs)(
  'in %s the explanation of an unknown allergen to parents uses the words of its mark',
  (_, texts) => {
    const [mark] = texts.get('public-menu.marks.unknown')?.split(':') ?? []
    expect(mark).toBeTruthy()
    expect(texts.get('parent.struck')).toContain(mark)
    const help = [...texts].flatMap(([key, text]) => (key.startsWith('parent-help.') ? [text] : []))
    expect(help.join('\n')).toContain(mark)
  },
)
