import { postgresPrograms } from './test/support/postgres-programs.ts'

const root = 'packages/server'
// The files, locks and syncs of the embedded engine concern one engine only, and take their time.
const embedded = 'src/db/embedded/**'
// Deadlines only against hanging: a busy machine is no failure.
const files = {
  root,
  include: ['{src,test}/**/*.test.ts'],
  exclude: [embedded],
  hookTimeout: 60_000,
  testTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

const pglite = { test: { ...files, name: 'server-pglite', globalSetup: ['test/support/vitest.pglite-setup.ts'] } }
const postgres = { test: { ...files, name: 'server-postgres', globalSetup: ['test/support/vitest.postgres-setup.ts'] } }
const folders = {
  test: {
    root,
    name: 'server-embedded',
    include: [`${embedded}/*.test.ts`],
    hookTimeout: 60_000,
    testTimeout: 300_000,
  },
}

const hasPostgres = Boolean(process.env['DATABASE_URL_TEST'] ?? postgresPrograms())
if (!hasPostgres) {
  process.emitWarning('server-postgres is left out: no PostgreSQL programs were found and DATABASE_URL_TEST is not set')
}

/** The same test files on both engines, then those of the embedded engine's folder. */
export const serverProjects = hasPostgres ? [pglite, postgres, folders] : [pglite, folders]
