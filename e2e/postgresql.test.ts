import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { postgresPrograms } from '../packages/server/test/support/postgres-programs.ts'
import { startPostgres, type Postgres } from '../reliability/postgres.ts'
import { freePort, launch, waitUntilReady } from './support/product.ts'

const root = path.resolve(import.meta.dirname, '..')
const programs = postgresPrograms()
if (!programs) process.emitWarning('The PostgreSQL steps are not tested: no PostgreSQL programs were found')

/** The commands of the README's section, line by line. */
const [setUp = '', start = ''] = (
  /## PostgreSQL\s+```\n(.+?)\n```/s.exec(readFileSync(path.join(root, 'README.md'), 'utf8'))?.[1] ?? ''
).split('\n')

const folder = mkdtempSync(path.join(tmpdir(), 'commissary-postgresql-'))
let postgres: Postgres
let env: Record<string, string>

describe.skipIf(!programs)('PostgreSQL, with the commands of the README', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    // The administrator is trusted, as on the socket of a packaged server. Everyone else needs a password.
    chmodSync(folder, 0o755)
    const rules = path.join(folder, 'pg_hba.conf')
    writeFileSync(rules, 'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n')
    postgres = await startPostgres(['fsync=off', `hba_file=${rules}`])
    env = {
      PGHOST: 'localhost',
      PGPORT: String(postgres.port),
      PGUSER: 'postgres',
      PATH: `${programs}:${process.env['PATH']}`,
      PORT: String(await freePort()),
      COMMISSARY_DATA: path.join(folder, 'data'),
      COMMISSARY_DEMO: 'off',
    }
  })
  afterAll(() => {
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const shell = (command: string) =>
    execFileSync('bash', ['-c', command], {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: 'pipe',
    })

  /** Starts the server on a database that it refuses, and returns the lines that it prints. */
  async function refusal(url: string) {
    const { child, output } = launch({ ...env, DATABASE_URL: url })
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(1)
    const [, ...lines] = output().trim().split('\n').filter(Boolean)
    return lines
  }
  const urlOf = (account: string, database: string) => `postgresql://${account}@localhost/${database}`

  test('the account is refused with the fix while its roles are missing', async () => {
    await postgres.admin(`create role early login password 'early'`)
    await postgres.admin('create database early owner early')
    expect(await refusal(urlOf('early:early', 'early'))).toEqual([
      'The PostgreSQL account early has no access to the roles commissary_app and commissary_definer: run packages/server/setup-postgresql.sql as a superuser first.',
    ])
  })

  test('the setup and the start succeed, and a second setup changes nothing', async () => {
    shell(setUp)
    const server = spawn('bash', ['-c', start], {
      cwd: root,
      env: { ...process.env, ...env, NODE_ENV: undefined },
      stdio: 'pipe',
      detached: true,
    })
    let output = ''
    server.stdout.on('data', (chunk) => (output += chunk))
    server.stderr.on('data', (chunk) => (output += chunk))
    try {
      const address = `http://localhost:${env['PORT']}`
      await waitUntilReady({ address, output: () => output }, server)
      expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok', database: 'postgresql' })
      shell(setUp)
    } finally {
      // Stops the command and what it started.
      if (server.pid !== undefined && server.exitCode === null) {
        const closed = once(server, 'close')
        process.kill(-server.pid, 'SIGTERM')
        await closed
      }
    }
  })

  test('the account may do nothing but use its own database', async () => {
    const rights = await postgres.admin(
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "mayMore",
        (select array_agg(pg_get_userbyid(roleid)::text order by 1) from pg_auth_members where member = r.oid) as "roles",
        (select bool_or(admin_option) from pg_auth_members where member = r.oid) as "mayGrant"
      from pg_roles r where rolname = 'commissary'`,
    )
    expect(rights).toEqual([{ mayMore: false, roles: ['commissary_app', 'commissary_definer'], mayGrant: false }])
    const strangers = await postgres.admin(
      `select datacl::text as rights from pg_database where datname = 'commissary' and datacl::text ~ '[{,]='`,
    )
    expect(strangers).toEqual([])
  })

  test('a superuser and an account with BYPASSRLS are refused', async () => {
    const [isRefused] = await refusal(urlOf('postgres', 'commissary'))
    expect(isRefused).toContain('account postgres is a superuser or has BYPASSRLS')
    await postgres.admin('alter role early bypassrls')
    expect(await refusal(urlOf('early:early', 'early'))).toEqual([expect.stringContaining('account early is a super')])
    await postgres.admin('alter role early nobypassrls')
  })

  test('a database without the right to create tables, and one with tables of another program, are refused', async () => {
    await postgres.admin('grant commissary_app, commissary_definer to early')
    await postgres.admin('create database narrow owner postgres')
    expect(await refusal(urlOf('early:early', 'narrow'))).toEqual([
      'The PostgreSQL account early cannot create tables in the schema public of narrow: as a superuser, run: alter database "narrow" owner to "early".',
    ])
    await postgres.admin('create table school (id int); create table vendor (id int)', 'early')
    expect(await refusal(urlOf('early:early', 'early'))).toEqual([
      'The database early contains tables of another program (school, vendor): use an empty database.',
    ])
  })
})
