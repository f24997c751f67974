import { readdirSync } from 'node:fs'
import path from 'node:path'

import { root, run, step } from './steps.ts'

// Names of benchmarks, then what is for them: `web --runs 3`.
const given = process.argv.slice(2)
const firstOption = given.findIndex((each) => each.startsWith('-'))
const wanted = firstOption < 0 ? given : given.slice(0, firstOption)
const options = firstOption < 0 ? [] : given.slice(firstOption)
const all = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
for (const name of wanted.length > 0 ? wanted : all) {
  await step(`bench/${name}`, () =>
    run(process.execPath, ['--conditions=@commissary/source', path.join('bench', `${name}.ts`), ...options]),
  )
}
