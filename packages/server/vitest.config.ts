import { postgresPrograms } from './src/db/test-postgres-programs.ts'

const files = { root: 'packages/server', include: ['src/**/*.test.ts'] }

const pglite = { test: { ...files, name: 'server-pglite', globalSetup: ['src/db/test-pglite.setup.ts'] } }
const postgres = { test: { ...files, name: 'server-postgres', globalSetup: ['src/db/test-postgres.setup.ts'] } }

const hasPostgres = Boolean(process.env['DATABASE_URL_TEST'] ?? postgresPrograms())
if (!hasPostgres) {
  console.warn('server-postgres is left out: no PostgreSQL programs were found and DATABASE_URL_TEST is not set')
}

/** The same test files on both engines. */
export const serverProjects = hasPostgres ? [pglite, postgres] : [pglite]
