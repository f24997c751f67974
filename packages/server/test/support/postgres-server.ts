import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { postgresPrograms } from './postgres-programs.ts'

export interface PostgresServer {
  /** A superuser's URL. */
  url: string
  stop: () => void
}

/** The server at DATABASE_URL_TEST, a superuser's URL; without it a separate one, which `stop` deletes. */
export function openPostgresServer(): PostgresServer {
  const url = process.env['DATABASE_URL_TEST']
  return url ? { url, stop: () => undefined } : startServer()
}

/** Statements that create a schema owner as `setup-postgresql.sql` does. It can become its transactions' roles, but create none. */
export function accountOf(owner: string): string[] {
  return [
    ...['commissary_app', 'commissary_definer', owner].map(
      (role) => `do $$ begin create role ${role}; exception when duplicate_object then null; end $$`,
    ),
    `alter role ${owner} login nocreaterole`,
    `grant commissary_app, commissary_definer to ${owner}`,
  ]
}

/** Runs statements one by one. */
export async function asAdmin(url: string, statements: readonly string[]): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    for (const statement of statements) await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/** A server on a socket in a temporary folder, without syncing, because nothing needs to survive. */
function startServer(): PostgresServer {
  const programs = postgresPrograms()
  if (!programs) throw new Error('No PostgreSQL programs found')
  const folder = mkdtempSync(join(tmpdir(), 'commissary-pg-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const run = (program: string, args: string[]) => {
    const file = join(programs, program)
    return isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', file, ...args], { cwd: folder, stdio: 'pipe' })
      : execFileSync(file, args, { cwd: folder, stdio: 'pipe' })
  }
  // A different collation than the embedded engine's C, so that a list without a stated order differs between the two.
  run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '-N',
    '--locale-provider=icu',
    '--icu-locale=en-US',
    '--locale=C',
  ])
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c jit=off -c max_connections=300`
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true })
    },
  }
}
