// The rows of the reliability plan that take longer than the gate allows: `reliability A5` runs one, without a name they are listed.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { root, run, step } from './steps.ts'

const folder = path.join(root, 'reliability')
const rows = readdirSync(folder)
  .filter((file) => /^[A-Z]\d+\.ts$/.test(file))
  .map((file) => file.slice(0, -3))

const [row, ...options] = process.argv.slice(2)
if (row === undefined) {
  // The first line of each script says what it proves.
  for (const name of rows) {
    const [about = ''] = readFileSync(path.join(folder, `${name}.ts`), 'utf8').split('\n', 1)
    console.log(`${name.padEnd(4)}${about.replace(/^\/\/\s*/, '')}`)
  }
} else if (rows.includes(row)) {
  await step(`reliability/${row}`, () =>
    run(process.execPath, ['--conditions=@commissary/source', path.join('reliability', `${row}.ts`), ...options]),
  )
} else {
  console.error(`There is no row ${row}. Rows: ${rows.join(', ')}.`)
  process.exitCode = 1
}
