import { readFileSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'

import { DurableNodeFS, durableStartParams } from '../../src/db/embedded/durable-fs.ts'
import { findDamage } from './witness.ts'

// Program: inspect-program.ts <folder> <file with the acknowledged numbers>. Prints the damage as JSON. Runs in a separate
// process because a damaged database can crash or hang the engine.
const [folder = '', acknowledgedFile = ''] = process.argv.slice(2)
const acknowledged: number[] = JSON.parse(readFileSync(acknowledgedFile, 'utf8'))
const fs = new DurableNodeFS(folder, () => process.exit(1))
const engine = await PGlite.create({ fs, startParams: durableStartParams })
process.stdout.write(JSON.stringify(await findDamage(engine, acknowledged)))
process.exit(0)
