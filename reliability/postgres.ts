import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { Client } from 'pg'

import { migrate } from '../packages/server/src/db/migrate.ts'
import { postgresLink } from '../packages/server/src/db/postgres.ts'
import { postgresPrograms } from '../packages/server/test/support/postgres-programs.ts'
import { createDatabase } from '../packages/server/src/db/work.ts'

/** A PostgreSQL server in a temporary folder, on a free port. */
export interface Postgres {
  port: number
  /** Runs one statement as the superuser and returns its rows. */
  admin: (statement: string, database?: string) => Promise<Record<string, unknown>[]>
  restart: (mode: 'fast' | 'immediate') => void
  stop: () => void
}

/** URLs of a migrated database: for the login that runs work, and for the schema's owner. */
export interface PostgresDatabase {
  name: string
  url: string
  ownerUrl: string
}

/** Starts a server. `settings` as on the command line of `postgres`. */
export async function startPostgres(settings: string[] = ['fsync=off', 'synchronous_commit=off']): Promise<Postgres> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('No PostgreSQL programs were found: install postgresql')
  const folder = mkdtempSync(path.join(tmpdir(), 'commissary-reliability-pg-'))
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const run = (program: string, args: string[]) => {
    const file = path.join(programs, program)
    const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args]
    execFileSync(command, all, { cwd: folder, stdio: 'ignore' })
  }
  const data = path.join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'])
  const port = await freePort()
  const allSettings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, ...settings]
  const control = (action: string, ...more: string[]) =>
    run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), ...more, action])
  const options = ['-o', allSettings.map((setting) => `-c ${setting}`).join(' ')]
  control('start', ...options)
  return {
    port,
    admin: (statement, database = 'postgres') => query(addressOf(port, 'postgres', database), statement),
    restart: (mode) => control('restart', '-m', mode, ...options),
    stop() {
      control('stop', '-m', 'immediate')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Creates a migrated database. Its users are not superusers. */
export async function addDatabase(postgres: Postgres, name: string): Promise<PostgresDatabase> {
  for (const role of ['commissary_app', 'commissary_definer', 'commissary_owner', 'commissary_login']) {
    const [found] = await postgres.admin(`select from pg_roles where rolname = '${role}'`)
    if (!found) await postgres.admin(`create role ${role}`)
  }
  await postgres.admin('alter role commissary_owner login; alter role commissary_login login')
  await postgres.admin('grant commissary_app, commissary_definer to commissary_owner')
  await postgres.admin(`create database ${name} owner commissary_owner`)
  const ownerUrl = addressOf(postgres.port, 'commissary_owner', name)
  const owner = createDatabase(postgresLink({ url: ownerUrl }))
  await migrate(owner)
  await owner.close()
  await postgres.admin('grant commissary_app to commissary_login')
  return { name, url: addressOf(postgres.port, 'commissary_login', name), ownerUrl }
}

const addressOf = (port: number, user: string, database: string) => `postgresql://${user}@127.0.0.1:${port}/${database}`

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A port that is free. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
