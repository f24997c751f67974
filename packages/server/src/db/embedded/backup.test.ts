import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isNightly } from '../../../test/support/test-scale.ts'
import { backupDatabase, restoreDatabase } from '../backup.ts'
import { createCaterer } from '../caterers.ts'
import { migrate } from '../migrate.ts'
import { school } from '../schema/school.ts'
import { session } from '../schema/session.ts'
import { appUser } from '../schema/user.ts'
import { runScript, type Database } from '../work.ts'
import { listBackups, superseded } from './backup-files.ts'
import { keepBackups, writeBackup } from './backup.ts'
import { openFolder } from './open-folder.ts'

let scratch: string
let folder: string
let copy: string
let database: Database
let catererId: number

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'commissary-backup-'))
  folder = join(scratch, 'data')
  database = await openFolder(folder)
  await migrate(database)
  catererId = await createCaterer(database, { name: 'North' })
  await database.work({ catererId }, async (tx) => {
    await tx.insert(school).values({ schoolName: 'Oak' })
    const [user] = await tx
      .insert(appUser)
      .values({ userName: 'a@b.c', firstName: 'A', lastName: 'B', role: 'staff' })
      .returning({ id: appUser.id })
    const later = '2999-01-01T00:00:00.000Z'
    await tx.insert(session).values({
      userId: user?.id ?? 0,
      familyId: crypto.randomUUID(),
      familyExpiresAt: later,
      accessTokenHash: 'access',
      refreshTokenHash: 'refresh',
      accessExpiresAt: later,
      refreshExpiresAt: later,
    })
  })
  copy = await writeBackup(database, join(scratch, 'copy.tar.gz'))
})
afterAll(async () => {
  await database.close()
  rmSync(scratch, { recursive: true })
})

const sessions = (of: Database) => of.system((tx) => tx.execute(sql`select user_id from find_session('access')`))

test('a backup of a running database restores everything into an empty folder, except sessions', async () => {
  expect(await sessions(database)).toHaveLength(1)
  const target = join(scratch, 'restored')
  expect(await restoreDatabase({ databaseUrl: null, dataFolder: target }, copy)).toEqual({
    caterers: 1,
    users: 1,
    ingredients: 0,
    recipes: 0,
    lastChangedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  })
  const restored = await openFolder(target)
  const rows = await restored.work({ catererId }, (tx) => tx.select({ name: school.schoolName }).from(school))
  expect(rows).toEqual([{ name: 'Oak' }])
  expect(await sessions(restored)).toEqual([])
  await restored.close()

  await expect(restoreDatabase({ databaseUrl: null, dataFolder: target }, copy)).rejects.toThrow(
    'already contains a database',
  )
  expect(await backupDatabase({ databaseUrl: null, dataFolder: target })).toMatch(/backups\/commissary-.*\.tar\.gz$/)
})

test('a file that is not a valid backup is rejected, and nothing is created', async () => {
  const whole = readFileSync(copy)
  const corrupt = Buffer.from(whole)
  const middle = Math.floor(whole.length / 2)
  corrupt.fill(0x55, middle, middle + 64)
  const files = {
    cut: whole.subarray(0, whole.length - 5000),
    corrupt,
    text: Buffer.from('a,b\n1,2\n'),
    empty: Buffer.alloc(0),
  }
  const target = join(scratch, 'never')
  for (const [name, bytes] of Object.entries(files)) {
    const file = join(scratch, name)
    writeFileSync(file, bytes)
    await expect(restoreDatabase({ databaseUrl: null, dataFolder: target }, file), name).rejects.toThrow(
      'is not a valid backup',
    )
  }
  await expect(restoreDatabase({ databaseUrl: null, dataFolder: target }, join(scratch, 'absent'))).rejects.toThrow(
    'is not a valid backup',
  )
  expect(existsSync(target)).toBe(false)
})

test.runIf(isNightly)('a backup of a newer version is rejected with the reason', async () => {
  const insert = `insert into schema_migration (position, tag, hash) values (999, 'of_the_future', '')`
  await database.owner((tx) => runScript(tx, insert))
  const failed = writeBackup(database, join(scratch, 'future.tar.gz'))
  await expect(failed)
    .rejects.toThrow('other steps')
    .catch(() => undefined)
  await database.owner((tx) => runScript(tx, `delete from schema_migration where position = 999`))
})

test.runIf(isNightly)(
  'backups are made only after changes, the oldest are deleted, and an unfinished one does not count',
  async () => {
    const backups = join(folder, 'backups')
    mkdirSync(backups, { recursive: true })
    writeFileSync(join(backups, 'commissary-1999.tar.gz'), 'old')
    writeFileSync(join(backups, 'commissary-2999.tar.gz.unfinished'), 'half')
    const errors: unknown[] = []
    const keeper = keepBackups(database, folder, { recent: 1, days: 1, onError: (error) => errors.push(error) })
    await keeper.copyNow()
    expect(errors).toEqual([])
    expect(listBackups(folder)).toHaveLength(1)
    expect(listBackups(folder)[0]).not.toContain('1999')
    const first = listBackups(folder)
    await keeper.copyNow()
    expect(listBackups(folder)).toEqual(first)
    await database.work({ catererId }, (tx) => tx.update(school).set({ subdomain: 'oak' }))
    await keeper.copyNow()
    expect(listBackups(folder)).not.toEqual(first)
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^commissary-2/), 'newest.json'])
    keeper.stop()

    // A restart changes nothing.
    const kept = listBackups(folder)
    const later = keepBackups(database, folder, { onError: (error) => errors.push(error) })
    await later.copyNow()
    later.stop()
    expect(listBackups(folder)).toEqual(kept)
    expect(errors).toEqual([])
  },
)

test('the newest eight backups are kept, and the last one of each of fourteen days', () => {
  const at = (day: number, hour: number) =>
    `/data/backups/commissary-2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}-00-00-000Z.tar.gz`
  const files = Array.from({ length: 20 }, (_, index) => 20 - index).flatMap((day) =>
    Array.from({ length: 10 }, (_, index) => at(day, 20 - index)),
  )
  const gone = new Set(superseded(files, { recent: 8, days: 14 }))
  expect(files.filter((file) => !gone.has(file))).toEqual([
    ...Array.from({ length: 8 }, (_, index) => at(20, 20 - index)),
    ...Array.from({ length: 13 }, (_, index) => at(19 - index, 20)),
  ])
})

test('a damaged database is not touched, and the newest valid backup is named', async () => {
  const broken = join(scratch, 'broken')
  mkdirSync(join(broken, 'database'), { recursive: true })
  mkdirSync(join(broken, 'backups'))
  writeFileSync(join(broken, 'database', 'PG_VERSION'), '18\n')
  writeFileSync(join(broken, 'backups', 'commissary-2026.tar.gz'), '')
  await expect(openFolder(broken)).rejects.toThrow(/cannot be opened.*Nothing was changed.*commissary-2026\.tar\.gz/)
  expect(readdirSync(join(broken, 'database'))).toContain('PG_VERSION')
})

test('for PostgreSQL, the message names the commands to run', async () => {
  const config = { databaseUrl: 'postgresql://db/x', dataFolder: folder }
  await expect(backupDatabase(config)).rejects.toThrow('pg_dump --format=custom')
  await expect(restoreDatabase(config, copy)).rejects.toThrow('pg_restore')
})
