// Fails on words and names that docs/glossary.md advises against, and on dates and percentages not written the US way.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { avoidedWords, findings } from './wording/wording.ts'
import { root } from './steps.ts'

/** Not ours to word: generated, vendored or quoted to the letter. */
const exempt = [
  'docs/glossary.md',
  'docs/specification/',
  'docs/nightly.md',
  'packages/server/migrations/',
  'packages/server/test/json/',
  'pnpm-lock.yaml',
  '.storybook/public/mockServiceWorker.js',
  'scripts/wording/',
]
const isOurs = (file: string) =>
  /\.(ts|tsx|mdx?|json|ya?ml|sh)$/.test(file) &&
  !file.includes('/generated/') &&
  !exempt.some((place) => file.startsWith(place))

const wanted = process.argv.slice(2)
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...wanted], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .trim()
  .split('\n')
  .filter(isOurs)

const avoided = avoidedWords(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'))
const found = files.flatMap((file) => {
  const text = (() => {
    try {
      return readFileSync(path.join(root, file), 'utf8')
    } catch {
      return '' // deleted, not yet committed
    }
  })()
  return findings(text, avoided).map(({ line, word, use }) => `${file}:${line} "${word}": write ${use}`)
})
for (const one of found) console.error(one)
console.log(`${found.length} words to replace in ${files.length} files`)
process.exitCode = found.length > 0 ? 1 : 0
