import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { isNightly } from '../../../test/support/test-scale.ts'
import { migrate } from '../migrate.ts'
import { runScript, type Database } from '../work.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { openFolder } from './open-folder.ts'
import type { ClosedFolder } from './permissions.ts'

const scratch = mkdtempSync(join(tmpdir(), 'commissary-permissions-'))
const folder = join(scratch, 'data')
let database: Database
beforeAll(async () => {
  database = await openFolder(folder)
  await migrate(database)
})
afterAll(async () => {
  await database.close()
  rmSync(scratch, { recursive: true })
})

/** The folders and files that anyone but the owner can read, write or enter, with their modes. */
function openToOthers(path: string): string[] {
  const stat = lstatSync(path)
  const inner = stat.isDirectory() ? readdirSync(path).flatMap((name) => openToOthers(join(path, name))) : []
  return (stat.mode & 0o077) === 0 ? inner : [`${(stat.mode & 0o777).toString(8)} ${path}`, ...inner]
}

test.runIf(isNightly)(
  'a new database, what it writes later, its backups and a restored one are readable by their owner only',
  async () => {
    expect(openToOthers(folder)).toEqual([])
    await database.owner((tx) => runScript(tx, 'create table later (id int); insert into later values (1); checkpoint'))
    await database.owner((tx) => runScript(tx, 'drop table later'))
    expect(openToOthers(folder)).toEqual([])

    const backups = join(scratch, 'copies')
    const copy = await writeBackup(database, join(backups, 'copy.tar.gz'))
    expect(openToOthers(backups)).toEqual([])
    const restored = join(scratch, 'restored')
    await restoreBackup(copy, restored)
    expect(openToOthers(restored)).toEqual([])
  },
)

test.runIf(isNightly)(
  'a folder that was open is closed at the start and reported, and nothing else in it is touched',
  async () => {
    const target = join(scratch, 'open')
    await (await openFolder(target)).close()
    mkdirSync(join(target, 'backups'))
    writeFileSync(join(target, 'backups', 'commissary-1.tar.gz'), '')
    writeFileSync(join(target, 'notes.txt'), '')
    const outside = join(scratch, 'outside.txt')
    writeFileSync(outside, '')
    symlinkSync(outside, join(target, 'backups', 'link'))
    const loosened = ['', 'database', 'database/PG_VERSION', 'backups', 'backups/commissary-1.tar.gz', 'lock.sqlite']
    for (const path of loosened) chmodSync(join(target, path), 0o666 | (lstatSync(join(target, path)).mode & 0o111))
    for (const path of [outside, join(target, 'notes.txt')]) chmodSync(path, 0o644)
    chmodSync(join(target, 'database'), 0o755)

    const reports: ClosedFolder[] = []
    await (await openFolder(target, { onClosed: (report) => reports.push(report) })).close()
    expect(reports).toEqual([{ closed: loosened.length, stillOpen: null }])
    expect(openToOthers(target).filter((line) => !line.includes('/link'))).toEqual([`644 ${join(target, 'notes.txt')}`])
    expect(lstatSync(outside).mode & 0o777).toBe(0o644)

    await (await openFolder(target, { onClosed: (report) => reports.push(report) })).close()
    expect(reports).toHaveLength(1)
  },
)
