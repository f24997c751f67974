import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '..')
const pages = globSync('**/*.mdx', { cwd: source })

/** The stories a page shows, as `[file, export]`. Compilers do not check MDX pages. */
function storiesOf(page: string): [file: string, story: string][] {
  const text = readFileSync(path.join(source, page), 'utf8')
  const imports = new Map(
    [...text.matchAll(/import \* as (\w+) from '(.+)'/g)].map(([, name = '', from = '']) => [name, from]),
  )
  return [...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)].map(([, name = '', story = '']) => [
    path.join(source, path.dirname(page), imports.get(name) ?? `no import named ${name}`),
    story,
  ])
}

test.each(pages)('every example in %s is an existing story', (page) => {
  const stories = storiesOf(page)
  expect(stories.length).toBeGreaterThan(0)
  for (const [file, story] of stories) expect(readFileSync(file, 'utf8')).toMatch(`export const ${story}`)
})
