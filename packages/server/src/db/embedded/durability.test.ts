import { execFile, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { deserialize } from 'node:v8'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { runScript } from '../work.ts'
import type { Change } from '../../../test/embedded/journal.ts'
import { cutPower, seeded } from '../../../test/embedded/power-cut.ts'
import { witness, witnessTables } from '../../../test/embedded/witness.ts'
import { openFolder } from './open-folder.ts'
import { openWorker } from './worker-client.ts'
import { isNightly, sized } from '../../../test/support/test-scale.ts'

const kills = sized(20, 1)
const cuts = sized(20, 1)

let scratch: string
/** A data folder with the witness tables, cleanly closed. */
let base: string

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'commissary-durability-'))
  base = join(scratch, 'base')
  const database = await openFolder(base)
  await database.owner((tx) => runScript(tx, witnessTables))
  await database.close()
})
afterAll(() => rmSync(scratch, { recursive: true }))

const program = (name: string) => fileURLToPath(new URL(`../../../test/embedded/${name}.ts`, import.meta.url))
test(`${kills} kills during writes lose nothing that was acknowledged`, async () => {
  const folder = join(scratch, 'killed')
  cpSync(base, folder, { recursive: true })
  const random = seeded(2601)
  const acknowledged: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    // A killed transaction may have been saved without being acknowledged, so the next run starts well above it.
    const first = (acknowledged.at(-1) ?? 0) + 1000
    const writer = spawn(process.execPath, [program('kill-program'), folder, String(first)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const stopAt = first + Math.floor(random() * 150)
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged.push(Number(line))
      if (Number(line) === stopAt) writer.kill('SIGKILL')
    }
    expect(acknowledged.at(-1)).toBeGreaterThanOrEqual(stopAt)
  }
  expect(acknowledged.length).toBeGreaterThan(kills * 25)
  expect(await inspect(join(folder, 'database'), acknowledged)).toEqual([])
})

/** Runs the witness program on a copy of the base and returns its file changes. */
function journalOf(engine: 'durable' | 'stock'): Change[] {
  const folder = join(scratch, engine)
  cpSync(join(base, 'database'), folder, { recursive: true })
  const journal = join(scratch, `${engine}.journal`)
  execFileSync(process.execPath, [program('journal-program'), engine, folder, journal], {
    stdio: 'inherit',
    timeout: 60_000,
  })
  rmSync(folder, { recursive: true })
  return deserialize(readFileSync(journal)) as Change[]
}

/** Cuts the power once, opens the remaining files and returns the damage. Odd seeds cut near a checkpoint. */
async function damageOfCut(changes: Change[], seed: number): Promise<string[]> {
  const random = seeded(seed)
  const start = changes.findIndex(({ kind }) => kind === 'acknowledged')
  const checkpoint = changes.findIndex((change) => change.kind === 'acknowledged' && change.n === 80)
  const cut =
    seed % 2 === 0
      ? start + Math.floor(random() * (changes.length - start))
      : Math.min(changes.length, checkpoint + Math.floor(random() * 120))
  const folder = join(scratch, `cut-${seed}`)
  cpSync(join(base, 'database'), folder, { recursive: true })
  const found = await inspect(folder, cutPower(folder, changes, cut, random))
  rmSync(folder, { recursive: true })
  return found
}

/** Opens a database after a crash and returns its damage. */
async function inspect(folder: string, acknowledged: number[]): Promise<string[]> {
  const list = `${folder}.acknowledged`
  writeFileSync(list, JSON.stringify(acknowledged))
  const run = promisify(execFile)(process.execPath, [program('inspect-program'), folder, list], { timeout: 30_000 })
  const answer = await run.catch(() => undefined)
  return answer ? JSON.parse(answer.stdout) : ['does not open, or cannot be read']
}

/** The damage per seed, two cuts at a time. Seeds without damage are left out. */
async function damageOfCuts(changes: Change[], seeds: number): Promise<Record<string, string[]>> {
  const damage: Record<string, string[]> = {}
  const queue = Array.from({ length: seeds }, (_, index) => index + 1)
  const worker = async () => {
    for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) {
      const found = await damageOfCut(changes, seed)
      if (found.length > 0) damage[`seed ${seed}`] = found.slice(0, 5)
    }
  }
  await Promise.all([worker(), worker()])
  return damage
}

test(`${cuts} power cuts lose nothing that was acknowledged, whichever unsynced writes the disk loses`, async () => {
  const changes = journalOf('durable')
  expect(changes.filter(({ kind }) => kind === 'sync').length).toBeGreaterThan(240)
  expect(await damageOfCuts(changes, cuts)).toEqual({})
})

test.runIf(isNightly)('the same power cuts break the unmodified engine, so the harness detects damage', async () => {
  const changes = journalOf('stock')
  expect(changes.filter(({ kind }) => kind === 'sync')).toEqual([])
  expect(Object.keys(await damageOfCuts(changes, 4)).length).toBeGreaterThanOrEqual(3)
})

test('a commit whose sync fails is never acknowledged, and the database stops with an error', async () => {
  const folder = join(scratch, 'no-sync')
  cpSync(join(base, 'database'), folder, { recursive: true })
  const engine = await openWorker({ folder }, '../test/embedded/failing-sync-worker')
  await engine.exec(witness(1))
  writeFileSync(`${folder}.refuse`, '')
  await expect(engine.exec(witness(2))).rejects.toThrow('The embedded database stopped: EIO')
  await expect(engine.exec('select 1')).rejects.toThrow('The embedded database stopped: EIO')
  expect(await inspect(folder, [1])).toEqual([])
})
