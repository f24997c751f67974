import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'

import arabicClient from './ar/client.json' with { type: 'json' }
import arabicLogin from './ar/login.json' with { type: 'json' }
import arabicMail from './ar/mail.json' with { type: 'json' }
import arabicPassword from './ar/password.json' with { type: 'json' }
import arabicServer from './ar/server.json' with { type: 'json' }
import { arabic } from './generated/arabic.ts'
import client from './en/client.json' with { type: 'json' }
import login from './en/login.json' with { type: 'json' }
import mail from './en/mail.json' with { type: 'json' }
import password from './en/password.json' with { type: 'json' }
import server from './en/server.json' with { type: 'json' }
import { english } from './generated/english.ts'
import spanishClient from './es/client.json' with { type: 'json' }
import spanishLogin from './es/login.json' with { type: 'json' }
import spanishMail from './es/mail.json' with { type: 'json' }
import spanishPassword from './es/password.json' with { type: 'json' }
import spanishServer from './es/server.json' with { type: 'json' }
import { locales } from './languages.ts'
import { spanish } from './generated/spanish.ts'

interface Texts {
  [key: string]: string | Texts
}

/** Every text by its path: `vendors.errors.name`. */
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : flat(text, `${path}${key}.`),
  )

const inEnglish = new Map(flat({ ...english, client, login, password, server, mail }))
const inSpanish = flat({
  ...spanish,
  client: spanishClient,
  login: spanishLogin,
  password: spanishPassword,
  server: spanishServer,
  mail: spanishMail,
})
const inArabic = flat({
  ...arabic,
  client: arabicClient,
  login: arabicLogin,
  password: arabicPassword,
  server: arabicServer,
  mail: arabicMail,
})
const translated = [
  ['es', new Map(inSpanish)],
  ['ar', new Map(inArabic)],
] as const

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

test.each(translated)('every plural in %s has the categories of the language', (language, texts) => {
  const needed = (type: 'cardinal' | 'ordinal') =>
    new Intl.PluralRules(locales[language], { type })
      .resolvedOptions()
      // Spanish counts millions apart, which no kitchen does: they read as "other".
      .pluralCategories.filter((category) => language === 'ar' || category !== 'many')
  const incomplete = [...texts].flatMap(([key, text]) =>
    uses(text)
      .flatMap(({ counts, categories }) =>
        counts === null
          ? []
          : [needed(counts).filter((one) => !categories.includes(one) && !categories.includes(exact[one] ?? one))],
      )
      .filter((missing) => missing.length > 0)
      .map((missing) => [key, ...missing]),
  )
  expect(incomplete).toEqual([])
})

test('a text with another value, or without a category, is found', () => {
  const text = '{count, plural, one {# day of {name}} other {# days of {name}}}'
  expect(argumentsOf(text)).toEqual(argumentsOf('{count, number} {name}'))
  expect(argumentsOf(text)).not.toEqual(argumentsOf('{count} {nombre}'))
  expect(argumentsOf('{kind, select, a {x} other {y}}')).not.toEqual(argumentsOf('{kind, select, b {x} other {y}}'))
  expect(uses(text)[0]?.categories).toEqual(['one', 'other'])
})

// A browser takes the direction of a text from its letters outside of names. Where it has none, a mark says it.
test('an Arabic text that begins with a name is read from right to left', () => {
  const startsWithName = inArabic.filter(([, text]) => /^\u2068[^\u2069]*\u2069[^%]/.test(text))
  const withoutDirection = startsWithName.filter(
    ([, text]) => !/[\u0621-\u06ff]/.test(text.replaceAll(/\u2068[^\u2069]*\u2069/g, '')),
  )
  expect(withoutDirection).toEqual([])
})

test('the explanation of an unknown allergen to parents uses the words of its mark', () => {
  for (const { publicMenu, parent, parentHelp } of [english, spanish, arabic]) {
    const [mark = ''] = publicMenu.marks.unknown.split(':')
    expect(parent.struck).toContain(mark)
    expect(JSON.stringify(parentHelp)).toContain(mark)
  }
})
