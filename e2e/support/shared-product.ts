import { appendFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { inject } from 'vitest'

import { asAdmin } from '../../packages/server/test/support/postgres-server.ts'
import { loginUrl } from '../../packages/server/test/support/test-logins.ts'
import { type DemoTemplate, pidFile } from './journeys.setup.ts'
import { type Product, type RunningProduct, startProduct, waitUntilReady } from './product.ts'
import { expectNoTokens } from './tokens.ts'

// The files of a worker run one after another in one module graph (`isolate: false`), so they share this.
let running: Promise<Product> | undefined

/**
 * The product of this worker, on PostgreSQL, with a new copy of the demo data: no file sees another's changes. Null if there
 * is no PostgreSQL.
 * @param rows SQL to run as a superuser on the copy
 */
export async function openSharedProduct(rows?: string): Promise<{ product: RunningProduct; close: () => void } | null> {
  const postgres = inject('postgres')
  if (postgres === null) return null
  // The server reconnects, as after any loss of its connections.
  const url = await copyDemo(postgres, 'shared', rows)
  running ??= start(url)
  const product = await running
  rmSync(path.join(product.folder, 'outbox'), { recursive: true, force: true })
  const before = product.output().length
  await waitUntilReady(product)
  const output = () => product.output().slice(before)
  return { product: { ...product, output }, close: () => expectNoTokens(output()) }
}

/**
 * A separate product for one file, on PostgreSQL, with a new copy of the demo data. Null if there is no PostgreSQL.
 * @param env environment variables of the server
 * @param rows SQL to run as a superuser on the copy
 */
export async function startOwnOnPostgres(env: Record<string, string>, rows?: string): Promise<Product | null> {
  const postgres = inject('postgres')
  if (postgres === null) return null
  const url = await copyDemo(postgres, 'own', rows)
  return startProduct({ parent: inject('runFolder'), env: { DATABASE_URL: url, ...env } })
}

/** Replaces this worker's database for a purpose with a new copy of the demo data. Returns its URL. */
async function copyDemo({ adminUrl, owner, template }: DemoTemplate, purpose: 'shared' | 'own', rows?: string) {
  const database = `${template}_${purpose}_${process.env['VITEST_POOL_ID']}`
  await asAdmin(adminUrl, [
    `drop database if exists ${database} with (force)`,
    `create database ${database} template ${template} owner ${owner}`,
  ])
  if (rows !== undefined) await asAdmin(databaseUrl(adminUrl, database), [rows])
  return loginUrl(adminUrl, owner, database)
}

function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

async function start(url: string): Promise<Product> {
  const parent = inject('runFolder')
  const product = await startProduct({ parent, env: { DATABASE_URL: url } })
  appendFileSync(pidFile(parent), `${product.pid()}\n`)
  return product
}
