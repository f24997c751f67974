import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { TestProject } from 'vitest/node'

import { postgresPrograms } from '../../packages/server/test/support/postgres-programs.ts'
import { accountOf, asAdmin, openPostgresServer } from '../../packages/server/test/support/postgres-server.ts'
import { loginUrl } from '../../packages/server/test/support/test-logins.ts'
import { startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Contains everything that the run writes. */
    runFolder: string
    /** Without PostgreSQL: a stopped product's data folder with the demo caterers. */
    seededFolder: string | null
    /** Null without PostgreSQL. */
    postgres: DemoTemplate | null
  }
}

/** A superuser's URL, the login that owns the schemas, and a database with the demo caterers. */
export interface DemoTemplate {
  adminUrl: string
  owner: string
  template: string
}

const owner = 'commissary_test_owner'

/** The process ids of the products that workers share, one per line. */
export const pidFile = (runFolder: string) => path.join(runFolder, 'pids')

/** Adds the demo caterers once, because a copy takes a fraction of the time. */
export async function setup(project: TestProject) {
  const runFolder = mkdtempSync(path.join(tmpdir(), 'commissary-journeys-'))
  project.provide('runFolder', runFolder)
  project.provide('seededFolder', null)
  project.provide('postgres', null)

  if (!process.env['DATABASE_URL_TEST'] && !postgresPrograms()) {
    process.stderr.write('No PostgreSQL programs were found: each file of journeys starts a product.\n')
    const product = await startProduct({ parent: runFolder })
    await product.stop()
    project.provide('seededFolder', product.folder)
    return () => rmSync(runFolder, { recursive: true })
  }

  const server = openPostgresServer()
  const teardown = () => {
    endProducts(runFolder)
    server.stop()
    rmSync(runFolder, { recursive: true })
  }
  try {
    const template = `commissary_demo_${process.pid}`
    await asAdmin(server.url, [...accountOf(owner), `create database ${template} owner ${owner}`])
    const env = { DATABASE_URL: loginUrl(server.url, owner, template) }
    const product = await startProduct({ parent: runFolder, env })
    await product.remove()
    project.provide('postgres', { adminUrl: server.url, owner, template })
  } catch (error) {
    teardown()
    throw error
  }
  return teardown
}

/** Vitest ends a worker without letting it stop its product. One that has ended by itself failed its tests. */
function endProducts(runFolder: string) {
  if (!existsSync(pidFile(runFolder))) return
  for (const pid of readFileSync(pidFile(runFolder), 'utf8').trim().split('\n')) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
