import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '..')
const pages = globSync('**/*.mdx', { cwd: source })

/** The stories that a page shows, as `[file, export]`. A page is no module that a compiler would look into. */
function storiesOf(page: string): [file: string, story: string][] {
  const text = readFileSync(path.join(source, page), 'utf8')
  const imports = new Map(
    [...text.matchAll(/import \* as (\w+) from '(.+)'/g)].map(([, name = '', from = '']) => [name, from]),
  )
  return [...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)].map(([, name = '', story = '']) => [
    path.join(source, path.dirname(page), imports.get(name) ?? `nothing is imported as ${name}`),
    story,
  ])
}

test.each(pages)('every example of %s is a story', (page) => {
  const stories = storiesOf(page)
  expect(stories.length).toBeGreaterThan(0)
  for (const [file, story] of stories) expect(readFileSync(file, 'utf8')).toMatch(`export const ${story}`)
})
