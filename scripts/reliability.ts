// Reliability scripts take longer than the tests may. `reliability slow-clients` runs one; without a name it lists them.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { root, run, step } from './steps.ts'

const folder = path.join(root, 'reliability')

/** The scripts by name, with the first line of each, which states what it proves. */
const scripts = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file.slice(0, -3), readFileSync(path.join(folder, file), 'utf8').split('\n', 1)[0] ?? ''] as const)
    // Helpers begin with an import.
    .filter(([, firstLine]) => firstLine.startsWith('// ')),
)

const [name, ...options] = process.argv.slice(2)
if (name === undefined) {
  for (const [script, firstLine] of scripts) console.log(`${script.padEnd(18)}${firstLine.slice(3)}`)
} else if (scripts.has(name)) {
  await step(`reliability/${name}`, () =>
    run(process.execPath, ['--conditions=@commissary/source', path.join('reliability', `${name}.ts`), ...options]),
  )
} else {
  console.error(`No reliability script is named ${name}. Choose one of: ${[...scripts.keys()].join(', ')}.`)
  process.exitCode = 1
}
