import { readdirSync } from 'node:fs'
import path from 'node:path'

import { root, run, step } from './steps.ts'

// Benchmark names, then their options: `web --runs 3`.
const args = process.argv.slice(2)
const firstOption = args.findIndex((arg) => arg.startsWith('-'))
const wanted = firstOption < 0 ? args : args.slice(0, firstOption)
const options = firstOption < 0 ? [] : args.slice(firstOption)
const all = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
for (const name of wanted.length > 0 ? wanted : all) {
  await step(`bench/${name}`, () =>
    run(process.execPath, ['--conditions=@commissary/source', path.join('bench', `${name}.ts`), ...options]),
  )
}
