import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

import { migrate } from '../../src/db/migrate.ts'
import { postgresLink } from '../../src/db/postgres.ts'
import { loginUrl } from './test-logins.ts'
import { postgresPrograms } from './postgres-programs.ts'
import { createDatabase } from '../../src/db/work.ts'

/**
 * Starts a PostgreSQL server for the test run (or uses DATABASE_URL_TEST, a superuser's URL) and migrates
 * a template in it. After that, no login is a superuser: the schema has an owner, and work runs under a third login.
 */
export default async function setup(project: TestProject) {
  const server = process.env['DATABASE_URL_TEST']
    ? { url: process.env['DATABASE_URL_TEST'], stop: () => undefined }
    : startServer()
  try {
    const template = `commissary_template_${process.pid}`
    await asAdmin(server.url, [
      `do $$ begin create role commissary_test_owner login createrole; exception when duplicate_object then null; end $$`,
      `create database ${template} owner commissary_test_owner`,
    ])
    const owner = createDatabase(postgresLink({ url: loginUrl(server.url, 'commissary_test_owner', template) }))
    await migrate(owner)
    await owner.close()
    await asAdmin(server.url, [
      `do $$ begin create role commissary_test_login login in role commissary_app;
        exception when duplicate_object then null; end $$`,
    ])
    project.provide('testEngine', { kind: 'postgresql', adminUrl: server.url, template })
  } catch (error) {
    server.stop()
    throw error
  }
  return () => server.stop()
}

async function asAdmin(url: string, statements: string[]) {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  for (const statement of statements) await admin.query(statement)
  await admin.end()
}

/** A separate server on a socket in a temporary folder, without syncing, because nothing needs to survive. */
function startServer() {
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
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=100`
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true })
    },
  }
}
