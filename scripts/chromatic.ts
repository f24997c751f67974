// Sends the stories tagged `visual` to hosted review, in the two modes of .storybook/preview.tsx. Without a project token
// it only builds Storybook.
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { bin, root, run } from './steps.ts'

const output = 'storybook-static'

interface Index {
  entries: Record<string, { type: string; title: string; name: string; tags?: string[] }>
}

const built = await run(bin('storybook'), ['build', '--quiet', '--disable-telemetry', '--output-dir', output])
if (built !== 0) process.exit(built)

const { entries } = JSON.parse(readFileSync(path.join(root, output, 'index.json'), 'utf8')) as Index
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('visual'))

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.exitCode = await run(bin('chromatic'), [
    '--storybook-build-dir',
    output,
    '--exit-zero-on-changes',
    ...stories.flatMap(({ title, name }) => ['--only-story-names', `${title}/${name}`]),
  ])
} else {
  console.log(
    `Built Storybook in ${output}. Set CHROMATIC_PROJECT_TOKEN to send its ${stories.length} tagged stories for review.`,
  )
}
