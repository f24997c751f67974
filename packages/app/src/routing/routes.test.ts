import { expect, test } from 'vitest'

import { screenSources } from './routes.ts'

const sources = import.meta.glob<string>('../screens/*/*Screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(screenSources.map(({ path, screen }) => [path, screen]))('%s shows the component of %s', (_, screen) => {
  const name = screen.slice(screen.indexOf('/') + 1)
  expect(sources[`../screens/${screen}.tsx`]).toContain(`export function ${name}(`)
})
