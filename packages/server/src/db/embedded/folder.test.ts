import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { isNightly } from '../../../test/support/test-scale.ts'
import { createCaterer } from '../caterers.ts'
import { StartError, StorageFullError } from '../errors.ts'
import { migrate } from '../migrate.ts'
import { school } from '../schema/school.ts'
import { openFolder } from './open-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commissary-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Another process that opens the folder, prints "open", and keeps it open until it is ended. */
async function holdElsewhere() {
  const code = `const { openFolder } = await import(${JSON.stringify(new URL('./open-folder.ts', import.meta.url).href)})
    await openFolder(${JSON.stringify(folder)}); process.stdout.write('open')`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  return holder
}

test.runIf(isNightly)(
  'a second start on the same folder is refused with the other process id, and works after that process was killed',
  async () => {
    const holder = await holdElsewhere()
    const second = await openFolder(folder).catch((error: unknown) => error)
    expect(second).toBeInstanceOf(StartError)
    expect(String(second)).toContain(`in use by process ${holder.pid} on`)

    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const database = await openFolder(folder)
    expect(await database.owner((tx) => tx.execute(sql`select 1 as one`))).toEqual([{ one: 1 }])
    await expect(openFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
    await database.close()
    await (await openFolder(folder)).close()
  },
)

test.runIf(isNightly)('an interrupted first start is completed by the next one', async () => {
  mkdirSync(join(folder, 'database.unfinished'))
  writeFileSync(join(folder, 'database.unfinished', 'PG_VERSION'), 'half')
  const database = await openFolder(folder)
  expect(await migrate(database)).toBeGreaterThan(0)
  await database.close()
})

test('the error for a read-only folder names it in one sentence', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(openFolder(file)).rejects.toThrow(`The data folder ${file} cannot be written`)
})

test.runIf(isNightly)('below the minimum free space, reading works and a write is refused at once', async () => {
  const roomy = await openFolder(folder)
  await migrate(roomy)
  const catererId = await createCaterer(roomy, { name: 'North' })
  await roomy.work({ catererId }, (tx) => tx.insert(school).values({ schoolName: 'Oak' }))
  // An import that states its space is refused before it starts.
  const greedy = { catererId, reserveBytes: Number.MAX_SAFE_INTEGER - 1e9 }
  const large = roomy.work(greedy, (tx) => tx.insert(school).values({ schoolName: 'Elm' }))
  await expect(large).rejects.toBeInstanceOf(StorageFullError)
  await roomy.close()

  const full = await openFolder(folder, { floorBytes: Number.MAX_SAFE_INTEGER })
  const write = full.work({ catererId }, (tx) => tx.insert(school).values({ schoolName: 'Elm' }))
  await expect(write).rejects.toThrow(/^Not saved: \d+ MB are free at/)
  const names = await full.work({ catererId }, (tx) => tx.select({ name: school.schoolName }).from(school))
  expect(names).toEqual([{ name: 'Oak' }])
  await full.close()
})

test.runIf(isNightly)(
  'below the minimum, sessions and the end of an import are still written from a reserve',
  async () => {
    const roomy = await openFolder(folder)
    await migrate(roomy)
    const catererId = await createCaterer(roomy, { name: 'North' })
    await roomy.close()
    const full = await openFolder(folder, { floorBytes: Number.MAX_SAFE_INTEGER })
    await expect(createCaterer(full, { name: 'South' })).rejects.toBeInstanceOf(StorageFullError)
    const taken = await full.system((tx) => tx.execute(sql`select take_attempt('address 10.0.0.1', 5, 900) as taken`))
    expect(taken).toEqual([{ taken: true }])
    await full.work({ catererId, reserveBytes: 'reserve' }, (tx) => tx.insert(school).values({ schoolName: 'Oak' }))
    await full.close()
  },
)

test('a folder that the system lets no one create is refused without waiting', async () => {
  await expect(openFolder('/proc/x')).rejects.toThrow(/^The data folder \/proc\/x cannot be written/)
})

test.runIf(isNightly)('the engine never blocks the main thread', async () => {
  const database = await openFolder(folder)
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const start = last
  await database.owner((tx) => tx.execute(sql`select count(*)::int from generate_series(1, 10000000)`))
  clearInterval(timer)
  // On this thread, the statement would delay the timer for its whole duration.
  expect(longest).toBeLessThan((performance.now() - start) / 4)
  await database.close()
})
