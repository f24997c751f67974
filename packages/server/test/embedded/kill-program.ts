import { openFolder } from '../../src/db/embedded/open-folder.ts'
import { runScript } from '../../src/db/work.ts'
import { witness } from './witness.ts'

// Program: kill-program.ts <folder> <first n>. Writes witnesses and prints each saved n until it is killed.
const [folder = '', first = '1'] = process.argv.slice(2)
const database = await openFolder(folder)
for (let n = Number(first); ; n++) {
  await database.owner(async (tx) => {
    await runScript(tx, witness(n).replace('begin; ', '').replace('; commit', ''))
  })
  process.stdout.write(`${n}\n`)
  if (n % 60 === 0) await database.owner((tx) => runScript(tx, 'commit; checkpoint; begin'))
}
