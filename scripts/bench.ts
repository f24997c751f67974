import { readdirSync } from 'node:fs'
import path from 'node:path'

import { root, run, step } from './steps.ts'

const wanted = process.argv.slice(2)
const all = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
for (const name of wanted.length > 0 ? wanted : all) {
  await step(`bench/${name}`, () =>
    run(process.execPath, ['--conditions=@commissary/source', path.join('bench', `${name}.ts`)]),
  )
}
