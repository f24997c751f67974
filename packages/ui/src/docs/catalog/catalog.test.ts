import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { guidanceFor } from '../guidance/guidance.ts'
import { allItems, catalog, importLines, itemsOf } from './catalog.ts'

const source = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(source, file), 'utf8')

/** What a product sets up once, described on the front page and under Theming. */
const setup = ['GlobalStyle', 'UiTextProvider', 'MenuTextProvider']

const entries = readdirSync(source).filter((file) => /^[a-z-]+\.ts$/.test(file))

/** The components of an entry: values whose name starts with a capital letter. */
const componentsOf = (entry: string) =>
  [...read(entry).matchAll(/^export \{([^}]*)\} from/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))

test.each(entries)('every component of %s is in the catalog', (entry) => {
  const name = entry === 'index.ts' ? '@commissary/ui' : `@commissary/ui/${path.basename(entry, '.ts')}`
  const listed = new Set<string>(allItems.flatMap(({ imports }) => imports[name as '@commissary/ui'] ?? []))
  for (const component of setup) listed.add(component)
  expect(componentsOf(entry).filter((component) => !listed.has(component))).toEqual([])
})

test.each(['components', 'patterns'])('every component folder of %s is in the catalog', (area) => {
  const folders = globSync('*/*/', { cwd: path.join(source, area), exclude: ['fixtures/**'] }).filter(
    (folder) => readdirSync(path.join(source, area, folder)).length > 0,
  )
  const names = new Set(allItems.map(({ name }) => name))
  expect(folders.length).toBeGreaterThan(20)
  expect(folders.filter((folder) => !names.has(path.basename(folder)))).toEqual([])
})

/** The id Storybook gives to a file of stories, without `--story`. */
function storyId(file: string) {
  const own = /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(read(file))?.[1]
  const names = file.replace(/\.stories\.tsx$/, '').split(path.sep)
  // A file named like its folder takes the folder's place.
  if (names.at(-1) === names.at(-2)) names.pop()
  return (own ?? names.join('-')).toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

test('every page of the catalog exists', () => {
  const pages = new Set(globSync('**/*.stories.tsx', { cwd: source }).map(storyId))
  expect(allItems.filter(({ pageId }) => pageId !== null && !pages.has(pageId)).map(({ name }) => name)).toEqual([])
})

test('only internal components have nothing to import', () => {
  for (const item of allItems) {
    expect([item.name, importLines(item).length > 0]).toEqual([item.name, item.status !== 'internal'])
  }
})

test('import lines name the entry', () => {
  expect(itemsOf('actions').flatMap(importLines)).toEqual([
    "import { Button } from '@commissary/ui'",
    "import { IconButton } from '@commissary/ui'",
  ])
})

test('a stable component is used by the product, directly or inside another component', () => {
  const used = [
    ...globSync('**/*.tsx', { cwd: source }),
    ...globSync('../../app/src/**/*.tsx', { cwd: source }),
  ].filter((file) => !file.includes('.stories.'))
  const texts = used.map((file) => ({ file, text: read(file) }))
  const isUsed = (name: string) =>
    texts.some(
      ({ file, text }) =>
        !path.dirname(file).endsWith(`/${name}`) &&
        path.basename(file, '.tsx') !== name &&
        new RegExp(String.raw`\b${name}\b`).test(text),
    )

  const unused = allItems.filter(({ status, name, imports }) => {
    const names = [name, ...Object.values(imports).flat()]
    return status === 'stable' && !names.some(isUsed)
  })
  expect(unused.map(({ name }) => name)).toEqual([])
})

test('every group has components, and titles differ', () => {
  const titles = Object.values(catalog).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

const documented = allItems.filter(({ pageId }) => pageId !== null)

test.each(documented)('$name has guidance', (item) => {
  const { anatomy, do: dos, dont, keyboard, screenReader, content } = guidanceFor(item) ?? {}
  for (const part of [anatomy, dos, dont, keyboard]) expect(part?.length).toBeGreaterThan(0)
  const texts = [...(dos ?? []), ...(dont ?? []), screenReader, content]
  // Sentences, so that the page reads as text.
  for (const text of texts) expect(text).toMatch(/^[A-Z+].*[.?"]$/)
})
