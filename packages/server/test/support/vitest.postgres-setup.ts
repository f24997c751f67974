import type { TestProject } from 'vitest/node'

import { migrate } from '../../src/db/migrate.ts'
import { postgresLink } from '../../src/db/postgres.ts'
import { createDatabase } from '../../src/db/work.ts'
import { accountOf, asAdmin, openPostgresServer } from './postgres-server.ts'
import { loginUrl } from './test-logins.ts'

/**
 * Starts a PostgreSQL server for the test run (or uses DATABASE_URL_TEST, a superuser's URL) and migrates
 * a template in it. After that, no login is a superuser: the schema has an owner, and work runs under a third login.
 */
export default async function setup(project: TestProject) {
  const server = openPostgresServer()
  try {
    const template = `commissary_template_${process.pid}`
    await asAdmin(server.url, [
      ...accountOf('commissary_test_owner'),
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
