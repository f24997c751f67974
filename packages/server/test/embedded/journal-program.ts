import { writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

import { DurableNodeFS, durableStartParams } from '../../src/db/embedded/durable-fs.ts'
import { journalChanges } from './journal.ts'
import { witness } from './witness.ts'

// Program: journal-program.ts <durable|stock> <folder> <journal file>. Writes witnesses with checkpoints in between and
// exits without closing anything, like a power cut.
const [engine, folder = '', journalFile = ''] = process.argv.slice(2)
const saveJournal = writeFileSync
const changes = journalChanges(folder)
const pglite = await PGlite.create(
  engine === 'stock'
    ? { fs: new NodeFS(folder) }
    : { fs: new DurableNodeFS(folder, () => process.exit(1)), startParams: durableStartParams },
)
for (let n = 1; n <= 240; n++) {
  await pglite.exec(witness(n))
  changes.push({ kind: 'acknowledged', n })
  if (n % 80 === 0) await pglite.exec('checkpoint')
}
saveJournal(journalFile, serialize(changes))
process.exit(0)
